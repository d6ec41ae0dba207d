// Any document as lines of an outline: what it is called, what it is worth, what stands under it.
import { m } from './i18n.svelte';
import { titled, worded } from './names';

export interface Line {
  /** What it is called; empty for what is only counted. */
  name: string;
  /** Its value, where nothing stands under it. */
  is: string;
  under: Line[];
}

const simple = (v: unknown): boolean => v === null || typeof v !== 'object';

function valued(game: string, v: unknown): string {
  if (v === true) return m().outline.yes;
  if (v === false) return m().outline.no;
  if (v === null || v === '') return m().outline.nothing;
  return typeof v === 'string' ? titled(worded(game, v)) : String(v);
}

/** A list of simple things is one line; one of documents has a line for each, by its number. */
function lineOf(game: string, name: string, v: unknown): Line {
  if (simple(v)) return { name, is: valued(game, v), under: [] };
  if (Array.isArray(v)) {
    if (v.every(simple)) return { name, is: v.map((each) => valued(game, each)).join(', ') || m().outline.nothing, under: [] };
    return { name, is: '', under: v.map((each, i) => lineOf(game, String(i + 1), each)) };
  }
  const under = linesOf(game, v);
  return { name, is: under.length ? '' : m().outline.nothing, under };
}

export function linesOf(game: string, document: unknown): Line[] {
  if (simple(document)) return [lineOf(game, '', document)];
  return Object.entries(document as object).map(([field, v]) => lineOf(game, titled(worded(game, field)), v));
}
