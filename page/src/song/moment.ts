import type { Moment } from '../tabletop/types';
import { ownerOf, standsAt } from './units';
import type { View } from './types';

/** What the eye follows of a position. */
export const momentOf = (view: View): Moment => ({
  turn: view.round,
  table: view.table,
  who: view.decision?.who ?? [],
  units: Object.fromEntries(
    Object.entries(view.units).map(([id, u]) => [id, { seat: ownerOf(view, id) ?? '', pose: standsAt(u), fell: u.fate === 'destroyed' }]),
  ),
});
