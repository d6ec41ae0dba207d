// Changes to an army list that are the same in every game: each gives a new list.

/** Another name, in both languages; an empty one is left out, as the engine writes it. */
export function rename<L extends { name?: string; name_fr?: string }>(l: L, name: string, french: string): L {
  const { name: _, name_fr: __, ...rest } = l;
  return { ...rest, ...(name ? { name } : {}), ...(french ? { name_fr: french } : {}) } as L;
}

/** Puts a unit before another, which may be the end of the list. */
export function move<L extends { units: unknown[] }>(l: L, from: number, before: number): L {
  if (!l.units[from] || from === before || from + 1 === before) return l;
  const units = l.units.filter((_, i) => i !== from);
  units.splice(before > from ? before - 1 : before, 0, l.units[from]);
  return { ...l, units };
}
