import { expect, it } from 'vitest';
import type { Step } from '../lib/types';
import { parts } from './parts';

it('the story stops at what is turned over for all', () => {
  const stops = (kind: string) => parts.stops?.({ kind, places: [] } as unknown as Step, 0, {});
  expect(['westeros', 'orders', 'bid'].map(stops)).toEqual([true, true, true]);
  expect(['raid', 'march', 'muster', 'power'].map(stops)).toEqual([false, false, false, false]);
});
