import { expect, it } from 'vitest';
import { shiftOf } from './foreseen.svelte';

it('foresees the likeliest change of morale', () => {
  const morale = [
    { to: 0, chance: 0.5 },
    { to: -1, chance: 0.2 },
    { to: -2, chance: 0.3 },
  ];
  expect(shiftOf({ morale }, 0)).toEqual({ to: -2, chance: 0.3 });
  expect(shiftOf({ morale: morale.slice(0, 1) }, 0)).toBeNull();
  expect(shiftOf(null, 0)).toBeNull();
});
