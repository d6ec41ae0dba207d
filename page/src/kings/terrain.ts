// What a piece of terrain is: the table knows its outline and its type; which piece of the
// box it was is told by its shape.
import { sides, type Look } from '../tabletop/terrain';
import type { At, Piece } from '../tabletop/types';

/** A piece of the box: of the roster of a match, or of what layouts are made of. */
type Boxed = Piece & { id: string };

function alike(a: readonly At[], b: readonly At[]): boolean {
  if (a.length !== b.length) return false;
  const [p, q] = [sides(a), sides(b)];
  return p.some((_, turn) => p.every((s, i) => Math.abs(s - q[(i + turn) % q.length]!) < 0.5));
}

/** The piece of the box that lies there; of two of the same shape the one of its type and height. */
export function boxed<B extends Boxed>(piece: Piece, box: readonly B[]): B | undefined {
  const like = box.filter((b) => alike(piece.corners, b.corners));
  return like.find((b) => b.type === piece.type && b.height === piece.height) ?? like.find((b) => b.type === piece.type) ?? like[0];
}

const byName: Record<string, Look> = {
  house: 'house',
  high_wall: 'wall',
  wood: 'wood',
  field: 'field',
  rocks: 'stones',
  pond: 'water',
  low_wall: 'wall',
  hedge: 'hedge',
  tree: 'tree',
  hill: 'hill',
  knoll: 'hill',
};
const byGround: Record<string, Look> = { impassable: 'crag', difficult: 'rough', obstacle: 'wall', decorative: 'bare', hill: 'hill' };

/** How a piece is drawn: as what it is in the box, else as what it counts as. */
export function looks(piece: Piece, box: readonly Boxed[]): Look {
  const look = byName[boxed(piece, box)?.id ?? ''] ?? byGround[piece.type] ?? 'bare';
  return look === 'wall' && piece.type === 'impassable' ? 'rampart' : look;
}
