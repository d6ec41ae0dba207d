import { describe, expect, it } from 'vitest';
import { move, rename } from './edit';

describe('a list', () => {
  it('is put in another order', () => {
    const l = { name: 'L', units: ['a', 'b', 'c'] };
    const order = (x: typeof l) => x.units.join('');
    expect(order(move(l, 0, 3))).toBe('bca');
    expect(order(move(l, 2, 0))).toBe('cab');
    expect(order(move(l, 1, 0))).toBe('bac');
    expect(move(l, 0, 3).name).toBe('L');
    for (const same of [move(l, 1, 1), move(l, 1, 2), move(l, 3, 0)]) expect(same).toBe(l);
  });
  it('has a name in both languages, or has none', () => {
    const l: { name?: string; name_fr?: string; points: number } = { name: 'Host', name_fr: 'Ost', points: 40 };
    expect(rename(l, 'Army', '')).toEqual({ name: 'Army', points: 40 });
    expect(rename(l, '', 'Armée')).toEqual({ name_fr: 'Armée', points: 40 });
  });
});
