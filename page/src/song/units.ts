// Whose units are, and where they stand.
import type { Pose } from '../tabletop/types';
import { sides, type Force, type Side, type Unit, type View } from './types';

const known = new WeakMap<Force[], Map<string, Side>>();

/** Whose everything is that armies bring: units, attachments, NCUs. */
function owners(armies: Force[]): Map<string, Side> {
  let all = known.get(armies);
  if (!all) {
    all = new Map();
    for (const [i, a] of armies.entries()) {
      for (const u of a.units) for (const id of [u.id, ...(u.attachments ?? []).map((x) => x.id)]) all.set(id, sides[i]!);
      for (const n of a.ncus ?? []) all.set(n.id, sides[i]!);
    }
    known.set(armies, all);
  }
  return all;
}

/** Whose a unit, an attachment or an NCU is; Castle Walls are the defender's. */
export const ownerOf = (view: View, id: string): Side | null =>
  owners(view.armies).get(id) ?? (isWall(id) ? (view.defender ?? null) : null);

export const isWall = (id: string): boolean => id.startsWith('wall_');

/** The seats of a match, in the order of play. */
export const seatsOf = (view: View): Side[] => sides.slice(0, view.armies.length);

export const armyOf = (view: View, side: Side): Force => view.armies[sides.indexOf(side)]!;

/** Where a unit stands, if it does. */
export function standsAt(u: Unit): Pose | null {
  return u.at && (u.fate === 'table' || u.fate === 'falling') ? { at: u.at, facing: u.facing ?? 90 } : null;
}

/** The units of a seat, in the order of its list. */
export const unitsOf = (view: View, side: Side): [string, Unit][] =>
  Object.entries(view.units)
    .filter(([id]) => ownerOf(view, id) === side)
    .sort(([x], [y]) => rank(view, x) - rank(view, y));

function rank(view: View, id: string): number {
  const n = view.armies.flatMap((a) => a.units).findIndex((u) => u.id === id);
  return n < 0 ? Infinity : n;
}

/** The NCUs of a seat. */
export const ncusOf = (view: View, side: Side): string[] =>
  (armyOf(view, side).ncus ?? []).map((n) => n.id).filter((id) => view.ncus?.[id]);

/** Who plays with whom: each alone, or the first and third against the others. */
export const allied = (view: View, x: Side, y: Side): boolean =>
  x === y || (view.options['teams'] === 'pairs' && sides.indexOf(x) % 2 === sides.indexOf(y) % 2);

/** The NCU that stands on a zone. */
export const onZone = (view: View, zone: string): string | null =>
  Object.entries(view.ncus ?? {}).find(([, n]) => n.zone === zone)?.[0] ?? null;

/** The seats with that of who looks first, then in the order of play. */
export function inOrder(view: View, side: Side | null): Side[] {
  const seats = seatsOf(view);
  const from = side ? seats.indexOf(side) : 0;
  return [...seats.slice(from), ...seats.slice(0, from)];
}
