import { describe, expect, it } from 'vitest';
import { owes, placesIn } from './names';

describe('places in a sentence', () => {
  it('are found whole, the longer name first', () => {
    expect(placesIn('Stark marches from Winterfell to The Narrow Sea.', 'en').filter((p) => p.area).map((p) => p.area)).toEqual(['winterfell', 'the_narrow_sea']);
    expect(placesIn('Nothing is named here.', 'en')).toEqual([{ text: 'Nothing is named here.' }]);
    expect(placesIn('Winterfells', 'en')).toEqual([{ text: 'Winterfells' }]);
  });
});

describe('a decision', () => {
  const look = (more: object) => ({ status: 'playing' as const, decision: { kind: 'orders', who: [1] }, seats: [{ seat: 0 }, { seat: 1 }], ...more });
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
