// How a match went, as lines: where its points and turning points lie, and what the lines are of.
import type { Course } from './types';

/** A point of the lines: where it lies, counted in stretches, and how it stood; `turn` is the turning point that it is. */
export interface Vertex {
  x: number;
  scores: readonly number[];
  turn?: number;
}

/** The points in their order; the turning points of a stretch are spread over it. */
export function verticesOf(c: Pick<Course, 'points' | 'turns'>): Vertex[] {
  return c.points.flatMap((p, i) => {
    const here = c.turns.flatMap((t, turn) => (t.point === i && i > 0 ? [{ scores: t.scores, turn }] : []));
    const spread = here.map((t, k): Vertex => ({ ...t, x: i - 1 + (k + 1) / (here.length + 1) }));
    return [...spread, { x: i, scores: p.scores }];
  });
}

/** Is the match about who leads, and by how much? */
export const isDuel = (c: Pick<Course, 'lead' | 'points'>): boolean => !!c.lead && c.points[0]?.scores.length === 2;

/** What the lines show at a vertex: one number a line. */
export const valuesOf = (duel: boolean, scores: readonly number[]): number[] => (duel ? [scores[0]! - scores[1]!] : [...scores]);

/** The range of what is shown, with what wins in it. */
export function rangeOf(c: Pick<Course, 'points' | 'turns' | 'goal' | 'lead'>): { least: number; most: number } {
  const duel = isDuel(c);
  const all = verticesOf(c).flatMap((v) => valuesOf(duel, v.scores));
  const wins = duel ? (c.lead ?? 0) : (c.goal ?? 0);
  return { least: Math.min(0, ...all, duel ? -wins : 0), most: Math.max(1, ...all, wins) };
}

/** Round numbers to write beside the lines, a handful. */
export function ticksOf(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].find((s) => (most - least) / s <= 8) ?? 10_000;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, i) => (first + i) * step || 0);
}

/** Labels pushed apart so that none lies on another: their places, in the order given. */
export function apart(at: readonly number[], gap: number): number[] {
  const order = at.map((_, i) => i).sort((a, b) => at[a]! - at[b]!);
  const out = [...at];
  for (const [k, i] of order.entries()) if (k > 0) out[i] = Math.max(out[i]!, out[order[k - 1]!]! + gap);
  return out;
}

/** Which seat a turning point is about: the one whose score it changed most. */
export function turned(t: Course['turns'][number]): number {
  const by = t.scores.map((s, i) => Math.abs(s - t.was[i]!));
  return by.indexOf(Math.max(...by));
}
