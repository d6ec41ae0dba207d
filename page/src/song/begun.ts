// How far the actions of a unit lead.
import type { Steer } from '../tabletop/steer';
import { inch, moved, turned } from '../tabletop/step';
import type { Pose } from '../tabletop/types';
import type { About } from './ask';

/** How far a kind of action leads at most, to a side. */
const reach = (about: About | null, kind: string, side?: string): number =>
  about?.reach.find((r) => r.kind === kind && (!side || !r.side || r.side === side))?.most ?? 0;

/** Where an action that is chosen by name leads at first: as far ahead as it may, or turned once. */
export function begun(act: string, from: Pose, about: About | null, swing: number): Pose | null {
  switch (act) {
    case 'manoeuvre':
    case 'march':
      return moved(from, reach(about, act));
    case 'withdraw':
      return moved(from, -reach(about, 'retreat', 'rear') || -3 * inch);
    case 'shift':
      return moved(from, 0, reach(about, act, 'left'));
    case 'pivot':
      return turned(from, swing);
  }
  return null;
}

/** How far a step of any length leads at most. */
export function farthest(how: Steer, about: About | null): number {
  const sides: Partial<Record<Steer, string>> = { ahead: 'front', back: 'rear', left: 'left', right: 'right' };
  const all = (about?.reach ?? []).filter((r) => r.kind !== 'charge' && (!r.side || r.side === sides[how]));
  return Math.max(3 * inch, ...all.map((r) => r.most));
}
