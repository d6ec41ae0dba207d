// How far orders lead.
import type { Steer } from '../tabletop/steer';
import { inch, moved, turned } from '../tabletop/step';
import type { Pose } from '../tabletop/types';
import type { About } from './ask';

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
