// What is printed, as the board names it: unit reference cards, Commander cards, Command cards.
import type { Told } from '../lib/types';
import type { Class, Face, House, Tally, Zone } from './types';

export interface UnitInfo {
  id: string;
  house: House;
  name: Told;
  class: Class;
  strength: number;
  /** The glyph of its banner. */
  charge: string;
}

export interface CommanderInfo {
  id: string;
  house: House;
  name: Told;
  title: Told;
  /** His letter, two if another of the battle has the same. */
  initial: string;
  ability?: Told;
  commit?: Told;
}

export interface Tactic {
  when: 'before' | 'after' | 'either';
  /** Order tokens that must be in the reserve, */
  tokens?: Partial<Tally>;
  /** or the morale of a House: the own one so or better, the enemy's so or worse. */
  zone?: { of: House; is: Exclude<Zone, 'grey'>; mine: boolean };
  text: Told;
}

export interface CardInfo {
  id: string;
  house: House;
  name: Told;
  /** Whose portrait it bears; none is a base card. */
  person?: Told;
  commands: { cost: number; text: Told }[];
  tactic?: Tactic;
}

/** How the faces of the die read against a target. */
export type Reading = Record<Face, 'hit' | 'back' | 'miss'>;

/** The eight faces of the battle die. */
export const dieFaces: readonly Face[] = ['green', 'green', 'green', 'blue', 'blue', 'red', 'valour', 'morale'];
