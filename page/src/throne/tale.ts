// What the map shows of a step of the story: where it happens, who goes where, and who helps.
import type { Tale } from '../lib/board';
import { map } from './geometry';
import type { Arrow, Light } from './shown';

const areas = (refs: readonly string[]): string[] =>
  refs.flatMap((r) => (r.startsWith('area:') && r.slice(5) in map.areas ? [r.slice(5)] : []));

/** The areas of a step, and of who helps. */
export const stageOf = ({ step }: Tale): string[] => [...new Set([...areas(step.places), ...areas(step.helpers)])];

export function taleLights({ step, beat, beats }: Tale): Record<string, Light> {
  const helpers = beats === 1 || beat > 0 ? areas(step.helpers) : []; // they come after the way
  return Object.fromEntries([
    ...helpers.map((id) => [id, 'selected'] as const),
    ...areas(step.places).map((id) => [id, 'target'] as const),
  ]);
}

const ways: Record<string, Arrow['kind']> = { march: 'march', raid: 'raid' };

/** From where a step begins to where it leads, and from who helps. */
export function taleArrows(tale: Tale): Arrow[] {
  const { step, beat, beats } = tale;
  const [from, to, ...on] = areas(step.places);
  const kind = step.weight === 3 && step.kind === 'march' ? 'attack' : ways[step.kind];
  if (!from || !to || !kind) return [];
  const helpers = beats === 1 || beat > 0 ? areas(step.helpers) : [];
  const others = kind === 'march' || kind === 'raid' ? on : []; // of a fight they are where somebody retreats to
  return [
    ...[to, ...others].map((id): Arrow => ({ from, to: id, kind })),
    ...helpers.map((id): Arrow => ({ from: id, to, kind: 'support' })),
  ];
}
