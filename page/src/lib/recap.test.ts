import { expect, it } from 'vitest';
import { ahead, gistOf, lettersSince, turnOf } from './recap';
import type { Step, Update } from './types';

const step = (id: string, weight: Step['weight'], ...touches: number[]) => ({ id, weight, touches }) as unknown as Step;
const ids = (steps: Step[]) => steps.map((s) => s.id).join(' ');

it('a recap says one’s losses before fights, and fights before the rest, in the order of time', () => {
  const all = [step('a', 1), step('b', 3), step('c', 1, 0), step('d', 2), step('e', 3), step('f', 1)];
  expect(ids(gistOf(all, 0, 6))).toBe('a b c d e f');
  expect(ids(gistOf(all, 0, 3))).toBe('b c e');
  expect(ids(gistOf(all, 0, 1))).toBe('c');
  expect(ids(gistOf(all, 1, 2)), 'of those that weigh the same, the last').toBe('b e');
  expect(ids(gistOf(all, null, 4))).toBe('b d e f');
});

it('a recap has the letters that came to the reader since', () => {
  const at = (seq: number, to: number, day: number) => ({ seq, what: 'letter', seat: 2, to, time: `2026-01-0${day}T00:00:00Z` }) as Update;
  const all = [at(1, 0, 1), at(2, 0, 3), at(3, 1, 3)];
  const since = Date.parse('2026-01-02T00:00:00Z');
  const seqs = (seat: number, side?: number) => lettersSince(all, seat, side, since).map((u) => u.seq);
  expect(seqs(0)).toEqual([2]);
  expect(lettersSince(all, null, undefined, 0)).toEqual([]);
  const aside = (seq: number, seat: number, side: number) => ({ ...at(seq, 0, 3), seat, to: undefined, side }) as unknown as Update;
  all.push(aside(4, 2, 7), aside(5, 0, 7), aside(6, 2, 8));
  expect(seqs(0, 7), 'also to one’s side, but for one’s own').toEqual([2, 4]);
  expect(seqs(0)).toEqual([2]);
});

it('a recap says one’s gains after one’s losses, and before who is nearest to winning, and that before fights', () => {
  const gain = (id: string, ...gains: number[]) => ({ ...step(id, 1), gains }) as Step;
  const all = [step('a', 3), gain('b', 0), step('c', 1), step('d', 1, 0), gain('e', 1), step('f', 3)];
  expect(ids(gistOf(all, 0, 1, 'c'))).toBe('d');
  expect(ids(gistOf(all, 0, 2, 'c'))).toBe('b d');
  expect(ids(gistOf(all, 0, 3, 'c'))).toBe('b c d');
  expect(ids(gistOf(all, 0, 4, 'c'))).toBe('b c d f');
});

it('a recap finds the step since which others are nearest to winning', async () => {
  const held = [
    [3, 2],
    [3, 3],
    [3, 4],
    [2, 4],
    [2, 5],
  ]; // before the first step, and after each
  const steps = [1, 2, 3, 4].map((n) => ({ ...step(`s${n}`, 1), from: n - 1, n }) as Step);
  let asked = 0;
  const nearest = async ({ n }: { n: number }) => {
    asked++;
    return ahead((s) => held[n]![s]!, [0, 1]);
  };
  expect(await turnOf(steps, nearest)).toBe('s2');
  expect(asked).toBeLessThan(6);
  expect(await turnOf(steps.slice(2), nearest), 'it was so before').toBeNull();
  expect(await turnOf([], nearest)).toBeNull();
  expect(
    ahead((s) => (s ? null : 3), [0, 1]),
    'who hides it is not compared',
  ).toBeNull();
});
