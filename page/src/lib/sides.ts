import type { Sitter } from './types';

/** Seats by the side that they are on, or null where each plays for itself. */
export function sidesOf(seats: readonly Sitter[]): { side: number; seats: Sitter[] }[] | null {
  const sides = [...new Set(seats.flatMap((s) => s.side ?? []))];
  if (sides.length === seats.length || seats.some((s) => s.side === undefined)) return null;
  return sides.map((side) => ({ side, seats: seats.filter((s) => s.side === side) }));
}
