// What the page asks the engine about a position, and what it answers. The engine in the
// browser answers within a frame; without it the server does.
import type { At, Measured, Pose, Thing } from '../tabletop/types';
import type { Action, Face, Ground, Refusal, Side } from './types';

/** A name or a sentence in both languages. */
export interface Told {
  en: string;
  fr: string;
}

export interface Named extends Told {
  id: string;
}

/** What of a unit never changes in a match. Scores are what a die needs, 0 if it has none. */
export interface Facts extends Told {
  seat: Side;
  army: Named;
  type: string; // Inf, LrgInf, Cav, LrgCav, WarEngine, Mon
  size: string; // troop, regiment, horde, legion; '' if there is only one
  hero: boolean;
  individual: boolean;
  width: number;
  depth: number;
  height: number;
  speed: number; // inches
  melee: number;
  shooting: number;
  defence: number;
  attacks: string; // a number or dice, such as D6+1
  nerve: [number | null, number]; // wavers (null: never), routs
  points: number;
  special: (Named & { n?: number; text: Told })[];
  spells: (Named & { n: number })[];
  weapons: (Named & { weapon: number; range: number })[]; // range in inches
  artefact?: Named;
}

export interface Roster {
  units: Record<string, Facts>;
  /** Where each side may deploy, once the edges are chosen. */
  zones: Partial<Record<Side, At[]>>;
  scenario: Named & { confidence: Told; text: Told; score?: Record<Side, number> };
  /** The terrain that can be laid: outline about 0, 0. */
  box: (Named & { corners: At[]; type: Ground; height: number; types: Ground[] })[];
}

export interface Seen {
  unit: string;
  inArc: boolean;
  /** What bars the view: units by name, terrain by its number. Empty if it is seen. */
  barred: (string | number)[];
  /** A point of it that is seen. */
  at?: At;
}

/** What one unit can do and see from where it stands. */
export interface About {
  orders: { kind: string; refused?: Refusal }[];
  /** How far each order leads, in mm. */
  reach: { advance: number; at_the_double: number; back: number; sidestep: number; charge: number };
  leader: At;
  /** Each arc, cut off at the table's edge; the front one as far as a charge reaches, too. */
  arcs: Record<Face, At[]>;
  charge: At[];
  shots: { weapon?: number; spell?: string; range: number; area: At[] }[];
  seen: Seen[];
  /** How high its eyes are, and what of the front arc things hide from them: a unit by name, terrain by its number. */
  height: number;
  hidden: { by: string | number; area: At[] }[];
}

/** How to get to a place: the order that leads nearest to it. */
export interface Way {
  action: Action;
  end: Pose;
  /** Where the centre goes. */
  path: At[];
  length: number;
  most: number;
  refused?: Refusal;
  /** What the unit could do without the order and not after it: by which rules it will not shoot. */
  costs?: Refusal[];
}

/** Why a number of an attack is what it is: which one, and by which rule. */
export interface Reason extends Told {
  of: 'dice' | 'hit' | 'wound';
  rule?: string;
}

export interface UnitWay extends Way {
  unit: string;
}

export interface Odds {
  /** Dice, and what each needs; by attacker. */
  attacks: { unit: string; dice: string; hit: number; wound: number; because: Reason[] }[];
  wounds: number[]; // chance of 0, 1, 2, … wounds
  mean: number;
  steady: number;
  wavers: number;
  routs: number;
}

export interface Charge {
  action: Action;
  distance: number;
  range: number;
  face?: Face;
  /** For each charger: how its centre goes, and where it lands. */
  ways: { unit: string; path: At[]; turns: Pose[]; end: Pose; hindered: boolean }[];
  /** What the judge looked at, in order; the last is what refuses it, if anything does. */
  checks: (Told & { rule: string; ok: boolean; warns?: boolean })[];
  refused?: Refusal;
  odds?: Odds;
  /** What would come of it on sides that cannot be charged from here. */
  sides?: { side: 'flank' | 'rear'; odds: Odds }[];
}

export interface Shot {
  action: Action;
  distance: number;
  range: number;
  /** The share of the facing side that is hidden or seen over, 0 to 1, and behind what. */
  cover: { share: number; by: (string | number)[] };
  line?: [At, At];
  refused?: Refusal;
  odds?: Odds;
}

export interface Targets {
  charges: { target: string; distance: number; refused?: Refusal }[];
  shots: { target: string; weapon?: number; spell?: string; distance: number; refused?: Refusal }[];
}

/** An enemy that could charge a unit where it is to stand, and which of its sides. */
export interface Threat {
  unit: string;
  face: Face;
  distance: number;
}

/** Where one of several units is to stand. */
export interface Post extends Pose {
  unit: string;
}

/** How the attack of an action can end, if it is one. */
export interface Outlook {
  refused?: Refusal;
  odds?: Odds;
}

/** Each question with its answer. Poses override where a unit of the view stands, as if it had moved. */
export interface Questions {
  roster: [{ ask: 'roster' }, Roster];
  unit: [{ ask: 'unit'; unit: string; pose?: Pose }, About];
  way: [{ ask: 'way'; unit: string; at: At; facing?: number; order?: string }, Way];
  targets: [{ ask: 'targets'; unit: string }, Targets];
  threats: [{ ask: 'threats'; unit: string; pose: Pose }, { threats: Threat[] }];
  /** The ways of several units, in an order in which they can be gone. */
  together: [{ ask: 'together'; units: Post[] }, { ways: UnitWay[] }];
  /** A line of battle of all that can be deployed. */
  line: [{ ask: 'line' }, { units: Post[] }];
  charge: [{ ask: 'charge'; unit: string; target: string; with?: string[]; order?: 'charge' | 'counter_charge' }, Charge];
  shot: [{ ask: 'shot'; unit: string; target: string; weapon?: number; spell?: string }, Shot];
  odds: [{ ask: 'odds'; action: Action }, Outlook];
  measure: [{ ask: 'measure'; from: Thing; to: Thing }, Measured];
}
