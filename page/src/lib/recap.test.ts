import { expect, it } from 'vitest';
import { gistOf } from './recap';
import type { Step } from './types';

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
