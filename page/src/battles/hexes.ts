// The geometry of the field: pointy hexes in rows, odd rows half a hex to the right and one hex shorter. What is drawn
// is looked at from one of the house edges; the names of hexes are the same from both.

/** The name of a hex: its column and its row. */
export type HexId = `${number},${number}`;
export type Point = readonly [x: number, y: number];

/** From the middle of a hex to a corner. */
export const R = 34;
/** Across a hex, from side to side. */
export const W = Math.sqrt(3) * R;
/** From a row to the next. */
export const ROW = 1.5 * R;

/** A field, and whether it is looked at from the north: then all stands where it is after half a turn. */
export interface Field {
  width: number;
  height: number;
  turned: boolean;
}

export const hexId = (c: number, r: number): HexId => `${c},${r}`;

export function spot(id: HexId): [c: number, r: number] {
  const comma = id.indexOf(',');
  return [Number(id.slice(0, comma)), Number(id.slice(comma + 1))];
}

const odd = (r: number): number => r & 1;

/** How many hexes a row has. */
export const rowLength = (field: Field, r: number): number => field.width - odd(r);

export function inField(field: Field, id: HexId): boolean {
  const [c, r] = spot(id);
  return r >= 0 && r < field.height && c >= 0 && c < rowLength(field, r);
}

/** Every hex, in the order in which it is read: from the far edge to the near one, from left to right. */
export function allHexes(field: Field): HexId[] {
  const ids: HexId[] = [];
  for (let r = 0; r < field.height; r++) for (let c = 0; c < rowLength(field, r); c++) ids.push(hexId(c, r));
  return field.turned ? ids.reverse() : ids;
}

/** How large the drawn field is. */
export const sizeOf = ({ width, height }: Field): { width: number; height: number } => ({
  width: W * width,
  height: 2 * R + ROW * (height - 1),
});

/** The middle of a hex as it is drawn; of the half hexes at the sides, too. */
export function centre(field: Field, id: HexId): Point {
  const [c, r] = spot(id);
  const [x, y] = [W * (c + 0.5 + 0.5 * odd(r)), R + ROW * r];
  if (!field.turned) return [x, y];
  const size = sizeOf(field);
  return [size.width - x, size.height - y];
}

/** The six ways as they are drawn, clockwise. */
export const ways = ['ne', 'e', 'se', 'sw', 'w', 'nw'] as const;
export type Way = (typeof ways)[number];

const steps: Record<Way, [even: [number, number], odd: [number, number]]> = {
  ne: [
    [0, -1],
    [1, -1],
  ],
  e: [
    [1, 0],
    [1, 0],
  ],
  se: [
    [0, 1],
    [1, 1],
  ],
  sw: [
    [-1, 1],
    [0, 1],
  ],
  w: [
    [-1, 0],
    [-1, 0],
  ],
  nw: [
    [-1, -1],
    [0, -1],
  ],
};

const opposite = (way: Way): Way => ways[(ways.indexOf(way) + 3) % 6]!;

/** The hex that lies on a side as it is drawn, whether it is of the field or not. */
export function beside(field: Field, id: HexId, way: Way): HexId {
  const [c, r] = spot(id);
  const [dc, dr] = steps[field.turned ? opposite(way) : way][odd(r)]!;
  return hexId(c + dc, r + dr);
}

/** The neighbours of a hex, clockwise as they are drawn. */
export const neighbours = (field: Field, id: HexId): HexId[] =>
  ways.map((way) => beside(field, id, way)).filter((to) => inField(field, to));

/** The way from a hex to a neighbour. */
export const wayTo = (field: Field, from: HexId, to: HexId): Way | undefined => ways.find((way) => beside(field, from, way) === to);

/** The six corners about a point, clockwise from the top; smaller ones for rings within a hex. */
export function corners([x, y]: Point, r = R): Point[] {
  const half = (Math.sqrt(3) / 2) * r;
  return [
    [x, y - r],
    [x + half, y - r / 2],
    [x + half, y + r / 2],
    [x, y + r],
    [x - half, y + r / 2],
    [x - half, y - r / 2],
  ];
}

/** The ends of a side, clockwise. */
export function side(field: Field, id: HexId, way: Way): [Point, Point] {
  const all = corners(centre(field, id));
  const i = ways.indexOf(way);
  return [all[i]!, all[(i + 1) % 6]!];
}

/** The middle between two points. */
export const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** A number as it stands in a drawing. */
export const n = (v: number): number => Math.round(v * 10) / 10 + 0;
export const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

export const line = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;

/** The path of a hex, or of a ring within it. */
export const hexPath = (field: Field, id: HexId, r = R): string => `${line(corners(centre(field, id), r))}Z`;

/** The outlines of some hexes taken together: rings of corners, those of holes too. */
export function rings(field: Field, ids: Iterable<HexId>): Point[][] {
  const set = new Set(ids);
  // Three hexes meet at a corner, so that no more than one side of the outline leaves it.
  const next = new Map<string, { from: Point; to: Point }>();
  for (const id of set)
    for (const way of ways)
      if (!set.has(beside(field, id, way))) {
        const [from, to] = side(field, id, way);
        next.set(at(from), { from, to });
      }
  const found: Point[][] = [];
  while (next.size) {
    const ring: Point[] = [];
    let key: string = next.keys().next().value!;
    for (let edge = next.get(key); edge; edge = next.get(key)) {
      next.delete(key);
      ring.push(edge.from);
      key = at(edge.to);
    }
    found.push(ring);
  }
  return found;
}

/** The outline of some hexes, along their sides. */
export const outline = (field: Field, ids: Iterable<HexId>): string =>
  rings(field, ids)
    .map((ring) => `${line(ring)}Z`)
    .join('');

/** The outline of some ground: round, but through the middle of every side, so that no hex is in doubt. */
export const rounded = (field: Field, ids: Iterable<HexId>): string =>
  rings(field, ids)
    .map((ring) => {
      const mid = (i: number) => middle(ring[i % ring.length]!, ring[(i + 1) % ring.length]!);
      return `M${at(mid(0))}${ring.map((_, i) => `Q${at(ring[(i + 1) % ring.length]!)} ${at(mid(i + 1))}`).join('')}Z`;
    })
    .join('');

export type Lean = 'left' | 'right';

/** Where an arrow key leads: along the row, or to the next row, leaning the way the last arrow went. */
export function towards(field: Field, id: HexId, key: string, lean: Lean): { id: HexId; lean: Lean } {
  const go = (...tried: Way[]): { id: HexId; lean: Lean } => {
    const way = tried.find((each) => inField(field, beside(field, id, each)));
    return way ? { id: beside(field, id, way), lean: way.endsWith('e') ? 'right' : 'left' } : { id, lean };
  };
  switch (key) {
    case 'ArrowLeft':
      return { ...go('w'), lean: 'left' };
    case 'ArrowRight':
      return { ...go('e'), lean: 'right' };
    case 'ArrowUp':
      return { ...(lean === 'left' ? go('nw', 'ne') : go('ne', 'nw')), lean };
    case 'ArrowDown':
      return { ...(lean === 'left' ? go('sw', 'se') : go('se', 'sw')), lean };
  }
  return { id, lean };
}

/** The six ways by letters, as they lie on the keyboard. */
export const sixKeys: Record<string, Way> = { q: 'nw', e: 'ne', a: 'w', d: 'e', z: 'sw', x: 'se' };

/** The smallest box around some hexes, and so much more on each side. */
export function boxOf(field: Field, ids: Iterable<HexId>, pad = 0): [x0: number, y0: number, x1: number, y1: number] | null {
  const points = [...ids].map((id) => centre(field, id));
  if (!points.length) return null;
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  return [Math.min(...xs) - W / 2 - pad, Math.min(...ys) - R - pad, Math.max(...xs) + W / 2 + pad, Math.max(...ys) + R + pad];
}
