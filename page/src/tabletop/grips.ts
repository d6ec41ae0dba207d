// What on the table can be taken hold of: units and pieces to move them, a handle to turn them.
import type { Grip } from './hand.svelte';
import { endOf, inHand, type Handle } from './handles';
import type { Shown } from './shown';
import type { Pose } from './types';

/** What a press on something drawn takes hold of; null if it is the table's own. */
export function gripAt(
  target: Element | null,
  shown: Shown,
  handle: Handle | null,
  poseOf: (unit: string) => Pose | undefined,
): Grip | null {
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
