// How a unit, a piece or a token is steered by steps and turns of a chosen size.
import type { About } from './ask';
import { inch, moved, turned } from './step';
import type { Pose } from './types';

export const strides = [inch / 2, inch, 3 * inch, Infinity] as const;
export const swings = [5, 15, 45, 90] as const;

/** Ways to steer what is in hand; `left` and `right` go sideways, the turns are about the centre. */
export type Steer = 'ahead' | 'back' | 'left' | 'right' | 'turn_left' | 'turn_right';

type Reach = About['reach'] | undefined;

/** Where an order that is chosen by name leads at first: as far as it may, or turned once. Null for those that lead nowhere. */
export function begun(order: string, from: Pose, reach: Reach, swing: number): Pose | null {
  switch (order) {
    case 'advance':
    case 'at_the_double':
      return moved(from, reach?.[order] ?? 0);
    case 'back':
      return moved(from, -(reach?.back ?? 0));
    case 'sidestep':
      return moved(from, 0, reach?.sidestep ?? 0);
    case 'change_facing':
    case 'pivot':
    case 'regroup_pivot':
      return turned(from, swing);
  }
  return null;
}

/** How far a step leads at most. */
export function most(how: Steer, reach: Reach, order: string | null): number {
  if (!reach) return 3 * inch;
  if (how === 'ahead') return order === 'at_the_double' ? reach.at_the_double : reach.advance;
  return how === 'back' ? reach.back : reach.sidestep;
}

/** A step from a pose, by its own front. */
export const stepped = (how: Steer, from: Pose, by: number): Pose =>
  how === 'ahead' ? moved(from, by) : how === 'back' ? moved(from, -by) : moved(from, 0, how === 'left' ? by : -by);
