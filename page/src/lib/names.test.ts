import { afterEach, describe, expect, it } from 'vitest';
import { asked, gameName, optionMenu, optionName, optionValue, owes, seatIs, seatName, topicName } from './names';
import { setLang } from './i18n.svelte';
import { learn } from './lexicon.svelte';
import { linesOf } from './outline';
import { describe as tell } from './telling';
import type { Game, Look } from './types';

afterEach(() => {
  learn([]);
  setLang('en');
});

it('what the page does not know is named by its id', () => {
  expect(gameName('toy_war')).toBe('Toy war');
  expect([seatIs('toy', { seat: 0 }), seatIs('toy', { seat: 1, is: 'north' })]).toEqual(['toy-1', 'toy-north']);
  const seats = [{ seat: 0 }, { seat: 1, is: 'north_wind' }] as Look['seats'];
  expect([0, 1].map((s) => seatName({ game: 'toy', seats }, s))).toEqual(['Seat 1', 'North wind']);
  expect(optionName('toy', 'home_rule')).toBe('Home rule');
  expect(optionValue('toy', 'home_rule', 'not_yet')).toBe('not yet');
  expect(topicName('toy', 'end_game')).toBe('End game');
});

it('what the page does not know is named by the engine, in both languages', () => {
  const called = { en: 'the north', fr: 'le nord' };
  const words = { toy: { en: 'Toys', fr: 'Jouets' }, bid: { en: 'bid', fr: 'miser' }, coins: { en: 'coins', fr: 'pièces' } };
  learn([{ name: 'toy', seats: [{ seat: 0, is: 'north', called }], words } as unknown as Game]);
  setLang('fr');
  expect(gameName('toy')).toBe('Jouets');
  expect(seatIs('toy', { seat: 0 })).toBe('toy-north');
  expect(
    [0, 1].map((s) => seatName({ game: 'toy', seats: [] }, s)),
    'before a match begins',
  ).toEqual(['Le nord', 'Place 2']);
  const south = { seat: 0, is: 'south', called: { en: 'the south', fr: 'le sud' } };
  expect(seatName({ game: 'toy', seats: [south] }, 0), 'as the match says').toBe('Le sud');
  expect(topicName('toy', 'bid')).toBe('Miser');
  expect(tell('toy', { kind: 'bid', coins: 3, to: 'north' })).toBe('Miser : pièces 3 · Le nord');
  expect(linesOf('toy', { coins: 2, leader: 'north' }).map((l) => [l.name, l.is])).toEqual([
    ['Pièces', '2'],
    ['Leader', 'Le nord'],
  ]);
});

it('a decision asks what the engine asks', () => {
  expect(asked({ kind: 'pick', who: [0], duty: 'each', en: 'which one?', fr: 'lequel ?' })).toBe('Which one?');
});

it('a menu has numbers in their order, with the default marked, and words as they come', () => {
  expect(optionMenu('toy', { name: 'pieces', values: ['8', '4', '12', '6'] }).map((v) => v.text)).toEqual(['4', '6', '8 (default)', '12']);
  expect(optionMenu('toy', { name: 'x', values: ['roll', 'never'] }).map((v) => v.value)).toEqual(['roll', 'never']);
});

describe('a decision', () => {
  const look = (more: object) => ({
    status: 'playing' as const,
    decision: { kind: 'pick', who: [1], duty: 'each' as const, en: 'Which one?', fr: 'Lequel ?' },
    seats: [{ seat: 0 }, { seat: 1 }],
    ...more,
  });
  it('is owed by whom it waits for', () => {
    expect(owes(look({}), 1)).toBe(true);
    expect(owes(look({}), 0)).toBe(false);
    expect(owes(look({}), null)).toBe(false);
  });
  it('is not owed where it cannot be taken', () => {
    expect(owes(look({ status: 'over' }), 1)).toBe(false);
    expect(owes(look({ paused: true }), 1)).toBe(false);
    expect(owes(look({ frozen: true }), 1)).toBe(false);
    expect(owes(look({ seats: [{ seat: 0 }, { seat: 1, bot: 'greedy' }] }), 1)).toBe(false); // given up, or held
  });
});
