// What stands over the entries of the log.
import type { Under } from './history';
import { m, told } from './i18n.svelte';
import { unmarked } from './marked';
import type { Told } from './types';

const titled = (t: Told): string => unmarked(told(t)).replace(/\.$/, '');

/** All the headings that an entry stands under, the largest first; before the first round or turn the match is set up. */
function over({ round, turn, phase }: Under): string[] {
  const begun = [round, turn, phase].filter((t) => t !== null).map(titled);
  return round || turn ? begun : [m().log.setUp, ...begun];
}

export interface Heading {
  level: number; // 1 is the largest
  title: string;
}

/** The headings that must stand over an entry where the newer entry is above it: those that are not over both. */
export function headings(entry: Under, newer: Under | undefined): Heading[] {
  const above = newer ? over(newer) : [];
  const own = over(entry);
  const first = own.findIndex((title, i) => title !== above[i]);
  return first < 0 ? [] : own.map((title, i) => ({ level: i + 1, title })).slice(first);
}
