import { afterEach, describe, expect, it } from 'vitest';
import { setLang } from './i18n.svelte';
import { drawn, ended, got } from './outcome';

afterEach(() => setLang('en'));

const alone = [{ seat: 0 }, { seat: 1 }, { seat: 2 }];
const pairs = [0, 1, 2, 3].map((seat) => ({ seat, side: seat % 2 }));
const named = (seat: number) => 'ABCD'[seat]!;

describe('a match', () => {
  it('is won by one, shared, drawn, or merely over', () => {
    expect(ended([0, 1, 0], alone, named)).toBe('B won');
    expect(ended([0.5, 0.5, 0], alone, named)).toBe('Shared victory: A, B');
    expect(ended([0.5, 0.5], alone.slice(0, 2), named)).toBe('Draw');
    expect(ended([0, 0, 0.5], alone, named)).toBe('C won');
    expect(ended([], alone, named)).toBe('The match is over');
  });
  it('is won by a pair, not shared by two', () => {
    expect(ended([0.5, 0, 0.5, 0], pairs, named)).toBe('A, C won');
    setLang('fr');
    expect(ended([0.5, 0, 0.5, 0], pairs, named)).toBe('A, C l’emportent');
    expect(ended([0, 1, 0], alone, named)).toBe('B l’emporte');
  });
  it('is drawn by sides', () => {
    expect(drawn([0.25, 0.25, 0.25, 0.25], pairs)).toBe(true);
    expect(
      drawn(
        [0.5, 0.5],
        [
          { seat: 0, side: 1 },
          { seat: 1, side: 1 },
        ],
      ),
      'all play together, and win',
    ).toBe(false);
    expect(drawn([1], [{ seat: 0 }])).toBe(false);
  });
});

it('a seat gets what its side got', () => {
  const of = (result: number[], seats = pairs) => result.map((_, s) => got(result, seats, s));
  expect(of([0.5, 0, 0.5, 0])).toEqual(['Winner', '', 'Winner', '']);
  expect(of([0.25, 0.25, 0.25, 0.25])).toEqual(['Draw', 'Draw', 'Draw', 'Draw']);
  expect(got([0.5, 0.5, 0], alone, 1)).toBe('Share of victory 50 %');
  expect(got([0.5, 0.5, 0], alone, 2)).toBe('');
  const three = alone.map((s) => ({ ...s, side: 0 }));
  expect(of([0.33333334, 0.33333334, 0.33333334], three)).toEqual(['Winner', 'Winner', 'Winner']);
});
