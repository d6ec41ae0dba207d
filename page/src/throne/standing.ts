// Where the units of an area are drawn, and whether its name has room beside them.
import { areaIds, attackPoint, map, type Point } from './geometry';
import type { Ghost } from './shown';
import { size, unitsOf, type House, type Unit, type View } from './types';

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
  const [x, y] = a.slots.at(-1)!;
  return a.slots[i] ?? [x + (i + 1 - a.slots.length) * 26, y];
}

/** The place of the i-th of n attackers from one area on another. */
export function stand(from: string, to: string, i: number, n: number, grow: number): Point {
  const [x, y] = attackPoint(from, to);
  return [x + (i - (n - 1) / 2) * 25 * grow, y];
}

/** A piece in its place, and half of it to either side: with a number on it, it is larger. */
export interface Spot {
  at: Point;
  half: Point;
}
const single: Point = [13.5, 15.5];
const numbered: Point = [19, 19];

const spot = (at: Point, count: number): Spot => ({ at, half: count > 1 ? numbered : single });

/** Where all pieces stand. */
export function spots(view: View, grouped: boolean, grow: number): Spot[] {
  const { battle } = view;
  const attackers = battle ? size(battle) : 0;
  return [
    ...Object.keys(view.areas).flatMap((id) => {
      const units = standing(view, id, grouped);
      const n = units.length && view.areas[id]!.token ? units.length + 1 : units.length;
      return Array.from({ length: n }, (_, i) => spot(slot(id, i, n, grow), units[i]?.count ?? 1));
    }),
    ...Array.from({ length: attackers }, (_, i) => spot(stand(battle!.from, battle!.area, i, attackers, grow), 1)),
  ];
}

/** Units that would come, in their place. */
export interface Comer extends Spot {
  to: string;
  unit: Unit;
  house: House;
  count: number;
}

/** Where units would stand that come: beside their own, or at the border of whom they attack; where there is room, on no other. */
export function comers(view: View, ghosts: Record<string, Ghost>, pieces: readonly Spot[], grouped: boolean, grow: number): Comer[] {
  const all: Comer[] = [];
  for (const [to, { force = {}, house, from }] of Object.entries(ghosts)) {
    const list = unitsOf.flatMap(([unit, many]) => (force[many] ? [{ unit, count: force[many] }] : []));
    const pl = view.areas[to];
    const there = standing(view, to, grouped).length;
    const attack = from && (there || pl?.neutral) && pl?.house !== house;
    const n = there && pl?.token ? there + 1 : there;
    const row = list.map((u, i) => ({
      ...u,
      to,
      house,
      ...spot(attack ? stand(from, to, i, list.length, grow) : slot(to, n + i, n || list.length, grow), u.count),
    }));
    const apart = ([x, y]: Point) =>
      row.every((u) =>
        [...pieces, ...all].every(
          ({ at, half }) =>
            Math.abs(u.at[0] + x - at[0]) >= 0.9 * (u.half[0] + half[0]) * grow ||
            Math.abs(u.at[1] + y - at[1]) >= 0.9 * (u.half[1] + half[1]) * grow,
        ),
      );
    const [x, y] = around([0, 0], 40 * grow).find(apart) ?? [0, 0];
    all.push(...row.map((u) => ({ ...u, at: [u.at[0] + x, u.at[1] + y] as Point })));
  }
  return all;
}

/** How much larger than the map an order is drawn. */
export const orderScale = (id: string, grow: number): number => (map.areas[id]!.order.r < 22 ? 0.9 : 1) * Math.min(grow, 1.7);
/** Half of an order; with the number at its foot it is so high, and its middle so much lower. */
const disc = 17;
const token = { high: 21, low: 4 };

/** Where the orders of areas lie: in their places, or as near to them as they lie on no piece and on no other order. */
export function orderPoints(ids: readonly string[], pieces: readonly Spot[], grow: number): Record<string, Point> {
  const lie: Record<string, Point> = {};
  for (const id of ids) {
    const { x, y } = map.areas[id]!.order;
    const scale = orderScale(id, grow);
    const half = disc * scale;
    const free =
      (high: number, low: number) =>
      ([px, py]: Point) =>
        pieces.every(({ at, half: [w, h] }) => Math.abs(px - at[0]) >= half + w * grow || Math.abs(py + low - at[1]) >= high + h * grow) &&
        Object.entries(lie).every(([other, [ox, oy]]) => Math.hypot(px - ox, py - oy) >= half + disc * orderScale(other, grow));
    const far = Math.min(...areaIds.filter((o) => o !== id).map((o) => Math.hypot(map.areas[o]!.order.x - x, map.areas[o]!.order.y - y)));
    const near = around([x, y], Math.min(4 * half, 0.8 * far));
    // in a throng it is the number that may reach a piece
    lie[id] = near.find(free(token.high * scale, token.low * scale)) ?? near.find(free(half, 0)) ?? [x, y];
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

/** Orders where they lie, as what a name gives way to. */
export const lying = (at: Record<string, Point>, grow: number): Spot[] =>
  Object.entries(at).map(([id, [x, y]]) => {
    const scale = orderScale(id, grow) / grow; // spots are drawn so much larger
    return { at: [x, y + token.low * scale * grow], half: [disc * scale, token.high * scale] };
  });

/** Do the lines of an area's name, set in a size, stand on nothing? They may be moved by so much. */
export function hasRoom(
  pieces: readonly Spot[],
  id: string,
  grow: number,
  lines: readonly string[],
  size: number,
  [mx, my]: Point = [0, 0],
): boolean {
  const { x, y, angle } = map.areas[id]!.label;
  const [w, h] = [Math.max(...lines.map((l) => l.length)) * letter * size, (lines.length * 1.06 * size) / 2];
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return pieces.every(({ at: [px, py], half }) => {
    // the piece as the name lies
    const [ax, ay] = [px - x - mx, py - y - my];
    return Math.abs(ax * c + ay * s) >= w + half[0] * grow || Math.abs(ay * c - ax * s) >= h + half[1] * grow;
  });
}

/** How far a name that is always there moves to stand on nothing: to the nearest room around, or not at all where there is none. */
export const nearRoom = (pieces: readonly Spot[], id: string, grow: number, lines: readonly string[], size: number): Point =>
  around([0, 0], 4.5 * size).find((by) => hasRoom(pieces, id, grow, lines, size, by)) ?? [0, 0];
