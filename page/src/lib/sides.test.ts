import { expect, it } from 'vitest';
import { sidesOf } from './sides';

const seats = (...sides: (number | undefined)[]) => sides.map((side, seat) => ({ seat, ...(side === undefined ? {} : { side }) }));
const grouped = (...sides: (number | undefined)[]) => sidesOf(seats(...sides))?.map((g) => [g.side, ...g.seats.map((s) => s.seat)]) ?? null;

it('seats stand with those that they play with', () => {
  expect(grouped(0, 1, 0, 1)).toEqual([
    [0, 0, 2],
    [1, 1, 3],
  ]);
  expect(grouped(1, 0, 0), 'in the order of the seats').toEqual([
    [1, 0],
    [0, 1, 2],
  ]);
});

it('seats that play for themselves are not grouped', () => {
  expect(grouped(0, 1)).toBeNull();
  expect(grouped(undefined, undefined)).toBeNull();
});
