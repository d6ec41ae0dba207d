// By what the thing in hand is turned: a handle on a stalk, which stands where it covers no other unit.
import { around, away } from './geometry';
import type { Body, Shown } from './shown';
import { baseOf, moved } from './step';
import type { At, Figures, Pose } from './types';

/** Where the thing in hand, or the chosen unit, can be turned. */
export interface Handle extends Body {
  /** None for a piece, and for several units. */
  unit: string | null;
}

/** On which side of what it turns the handle stands, clockwise from its front, how long its stalk is and how much of it is touched. */
export interface Perch {
  turn: 0 | 90 | 180 | 270;
  stalk: number;
  reach: number;
}

const long = { stalk: 32, reach: 20 };
const short = { stalk: 18, reach: 12 };
const perches: Perch[] = [
  ...([0, 270, 90, 180] as const).map((turn) => ({ turn, ...long })),
  ...([0, 270, 90, 180] as const).map((turn) => ({ turn, ...short })),
];

/** The piece or the token that is to be laid. */
export const inHand = (shown: Shown) => shown.areas.find((a) => a.pose);

/** Where a unit is to stand. */
export const endOf = (shown: Shown, id: string): Pose | undefined => shown.ghosts.find((g) => g.unit === id && g.kind === 'end')?.pose;

export function handleOf(shown: Shown, figure: Figures, poseOf: (unit: string) => Pose | undefined): Handle | null {
  const piece = inHand(shown);
  if (piece?.kind === 'token') return null;
  if (piece?.pose) {
    const [x0, y0, x1, y1] = around(piece.corners);
    return { unit: null, pose: piece.pose, width: x1 - x0, depth: y1 - y0 };
  }
  if (shown.group) return shown.group.body && { unit: null, ...shown.group.body };
  const id = shown.chosen;
  const pose = id ? (endOf(shown, id) ?? poseOf(id)) : undefined;
  if (!id || !pose || !shown.movable) return null;
  const { width, depth } = figure(id);
  return { unit: id, pose, width, depth };
}

/** Where on the table a handle is, at a scale. */
export function handleAt({ pose, width, depth }: Body, { turn, stalk }: Perch, k: number): At {
  const out = (turn % 180 ? width : depth) / 2 + stalk / k;
  return turn % 180 ? moved(pose, 0, turn === 270 ? out : -out).at : moved(pose, turn ? -out : out).at;
}

/** The first place at which a handle covers none of some bases; that with the shortest reach if there is none. */
export function perchOf(handle: Body, bases: readonly At[][], k: number): Perch {
  const free = (p: Perch) => bases.every((b) => away(handleAt(handle, p, k), b) * k >= p.reach);
  return perches.find(free) ?? perches[4]!;
}

/** The bases that a handle should not cover: those of all units but the ones that it turns. */
export function basesBut(units: readonly (Body & { id: string })[], handle: Handle, shown: Shown): At[][] {
  const turned = new Set([handle.unit, ...(shown.group?.units ?? [])]);
  return units.filter((u) => !turned.has(u.id)).map((u) => baseOf(u, u.pose));
}
