// What the list of seats shows of the Houses.
import type { Seats } from '../lib/contract';
import { houses, type View } from './types';

const of = (view: unknown, seat: number) => (view as View).houses[houses[seat]!];

export const seats: Seats = {
  are: [...houses],
  order: (view) => (view as View).tracks.iron_throne.map((house) => houses.indexOf(house)),
  ready: (view, seat) => of(view, seat)?.ready === true,
  plays: (view, seat) => of(view, seat) !== undefined,
};
