// What lies at a place of the table.
import type { Roster, Thing } from './ask';
import { inside } from './geometry';
import { corners } from './step';
import type { At, View } from './types';

/** The unit on whose base a place lies, of those that are asked for. */
export function unitAt(view: View | null, roster: Roster | null, at: At, asked: (id: string) => boolean = () => true): string | null {
  for (const [id, u] of Object.entries(view?.units ?? {})) {
    const f = roster?.units[id];
    if (u.at && f && asked(id) && inside(at, corners({ at: u.at, facing: u.facing ?? 0 }, f.width, f.depth))) return id;
  }
  return null;
}

/** What the tape is laid to: the unit or the piece of terrain at a place, else the place. */
export function thingAt(view: View | null, roster: Roster | null, at: At): Thing {
  const piece = (view?.terrain ?? []).findIndex((p) => inside(at, p.corners));
  return unitAt(view, roster, at) ?? (piece >= 0 ? { piece } : at);
}
