// What the list of seats shows.
import type { Seats } from '../lib/contract';
import { sides, type View } from './types';
import { seatsOf } from './units';

export const seats: Seats = {
  usual: 2,
  are: [], // players by letters, as the engine calls them
  arms: (view, seat) => (view as View).armies[seat]?.faction ?? 'neutral',
  order(view) {
    const { first } = view as View;
    const all = seatsOf(view as View).map((_, i) => i);
    const from = first ? sides.indexOf(first) : 0;
    return [...all.slice(from), ...all.slice(0, from)];
  },
  ready: (view, seat) => (view as View).players[sides[seat]!]?.ready === true,
  plays: (view, seat) => (view as View).players[sides[seat]!]?.out !== true,
};
