import { expect, it } from 'vitest';
import type { Roster } from './ask';
import { cardIn } from './hand';

const roster = { decks: { a: ['red_rain', 'hear_me_roar'], b: ['hit_and_run'] } } as unknown as Roster;

it('names a card that an action gives by its number in the deck of the seat', () => {
  const knows = { view: null, side: 'a', roster } as const;
  expect(cardIn(knows, 1)).toBe('hear_me_roar');
  expect(cardIn({ ...knows, side: 'b' }, 0)).toBe('hit_and_run');
  expect(cardIn(knows, 'red_rain')).toBe('red_rain');
  expect(cardIn({ ...knows, roster: null }, 1)).toBe('1');
});
