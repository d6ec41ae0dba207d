// Actions as they are compared, and what a choice of one narrows down.
import type { Action, View } from './types';

const fields = [
  'kind',
  'unit',
  'target',
  'hex',
  'card',
  'commander',
  'other',
  'token',
  'second',
  'commands',
  'ground',
  'pair',
  'n',
] as const;
export type Field = (typeof fields)[number];

const one = (v: unknown): string =>
  Array.isArray(v) ? [...(v as number[])].sort().join('+') : v === undefined || v === false ? '' : String(v);

/** One spelling for each action, so that two can be compared. */
export const spell = (a: Action): string => fields.map((f) => one(a[f])).join('|');

/** What is chosen so far. */
export type Chosen = Partial<Action>;

export const chosenFields = (c: Chosen): Field[] => (Object.keys(c) as Field[]).filter((f) => c[f] !== undefined);

/**
 * An action with what it implies: the morale token that raises or rallies, and the unit of the commander who leads
 * a card, so that card and leader, token and unit can be chosen in any order.
 */
export function facetsOf(a: Action, view: View | null): Action {
  switch (a.kind) {
    case 'raise_morale':
    case 'rally':
      return { ...a, token: 'morale' };
    case 'play_card': {
      const unit = view?.commanders[a.commander ?? '']?.unit;
      return unit ? { ...a, unit } : a;
    }
  }
  return a;
}

export const matches = (f: Action, c: Chosen): boolean => chosenFields(c).every((k) => one(f[k]) === one(c[k]));

/** What is never meant unless it is said. */
const explicit = ['exit', 'shed', 'pass', 'done', 'decline'];
/** What is meant first, where two would do. */
const first = ['attack', 'move', 'leave', 'use_token', 'rally', 'place', 'war_dogs', 'scorch', 'douse'];

/** The action that a choice comes to, of those that match it; null while something is open. */
export function completed(matching: { o: Action; f: Action }[], c: Chosen, commits: boolean): Action | null {
  if (!chosenFields(c).length) return null;
  const whole = matching.filter(({ f }) => {
    if (!c.kind && (explicit.includes(f.kind) || (f.kind === 'commit' && !commits))) return false;
    if (!c.unit && (f.kind === 'rally' || f.kind === 'use_token')) return false; // a unit is pressed, never guessed
    if (f.kind === 'play_card' && !c.card) return false;
    if (f.kind === 'play_card' && !c.unit && new Set(matching.map((m) => m.f.unit)).size > 1) return false;
    const like = matching.filter((m) => m.f.kind === f.kind);
    return chosenFields(f).every(
      (k) => k === 'kind' || k === 'pair' || k === 'commands' || c[k] !== undefined || like.every((m) => one(m.f[k]) === one(f[k])),
    );
  });
  const rank = (a: Action) => (first.indexOf(a.kind) + 1 || first.length + 1) * 100 + (a.pair ? 50 : 0) - (a.commands?.length ?? 0);
  const kinds = new Set(whole.map(({ o }) => o.kind));
  if (kinds.size > 1 && !whole.some(({ o }) => first.includes(o.kind))) return null;
  return whole.map(({ o }) => o).sort((a, b) => rank(a) - rank(b))[0] ?? null;
}
