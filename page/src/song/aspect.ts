import { seenFrom, type Aspect } from '../tabletop/geometry';
import type { Edge, Side, View } from './types';

const turns: Record<Edge, Aspect['turns']> = { south: 0, east: 1, north: 2, west: 3 };

/** The table with the edge of a seat at the bottom; from the near edge until that is chosen, and for who only watches. */
export const aspectOf = (view: View, side: Side | null): Aspect =>
  seenFrom(view.table, turns[(side && view.players[side]?.edge) ?? 'south']);
