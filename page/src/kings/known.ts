// Names of what a match holds, by their ids.
import type { Lang } from '../lib/i18n.svelte';
import type { Roster } from './ask';
import { called, unitName } from './describe';

export type Known = (id: string, lang: Lang) => string | undefined;

/** Units, spells and pieces of terrain, as the roster calls them. */
export function knownBy(roster: Roster | null): Known {
  const others = new Map([...Object.values(roster?.units ?? {}).flatMap((u) => u.spells), ...(roster?.box ?? [])].map((n) => [n.id, n]));
  return (id, lang) => {
    if (roster?.units[id]) return unitName(roster, id, lang);
    const n = others.get(id);
    return n && called(n, lang);
  };
}
