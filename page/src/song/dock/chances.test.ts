import { describe, expect, it } from 'vitest';
import type { Odds } from '../ask';
import { endsOf, linksOf } from './chances';

/** A charge on 3 or more, as the engine tells of it. */
const charge: Odds = {
  kind: 'charge',
  unit: 'swords',
  target: 'guards',
  side: 'left',
  reaches: 2 / 3,
  throws: [{ dice: 2, need: 4, again: true, chance: 2 / 3 }],
  hits: { mean: 1.5, chances: [0.0625, 0.375, 0.5625] },
  save: 5,
  wounds: { mean: 1, chances: [0.25, 0.5, 0.25] },
  test: { need: 7, mod: -1, failed: 0.583 },
  left: { destroyed: 0.1, ranks: [0.1, 0.6, 0.3], models: [0.1, 0.9], mean: 0.9 },
  own: { panic: 0, ranks: [0, 0, 1], models: [0, 1] },
  spends: [{ token: 'vulnerable', unit: 'guards', by: 'a' }],
};
const rows = (odds: Odds, need: number, lang: 'en' | 'fr' = 'en', hindered = false) =>
  linksOf(odds, { need, hindered }, lang).map((l) => [l.id, l.note, l.value]);

describe('the chain of chances', () => {
  it('goes from the die of a charge to Panic, each with its number', () => {
    expect(rows(charge, 3)).toEqual([
      ['reach', 'on 3 or more', '66.7%'],
      ['hits', '2 dice, 4+, misses rolled again', '1.5'],
      ['wounds', 'saves 5+, Vulnerable spent', '1.0'],
      ['panic', 'Morale 7+, −1 to the total', '58.3%'],
    ]);
    expect(rows(charge, 3, 'en', true)[0]![1]).toBe('on 3 or more, the lower of two dice');
    expect(rows(charge, 3, 'fr')[0]).toEqual(['reach', 'sur 3 ou plus', '66,7\u202f%']);
    expect(linksOf(charge, null, 'en')[1]!.likeliest).toBe('most likely 2: 56.3%');
  });

  it('tells how likely each throw is where there are several', () => {
    const throws = [...charge.throws.map((t) => ({ ...t, chance: 0.5 })), { dice: 1, need: 4, again: false, chance: 0.125 }];
    expect(rows({ ...charge, throws }, 3)[1]![1]).toBe('2 dice, 4+, misses rolled again (50.0%) · 1 die, 4+ (12.5%)');
  });

  it('leaves out what does not come', () => {
    const { hits: _h, wounds: _w, test: _t, left: _l, ...short } = charge;
    expect(rows({ ...short, reaches: 0, throws: [], own: { ...charge.own, panic: 0.5 } }, 7)).toEqual([
      ['reach', '', '0.0%'],
      ['own', '', '50.0%'],
    ]);
    expect(linksOf({ ...charge, kind: 'shoot', reaches: 1 }, null, 'en')[0]!.id).toBe('hits');
  });

  it('ends in all that can be left, a charge that falls short among it', () => {
    const ends = endsOf(charge, 'en');
    expect(ends.map((e) => e.name)).toEqual(['falls short', '2 ranks', '1 rank', 'destroyed']);
    expect(ends.map((e) => Number(e.share.toFixed(4)))).toEqual([0.3333, 0.2, 0.4, 0.0667]);
    expect(endsOf({ ...charge, reaches: 1 }, 'en').map((e) => e.name)).not.toContain('falls short');
  });
});
