// What the page asks the engine about a position, and what it answers: docs/song-questions.md.
import type { Refusal, Told } from '../lib/types';
import type { At, Measured, Pose, Thing } from '../tabletop/types';
import type { Action, Face } from './types';

export interface Named extends Told {
  id: string;
}

/** What is said on a card. */
export interface Saying extends Told {
  kind?: string;
  when?: Told;
  bonus?: Told & { zone: string };
}

export interface Recorded extends Named {
  says: Saying;
  uses?: number;
}

export interface AttackFacts extends Told {
  range: 'melee' | 'short' | 'long' | 'unlimited';
  hit: number;
  /** By ranks left, most first. */
  dice: number[];
}

export interface UnitFacts extends Told {
  seat: string;
  card?: string;
  type?: 'infantry' | 'cavalry' | 'monster' | 'war_machine';
  solo?: boolean;
  wall?: boolean;
  commander?: boolean;
  width: number;
  depth: number;
  models: number;
  ranks: number;
  /** Of a model: along the front of the tray, and across. */
  base?: At;
  /** Of models: ahead of the middle of the tray and to its left, front rank first. */
  places?: At[];
  /** Of a model. */
  wounds: number;
  speed: number;
  defence: number;
  morale?: number;
  cost: number;
  attacks: AttackFacts[];
  abilities: Recorded[];
  attachments?: string[];
}

export interface PersonFacts extends Told {
  title: Told;
  seat: string;
  card: string;
  cost: number;
}

export interface Roster {
  mode: Named & { needed: number; last: number };
  /** Of each seat. */
  factions: Record<string, Named>;
  units: Record<string, UnitFacts>;
  attachments: Record<string, PersonFacts & { commander?: boolean; abilities: Recorded[] }>;
  ncus: Record<string, PersonFacts & { influence?: boolean; ability?: Recorded }>;
  cards: Record<string, Told & { says: Saying }>;
  /** Of each seat: each card is there twice. */
  decks: Record<string, string[]>;
  /** With what a zone does or else. */
  board: Record<string, Told & { says: Saying; or?: Told }>;
  /** The cards of Objectives. */
  objectives: Record<string, Recorded>;
  missions: Record<string, Recorded & { points: number }>;
  sieges: Record<string, Recorded>;
  zones: Record<string, At[]>;
  terrain: Record<string, Told & { width: number; depth: number; keywords: string[] }>;
  token: number;
}

/** A kind of action: how far it leads, whom it may be done to, or why it may not be done. */
export interface May {
  kind: string;
  least?: number;
  most?: number;
  targets?: string[];
  refused?: Refusal;
}

export interface Ground {
  piece: number;
  keywords: string[];
  /** Those that do not concern the unit. */
  ignored?: string[];
}

export interface Seen {
  unit: string;
  seen: boolean;
  inArc: boolean;
  /** Units by name, terrain by number. */
  barred: (string | number)[];
  distance: number;
  /** From the Front Arrow. */
  shot: number;
  /** Of that unit, in which most of this one stands. */
  arcs: Face[];
  shares: Record<Face, number>;
}

export interface About {
  actions: May[];
  values: { speed: number; morale: number; models: number; ranks: number; left: number; dice: number[] };
  arrow: At;
  arcs: Record<Face, At[]>;
  reach: { kind: string; side?: Face; most: number; area: At[] }[];
  shots: { weapon: number; range?: number; least?: number; area: At[] }[];
  seen: Seen[];
  ground: Ground[];
}

export interface Way {
  action: Action;
  end: Pose;
  path: At[];
  length: number;
  most: number;
  /** That a Retreat needs. */
  die?: number;
  ground: Ground[];
  refused?: Refusal;
  nearest?: { action: Action; end: Pose };
}

export interface Check extends Told {
  rule: string;
  ok: boolean;
  /** It may be done, at a price. */
  warns?: boolean;
}

/** How a charger may line up. */
export interface Place {
  n: number;
  align: 'nearest' | 'full' | 'half_left' | 'half_right';
  end: Pose;
  fortified?: boolean;
  others: { unit: string; how: 'stays' | 'aligned' | 'pushed'; end: Pose }[];
  objectives?: { objective: number; from?: string; to?: string }[];
  ground: Ground[];
}

export interface Charge {
  action: Action;
  distance: number;
  speed: number;
  range: number;
  shares: Record<Face, number>;
  arcs: Face[];
  side?: Face;
  turns: [number, number][];
  turn: number;
  turned?: Pose;
  /** From there to contact. */
  way?: number;
  contact?: Pose;
  /** The least die that reaches; 7 if none does. */
  need?: number;
  stops: { die: number; end: Pose }[];
  places: Place[];
  ground: Ground[];
  hindered: boolean;
  /** On this die or less; 0 is never. */
  disorderly: number;
  checks: Check[];
  refused?: Refusal;
  odds?: Odds;
}

/** At place k, how likely k is. */
export interface Count {
  mean: number;
  chances: number[];
}

export interface Odds {
  kind: 'charge' | 'shoot' | 'strike';
  unit: string;
  target: string;
  side?: Face;
  /** How likely a Charge comes to its attack; 1 of others. What follows is given that there is one. */
  reaches: number;
  /** Misses are rolled again, or not. */
  throws: { dice: number; need: number; again: boolean; chance: number }[];
  hits?: Count;
  by_ranks?: (Count & { ranks: number; dice: number })[];
  save?: number;
  wounds?: Count;
  test?: { need: number; mod: number; failed: number };
  left?: { destroyed: number; ranks: number[]; models: number[]; mean: number };
  /** Whatever comes: what the attacker has left, and how likely it fails a Panic Test. */
  own: { panic: number; ranks: number[]; models: number[] };
  spends: { token: string; unit: string; by: string }[];
  /** What the seat could use besides, by its id. */
  offers?: (Told & { use: string; kind: 'card' | 'order' | 'ability'; unit?: string })[];
}

/** What is decided ahead: what is used, by its id; which condition tokens are not spent; how a charger lines up. */
export interface Plan {
  use?: string[];
  keep?: string[];
  align?: number;
}

/** An enemy that may be attacked, or not. */
export interface Target {
  target: string;
  /** Between the trays; of a shot from the Front Arrow. */
  distance: number;
  /** Of the target. */
  side?: Face;
  /** The least die with which a Charge reaches. */
  need?: number;
  weapon?: number;
  cover?: boolean;
  action: Action;
  refused?: Refusal;
}

export interface Shot extends Target {
  range?: number;
  least?: number;
  /** Where it shoots from. */
  end: Pose;
  /** Pieces of terrain that give cover. */
  by: number[];
  odds?: Odds;
}

export interface Threat {
  unit: string;
  kind: 'charge' | 'shoot';
  side?: Face;
  distance: number;
  need?: number;
}

export interface OrderUse extends Told {
  unit: string;
  use: string;
}

/** A moment that seats may answer, by what everybody knows. */
export interface Window extends Told {
  trigger: string;
  unit?: string;
  /** Only if a Charge falls short. */
  short?: boolean;
  now?: boolean;
  seats: { seat: string; may: boolean; cards: string[]; orders: OrderUse[] }[];
}

export interface When extends Told {
  trigger: string;
}

/** What the seat holds. */
export interface Hand {
  cards: { card: string; copies: number; now: boolean; when: When[]; bonus?: string; held?: boolean }[];
  /** Each with the number of the action that uses it. */
  orders: (OrderUse & { n: number; now: boolean; used: boolean; when: When[] })[];
  /** At which the seat may be asked, and with what of its deck; what there may be much or little of then. */
  moments: (When & { counts?: Told; cards: string[] })[];
}

/** What an NCU would do on a zone. */
export interface Claimed {
  refused?: Refusal;
  says: Saying;
  /** The decision that it comes to. */
  asks?: string;
  units: string[];
  influence: string[];
  bonuses: string[];
}

export interface Activations {
  seat: string;
  units: { unit: string; refused?: Refusal; actions: May[] }[];
  ncus: { ncu: string; refused?: Refusal; zones: { zone: string; refused?: Refusal }[] }[];
  left: number;
  pass: boolean;
  no_pass?: Refusal;
}

export interface Deploy {
  units: { unit: string; refused?: Refusal; zones: { n: number; area: At[]; facing: number; refused?: Refusal }[] }[];
}

export interface Score {
  round: number;
  last: number;
  needed: number;
  sides: { seats: string[]; points: number; gain: number; left: number }[];
  objectives: {
    objective: number;
    claimed?: string;
    holder?: string;
    ranks?: number;
    against?: { unit: string; ranks: number }[];
    points: number;
  }[];
  leaders: string[];
}

/** What the question that is asked hangs on. */
export interface Subject {
  /** What it comes from: a card, an Order, an ability, a zone. */
  of?: Named & { text: Told };
  unit?: string;
  target?: string;
  /** What has happened, where others may answer it. */
  moment?: string;
  /** Dice that may be rolled again, by faces; from which on they are good, 0 where they are added. Place 0 is a D3. */
  dice?: { faces: number[]; open: number[]; good: number; token?: string };
  /** How the unit may stand, by the number of the action. */
  places?: { n: number; align: Place['align']; end: Pose }[];
  options?: (Told & { n: number })[];
  /** Orders that the seat may use now. */
  orders?: (Named & { unit: string; n: number; text: Told })[];
}

/** Each question with its answer. */
export interface Questions {
  roster: [{ ask: 'roster' }, Roster];
  unit: [{ ask: 'unit'; unit: string; pose?: Pose }, About];
  way: [{ ask: 'way'; unit: string; at: At; facing?: number; kind?: string }, Way];
  charge: [{ ask: 'charge'; unit: string; target: string; turn?: number; side?: Face; weapon?: number; odds?: boolean } & Plan, Charge];
  odds: [{ ask: 'odds'; action: Action } & Plan, { odds?: Odds; refused?: Refusal }];
  targets: [{ ask: 'targets'; unit: string }, { charges: Target[]; shots: Target[]; strikes: Target[] }];
  shot: [{ ask: 'shot'; unit: string; target: string; weapon?: number } & Plan, Shot];
  threats: [{ ask: 'threats'; unit: string; pose?: Pose }, { threats: Threat[] }];
  sight: [{ ask: 'sight'; unit: string; target: string; pose?: Pose }, Seen];
  zone: [{ ask: 'zone'; ncu: string; zone: string }, Claimed];
  windows: [{ ask: 'windows'; action?: Action }, { windows: Window[]; refused?: Refusal }];
  playable: [{ ask: 'playable' }, Hand];
  activations: [{ ask: 'activations' }, Activations];
  deploy: [{ ask: 'deploy'; unit?: string }, Deploy];
  score: [{ ask: 'score' }, Score];
  subject: [{ ask: 'subject' }, Subject];
  measure: [{ ask: 'measure'; from: Thing; to: Thing }, Measured];
}
