// What a field shows besides the position: of hexes, of units, and of what would happen.
import type { HexId, House, Rank, UnitName } from './types';

/**
 * The ring of a hex: it may be chosen; an ordered unit; what is selected; a unit that may be attacked, and the one
 * that is; where a moving unit would end; where a beaten unit would go; what is refused; where units leave the field.
 */
export type Ring = 'legal' | 'ordered' | 'selected' | 'prey' | 'target' | 'end' | 'back' | 'refused' | 'exit';

/** A hex that a unit can reach. */
export interface Reach {
  cost: number;
  /** May it attack from there? */
  attack: boolean;
  /** Only by the extra hex of a road. */
  road?: boolean;
}

/** A line of sight: whether it is clear, and over which point the eye stands, if not in the middle. */
export interface Sight {
  from: HexId;
  to: HexId;
  clear: boolean;
}

/** Where a unit went, or what it attacked. */
export interface Trail {
  path: HexId[];
  attack?: boolean;
}

/** A unit where it would stand. */
export interface Ghost {
  unit: UnitName;
  hex: HexId;
}

/** A few words at a hex. */
export interface Plate {
  hex: HexId;
  lines: { glyph: string; text: string }[];
}

/** How a unit is drawn, besides what stands in the position. */
export interface UnitLook {
  /** The glyph of its charge. */
  charge: string;
  /** Its figures when it was whole. */
  strength: number;
  /** The letter of its commander, two if another has the same. */
  initial?: string;
}

/** What is shown of a field; all of it may be missing. */
export interface Marks {
  rings?: Record<HexId, Ring>;
  reach?: Record<HexId, Reach>;
  /** A zone of control; what is outside lies under a veil. */
  zone?: HexId[];
  /** The way of a unit, from where it stands to where it would end. */
  path?: HexId[];
  ghost?: Ghost | null;
  /** What others did last. */
  trails?: Trail[];
  /** Sides over which a unit could not retreat, by hex and neighbour. */
  barred?: [HexId, HexId][];
  sights?: Sight[];
  /** An attack, from a hex on another. */
  attack?: { from: HexId; to: HexId; answer?: boolean } | null;
  /** The places of ordered units in their order. */
  numbers?: Record<UnitName, number>;
  /** Units of which it matters that they are Stalwart. */
  stalwart?: UnitName[];
  plate?: Plate | null;
}

/** The fills of ranks on banners, dice and tokens: heraldry, the same by day and by night. */
export const rankFills: Record<Rank, string> = { green: '#2f7a45', blue: '#2458a6', red: '#b3261e' };

/** The pattern of a House's field. */
export const patterns: Record<House, string> = {
  stark: 'M-17-13.5h34M-17-7.5h34M-17-1.5h34M-17 4.5h34',
  lannister: 'M-11.5-19V8.5M-5.5-19V8.5M.5-19V8.5M6.5-19V8.5M12.5-19V8.5',
};

/** From how many pixels of a hex on something is drawn. */
export const detail = { tufts: 44, trees: 30, pips: 36, edges: 70, whole: 52, pressed: 32 };
