// How terrain is drawn.
import { around, inside, middle } from './geometry';
import { apart as between } from './step';
import type { At } from './types';

/** How pieces are drawn. */
export type Look =
  | 'wood'
  | 'field'
  | 'stakes'
  | 'bones'
  | 'stones'
  | 'water'
  | 'house'
  | 'wall'
  | 'rampart'
  | 'hedge'
  | 'tree'
  | 'hill'
  | 'crag'
  | 'rough'
  | 'bare';

/** How long the sides of an outline are. */
export const sides = (outline: readonly At[]): number[] => outline.map((p, i) => between(p, outline[(i + 1) % outline.length]!));

/** An outline drawn in towards its middle. */
export function shrunk(outline: readonly At[], share: number): At[] {
  const [cx, cy] = middle(outline);
  return outline.map(([x, y]) => [cx + (x - cx) * share, cy + (y - cy) * share]);
}

/** A number from 0 to 1 that belongs to a pair of numbers, always the same. */
const chance = (i: number, j: number): number => {
  const s = Math.sin(i * 127.1 + j * 311.7) * 43758.5453;
  return s - Math.floor(s);
};

/** Places strewn over an outline, some way apart. */
export function strewn(outline: readonly At[], apart: number, rim: number): At[] {
  const [x0, y0, x1, y1] = around(outline);
  const out: At[] = [];
  const rows = Math.max(1, Math.floor((y1 - y0) / (apart * 0.86)));
  const columns = Math.max(1, Math.floor((x1 - x0) / apart));
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i <= columns; i++) {
      const x = x0 + ((i + 0.5 + (j % 2 ? -0.5 : 0) + (chance(i, j) - 0.5) * 0.5) / columns) * (x1 - x0);
      const y = y0 + ((j + 0.5 + (chance(j, i + 9) - 0.5) * 0.45) / rows) * (y1 - y0);
      if (inside([x, y], outline, rim)) out.push([x, y]);
    }
  }
  return out.length ? out : [middle(outline)];
}

/** Lines across an outline, along its longest side, so far apart. */
export function furrows(outline: readonly At[], apart: number): [At, At][] {
  const s = sides(outline);
  const i = s.indexOf(Math.max(...s));
  const [a, b] = [outline[i]!, outline[(i + 1) % outline.length]!];
  const [ux, uy] = [(b[0] - a[0]) / s[i]!, (b[1] - a[1]) / s[i]!];
  const across = (p: At) => (p[0] - a[0]) * -uy + (p[1] - a[1]) * ux;
  const along = (p: At) => (p[0] - a[0]) * ux + (p[1] - a[1]) * uy;
  const [low, high] = [Math.min(...outline.map(across)), Math.max(...outline.map(across))];
  const out: [At, At][] = [];
  for (let v = low + apart / 2; v < high; v += apart) {
    const cuts = outline.flatMap((p, n) => {
      const q = outline[(n + 1) % outline.length]!;
      const [d, e] = [across(p) - v, across(q) - v];
      if (d * e > 0 || d === e) return [];
      const t = d / (d - e);
      return [along([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t])];
    });
    if (cuts.length < 2) continue;
    const at = (w: number): At => [a[0] + ux * w - uy * v, a[1] + uy * w + ux * v];
    out.push([at(Math.min(...cuts)), at(Math.max(...cuts))]);
  }
  return out;
}

/** Short strokes that fall inwards from an outline, as slopes are drawn. */
export function hachures(outline: readonly At[], apart: number, long: number): [At, At][] {
  const m = middle(outline);
  return outline.flatMap((p, i): [At, At][] => {
    const q = outline[(i + 1) % outline.length]!;
    const n = Math.max(1, Math.round(between(p, q) / apart));
    return Array.from({ length: n }, (_, j): [At, At] => {
      const t = (j + 0.5) / n;
      const a: At = [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
      const d = between(a, m) || 1;
      return [a, [a[0] + ((m[0] - a[0]) / d) * long, a[1] + ((m[1] - a[1]) / d) * long]];
    });
  });
}

/** Slanting strokes from one long side of an outline of four corners to the other, as stakes are set. */
export function struts(outline: readonly At[], apart: number): [At, At][] {
  const s = sides(outline);
  const i = s.indexOf(Math.max(...s));
  const [a, b, c, d] = [0, 1, 2, 3].map((j) => outline[(i + j) % outline.length]!) as [At, At, At, At];
  const n = Math.max(2, Math.round(s[i]! / apart));
  const at = (p: At, q: At, t: number): At => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  return Array.from({ length: n - 1 }, (_, j): [At, At] => [at(a, b, (j + 0.3) / n), at(d, c, (j + 1.2) / n)]);
}
