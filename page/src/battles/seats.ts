// What the list of seats shows of the Houses.
import type { Seats } from '../lib/contract';
import { houseOf, houses, type View } from './types';

const of = (view: unknown, seat: number) => {
  const house = houseOf(view as View, seat);
  return house ? (view as View).houses[house] : undefined;
};

export const seats: Seats = {
  are: [...houses],
  order: (view) => {
    const { first, houses: posts } = view as View;
    const seat = first ? posts[first]?.seat : undefined;
    return seat === 1 ? [1, 0] : [0, 1];
  },
  ready: (view, seat) => of(view, seat)?.ready === true || of(view, seat)?.passed === true,
};
