// Names of what a match holds, for those who describe an action and know no game.
import type { Known } from '../lib/names';
import type { Roster } from './ask';
import { called, unitName } from './describe';
import { Rolls } from './rolls.svelte';
import type { View } from './types';

/** Units, spells and pieces of terrain, as the roster calls them. */
export function knownBy(roster: Roster | null): Known {
  const others = new Map([...Object.values(roster?.units ?? {}).flatMap((u) => u.spells), ...(roster?.box ?? [])].map((n) => [n.id, n]));
  return (id, lang) => {
    if (roster?.units[id]) return unitName(roster, id, lang);
    const n = others.get(id);
    return n && called(n, lang);
  };
}

export async function knownIn(view: View): Promise<Known> {
  const rolls = new Rolls();
  await rolls.look(view);
  return knownBy(rolls.roster);
}
