import { expect, it } from 'vitest';
import type { Step } from '../lib/types';
import { parts } from './parts';

it('the story stops at each melee, and at the Nerve of the reader’s units', () => {
  const view = { units: { mine: { seat: 'blue' }, theirs: { seat: 'red' } } };
  const stops = (kind: string, ...places: string[]) => parts.stops?.({ kind, places } as unknown as Step, 0, view);
  expect([stops('combat', 'unit:theirs'), stops('nerve', 'unit:mine')]).toEqual([true, true]);
  expect([stops('nerve', 'unit:theirs'), stops('move', 'unit:mine')]).toEqual([false, false]);
});
