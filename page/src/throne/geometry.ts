// The drawn map: outlines from shared arcs, so that a border is drawn once and belongs to
// both of its areas.
import raw from './map.json';

export type Point = [number, number];

export interface DrawnArea {
  kind: string;
  anchor: Point;
  rings: number[][];
  label: { x: number; y: number; angle: number; size: number; lines_en: string[]; lines_fr: string[] };
  order: { x: number; y: number; r: number };
  icons: { x: number; y: number; w: number; h: number; items: { type: string; dx: number; dy: number; w: number; h: number }[] } | null;
  slots: Point[];
}

export interface DrawnMap {
  canvas: { width: number; height: number };
  areas: Record<string, DrawnArea>;
  borders: { a: string; b: string; kind: string; adjacent: boolean; arcs: number[]; bridge?: boolean; mid: Point }[];
  rivers: { id: string; arcs: number[]; headwater: Point[]; mouth: Point }[];
  bridges: { id: string; x: number; y: number; angle: number; length: number }[];
  ties: { area: string; from: Point; to: Point }[];
  decor: [string, number, number, number][];
  arcs: Point[][];
  arc_kinds: string[];
}

export const map = raw as unknown as DrawnMap;
export const areaIds = Object.keys(map.areas);

function arc(i: number): Point[] {
  return i < 0 ? [...map.arcs[-i - 1]!].reverse() : map.arcs[i]!;
}

function line(points: Point[]): string {
  return 'M' + points.map((p) => `${p[0]} ${p[1]}`).join('L');
}

function ringPath(ring: number[]): string {
  const points = ring.flatMap((i, at) => (at === 0 ? arc(i) : arc(i).slice(1)));
  return line(points) + 'Z';
}

export const outlines: Record<string, string> = Object.fromEntries(
  Object.entries(map.areas).map(([id, a]) => [id, a.rings.map(ringPath).join('')]),
);

export const landOutline = Object.entries(map.areas)
  .filter(([, a]) => a.kind === 'land')
  .map(([id]) => outlines[id])
  .join('');

function allOf(kind: string): string {
  return map.arcs
    .filter((_, i) => map.arc_kinds[i] === kind)
    .map(line)
    .join('');
}

export const coastPath = allOf('coast');
export const landBorderPath = allOf('land-land');
export const seaBorderPath = allOf('sea-sea');
export const riverPaths = map.rivers.map((r) => {
  const points = r.arcs.flatMap((i, at) => (at === 0 ? arc(i) : arc(i).slice(1)));
  return line(points) + line(r.headwater);
});

/** Little drawings of the land: mountains, hills, trees, fields, marshes, dunes. */
export const decorPath = map.decor
  .map(([kind, x, y, s]) => {
    const n = (v: number) => Math.round(v * 10) / 10;
    switch (kind) {
      case 'mountain':
        return `M${n(x - s)} ${n(y + s * 0.8)}L${n(x)} ${n(y - s)}L${n(x + s)} ${n(y + s * 0.8)}M${n(x)} ${n(y - s)}L${n(x + s * 0.22)} ${n(y - s * 0.1)}L${n(x - s * 0.08)} ${n(y + s * 0.3)}`;
      case 'tree':
        return `M${n(x)} ${n(y + s)}V${n(y + s * 0.3)}M${n(x - s * 0.55)} ${n(y)}a${n(s * 0.55)} ${n(s * 0.6)} 0 1 1 ${n(s * 1.1)} 0a${n(s * 0.55)} ${n(s * 0.4)} 0 0 1 ${n(-s * 1.1)} 0`;
      case 'hill':
        return `M${n(x - s)} ${n(y + s * 0.3)}Q${n(x)} ${n(y - s)} ${n(x + s)} ${n(y + s * 0.3)}`;
      case 'field':
        return `M${n(x - s)} ${n(y - 2)}l${n(s * 0.4)} -3M${n(x - s * 0.3)} ${n(y)}l${n(s * 0.4)} -3M${n(x + s * 0.4)} ${n(y - 1)}l${n(s * 0.4)} -3`;
      case 'marsh':
        return `M${n(x - s)} ${n(y)}h${n(s * 0.8)}M${n(x)} ${n(y + 2)}h${n(s * 0.8)}M${n(x - s * 0.2)} ${n(y)}v${n(-s * 0.6)}`;
      default:
        return `M${n(x - s)} ${n(y)}q${n(s * 0.5)} ${n(-s * 0.5)} ${n(s)} 0`;
    }
  })
  .join('');

/** The neighbours of each area as they are drawn: across rivers too. */
export const drawnNeighbours: Record<string, string[]> = {};
/** The neighbours that the rules know. */
export const neighbours: Record<string, string[]> = {};
for (const id of areaIds) {
  drawnNeighbours[id] = [];
  neighbours[id] = [];
}
for (const b of map.borders) {
  drawnNeighbours[b.a]!.push(b.b);
  drawnNeighbours[b.b]!.push(b.a);
  if (b.adjacent) {
    neighbours[b.a]!.push(b.b);
    neighbours[b.b]!.push(b.a);
  }
}

/** Where the eye finds an area: between its name and its order. */
export function centre(id: string): Point {
  const a = map.areas[id]!;
  return [(a.label.x + a.order.x) / 2, (a.label.y + a.order.y) / 2];
}

/** The neighbour that lies most nearly in a direction; the area itself if none does. */
export function towards(id: string, key: string): string {
  const way: Record<string, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
  const d = way[key];
  if (!d) return id;
  const from = centre(id);
  let best = id;
  let least = Infinity;
  for (const other of drawnNeighbours[id]!) {
    const to = centre(other);
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    const along = dx * d[0] + dy * d[1];
    const aside = Math.abs(dx * d[1] - dy * d[0]);
    if (along <= 0 || aside > 2.2 * along) continue;
    const cost = along + 2 * aside;
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}

/** Where attackers wait: on their own side of the border. */
export function attackPoint(from: string, to: string): Point {
  const a = map.areas[from]!.order;
  const b = map.areas[to]!.order;
  const border = map.borders.find((x) => (x.a === from && x.b === to) || (x.b === from && x.a === to));
  if (!border) return [a.x + (b.x - a.x) * 0.4, a.y + (b.y - a.y) * 0.4];
  const [x, y] = border.mid;
  const d = Math.hypot(a.x - x, a.y - y) || 1;
  return [x + ((a.x - x) / d) * 16, y + ((a.y - y) / d) * 16];
}

/** A curve from one area to another, or by way of others, ending short of the middle of the last. */
export function curve(from: string, to: string, via: string[] = []): string {
  if (via.length) {
    const last = via.at(-1)!;
    const legs = [from, ...via].map((id, i, all) => (i + 1 < all.length ? curve(id, all[i + 1]!) : '')).join('');
    return legs + curve(last, to);
  }
  const a = map.areas[from]!.order;
  const b = map.areas[to]!.order;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const d = Math.hypot(dx, dy) || 1;
  const bend = Math.min(40, d * 0.18);
  const mx = (a.x + b.x) / 2 + (dy / d) * bend;
  const my = (a.y + b.y) / 2 - (dx / d) * bend;
  const cut = (x: number, y: number, r: number): Point => {
    const l = Math.hypot(mx - x, my - y) || 1;
    return [x + ((mx - x) / l) * r, y + ((my - y) / l) * r];
  };
  const s = cut(a.x, a.y, 22);
  const e = cut(b.x, b.y, 24);
  const n = (v: number) => Math.round(v * 10) / 10;
  return `M${n(s[0])} ${n(s[1])}Q${n(mx)} ${n(my)} ${n(e[0])} ${n(e[1])}`;
}
