// Where the units of an area are drawn, and whether its name has room beside them.
import { areaIds, attackPoint, map, type Point } from './geometry';
import { size, unitsOf, type Unit, type View } from './types';

export interface Standing {
  unit: Unit;
  count: number;
  routed: boolean;
}

/** The units of an area as they are drawn: one by one while there is room. */
export function standing(view: View, id: string, grouped: boolean): Standing[] {
  const pl = view.areas[id];
  if (!pl) return [];
  const out: Standing[] = [];
  const one = !grouped && size(pl) + size(pl.routed) <= Math.min(6, map.areas[id]!.slots.length);
  for (const [force, routed] of [
    [pl, false],
    [pl.routed ?? {}, true],
  ] as const) {
    for (const [unit, many] of [...unitsOf].reverse()) {
      const n = force[many] ?? 0;
      if (one) for (let i = 0; i < n; i++) out.push({ unit, count: 1, routed });
      else if (n) out.push({ unit, count: n, routed });
    }
  }
  return out;
}

/** The place of the i-th of n pieces that are drawn so much larger than the map. */
export function slot(id: string, i: number, n: number, grow: number): Point {
  const a = map.areas[id]!;
  if (grow > 1.25) {
    // Drawn larger than their places: side by side around the first.
    const [x, y] = a.slots[0] ?? a.anchor;
    return [x + (i - (n - 1) / 2) * 25 * grow, y];
  }
  return a.slots[i] ?? [a.anchor[0] + i * 12, a.anchor[1]];
}

/** The place of the i-th of n attackers in a battle. */
export function stand(battle: NonNullable<View['battle']>, i: number, n: number, grow: number): Point {
  const [x, y] = attackPoint(battle.from, battle.area);
  return [x + (i - (n - 1) / 2) * 24 * grow, y];
}

/** A piece in its place, and half of it to either side: with a number on it, it is larger. */
export interface Spot {
  at: Point;
  half: Point;
}
const single: Point = [13.5, 15.5];
const numbered: Point = [19, 19];

/** Where all pieces stand. */
export function spots(view: View, grouped: boolean, grow: number): Spot[] {
  const { battle } = view;
  const attackers = battle ? size(battle) : 0;
  return [
    ...Object.keys(view.areas).flatMap((id) => {
      const units = standing(view, id, grouped);
      const n = units.length && view.areas[id]!.token ? units.length + 1 : units.length;
      return Array.from({ length: n }, (_, i) => ({ at: slot(id, i, n, grow), half: (units[i]?.count ?? 1) > 1 ? numbered : single }));
    }),
    ...Array.from({ length: attackers }, (_, i) => ({ at: stand(battle!, i, attackers, grow), half: single })),
  ];
}

/** How much larger than the map an order is drawn. */
export const orderScale = (id: string, grow: number): number => (map.areas[id]!.order.r < 22 ? 0.9 : 1) * Math.min(grow, 1.7);
/** Half of an order. */
const disc = 17;

/** Where the orders of areas lie: in their places, or as near to them as they lie on no piece and on no other order. */
export function orderPoints(ids: readonly string[], pieces: readonly Spot[], grow: number): Record<string, Point> {
  const lie: Record<string, Point> = {};
  for (const id of ids) {
    const { x, y } = map.areas[id]!.order;
    const half = disc * orderScale(id, grow);
    const free = ([px, py]: Point) =>
      pieces.every(({ at, half: [w, h] }) => Math.abs(px - at[0]) >= half + w * grow || Math.abs(py - at[1]) >= half + h * grow) &&
      Object.entries(lie).every(([other, [ox, oy]]) => Math.hypot(px - ox, py - oy) >= half + disc * orderScale(other, grow));
    const far = Math.min(...areaIds.filter((o) => o !== id).map((o) => Math.hypot(map.areas[o]!.order.x - x, map.areas[o]!.order.y - y)));
    lie[id] = around([x, y], Math.min(4 * disc, 0.8 * far)).find(free) ?? [x, y];
  }
  return lie;
}

/** A point, and those around it that are no farther than so much, the nearest first. */
function around([x, y]: Point, far: number): Point[] {
  const out: Point[] = [[x, y]];
  for (let r = 3; r <= far; r += 3)
    for (let i = 0; i < 16; i++) out.push([x + r * Math.cos((i * Math.PI) / 8), y + r * Math.sin((i * Math.PI) / 8)]);
  return out;
}

/** Half of a letter of a name. */
const letter = 0.28;

/** Do the lines of an area's name, set in a size, stand on no piece? */
export function hasRoom(pieces: readonly Spot[], id: string, grow: number, lines: readonly string[], size: number): boolean {
  const { x, y, angle } = map.areas[id]!.label;
  const [w, h] = [Math.max(...lines.map((l) => l.length)) * letter * size, (lines.length * 1.06 * size) / 2];
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return pieces.every(({ at: [px, py], half }) => {
    // the piece as the name lies
    const [dx, dy] = [(px - x) * c + (py - y) * s, (py - y) * c - (px - x) * s];
    return Math.abs(dx) >= w + half[0] * grow || Math.abs(dy) >= h + half[1] * grow;
  });
}
