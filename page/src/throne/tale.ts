// What the map shows of a step of the story: where it happens, who goes where, and who helps.
import { reached } from '../lib/act';
import type { Tale } from '../lib/board';
import type { Step } from '../lib/types';
import { map } from './geometry';
import type { Arrow, Light } from './shown';
import type { Battle, View } from './types';

type Strength = NonNullable<Battle['strength']>;

const areas = (refs: readonly string[]): string[] =>
  refs.flatMap((r) => (r.startsWith('area:') && r.slice(5) in map.areas ? [r.slice(5)] : []));

/** The areas of a step, and of who helps. */
export const stageOf = ({ step }: Pick<Tale, 'step'>): string[] => [...new Set([...areas(step.places), ...areas(step.helpers)])];

export function taleLights(tale: Tale): Record<string, Light> {
  const { step } = tale;
  const helpers = reached(tale, 'helpers') ? areas(step.helpers) : [];
  return Object.fromEntries([
    ...helpers.map((id) => [id, 'selected'] as const),
    ...areas(step.places).map((id) => [id, 'target'] as const),
  ]);
}

const ways: Record<string, Arrow['kind']> = { march: 'march', raid: 'raid' };

/** From where a step begins to where it leads, and from who helps. */
export function taleArrows(tale: Pick<Tale, 'step' | 'beat' | 'beats'>): Arrow[] {
  const { step } = tale;
  const fight = step.weight === 3 && step.kind === 'march';
  const kind = fight ? 'attack' : ways[step.kind];
  if (!kind) return [];
  const arrows = (step.ways ?? []).flatMap((way): Arrow[] => {
    const [from, to] = areas([way.from, ...way.to]);
    return from && to && (!fight || way.kind === 'battle') ? [{ from, to, kind }] : [];
  });
  const [first] = arrows;
  const helpers = first && reached(tale, 'helpers') ? areas(step.helpers) : [];
  return [...arrows, ...helpers.map((from): Arrow => ({ from, to: first!.to, kind: 'support' }))];
}

/** The ways of what was told: they stay marked when it is over. */
export const lastWays = (steps: readonly Step[]): Arrow[] => steps.flatMap((step) => taleArrows({ step, beat: 0, beats: 2 }));

/** Events that the sums of a battle show, or its sentence. */
export const summedUp = ['marched', 'battle', 'supported', 'strengths', 'card', 'won'];

/** A battle as far as it is told: its helpers, its cards, then what they come to. `whole` is all of it, of which what counts is asked. */
export function fightOf(tale: Tale): { view: View; whole: View; strength: Strength | null } | null {
  const whole = tale.peak as View | undefined;
  if (!whole?.battle) return null;
  const { battle } = whole;
  const totals = reached(tale, 'totals');
  const before = tale.told.find((t) => t.kind === 'strengths') as Strength | undefined;
  return {
    view: {
      ...whole,
      blade_used: true, // whether it could be used is no longer a question
      battle: {
        ...battle,
        support: reached(tale, 'helpers') ? battle.support : {},
        cards: reached(tale, 'dice') ? battle.cards : {},
        ...(totals ? {} : { blade: undefined }),
      },
    },
    whole,
    strength: totals ? (battle.strength ?? null) : (before ?? null),
  };
}
