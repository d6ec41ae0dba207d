// The models of a unit on its tray. They go from the rear rank, from the right to the left; attachments last.
import type { At } from '../tabletop/types';
import type { UnitFacts } from './ask';
import type { Unit } from './types';

type Formed = Pick<UnitFacts, 'wall' | 'places' | 'wounds' | 'ranks' | 'base'>;

export interface Model {
  /** On the tray as it is drawn facing up, in mm: across and downwards. */
  at: At;
  base: At;
  stands: boolean;
  /** Which of the unit's attachments it is. */
  attached: number | null;
  /** What it can still suffer, where it can suffer more than one wound. */
  pips: { left: number; of: number } | null;
}

const round: At = [30, 30];

export function modelsOf(f: Formed, u: Unit): Model[] {
  const places = f.places ?? [];
  const several = places.length > 1;
  return places.map(([ahead, left], i): Model => {
    const lost = Math.max(0, Math.min(f.wounds, u.wounds - (places.length - 1 - i) * f.wounds));
    return {
      at: [-left, -ahead],
      base: f.base ?? round,
      stands: several ? i < u.models : u.models > 0,
      attached: several && i < u.attachments.length ? i : null,
      pips: f.wounds > 1 ? { left: f.wounds - lost, of: f.wounds } : null,
    };
  });
}

/** The ranks of a tray, the front one first: where each is drawn, and whether there is somebody left in it. */
export function rowsOf(f: Formed, u: Unit): { y: number; stands: boolean }[] {
  const ys = [...new Set((f.places ?? []).map(([ahead]) => -ahead))].sort((a, b) => a - b);
  return ys.map((y, i) => ({ y, stands: i < u.ranks }));
}
