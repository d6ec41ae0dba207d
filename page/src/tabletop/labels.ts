// Where words stand on the table: none of them lies on a base or on another, all are wholly seen;
// what finds no room is left out, the least important first.
import { around, gap as between, inside, middle } from './geometry';
import type { At } from './types';

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** One way to write a label: its lines, and the room that they take. */
export interface Text {
  lines: string[];
  w: number;
  h: number;
}

export interface Wanted {
  id: string;
  /** The best first. */
  texts: Text[];
  /** Where a label of a size may stand, the best first; as many are found as are asked for. */
  spots: (w: number, h: number) => Iterable<Rect>;
  /** Shown even if it lies over something, there where it hides the least. */
  must?: boolean;
  /** What it names: it stands nearer to that than to any other such thing, or a line leads there. */
  base?: readonly At[];
}

/** A label that has found its place. */
export interface Placed<W extends Wanted = Wanted> extends Rect {
  of: W;
  lines: string[];
  /** From the label to what it names, where that is not plain. */
  leader?: [At, At];
}

export const meet = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const within = (a: Rect, b: Rect): boolean => a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;
const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

export function boxAbout(points: readonly At[]): Rect {
  const [x0, y0, x1, y1] = around(points);
  return { x: x0, y: y0, w: x1 - x0, h: y1 - y0 };
}

export const outlineOf = ({ x, y, w, h }: Rect): At[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** The straight pieces of a line, as the thin outlines that they are when drawn. */
export const strokes = (points: readonly At[]): At[][] =>
  points.slice(1).map((b, i) => {
    const a = points[i]!;
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [(2 * (a[1] - b[1])) / long, (2 * (b[0] - a[0])) / long];
    return [
      [a[0] + nx, a[1] + ny],
      [b[0] + nx, b[1] + ny],
      [b[0] - nx, b[1] - ny],
      [a[0] - nx, a[1] - ny],
    ];
  });

/** What no word may lie on: a convex outline, and the box about it. */
export interface Solid {
  box: Rect;
  outline: readonly At[];
}

export const solid = (outline: readonly At[]): Solid => ({ outline, box: boxAbout(outline) });

/** Does a box meet a convex outline? Not if all of it lies beyond one of the sides. */
export function covers(r: Rect, { box, outline }: Solid): boolean {
  if (!meet(r, box)) return false;
  const corners = outlineOf(r);
  const [mx, my] = middle(outline);
  return outline.every(([x0, y0], i) => {
    const [x1, y1] = outline[(i + 1) % outline.length]!;
    const side = ([x, y]: At) => (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0);
    const within = Math.sign(side([mx, my]));
    return corners.some((c) => side(c) * within > 0);
  });
}

/** Where a box is moved that lies beyond the room. */
const into = (r: Rect, room: Rect): { x: number; y: number } => ({
  x: Math.max(room.x, Math.min(r.x, room.x + room.w - r.w)),
  y: Math.max(room.y, Math.min(r.y, room.y + room.h - r.h)),
});

function least<T>(all: readonly T[], cost: (t: T) => number): T | undefined {
  const costs = all.map(cost);
  return all[costs.indexOf(Math.min(...costs))];
}

/** How far two boxes are apart; no less than that lie the things in them. */
const apart = (a: Rect, b: Rect): number => Math.max(0, a.x - b.x - b.w, b.x - a.x - a.w, a.y - b.y - b.h, b.y - a.y - a.h);

/** How much nearer a name stands to its own base than to any other. */
const clearly = 4;

/** Could a label be taken for that of another thing? */
function doubtful(r: Rect, own: readonly At[], others: readonly Solid[]): boolean {
  const outline = outlineOf(r);
  const far = between(outline, own) + clearly;
  return others.some((o) => o.outline !== own && apart(r, o.box) < far && between(outline, o.outline) < far);
}

/** Does a line meet a convex outline? */
function crosses([x0, y0]: At, [x1, y1]: At, { box, outline }: Solid): boolean {
  if (!meet({ x: Math.min(x0, x1), y: Math.min(y0, y1), w: Math.abs(x1 - x0), h: Math.abs(y1 - y0) }, box)) return false;
  const [mx, my] = middle(outline);
  let [from, to] = [0, 1];
  for (const [i, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    const side = (x: number, y: number) => ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) * sign;
    const sign = Math.sign((bx - ax) * (my - ay) - (by - ay) * (mx - ax));
    const [s, t] = [side(x0, y0), side(x1, y1)];
    if (s < 0 && t < 0) return false;
    if (s < 0) from = Math.max(from, s / (s - t));
    else if (t < 0) to = Math.min(to, s / (s - t));
  }
  return from < to;
}

/** How far off a name may stand; one that must be seen, farther still. */
const distances = { may: [12, 22, 36, 54, 76], must: [12, 22, 36, 54, 76, 104, 140, 190, 250] };

/** Farther off, all around a thing, with the line that leads there. */
function* remote(base: readonly At[], w: number, h: number, must: boolean): Generator<Rect & { leader: [At, At] }> {
  const { x, y, w: bw, h: bh } = boxAbout(base);
  const at = middle(base);
  for (const far of distances[must ? 'must' : 'may'])
    for (let i = 0; i < 16; i++) {
      const turn = (i * Math.PI) / 8;
      const cx = x + bw / 2 + Math.cos(turn) * (bw / 2 + far + w / 2);
      const cy = y + bh / 2 + Math.sin(turn) * (bh / 2 + far + h / 2);
      const r = { x: cx - w / 2, y: cy - h / 2, w, h };
      const end: At = [Math.max(r.x, Math.min(at[0], r.x + w)), Math.max(r.y, Math.min(at[1], r.y + h))];
      yield { ...r, leader: [end, at] };
    }
}

/**
 * Places labels in the order given, in the `room`, and not on what is `taken`. A label of
 * something that could be taken for that of another is led to its own by a line.
 */
export function place<W extends Wanted>(wanted: readonly W[], taken: readonly Solid[], room: Rect): Placed<W>[] {
  const full = [...taken];
  const named = wanted.flatMap((w) => (w.base ? [solid(w.base)] : []));
  const out: Placed<W>[] = [];
  const free = (r: Rect) => within(r, room) && !full.some((s) => covers(r, s));
  for (const of of wanted) {
    const hidden = (r: Rect) => full.reduce((sum, s) => sum + (covers(r, s) ? shared(r, s.box) : 0), 0);
    const { base } = of;
    const found =
      near(of) ??
      (base && led(of, base)) ??
      (of.must
        ? least(
            [...ways(of)].map((r) => ({ ...r, ...into(r, room) })),
            hidden,
          )
        : undefined);
    if (!found) continue;
    full.push({ box: found, outline: outlineOf(found) });
    if (found.leader) full.push(...strokes(found.leader).map(solid));
    out.push(found);
  }
  return out;

  function near(of: W): Placed<W> | undefined {
    const { base } = of;
    for (const r of ways(of)) if (free(r) && !(base && doubtful(r, base, named))) return r;
    return undefined;
  }

  function led(of: W, base: readonly At[]): Placed<W> | undefined {
    for (const t of of.texts)
      for (const { leader, ...r } of remote(base, t.w, t.h, of.must ?? false)) {
        if (!free(r)) continue;
        const line: [At, At] = [leader[0], edgeOf(base, leader)];
        if (
          named.some((o) => o.outline !== base && crosses(...line, o)) ||
          out.some((p) => crosses(...line, { box: p, outline: outlineOf(p) }))
        )
          continue;
        return { of, lines: t.lines, ...r, leader: line };
      }
    return undefined;
  }
}

/** All the ways to write a label, in all its places. */
function* ways<W extends Wanted>(of: W): Generator<Placed<W>> {
  for (const { lines, w, h } of of.texts) for (const at of of.spots(w, h)) yield { of, lines, ...at };
}

/** Where a line that ends in the middle of a convex outline comes to its edge. */
function edgeOf(outline: readonly At[], [from, to]: [At, At]): At {
  const box = solid(outline);
  let [lo, hi] = [0, 1];
  for (let i = 0; i < 12; i++) {
    const mid = (lo + hi) / 2;
    const at: At = [from[0] + (to[0] - from[0]) * mid, from[1] + (to[1] - from[1]) * mid];
    if (crosses(from, at, box)) hi = mid;
    else lo = mid;
  }
  return [from[0] + (to[0] - from[0]) * lo, from[1] + (to[1] - from[1]) * lo];
}

// ---- where things are labelled ----

const gap = 3;
const farthest = 10;

/** A box that touches a point from the side to which the arrow goes, with a gap. */
function beside([x, y]: At, [dx, dy]: At, w: number, h: number, far = gap): Rect {
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [dx / long, dy / long];
  const out = far + (Math.abs(nx) * w + Math.abs(ny) * h) / 2;
  return { x: x + nx * out - w / 2, y: y + ny * out - h / 2, w, h };
}

/** Under a thing, above it, to its sides; then a little aside. Never so far off that it could be another's. */
export function about(points: readonly At[]): Wanted['spots'] {
  const { x, y, w: bw, h: bh } = boxAbout(points);
  return function* (w, h) {
    const [under, above, mid] = [y + bh + gap, y - gap - h, x + bw / 2 - w / 2];
    const [right, left, level] = [x + bw + gap + 2, x - gap - 2 - w, y + bh / 2 - h / 2];
    const spots: At[] = [
      [mid, under],
      [mid, above],
      [right, level],
      [left, level],
      ...[-w / 4, w / 4].flatMap((aside): At[] => [
        [mid + aside, under],
        [mid + aside, above],
      ]),
      ...[-bh / 3, bh / 3].flatMap((aside): At[] => [
        [right, level + aside],
        [left, level + aside],
      ]),
    ];
    const all = spots.map(([a, b]) => ({ x: a, y: b, w, h }));
    let none = true;
    for (const r of all) {
      if (between(outlineOf(r), points) > farthest) continue;
      none = false;
      yield r;
    }
    if (none) yield* all;
  };
}

/** Beside a line, from its middle to its ends, first above or to the left of it. */
export function along(points: readonly At[]): Wanted['spots'] {
  const pieces = points
    .slice(1)
    .map((p, i) => ({ from: points[i]!, to: p, long: Math.hypot(p[0] - points[i]![0], p[1] - points[i]![1]) }))
    .filter((s) => s.long > 0);
  const long = pieces.reduce((sum, s) => sum + s.long, 0);
  const at = (share: number): { at: At; up: At } => {
    let left = share * long;
    const s = pieces.find((p) => left <= p.long || ((left -= p.long), false)) ?? pieces.at(-1);
    if (!s) return { at: points[0]!, up: [0, -1] };
    const [dx, dy] = [(s.to[0] - s.from[0]) / s.long, (s.to[1] - s.from[1]) / s.long];
    const up: At = (Math.abs(dx) > Math.abs(dy) ? dx > 0 : dy < 0) ? [dy, -dx] : [-dy, dx];
    return { at: [s.from[0] + dx * left, s.from[1] + dy * left], up };
  };
  return (w, h) =>
    [10, 28, 56, 90, 130].flatMap((far) =>
      [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9].flatMap((share) => {
        const { at: p, up } = at(share);
        return [beside(p, up, w, h, far), beside(p, [-up[0], -up[1]], w, h, far)];
      }),
    );
}

/** Outside an area, at its upper right if it can be, where arcs rarely hide it. */
export function atRim(points: readonly At[]): Wanted['spots'] {
  const [mx, my] = middle(points);
  const every = Math.ceil(points.length / 24);
  const rim = points.filter((_, i) => i % every === 0).sort((a, b) => b[0] - b[1] - (a[0] - a[1]));
  return (w, h) => rim.map((p) => beside(p, [p[0] - mx, p[1] - my], w, h));
}

/** In an arc that begins at the side of a thing: near to it and in the middle, wholly in what of the arc there is. */
export function fanned(side: At, centre: At, arc: readonly At[]): Wanted['spots'] {
  const ahead = Math.atan2(side[1] - centre[1], side[0] - centre[0]);
  return (w, h) => {
    const all = [8, 18, 32, 50, 72, 100, 140].flatMap((far) =>
      [0, 0.2, -0.2, 0.45, -0.45].map((aside) => beside(side, [Math.cos(ahead + aside), Math.sin(ahead + aside)], w, h, far)),
    );
    const fits = all.filter((r) => outlineOf(r).every((c) => inside(c, arc)));
    return fits.length ? fits : all.filter((r) => inside(middle(outlineOf(r)), arc));
  };
}

/** Outside the side of a thing, from its middle on. */
export function off(side: At, centre: At): Wanted['spots'] {
  const out: At = [side[0] - centre[0], side[1] - centre[1]];
  return (w, h) => [5, 16].map((far) => beside(side, out, w, h, far));
}

/** A line of words, and the same in two lines that are about as long, if it is long. */
export function broken(text: string): string[][] {
  const words = text.split(' ');
  if (text.length < 14 || words.length < 2) return [[text]];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map((l) => l.length));
  return [[text], cuts.reduce((best, c) => (longest(c) < longest(best) ? c : best))];
}
