// Where the morale marker would go by what is drafted: the board knows it, the rails show it.
import type { AttackOdds } from './ask';

/** A change of morale, and how likely it is. */
export interface Shift {
  to: number;
  chance: number;
}

/** The likeliest change that an attack can bring. */
export function shiftOf(odds: Pick<AttackOdds, 'morale'> | null, now: number): Shift | null {
  const [first] = (odds?.morale ?? []).filter((s) => s.to !== now).sort((a, b) => b.chance - a.chance);
  return first && first.chance > 0 ? { to: first.to, chance: first.chance } : null;
}

class Foreseen {
  shift = $state.raw<Shift | null>(null);
}
export const foreseen = new Foreseen();
