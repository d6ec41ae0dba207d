// What can be seen of an army at a glance.
import type { Side, View } from './types';
import { ncusOf, unitsOf } from './units';

export interface Strength {
  points: number;
  standing: number;
  units: number;
  models: number;
  cards: number;
  /** Units and NCUs that are still to be activated this round. */
  toAct: number;
}

export function strengthOf(view: View, side: Side): Strength {
  const units = unitsOf(view, side);
  const left = units.filter(([, u]) => u.fate !== 'destroyed');
  const player = view.players[side];
  return {
    points: player?.points ?? 0,
    standing: left.length,
    units: units.length,
    models: left.reduce((n, [, u]) => n + u.models, 0),
    cards: player?.cards ?? 0,
    toAct:
      left.filter(([, u]) => u.fate === 'table' && !u.activated).length +
      ncusOf(view, side).filter((n) => !view.ncus![n]!.activated && !view.ncus![n]!.gone).length,
  };
}
