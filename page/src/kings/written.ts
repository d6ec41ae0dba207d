// The names and lengths on the table, each where it covers nothing that must be seen.
import type { Lang } from '../lib/i18n.svelte';
import type { Roster } from './ask';
import { boxOf, type Badge } from './badges';
import { baseOf } from './describe';
import type { Handle } from './grips';
import { boxAbout, meet, outlineOf, place, strokes, type Placed, type Rect } from './labels';
import type { Shown } from './shown';
import { corners, moved } from './step';
import type { At, Pose, View } from './types';
import { wanted, type Label, type Named } from './wanted';

/** A unit as it is drawn. */
export interface Drawn extends Omit<Named, 'outline'> {
  pose: Pose;
  f: { width: number; depth: number };
  badges: Badge[];
}

interface Sheet {
  view: View;
  roster: Roster | null;
  lang: Lang;
  shown: Shown;
  units: readonly Drawn[];
  hovered: string | null;
  handle: Handle | null;
  /** From the table to the sheet, and the scale. */
  px: (p: At) => At;
  k: number;
  /** What is on screen of the sheet, and what lies on it. */
  room: Rect;
  panels: readonly Rect[];
}

export function written({ units, handle, room, panels, ...scene }: Sheet): Placed<Label>[] {
  const { view, roster, shown, px, k } = scene;
  const named = units.map((u) => ({ ...u, outline: pointed(u, px, k) }));
  const taken = [
    ...named.map((u) => u.outline),
    ...shown.ghosts.map((g) => baseOf(roster, g.unit, g.pose).map(px)),
    ...shown.lines.filter((l) => l.label).flatMap((l) => strokes(l.points.map(px))),
    ...[
      ...panels,
      ...units.flatMap((u) => u.badges.map(boxOf)),
      ...(view.tokens ?? []).filter((t) => !t.carrier).map((t) => square(px(t.at), 11)),
      ...(handle ? [square(px(moved(handle.pose, handle.depth / 2 + 32 / k).at), 12)] : []),
    ].map(outlineOf),
  ];
  return place(wanted({ ...scene, units: named, seen: (points) => meet(boxAbout(points), room) }), taken, room);
}

/** A base with what is drawn about it, and the tip of the arrow at its front, with which it is still convex. */
function pointed(u: Drawn, px: (p: At) => At, k: number): At[] {
  const about = (u.mark ? 18 : u.light === 'can' || u.light === 'target' ? 10 : 0) / k;
  const [left, ...rest] = corners(u.pose, u.f.width + about, u.f.depth + about).map(px) as [At, ...At[]];
  return [left, px(moved(u.pose, u.f.depth / 2 + 9 / k).at), ...rest];
}

const square = ([x, y]: At, r: number): Rect => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });
