import type { Moment } from '../tabletop/types';
import type { View } from './types';

/** What the eye follows of a position. */
export const momentOf = ({ turn, table, decision, units }: View): Moment => ({
  turn,
  table,
  who: decision?.who ?? [],
  units: Object.fromEntries(
    Object.entries(units).map(([id, { seat, at, facing = 90, state }]) => {
      const stands = at && state !== 'routed' && state !== 'reserve';
      return [id, { seat, pose: stands ? { at, facing } : null, fell: state === 'routed' }];
    }),
  ),
});
