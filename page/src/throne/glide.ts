// Which units went where between two positions, so that the board can let them glide.
import { unitsOf, type Force, type House, type Unit, type View } from './types';

/** Attackers stand in no area while they fight. */
export const FIELD = '@battle';

export interface Glide {
  house: House;
  unit: Unit;
  count: number;
  from: string;
  to: string;
}

type Counts = Map<string, number>; // by place, of one House and one kind of unit

function standing(view: View): Map<string, Counts> {
  const all = new Map<string, Counts>();
  const add = (house: House | undefined, place: string, force: Force | undefined) => {
    if (!house || !force) return;
    for (const [unit, many] of unitsOf) {
      const n = force[many] ?? 0;
      if (!n) continue;
      const key = `${house} ${unit}`;
      const counts = all.get(key) ?? new Map<string, number>();
      counts.set(place, (counts.get(place) ?? 0) + n);
      all.set(key, counts);
    }
  };
  for (const [id, pl] of Object.entries(view.areas)) {
    add(pl.house, id, pl);
    add(pl.house, id, pl.routed);
  }
  if (view.battle) add(view.battle.attacker, FIELD, view.battle);
  return all;
}

/**
 * What moved from one position to the next. Units that came or went for good do not glide,
 * and where so much has changed that nobody could follow it, nothing does.
 */
export function glides(before: View, after: View, most = 8): Glide[] {
  if (after.turn < before.turn || after.turn > before.turn + 1) return [];
  const then = standing(before);
  const out: Glide[] = [];
  for (const [key, now] of standing(after)) {
    const was: Counts = then.get(key) ?? new Map<string, number>();
    const [house, unit] = key.split(' ') as [House, Unit];
    const left = [...was].map(([place, n]) => [place, n - (now.get(place) ?? 0)] as [string, number]).filter(([, n]) => n > 0);
    for (const [to, n] of now) {
      let come = n - (was.get(to) ?? 0);
      while (come > 0 && left.length > 0) {
        const [from, gone] = left[0]!;
        const count = Math.min(come, gone);
        out.push({ house, unit, count, from, to });
        come -= count;
        if (count === gone) left.shift();
        else left[0] = [from, gone - count];
      }
    }
  }
  return out.length > most ? [] : out;
}
