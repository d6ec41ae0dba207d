// What lies at a place of the table.
import { inside } from './geometry';
import { baseOf } from './step';
import type { At, Moment, Piece, Sizes, Thing } from './types';

/** The unit on whose base a place lies, of those that are asked for. */
export function unitAt({ units }: Moment, size: Sizes, at: At, asked: (id: string) => boolean = () => true): string | null {
  for (const [id, { pose }] of Object.entries(units)) {
    const base = size(id);
    if (pose && base && asked(id) && inside(at, baseOf(base, pose))) return id;
  }
  return null;
}

/** What the tape is laid to: the unit or the piece of terrain at a place, else the place. */
export function thingAt(now: Moment, size: Sizes, pieces: readonly Piece[], at: At): Thing {
  const piece = pieces.findIndex((p) => inside(at, p.corners));
  return unitAt(now, size, at) ?? (piece >= 0 ? { piece } : at);
}
