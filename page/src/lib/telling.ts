// An action in words, for a game that has none of its own: its kind, and what it names, as the engine spells it.
import { wordsOf } from './games';
import { m } from './i18n.svelte';
import { titled, worded } from './names';
import type { Action } from './types';

/** What an action does, without what it does it to. */
export const verbOf = (game: string, kind: string): string => wordsOf(game)?.acts?.[kind] ?? titled(worded(game, kind));

function valued(game: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((v) => valued(game, v)).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([field, v]) => `${worded(game, field)} ${valued(game, v)}`)
      .join(', ');
  return typeof value === 'string' ? titled(worded(game, value)) : String(value);
}

/** What an action names: an id by its name, a number with its field, what is simply so by its field alone. */
function bitsOf(game: string, { kind: _, ...fields }: Action): string[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    if (value === null || value === false) return [];
    if (value === true) return [worded(game, field)];
    return [typeof value === 'number' ? `${worded(game, field)} ${value}` : valued(game, value)];
  });
}

/** An action in words, for lists: "Trade: Wool · for 2". */
export function describe(game: string, a: Action): string {
  const bits = bitsOf(game, a);
  return bits.length ? `${verbOf(game, a.kind)}${m().colon}${bits.join(' · ')}` : verbOf(game, a.kind);
}
