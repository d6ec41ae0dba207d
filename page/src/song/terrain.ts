// How pieces of terrain are drawn, and where they lie.
import { corners } from '../tabletop/step';
import type { Look } from '../tabletop/terrain';
import type { At } from '../tabletop/types';
import type { Roster } from './ask';
import type { Piece } from './types';

const looks: Record<string, Look> = {
  forest: 'wood',
  bog: 'water',
  corpse_pile: 'bones',
  weirwood: 'tree',
  stakes: 'stakes',
  hedge: 'hedge',
  low_wall: 'wall',
  ruined_wall: 'wall',
  palisade: 'rampart',
};

export const lookOf = (kind: string): Look => looks[kind] ?? 'rough';

/** The outline of a piece; none until the engine has told how large it is, nor once it has been removed. */
export function outlineOf(p: Piece, roster: Roster | null): At[] {
  const t = roster?.terrain[p.kind];
  return t && !p.removed ? corners({ at: p.at, facing: p.facing }, t.width, t.depth) : [];
}
