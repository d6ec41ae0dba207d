// Army lists as documents: what the engine writes, see kings/army/stock.go and kings/army/sheet.go.
import { papers } from '../../lib/papers';
import type { KeptPaper, Paper, Told } from '../../lib/types';

export interface Named extends Told {
  id: string;
}

/** A rule, a spell or an artefact, and what it does. In its name (n stands for its number. */
export interface Ruled extends Named {
  text: Told;
  points?: number;
}

export interface RuleRef {
  id: string;
  n?: string;
}

/** The numbers of a unit; a score of 0 is a dash. */
export interface Profile {
  size: string;
  type: string;
  points: number;
  speed: number;
  melee: number;
  shooting: number;
  defence: number;
  attacks: string;
  nerve: [number, number];
  base: [number, number];
  height: number;
  special?: RuleRef[];
  spells?: RuleRef[];
  weapons?: { id: string; range: number }[];
}

export type Group = 'infantry' | 'cavalry' | 'engines' | 'heroes';
export type Slot = 'troop' | 'regiment' | 'horde' | 'engine' | 'monster' | 'hero';

export interface Option extends Named {
  points: Record<string, number>;
  choice?: number;
  needs?: string;
}

/** A unit as its army list offers it. */
export interface Unit extends Named {
  type: string;
  hero?: boolean;
  irregular?: boolean;
  legend?: boolean;
  bare?: boolean;
  needs?: string;
  group: Group;
  sizes: Profile[];
  options?: Option[];
  choices?: { least?: number; most?: number }[];
}

export interface Army extends Named {
  alignment: string;
  rules?: Ruled[];
  units: Unit[];
}

export interface Stock {
  sizes: Record<string, Told>;
  types: Record<string, Told>;
  rules: Ruled[];
  spells: Ruled[];
  weapons: Ruled[];
  artefacts: Ruled[];
  armies: Army[];
}

export interface Entry {
  army?: string;
  unit: string;
  size?: string;
  options?: string[];
  artefact?: string | string[];
}

export interface List {
  game: string;
  name?: string;
  name_fr?: string;
  army: string;
  points: number;
  agreed?: string[];
  units: Entry[];
}

export interface Camp {
  army: string;
  regiments: number;
  hordes: number;
  troops: number;
  /** -1: any number. */
  may_troops: number;
  slots: { slot: Slot; taken: number; of_hordes: number }[];
}

export interface Sheet {
  /** What the army is called, once it has units. */
  army?: { en: string; fr: string };
  groups: { id: Group; points: number }[];
  /** As in the list; one that is in no army list is null. */
  units: ((Profile & { group: Group; slot: Slot }) | null)[];
  unlocks: Camp[];
}

export type ListPaper = Paper<List, Sheet>;
export type KeptList = KeptPaper<List, Sheet>;

export const lists = papers<List, Sheet, Stock>('lists', 'armies');
