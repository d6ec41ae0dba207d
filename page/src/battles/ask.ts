// What the page asks the engine about a position, and what it answers: docs/battles.md tells of each field.
import type { Told } from '../lib/types';
import type { Action, Face, HexId, Refusal, UnitName } from './types';

export interface DiceWhy extends Told {
  change?: number;
  most?: number;
  rule: string;
}
export interface FaceRead {
  face: Face;
  sides: number;
  hits: number;
  back: boolean;
  rule: string;
}
export interface Roll {
  dice: number;
  why: DiceWhy[];
  faces: FaceRead[];
  ignores: number;
}
export interface Toll {
  destroyed: number;
  captured: number;
  back: number;
  holds: number;
  lost: number[];
  mean: number;
  steps: number[];
  blocked: number;
  stands: number;
}
export type Strike = { chance: number; unit: UnitName } & Roll & Toll;

export interface AttackOdds extends Roll {
  kind: string;
  unit: UnitName;
  target: UnitName;
  from: HexId;
  at: HexId;
  flank: boolean;
  by_face?: ({ face: Face; chance: number } & Roll)[];
  reroll?: { policy: Told; chosen: Record<string, number>; tied: boolean; plans: Replan[] };
  assumes: Told[];
  on_target: Toll;
  on_attacker: Toll;
  way_back: { hex: HexId | 'off'; refused?: Refusal }[];
  morale: { to: number; house?: string; zone?: string; wins?: string; chance: number }[];
  follow?: { chance: number; advance: HexId[]; pursue: HexId[]; again: boolean };
  blow?: Strike;
  answer?: Strike;
  no_answer?: Refusal;
}
export interface Replan {
  rolled: Partial<Record<Face, number>>;
  symbol: string;
  even?: string[];
  chance: number;
  worth: Record<string, number>;
}

export interface LeaderAnswer {
  commander: string;
  unit: UnitName;
  payable: boolean;
  refused?: Refusal;
  /** Units that the card orders with him now. */
  units: UnitName[];
  plays: { commands: number[]; cost: number; units: UnitName[]; refused?: Refusal }[];
  tactic?: TacticAnswer;
}
export interface TacticAnswer {
  met: boolean;
  useful: boolean;
  missing?: Partial<Record<Face, number>>;
  zone?: string;
  mine?: boolean;
  has?: string;
}
export interface ReachAnswer {
  refused?: Refusal;
  hexes: {
    hex: HexId;
    cost: number;
    /** The hexes after the one where it stands. */
    way: HexId[];
    road?: boolean;
    stop?: string;
    attack: boolean;
    no_attack?: Refusal;
    targets: UnitName[];
  }[];
  leaves?: { foe: UnitName; free?: boolean; refused?: Refusal; blow?: AttackOdds };
}
export interface SightAnswer {
  clear: boolean;
}
export interface Brief {
  target: UnitName;
  dogs?: boolean;
  refused?: Refusal;
  distance: number;
  dice: number;
  flank?: boolean;
  destroyed: number;
  captured: number;
  back: number;
  holds: number;
  answer: number;
  own: number;
}
/** Of another unit, on the same target. */
export type Rival = Brief & { by: UnitName };
export interface Again {
  symbol: Face | 'none';
  worth: number;
  destroyed: number;
  captured: number;
  back: number;
  holds: number;
  answer: number;
}
export interface FireOdds {
  dice: number;
  levels?: number[];
  fire: number[];
  limit: number;
  burns: number;
  out: number;
}

/** Each question with its answer. */
export interface Questions {
  zone: [{ ask: 'zone'; commander: string }, { hexes: HexId[]; units: UnitName[] }];
  leaders: [{ ask: 'leaders'; card: string }, { leaders: LeaderAnswer[] }];
  orders: [{ ask: 'orders' }, { most: number; units: { unit: UnitName; refused?: Refusal }[] }];
  reach: [{ ask: 'reach'; unit: UnitName }, ReachAnswer];
  targets: [
    { ask: 'targets'; unit: UnitName },
    { targets: { target: UnitName; distance: number; refused?: Refusal; sight?: SightAnswer }[] },
  ];
  attack: [{ ask: 'attack'; unit: UnitName; target: UnitName; dogs?: boolean }, { refused?: Refusal; odds?: AttackOdds }];
  others: [{ ask: 'others'; unit: UnitName }, { targets: Brief[] }];
  reroll: [{ ask: 'reroll' }, { best: string; policy: Told; choices: Again[] }];
  scorch: [{ ask: 'scorch'; unit: UnitName }, { hexes: { hex: HexId; refused?: Refusal; odds?: FireOdds }[] }];
  douse: [{ ask: 'douse'; unit: UnitName }, { hexes: { hex: HexId; refused?: Refusal; odds?: FireOdds }[] }];
  refused: [{ ask: 'refused'; action: Action }, { refused?: Refusal }];
}
