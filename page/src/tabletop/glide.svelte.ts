// Units glide from where they stood to where they stand, unless nobody could follow it.
import { still } from '../lib/motion';
import { between as turnTo, round } from './step';
import type { Moment, Pose } from './types';

export type Poses = Record<string, Pose>;

export interface Glide {
  unit: string;
  from: Pose;
  to: Pose;
}

/** The units that stand on the table. */
export function standing({ units }: Moment): Poses {
  return Object.fromEntries(Object.entries(units).flatMap(([id, { pose }]) => (pose ? [[id, pose]] : [])));
}

export const moved = (from: Pose, to: Pose): boolean => from.at[0] !== to.at[0] || from.at[1] !== to.at[1] || from.facing !== to.facing;

/** What moved from one position to the next; nothing where too much did. */
export function glides(before: Moment, after: Moment, most = 6): Glide[] {
  if (after.turn < before.turn || after.turn > before.turn + 1 || after.table[0] !== before.table[0]) return [];
  const then = standing(before);
  const out = Object.entries(standing(after)).flatMap(([unit, to]): Glide[] => {
    const from = then[unit];
    return from && moved(from, to) ? [{ unit, from, to }] : [];
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
  private last: Moment | null = null;
  private frame = 0;

  go(now: Moment): void {
    const going = this.last ? glides(this.last, now) : [];
    this.last = now;
    cancelAnimationFrame(this.frame);
    const end = standing(now);
    if (!going.length || still()) {
      this.poses = end;
      return;
    }
    const begun = performance.now();
    const step = (time: number) => {
      const t = Math.min(1, Math.max(0, (time - begun) / ms));
      const eased = 1 - (1 - t) ** 3;
      this.poses = t === 1 ? end : { ...end, ...Object.fromEntries(going.map((g) => [g.unit, between(g.from, g.to, eased)])) };
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    step(begun);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }
}
