// The names and lengths on the table, each where it covers nothing that must be seen.
import { boxOf } from './badges';
import type { Drawn, NamedPiece, Token } from './drawn';
import { handleAt, type Handle, type Perch } from './handles';
import { boxAbout, meet, outlineOf, place, solid, strokes, type Placed, type Rect, type Solid } from './labels';
import type { Ghost, Line, Shown } from './shown';
import { baseOf, corners, moved } from './step';
import type { At, Figures } from './types';
import { lengths, wanted, type Label } from './wanted';

export interface Sheet {
  pieces: readonly NamedPiece[];
  tokens: readonly Token[];
  figure: Figures;
  shown: Shown;
  units: readonly Drawn[];
  hovered: string | null;
  /** All are named; else only what is pointed at or marked. */
  named: boolean;
  /** From the table to the sheet, and the scale. */
  px: (p: At) => At;
  k: number;
  /** What is on screen of the sheet, and what lies on it. */
  room: Rect;
  panels: readonly Rect[];
}

/** What follows the hand. */
export interface Moving {
  ghosts: readonly Ghost[];
  lines: readonly Line[];
  handle: (Handle & { perch: Perch }) | null;
}

/** All that is written. While the hand moves things names stay where they are, whatever passes over them. */
export function written(sheet: Sheet, moving: Moving): Placed<Label>[] {
  const { units, room, px, k } = sheet;
  const named = units.map((u) => ({ ...u, outline: pointed(u, px, k) }));
  const scene = { ...sheet, units: named, lines: moving.lines, seen: seenIn(room) };
  return place(wanted(scene), [...fixed(sheet), ...passing(sheet, moving)].map(solid), room);
}

/** The lengths of what follows the hand, about what stays. */
export function following(sheet: Sheet, moving: Moving, stays: readonly Solid[]): Placed<Label>[] {
  return place(lengths(moving.lines, sheet.px, seenIn(sheet.room)), [...stays, ...passing(sheet, moving).map(solid)], sheet.room);
}

/** What stays while the hand moves: what no word may cover, and the words. */
export const staying = (sheet: Sheet, names: readonly Rect[]): Solid[] => [...fixed(sheet), ...names.map(outlineOf)].map(solid);

const seenIn = (room: Rect) => (points: readonly At[]) => meet(boxAbout(points), room);

/** What no word may cover, wherever the hand is. */
const fixed = ({ tokens, units, px, k, panels }: Sheet): At[][] => [
  ...units.map((u) => pointed(u, px, k)),
  ...[...panels, ...units.flatMap((u) => u.badges.map(boxOf)), ...tokens.map((t) => square(px(t.at), 11))].map(outlineOf),
];

const passing = ({ figure, px, k }: Sheet, { ghosts, lines, handle }: Moving): At[][] => [
  ...ghosts.map((g) => baseOf(figure(g.unit), g.pose).map(px)),
  ...lines.filter((l) => l.label).flatMap((l) => strokes(l.points.map(px))),
  ...(handle ? [outlineOf(square(px(handleAt(handle, handle.perch, k)), 12))] : []),
];

/** A base with what is drawn about it, and the tip of the arrow at its front, with which it is still convex. */
export function pointed(u: Drawn, px: (p: At) => At, k: number): At[] {
  const about = (u.mark ? 18 : u.light === 'can' || u.light === 'target' ? 10 : 0) / k;
  const [left, ...rest] = corners(u.pose, u.width + about, u.depth + about).map(px) as [At, ...At[]];
  return [left, px(moved(u.pose, u.depth / 2 + 9 / k).at), ...rest];
}

const square = ([x, y]: At, r: number): Rect => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });
