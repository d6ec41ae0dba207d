import { expect, it } from 'vitest';
import { marksOf } from './marks';
import type { Happened } from './types';

const log = (...told: Happened[][]) => ({
  game: 'toy',
  seats: [],
  commitment: '',
  seed: null,
  result: [],
  actions: told.map((t, i) => ({ n: i + 1, seat: 0, kind: 'act', dice: [], told: t })),
});
const head = (heading: 'round' | 'turn' | 'battle', n = 0): Happened => ({ kind: heading, heading, [heading]: n, en: '', fr: '' });
const places = (start: Happened[], ...told: Happened[][]) => marksOf(start, log(...told)).map(({ n, round }) => [n, round]);

it('a replay marks where rounds begin, and where there is fighting', () => {
  expect(places([head('round', 1)], [], [head('battle')], [head('round', 2)])).toEqual([
    [0, 1],
    [2, undefined],
    [3, 2],
  ]);
});

it('what begins is counted where it says no number', () => {
  const lot: Happened = { kind: 'lot', heading: 'round', worth: 7, en: '', fr: '' };
  expect(places([lot], [lot], [], [lot, lot])).toEqual([
    [0, 1],
    [1, 2],
    [3, 4],
  ]);
});

it('turns count only where there are no rounds', () => {
  expect(places([], [head('round', 1), head('turn', 1)], [head('turn', 2)])).toEqual([[1, 1]]);
  expect(places([], [head('turn', 1)], [head('turn', 2)])).toEqual([
    [1, 1],
    [2, 2],
  ]);
});
