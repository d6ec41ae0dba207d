// What can be seen of an army at a glance.
import type { Roster } from './ask';
import type { Lang } from '../lib/i18n.svelte';
import type { Condition, Side, Unit, View } from './types';
import { boardWords } from './words/board';

export const unitsOf = (view: View, side: Side): [string, Unit][] => Object.entries(view.units).filter(([, u]) => u.seat === side);

const gone = (state: Condition): boolean => state === 'routed';

export interface Strength {
  standing: number;
  units: number;
  wounds: number;
  /** Points of what is not routed; null while costs are unknown. */
  points: number | null;
}

export function strength(view: View, roster: Roster | null, side: Side): Strength {
  const all = unitsOf(view, side);
  const left = all.filter(([, u]) => !gone(u.state));
  return {
    standing: left.length,
    units: all.length,
    wounds: left.reduce((n, [, u]) => n + u.wounds, 0),
    points: roster ? left.reduce((n, [id]) => n + (roster.units[id]?.points ?? 0), 0) : null,
  };
}

/** The army of a side by name: the one that most of its units belong to. */
export function armyName(view: View, roster: Roster | null, side: Side, lang: Lang): string {
  const count = new Map<string, number>();
  for (const [id] of unitsOf(view, side)) {
    const name = roster?.units[id]?.army[lang];
    if (name) count.set(name, (count.get(name) ?? 0) + 1);
  }
  return [...count].sort((a, b) => b[1] - a[1])[0]?.[0] ?? boardWords(lang).side[side];
}

export const scoreOf = (view: View, roster: Roster | null): Record<Side, number> | null => view.score ?? roster?.scenario.score ?? null;
