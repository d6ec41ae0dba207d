import { describe, expect, it } from 'vitest';
import { hasCard, reached, rollOf, rowsOf } from './act';
import type { Tale } from './board';
import type { Happened } from './types';

const said = (en: string, more: Partial<Happened> = {}): Happened => ({ kind: 'x', en, fr: en, ...more });
const tale = (told: Happened[], weight = 2, more: Partial<Tale> = {}) =>
  ({ step: { weight, en: 'Ax shoots.', fr: 'Ax tire.' }, told, beat: 0, beats: 1, ...more }) as unknown as Tale;
const hits = said('[Ax](unit:ax), to hit on 4+: [⚅⚀⚁](dice:4)');

describe('the card of a step', () => {
  it('sets the dice that were enough against what was to be expected', () => {
    expect(rollOf([6, 1, 2], 4)).toEqual({ dice: [1, 2, 6], least: 4, hits: 1, expected: 1.5 });
  });
  it('has the words before and after the dice, and not the sentence of the step again', () => {
    const nerve = said('Nerve of Bo: [⚃⚄](dice:0), 9 in all: Steady.');
    const rows = rowsOf([said('Ax shoots.'), hits, nerve, said('Round 2.', { heading: 'round' })], (t) => t.en, {
      en: 'Ax shoots.',
      fr: '',
    });
    expect(rows.map((r) => [r.before, r.roll?.hits, r.after])).toEqual([
      ['Ax, to hit on 4+', 1, ''],
      ['Nerve of Bo', 2, '9 in all: Steady.'],
    ]);
  });
  it('sets dice with symbols against what was to be expected', () => {
    const [row] = rowsOf([said('Ax rolls [1 fist, 2 green](dice:fist!,green,green/1.5).')], (t) => t.en, { en: '', fr: '' });
    expect([row!.before, row!.roll!.hits, row!.roll!.expected, row!.roll!.said, row!.after]).toEqual([
      'Ax rolls',
      1,
      1.5,
      '1 fist, 2 green',
      '',
    ]);
    expect(row!.roll!.symbols!.map((d) => d.shows)).toEqual(['green', 'green', 'fist']);
  });
  it('is there for dice, and where a heavy step has more to tell', () => {
    expect(hasCard(tale([hits], 1))).toBe(true);
    expect(hasCard(tale([said('a'), said('b')], 2))).toBe(true);
    expect(hasCard(tale([said('a'), said('b')], 1))).toBe(false);
    expect(hasCard(tale([said('a')], 3))).toBe(false);
  });
  it('shows a fight beat by beat, and all else at once', () => {
    const fight = (beat: number) => tale([hits], 3, { beat, beats: 5 });
    expect([0, 1, 2, 3, 4].map((b) => reached(fight(b), 'dice'))).toEqual([false, false, true, true, true]);
    expect(reached(fight(3), 'result')).toBe(false);
    expect(reached(tale([hits]), 'result')).toBe(true);
  });
});
