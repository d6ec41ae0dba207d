// The morale track: one line, one marker; each House has eleven spaces toward its end.
import { foe, type House, type Zone } from './types';

/** The last space of a side: a number, or a Rout. */
export const last = 11;

/** The zone of a space of a side, counted from the middle. */
export const zoneOf = (n: number): Zone => (n <= 3 ? 'grey' : n <= 6 ? 'green' : n <= 9 ? 'yellow' : 'red');

/** The spaces to which a marker that stands further out may recover. */
export const breaks: readonly number[] = [4, 7, 10];

/** On whose side the marker is, and how far from the middle; on nobody's at the start. */
export function sideOf(morale: number): { house: House | null; n: number } {
  return { house: morale === 0 ? null : morale > 0 ? 'stark' : 'lannister', n: Math.abs(morale) };
}

export interface Space {
  /** What the marker would count there. */
  at: number;
  n: number;
  house: House | null;
  zone: Zone;
  start: boolean;
  /** A morale break. */
  breaks: boolean;
  /** The marker never comes back from here. */
  rout: boolean;
}

/** The spaces from the far end to the near one. */
export function spaces(rout: Record<House, boolean>, near: House): Space[] {
  const towards = (house: House) => (house === 'stark' ? 1 : -1);
  const side = (house: House): Space[] =>
    Array.from({ length: last }, (_, i) => i + 1).map((n) => ({
      at: n * towards(house),
      n,
      house,
      zone: zoneOf(n),
      start: false,
      breaks: breaks.includes(n),
      rout: n === last && rout[house],
    }));
  const start: Space = { at: 0, n: 0, house: null, zone: 'grey', start: true, breaks: false, rout: false };
  return [...side(foe(near)).reverse(), start, ...side(near)];
}
