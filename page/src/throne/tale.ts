// What the map shows of a step of the story: where it happens, who goes where, and who helps.
import type { Tale } from '../lib/board';
import { marked } from '../lib/marked';
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

const named = (sentence: string): string[] => marked(sentence).flatMap((p) => (p.ref ? [`${p.ref.kind}:${p.ref.id}`] : []));

const ways: Record<string, Arrow['kind']> = { march: 'march', raid: 'raid' };

/** From where a step begins to where it leads, and from who helps. */
export function taleArrows(tale: Tale): Arrow[] {
  const { step, beat, beats } = tale;
  const fight = step.weight === 3 && step.kind === 'march';
  const [first, ...others] = areas(step.places);
  const kind = fight ? 'attack' : ways[step.kind];
  if (!first || !kind) return [];
  // A raid is told by what it hits, and then from where. Of a fight only its own sentence says where it is.
  const [from, ...on] = step.kind === 'raid' && others[0] ? [others[0], first] : [first, ...(fight ? areas(named(step.en)) : others)];
  const helpers = beats === 1 || beat > 0 ? areas(step.helpers) : [];
  return [
    ...on.map((to): Arrow => ({ from, to, kind })),
    ...helpers.flatMap((id): Arrow[] => (on[0] ? [{ from: id, to: on[0], kind: 'support' }] : [])),
  ];
}
