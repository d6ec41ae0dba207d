// Where the pieces of a layout lie. The engine judges; this only lets them be dragged.
import { inch } from '../step';
import type { At, Piece } from '../types';
import type { Laid, Layout, Length, Stock, Template } from './types';

/** A length in millimetres. */
export const mm = (l: Length): number => (typeof l === 'number' ? l : l.endsWith('in') ? Number(l.slice(0, -2)) * inch : Number(l));

/** Millimetres as they are written: whole hundredths. */
const written = (n: number): number => Math.round(n * 100) / 100;

export const size = (l: Layout): At => [mm(l.table[0]), mm(l.table[1])];

export const template = (stock: Stock, p: Laid): Template | undefined => stock.box.find((t) => t.id === p.piece);

function turned([x, y]: At, degrees: number): At {
  const a = (degrees * Math.PI) / 180;
  return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
}

/** The middle of a piece: its place, or that of its outline. */
export function middleOf(p: Laid): At {
  if (p.at) return [mm(p.at[0]), mm(p.at[1])];
  const c = (p.corners ?? []).map(([x, y]): At => [mm(x), mm(y)]);
  return [c.reduce((s, q) => s + q[0], 0) / (c.length || 1), c.reduce((s, q) => s + q[1], 0) / (c.length || 1)];
}

/** What lies on the table: outline, type and height. */
export function lies(stock: Stock, p: Laid): Piece {
  const t = template(stock, p);
  const at = middleOf(p);
  const corners = t
    ? t.corners.map((c): At => {
        const [x, y] = turned(c, p.turn ?? 0);
        return [at[0] + x, at[1] + y];
      })
    : (p.corners ?? []).map(([x, y]): At => [mm(x), mm(y)]);
  return { type: p.type ?? t?.type ?? 'decorative', height: p.height ?? t?.height ?? 0, corners };
}

/** A piece moved by so much, and back onto the table if it left it. */
export function shifted(stock: Stock, l: Layout, p: Laid, by: At): Laid {
  const [w, d] = size(l);
  const { corners } = lies(stock, p);
  const rim = (p.turn ?? 0) % 90 === 0 ? 0 : 0.03; // the engine rounds corners, and none may be off the table
  const back = (v: number, low: number, high: number, most: number) =>
    low + v < rim ? rim - low : high + v > most - rim ? most - rim - high : v;
  const [xs, ys] = [corners.map((c) => c[0]), corners.map((c) => c[1])];
  const x = back(by[0], Math.min(...xs), Math.max(...xs), w);
  const y = back(by[1], Math.min(...ys), Math.max(...ys), d);
  const go = ([a, b]: [Length, Length]): [number, number] => [written(mm(a) + x), written(mm(b) + y)];
  return p.at ? { ...p, at: go(p.at) } : { ...p, corners: (p.corners ?? []).map(go) };
}

/** A piece turned to the left, and back onto the table if it left it. */
export function spun(stock: Stock, l: Layout, p: Laid, degrees: number): Laid {
  if (p.at) return shifted(stock, l, { ...p, turn: ((((p.turn ?? 0) + degrees) % 360) + 360) % 360 }, [0, 0]);
  const at = middleOf(p);
  const corners = (p.corners ?? []).map(([x, y]): [number, number] => {
    const [a, b] = turned([mm(x) - at[0], mm(y) - at[1]], degrees);
    return [written(at[0] + a), written(at[1] + b)];
  });
  return shifted(stock, l, { ...p, corners }, [0, 0]);
}

/** A new piece of the box, in the middle and a little beside others that lie there. */
export function laid(l: Layout, t: Template): Laid {
  const [w, d] = size(l);
  const taken = l.pieces.map(middleOf);
  let at: At = [w / 2, d / 2];
  for (let i = 1; i < 40 && taken.some((m) => Math.hypot(m[0] - at[0], m[1] - at[1]) < 1.5 * inch); i++) {
    at = [w / 2 + Math.cos(i) * i * inch * 0.6, d / 2 + Math.sin(i) * i * inch * 0.6];
  }
  return { piece: t.id, at: [written(at[0]), written(at[1])] };
}

export const withPiece = (l: Layout, at: number, p: Laid): Layout => ({ ...l, pieces: l.pieces.map((x, i) => (i === at ? p : x)) });

export const blank = (game: string, stock: Stock): Layout => ({
  game,
  table: stock.tables[0]?.size ?? [1219.2, 1219.2],
  pieces: [],
});

export function named(l: Layout, name: string): Layout {
  const { name_en: _, name_fr: __, ...rest } = l;
  return name ? { ...rest, name_en: name, name_fr: name } : rest;
}

/** Another table; pieces that would lie off it come back onto it. */
export function onTable(stock: Stock, l: Layout, table: At): Layout {
  const next = { ...l, table };
  return { ...next, pieces: l.pieces.map((p) => shifted(stock, next, p, [0, 0])) };
}
