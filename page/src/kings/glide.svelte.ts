// Units glide from where they stood to where they stand, unless nobody could follow it.
import { still } from '../lib/motion';
import { between as turnTo, round } from './step';
import type { Pose, View } from './types';

export type Poses = Record<string, Pose>;

export interface Glide {
  unit: string;
  from: Pose;
  to: Pose;
}

/** The units that stand on the table. */
export function standing(view: View): Poses {
  const out: Poses = {};
  for (const [id, u] of Object.entries(view.units)) {
    if (u.at && u.state !== 'routed' && u.state !== 'reserve') out[id] = { at: u.at, facing: u.facing ?? 90 };
  }
  return out;
}

/** What moved from one position to the next; nothing where too much did. */
export function glides(before: View, after: View, most = 6): Glide[] {
  if (after.turn < before.turn || after.turn > before.turn + 1 || after.table[0] !== before.table[0]) return [];
  const then = standing(before);
  const out = Object.entries(standing(after)).flatMap(([unit, to]): Glide[] => {
    const from = then[unit];
    return from && (from.at[0] !== to.at[0] || from.at[1] !== to.at[1] || from.facing !== to.facing) ? [{ unit, from, to }] : [];
  });
  return out.length > most ? [] : out;
}

/** A pose on the way from one to another, turning the short way round. */
export function between(from: Pose, to: Pose, t: number): Pose {
  return {
    at: [from.at[0] + (to.at[0] - from.at[0]) * t, from.at[1] + (to.at[1] - from.at[1]) * t],
    facing: round(from.facing + turnTo(from.facing, to.facing) * t),
  };
}

const ms = 420;

export class Glider {
  /** Where units are drawn now. */
  poses = $state.raw<Poses>({});
  private last: View | null = null;
  private frame = 0;

  go(view: View): void {
    const moved = this.last ? glides(this.last, view) : [];
    this.last = view;
    cancelAnimationFrame(this.frame);
    const end = standing(view);
    if (!moved.length || still()) {
      this.poses = end;
      return;
    }
    const begun = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - begun) / ms));
      const eased = 1 - (1 - t) ** 3;
      this.poses = t === 1 ? end : { ...end, ...Object.fromEntries(moved.map((g) => [g.unit, between(g.from, g.to, eased)])) };
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    step(begun);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }
}
