// What on the table can be taken hold of: units and pieces to move them, a handle to turn them.
import { around } from './geometry';
import type { Grip } from './hand.svelte';
import type { Shown } from './shown';
import type { Figures, Pose } from './types';

type PoseOf = (unit: string) => Pose | undefined;

/** Where the thing in hand, or the chosen unit, can be turned. */
export interface Handle {
  /** None for a piece. */
  unit: string | null;
  pose: Pose;
  depth: number;
}

/** The piece or the token that is to be laid. */
const inHand = (shown: Shown) => shown.areas.find((a) => a.pose);

/** Where a unit is to stand. */
const endOf = (shown: Shown, id: string): Pose | undefined => shown.ghosts.find((g) => g.unit === id && g.kind === 'end')?.pose;

export function handleOf(shown: Shown, figure: Figures, poseOf: PoseOf): Handle | null {
  const piece = inHand(shown);
  if (piece?.kind === 'token') return null;
  if (piece?.pose) {
    const [, y0, , y1] = around(piece.corners);
    return { unit: null, pose: piece.pose, depth: y1 - y0 };
  }
  const id = shown.chosen;
  const pose = id ? (endOf(shown, id) ?? poseOf(id)) : undefined;
  return id && pose && shown.movable ? { unit: id, pose, depth: figure(id).depth } : null;
}

/** What a press on something drawn takes hold of; null if it is the table's own. */
export function gripAt(target: Element | null, shown: Shown, handle: Handle | null, poseOf: PoseOf): Grip | null {
  const piece = inHand(shown);
  if (target?.closest('[data-piece]') && piece?.pose) return { kind: 'move', unit: null, pose: piece.pose };
  if (target?.closest('[data-turn]') && handle) return { kind: 'turn', unit: handle.unit, pose: handle.pose };
  if (!shown.movable) return null;
  const ghost = target?.closest('[data-ghost]')?.getAttribute('data-ghost');
  const end = ghost ? endOf(shown, ghost) : undefined;
  if (ghost && end) return { kind: 'move', unit: ghost, pose: end };
  const id = target?.closest('[data-unit]')?.getAttribute('data-unit');
  const pose = id ? poseOf(id) : undefined;
  return id && pose && (id === shown.chosen || shown.lights[id] === 'can') ? { kind: 'move', unit: id, pose } : null;
}
