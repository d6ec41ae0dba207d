// The way of a march as it is drawn: next door, or over the seas where its House has Ships.
import { areas } from './data';
import { neighbours } from './geometry';
import type { House, View } from './types';

/** The seas between two areas, shortest way first; none when they are neighbours or no way is seen. */
export function voyage(view: View, house: House, from: string, to: string): string[] {
  if (neighbours[from]?.includes(to)) return [];
  const open = (id: string) => areas.get(id)?.kind === 'sea' && view.areas[id]?.house === house;
  const ways: string[][] = (neighbours[from] ?? []).filter(open).map((id) => [id]);
  const seen = new Set(ways.flat());
  for (const way of ways) {
    const last = way.at(-1)!;
    if (neighbours[last]?.includes(to)) return way;
    for (const next of neighbours[last] ?? []) {
      if (seen.has(next) || !open(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [];
}
