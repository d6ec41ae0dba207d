// What an editor does to a battle plan. The engine judges; nothing here does.
import type { HexId, House, Rank, TerrainToken } from '../types';
import { houses } from '../types';
import type { At, PlacedUnit, PlanDoc, Side, Special, Stock } from './types';

export const same = (a: At, b: At): boolean => a[0] === b[0] && a[1] === b[1];
export const toAt = (id: HexId): At => id.split(',').map(Number) as At;
export const toId = (at: At): HexId => `${at[0]},${at[1]}`;

export const width = (p: PlanDoc): number => p.rows[0]?.length ?? 0;
export const height = (p: PlanDoc): number => p.rows.length;
const rowWidth = (of: number, row: number): number => of - (row & 1);
const within = (w: number, h: number, [c, r]: At): boolean => r >= 0 && r < h && c >= 0 && c < rowWidth(w, r);

const bare = (w: number, h: number): string[] => Array.from({ length: h }, (_, r) => '.'.repeat(rowWidth(w, r)));

export const blank = (game: string): PlanDoc => ({
  game,
  rounds: 5,
  order_value: 3,
  command_value: 3,
  momentum: 'stark',
  rows: bare(13, 9),
  stark: { command_tokens: 3, last_space: 'rout', units: [] },
  lannister: { command_tokens: 3, last_space: 'rout', units: [] },
  scores: [{ when: 'game_end', house: 'both', per: 'enemy_unit_eliminated', points: 1 }],
});

/** One's own copy of a plan: it is nobody's source any more. */
export function copied(p: PlanDoc): PlanDoc {
  const { id: _, confidence: __, ...rest } = p;
  return rest;
}

/** A plan with a name or an introduction in the language in which it is written; the other keeps its own, if it has one. */
export function titled(p: PlanDoc, key: 'name' | 'intro', lang: 'en' | 'fr', text: string): PlanDoc {
  const { [key]: once, [`${key}_en` as const]: en, [`${key}_fr` as const]: fr, ...rest } = p;
  const both = { en: en ?? once ?? '', fr: fr ?? once ?? '' };
  const next = both.en === both.fr ? { en: text, fr: text } : { ...both, [lang]: text };
  if (next.en === next.fr) return (next.en ? { ...rest, [key]: next.en } : rest) as PlanDoc;
  return { ...rest, [`${key}_en`]: next.en, [`${key}_fr`]: next.fr } as PlanDoc;
}

export const textOf = (p: PlanDoc, key: 'name' | 'intro') => ({
  en: p[`${key}_en`] ?? p[key] ?? '',
  fr: p[`${key}_fr`] ?? p[key] ?? p[`${key}_en`] ?? '',
});

export const signAt = (p: PlanDoc, [c, r]: At): string => p.rows[r]?.[c] ?? '';

export function painted(p: PlanDoc, at: At, sign: string): PlanDoc {
  if (signAt(p, at) === sign || !signAt(p, at)) return p;
  const [c, r] = at;
  return { ...p, rows: p.rows.map((row, i) => (i === r ? row.slice(0, c) + sign + row.slice(c + 1) : row)) };
}

export const tokenAt = (p: PlanDoc, at: At): TerrainToken | null => p.tokens?.find((t) => same(t.at, at))?.token ?? null;

export function withToken(p: PlanDoc, at: At, token: TerrainToken | null): PlanDoc {
  if (tokenAt(p, at) === token) return p;
  const others = (p.tokens ?? []).filter((t) => !same(t.at, at));
  return { ...p, tokens: token ? [...others, { token, at }] : others };
}

/** A list of hexes with this one, or without it if it was there. */
export const toggled = (list: At[] | undefined, at: At): At[] =>
  list?.some((x) => same(x, at)) ? list.filter((x) => !same(x, at)) : [...(list ?? []), at];

export const unitsOf = (p: PlanDoc, house: House): PlacedUnit[] => p[house].units ?? [];

export interface Standing {
  house: House;
  i: number;
  unit: PlacedUnit;
}

/** The units that stand in a hex; a plan that is being written may have several. */
export const unitsAt = (p: PlanDoc, at: At): Standing[] =>
  houses.flatMap((house) => unitsOf(p, house).flatMap((unit, i) => (same(unit.at, at) ? [{ house, i, unit }] : [])));

export const withSide = (p: PlanDoc, house: House, side: Partial<Side>): PlanDoc => ({ ...p, [house]: { ...p[house], ...side } });

export const addUnit = (p: PlanDoc, house: House, unit: PlacedUnit): PlanDoc => withSide(p, house, { units: [...unitsOf(p, house), unit] });

export const withUnit = (p: PlanDoc, house: House, i: number, unit: PlacedUnit): PlanDoc =>
  withSide(p, house, { units: unitsOf(p, house).map((u, j) => (j === i ? unit : u)) });

export const withoutUnit = (p: PlanDoc, house: House, i: number): PlanDoc =>
  withSide(p, house, { units: unitsOf(p, house).filter((_, j) => j !== i) });

/** A unit of another type or rank, or with another commander; a commander goes who leads no such unit. */
export function retyped(stock: Stock, u: PlacedUnit, change: { unit?: string; rank?: Rank; commander?: string }): PlacedUnit {
  const { commander, ...rest } = { ...u, ...change };
  const leads = stock.commanders.find((c) => c.id === commander)?.unit === rest.unit;
  return leads && commander ? { ...rest, commander } : rest;
}

/** Nothing more is in a hex but plains. */
export function cleared(p: PlanDoc, at: At): PlanDoc {
  let next = withToken(painted(p, at, '.'), at, null);
  if (next.objectives?.some((x) => same(x, at))) next = { ...next, objectives: toggled(next.objectives, at) };
  for (const house of houses)
    if (unitsOf(next, house).some((u) => same(u.at, at)))
      next = withSide(next, house, { units: unitsOf(next, house).filter((u) => !same(u.at, at)) });
  return next;
}

/** A board of another size; what lies beyond it goes. */
export function resized(p: PlanDoc, w: number, h: number): PlanDoc {
  const rows = bare(w, h).map((row, r) => ((p.rows[r] ?? '') + row.slice(p.rows[r]?.length ?? 0)).slice(0, row.length));
  const inside = (at: At) => within(w, h, at);
  const hexes = <T extends { hexes?: At[] }>(x: T): T => (x.hexes ? { ...x, hexes: x.hexes.filter(inside) } : x);
  const next: PlanDoc = { ...p, rows };
  for (const house of houses) next[house] = { ...p[house], units: unitsOf(p, house).filter((u) => inside(u.at)) };
  if (p.tokens) next.tokens = p.tokens.filter((t) => inside(t.at));
  if (p.objectives) next.objectives = p.objectives.filter(inside);
  if (p.special) next.special = p.special.map(hexes);
  if (p.scores) next.scores = p.scores.map((s) => ({ ...hexes(s), ...(s.rows ? { rows: s.rows.filter((r) => r < h) } : {}) }));
  return next;
}

/** An element of one of the lists of a plan, changed or gone. */
export const at = <T>(list: T[] | undefined, i: number, next: T | null): T[] =>
  (list ?? []).flatMap((x, j) => (j !== i ? [x] : next === null ? [] : [next]));

/** Toggles a hex of a special rule, or of a line of victory points; without any the line has no such field. */
export function withHex(p: PlanDoc, list: 'special' | 'scores', i: number, hex: At): PlanDoc {
  const change = <T extends { hexes?: At[] }>(line: T): T => {
    const { hexes, ...rest } = line;
    const next = toggled(hexes, hex);
    return (next.length ? { ...rest, hexes: next } : rest) as T;
  };
  if (list === 'special') return { ...p, special: (p.special ?? []).map((s, j) => (j === i ? change(s) : s)) };
  return { ...p, scores: (p.scores ?? []).map((s, j) => (j === i ? change(s) : s)) };
}

/** A special rule as it begins. */
export function freshRule(rule: string): Special {
  switch (rule) {
    case 'scorched_earth':
      return { rule, house: 'stark', classes: ['infantry'] };
    case 'strategy':
      return { rule, strategic: 1 };
  }
  return { rule, house: 'stark' };
}

/** The part of a plan that a fault is in: its hex, if it is about one. */
export function hexOf(p: PlanDoc, part: string): At | null {
  const keys = part ? part.split('.') : [];
  let v: unknown = p;
  let found: At | null = null;
  for (const key of keys) {
    v = (v as Record<string, unknown> | undefined)?.[key];
    const a = (v as { at?: unknown } | undefined)?.at ?? v;
    if (Array.isArray(a) && a.length === 2 && a.every((n) => typeof n === 'number')) found = a as At;
  }
  return found && signAt(p, found) ? found : null;
}

/** Is a fault in this part, or in a part of it? */
export const isIn = (part: string | undefined, of: string): boolean => part === of || (part ?? '').startsWith(`${of}.`);
