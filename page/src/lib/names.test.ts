import { describe, expect, it } from 'vitest';
import { describe as tell, drawn, optionMenu, owes, placesIn } from './names';

describe('places in a sentence', () => {
  it('are found whole, the longer name first', () => {
    expect(
      placesIn('Stark marches from Winterfell to The Narrow Sea.', 'en')
        .filter((p) => p.area)
        .map((p) => p.area),
    ).toEqual(['winterfell', 'the_narrow_sea']);
    expect(placesIn('Nothing is named here.', 'en')).toEqual([{ text: 'Nothing is named here.' }]);
    expect(placesIn('Winterfells', 'en')).toEqual([{ text: 'Winterfells' }]);
  });
});

describe('an action in words', () => {
  it('has the names that the match knows, and plain ones for the rest', () => {
    const a = { kind: 'charge', unit: 'axes_2', target: 'red_orcs', with: ['bows'] };
    expect(tell(a)).toBe('Charge: Axes 2 · at Red orcs · with Bows');
    expect(tell(a, (id) => ({ axes_2: 'Shield Wall 2', bows: 'Kindred Archers' })[id])).toBe(
      'Charge: Shield Wall 2 · at Red orcs · with Kindred Archers',
    );
  });
  it('counts wounds, and names a weapon only where it is not the first', () => {
    expect(tell({ kind: 'soul_drain', unit: 'lord', target: 'imps', wounds: 1 })).toBe('Soul Drain: Lord · at Imps · 1 wound');
    expect(tell({ kind: 'shoot', unit: 'bows', target: 'imps', weapon: 0 })).toBe('Shoot: Bows · at Imps');
    expect(tell({ kind: 'shoot', unit: 'bows', target: 'imps', weapon: 1 })).toBe('Shoot: Bows · at Imps · weapon 2');
  });
});

it('a menu has numbers in their order, with the default marked, and words as they come', () => {
  expect(optionMenu({ name: 'pieces', values: ['8', '4', '12', '6'] }).map((v) => v.text)).toEqual(['4', '6', '8 (default)', '12']);
  expect(optionMenu({ name: 'x', values: ['roll', 'never'] }).map((v) => v.value)).toEqual(['roll', 'never']);
});

it('a match is drawn where all have the same share', () => {
  expect([[0.5, 0.5], [1, 0], [0.5, 0.5, 0], []].map(drawn)).toEqual([true, false, false, false]);
});

describe('a decision', () => {
  const look = (more: object) => ({
    status: 'playing' as const,
    decision: { kind: 'orders', who: [1], duty: 'each' as const, en: '', fr: '' },
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
