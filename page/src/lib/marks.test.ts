import { expect, it } from 'vitest';
import { marksOf } from './marks';
import type { Happened, Step } from './types';

const head = (heading: 'round' | 'turn', n: number): Happened => ({ kind: heading, heading, [heading]: n, en: '', fr: '' });
const told: Happened = { kind: 'moved', en: '', fr: '' };
const step = (seq: number, to: number, weight: Step['weight'] = 1) =>
  ({ id: `${seq}.${to}`, weight, events: [{ seq, from: to - 1, to }] }) as Step;
const places = (acts: Happened[][], ...steps: Step[]) =>
  marksOf(
    acts.map((t, n) => ({ n, told: t })),
    steps,
  ).map(({ n, round }) => [n, round]);

it('a replay marks the steps with which rounds begin, and those of fights', () => {
  expect(places([[head('round', 1)], [told], [told, head('round', 2), told]], step(1, 1), step(2, 1, 3), step(2, 3))).toEqual([
    [0, 1],
    [1, undefined],
    [2, 2],
  ]);
});

it('what begins is counted where it says no number', () => {
  const lot: Happened = { kind: 'lot', heading: 'round', worth: 7, en: '', fr: '' };
  expect(places([[lot], [told], [lot, told, lot, lot, told]], step(1, 1), step(2, 2), step(2, 5))).toEqual([
    [0, 1],
    [1, 2],
    [2, 4],
  ]);
});

it('turns count only where there are no rounds', () => {
  expect(
    places(
      [
        [head('round', 1), head('turn', 1)],
        [told, head('turn', 2), told],
      ],
      step(1, 1),
      step(1, 3),
    ),
  ).toEqual([[0, 1]]);
  expect(places([[head('turn', 1)], [told, head('turn', 2), told]], step(1, 1), step(1, 3))).toEqual([
    [0, 1],
    [1, 2],
  ]);
});
