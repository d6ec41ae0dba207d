// What the player is about to do: chosen on the board or in the dock, and not yet sent. What is
// legal comes from the engine's answers and from nowhere else.
import type { Drafted } from '../lib/desk.svelte';
import { Offered } from '../lib/offered';
import { aligned, snapped } from '../tabletop/align';
import { Latest } from '../tabletop/latest';
import type { BoardTools } from '../tabletop/shown';
import { stepped, type Steer } from '../tabletop/steer';
import { inch, kept, turned } from '../tabletop/step';
import { Tape } from '../tabletop/tape.svelte';
import { thingAt, unitAt } from '../tabletop/things';
import type { At, Pose } from '../tabletop/types';
import type { Roster } from './ask';
import { begun, farthest } from './begun';
import { besideIn } from './beside';
import { goes, meantBy, selectable } from './choosable';
import type { Counsel } from './judge';
import { momentOf } from './moment';
import type { About, Activations, Charge, Deploy as Deployment, Subject, Way } from './ask';
import { anywhere, nextPlace } from './places';
import { outlineOf } from './terrain';
import type { Action, Face, Refusal, Side, View, Zone } from './types';
import { ownerOf, standsAt } from './units';

type Judged = { pose: Pose; refused: Refusal | null };

export class Draft implements Drafted<View, Side, Action> {
  view = $state.raw<View | null>(null);
  side = $state<Side | null>(null);
  /** The kind of decision that is ours to take; null while we wait. */
  kind = $state<string | null>(null);
  options = $state.raw<Action[]>([]);
  waiting = $state(false);
  roster = $state.raw<Roster | null>(null);
  /** What the question hangs on. */
  subject = $state.raw<Subject | null>(null);
  /** Who may act, where that is asked. */
  activations = $state.raw<Activations | null>(null);
  /** Who may be set down, and where. */
  deployment = $state.raw<Deployment | null>(null);

  /** The unit in hand. */
  chosen = $state<string | null>(null);
  /** The kind of action that was chosen by name; null leaves it to where the unit is dragged. */
  act = $state<string | null>(null);
  /** Where what is in hand is to stand. */
  goal = $state.raw<Pose | null>(null);
  /** The player has turned it; until then it faces where it goes. */
  private faced = false;
  way = $state.raw<Way | null>(null);
  /** The goal that the way leads to: while a unit is dragged, the answer for the newest is still to come. */
  private wayTo = $state.raw<Pose | null>(null);
  /** The front line that it is aligned to. */
  guide = $state.raw<[At, At] | null>(null);
  /** What the judge says of the goal of what is no unit. */
  verdict = $state.raw<Judged | null>(null);
  about = $state.raw<About | null>(null);

  /** Whom a charge is declared at. */
  target = $state<string | null>(null);
  charge = $state.raw<Charge | null>(null);
  /** How it would line up, to be looked at; how it does is asked when it has come there. */
  lined = $state(0);

  /** One of the listed actions. */
  choice = $state.raw<Action | null>(null);
  /** A piece of terrain in hand. */
  piece = $state<string | null>(null);
  /** How many dice of each face are to be rolled again. */
  faces = $state.raw<number[]>([]);
  /** How many of each card are to be discarded. */
  discards = $state.raw<Record<string, number>>({});
  /** What the judge says of dice or cards that were picked; undefined until it has. */
  private tried = $state.raw<{ of: Action; refused: Refusal | null } | null>(null);

  hovered = $state<string | null>(null);
  /** A unit that is only looked at. */
  inspected = $state<string | null>(null);
  /** A card or an ability that is only looked at. */
  read = $state<string | null>(null);
  threat = $state.raw<About | null>(null);

  stride = $state<number>(inch);
  swing = $state<number>(15);
  arcs = $state(false);
  sight = $state(false);
  tools = $state<BoardTools>({ measuring: false, several: false, unit: 'in' });
  readonly tape: Tape;
  private readonly offered = new Offered();
  private readonly ways;
  private readonly verdicts;

  constructor(readonly counsel: Counsel) {
    this.ways = new Latest(
      ({ q }: { goal: Pose; q: { unit: string; at: At; facing?: number; kind?: string } }) => counsel.ask({ ask: 'way', ...q }, true),
      ({ goal }, way) => {
        this.way = way;
        this.wayTo = goal;
      },
    );
    this.verdicts = new Latest(
      (q: { pose: Pose; action: Action }) => counsel.check(q.action),
      (q, refused) => {
        this.verdict = { pose: q.pose, refused };
      },
    );
    this.tape = new Tape((from, to) => counsel.ask({ ask: 'measure', from, to }, true));
  }

  /** Takes up a new position. What was chosen stays only where it may still be meant. */
  take(view: View, side: Side | null, mine: boolean, options: Action[], same: boolean) {
    const kind = mine && view.decision ? view.decision.kind : null;
    const unchanged = view === this.view && kind === this.kind && side === this.side;
    const { chosen } = this;
    this.view = view;
    this.side = side;
    this.kind = kind;
    this.options = options;
    this.waiting = false;
    if (unchanged && this.handled) return;
    const inspected = this.inspected && view.units[this.inspected] ? this.inspected : null;
    this.reset();
    this.inspected = inspected;
    this.hovered = null;
    this.threat = null;
    this.tape.unroll();
    if (!unchanged) this.forget();
    if (kind) {
      this.learn(view, kind);
      const first = this.first(kind);
      if (same && chosen && kind === 'deploy' && this.selectable(chosen)) this.choose(chosen);
      else if (first) this.choose(this.offered.offer(first));
      else this.only();
    }
    this.handled = kind === null || options.length > 0;
  }
  private handled = false;

  /** A new position of the same decision, whose choices are not known yet. */
  wait(view: View, side: Side | null) {
    this.view = view;
    this.side = side;
    this.options = [];
    this.waiting = true;
    this.reset();
    this.handled = false;
  }

  private forget() {
    this.subject = null;
    this.activations = null;
    this.deployment = null;
  }

  /** Asks what the decision hangs on. */
  private learn(view: View, kind: string) {
    const still = () => this.view === view && this.kind === kind;
    void this.counsel.ask({ ask: 'subject' }).then((s) => {
      if (!still()) return;
      this.subject = s;
      if (s?.dice && !this.faces.length) this.faces = s.dice.faces.map(() => 0);
    });
    if (kind === 'activate')
      void this.counsel.ask({ ask: 'activations' }).then((a) => {
        if (still()) this.activations = a;
      });
    if (kind === 'deploy' || kind === 'activate')
      void this.counsel.ask({ ask: 'deploy' }).then((d) => {
        if (still()) this.deployment = d;
      });
  }

  private reset() {
    this.chosen = null;
    this.choice = null;
    this.piece = null;
    this.about = null;
    this.faces = this.subject?.dice?.faces.map(() => 0) ?? [];
    this.discards = {};
    this.tried = null;
    this.read = null;
    this.rest();
  }

  /** What was aimed at is let go; the unit stays chosen. */
  private rest() {
    this.act = null;
    this.goal = null;
    this.faced = false;
    this.way = null;
    this.wayTo = null;
    this.verdict = null;
    this.guide = null;
    this.target = null;
    this.charge = null;
    this.lined = 0;
    this.choice = null;
    this.ways.drop();
    this.verdicts.drop();
  }

  /** The unit to begin with: who is asked what it does, or what comes next. */
  private first(kind: string): string | null {
    const listed = this.options.find((o) => o.unit)?.unit ?? null;
    return kind === 'action' || kind === 'withdraw' || kind === 'deploy' ? listed : null;
  }

  /** Where there is but one thing to choose it is chosen. */
  private only() {
    const [one, more] = this.options.filter((o) => o.kind !== 'pass');
    if (one && !more && ['unit', 'ncu', 'which_zone', 'card', 'option', 'align', 'zone', 'mission', 'may'].includes(this.kind ?? ''))
      this.choice = one;
    else if (one && this.kind === 'align') this.choice = one;
  }

  pose(unit: string): Pose | null {
    const u = this.view?.units[unit];
    return u ? standsAt(u) : null;
  }

  mine(unit: string): boolean {
    return this.side !== null && this.view !== null && ownerOf(this.view, unit) === this.side;
  }

  selectable(id: string): boolean {
    return selectable(this, id);
  }

  /** The units that something may be decided for, in the order of the lists. */
  readonly choices = $derived.by((): string[] => Object.keys(this.view?.units ?? {}).filter((id) => this.selectable(id)));

  /** Zones and NCUs that may be chosen on the tactics board. */
  readonly legalOnBoard = $derived.by((): string[] =>
    this.options.flatMap((o) => (o.kind === 'activate_ncu' || o.kind === 'choose_ncu' ? [o.ncu!] : o.zone ? [o.zone] : [])),
  );

  /** What of the tactics board is in hand. */
  get onBoard(): string | null {
    return this.choice?.zone ?? this.choice?.ncu ?? null;
  }

  /** Takes a unit in hand; null lets go of it. */
  choose(unit: string | null) {
    const { piece } = this;
    this.reset();
    this.piece = unit ? null : piece;
    this.chosen = unit;
    if (!unit) return;
    this.inspected = null;
    const view = this.view;
    if (this.kind === 'activate' && this.pose(unit))
      this.choice = this.options.find((o) => o.kind === 'activate' && o.unit === unit) ?? null;
    if (this.pose(unit))
      void this.counsel.ask({ ask: 'unit', unit }).then((a) => {
        if (this.chosen === unit && this.view === view) this.about = a;
      });
  }

  /** A unit was pressed on the board or in a list. Tells whether it meant more than to look at it. */
  pick(unit: string | null): boolean {
    if (unit === null) return this.cancel();
    const meant = meantBy(this, unit);
    if (meant?.charge) this.aim(unit);
    else if (meant?.choice) this.settle(meant.choice);
    else if (this.selectable(unit)) {
      const next = this.offered.pressed(unit, this.chosen);
      // who is asked what it does stays in hand
      if (next !== this.chosen && (next || this.kind !== 'action')) this.choose(next);
    } else {
      this.inspected = this.inspected === unit ? null : unit;
      return false;
    }
    return true;
  }

  /** A zone or an NCU was pressed on the tactics board. Tells whether that may be chosen. */
  press(what: { zone: Zone } | { ncu: string }): boolean {
    const found = this.options.find((o) => ('zone' in what ? o.zone === what.zone : o.ncu === what.ncu));
    if (!found) return false;
    this.settle(found);
    return true;
  }

  /** Chooses one of the listed actions, or lets go of it. */
  settle(listed: Action) {
    const again = this.choice === listed;
    if (listed.kind === 'activate') return again ? this.choose(null) : this.choose(listed.unit!);
    if (this.kind === 'activate') this.choose(null);
    this.rest();
    this.choice = again ? null : listed;
    if (this.choice && ['shoot', 'strike', 'raze', 'forgo'].includes(listed.kind)) this.act = listed.kind;
  }

  /** The bare table was pressed: what is in hand goes there. Tells whether there was something. */
  point(at: At): boolean {
    if (this.chosen && goes(this))
      this.moveTo({ at, facing: this.goal?.facing ?? this.pose(this.chosen)?.facing ?? this.ahead }, !this.sets && !this.faced);
    else if (this.piece || this.kind === 'objective') this.moveTo({ at, facing: this.goal?.facing ?? 0 });
    else {
      this.inspected = null;
      return false;
    }
    return true;
  }

  /** A unit is set down, facing any way. */
  get sets(): boolean {
    return this.kind === 'deploy' || (this.kind === 'activate' && this.chosen !== null && !this.pose(this.chosen));
  }

  /** The unit whose card is shown. */
  get lookedAt(): string | null {
    return this.inspected ?? this.chosen ?? this.choice?.unit ?? this.subject?.unit ?? null;
  }

  /** The way that units of the seat are set down to face. */
  get ahead(): number {
    return this.deployment?.units.find((u) => u.unit === this.chosen)?.zones[0]?.facing ?? 90;
  }

  /** A unit, or the piece in hand, was dragged, or turned by its handle. */
  drag(unit: string | null, pose: Pose, turns = false) {
    if (unit === null) {
      if (this.piece || this.kind === 'objective') this.moveTo(pose);
      return;
    }
    if (unit !== this.chosen) {
      if (!this.selectable(unit)) return;
      this.choose(unit);
    }
    if (!goes(this)) return;
    const prey = !turns && this.foeAt(pose.at);
    if (prey) {
      if (this.target !== prey) this.aim(prey);
      return;
    }
    if (turns) this.faced = true;
    const to = this.sets && !turns ? this.drawn(unit, pose) : pose;
    const { guide } = this;
    this.moveTo(to, !this.faced && !this.sets);
    if (to !== pose) this.guide = guide;
  }

  /** The enemy at a place that the unit in hand may charge. */
  private foeAt(at: At): string | null {
    const can = this.about?.actions.find((a) => a.kind === 'charge');
    if (this.kind !== 'action' || !can || can.refused || !this.view) return null;
    return unitAt(momentOf(this.view), this.size, at, (id) => !this.mine(id));
  }

  /** A unit that is nearly in line with a neighbour is drawn to it. */
  private drawn(unit: string, pose: Pose): Pose {
    const line = snapped(...besideIn(this, unit, pose));
    this.guide = line?.guide ?? null;
    return line?.pose ?? pose;
  }

  /** Puts what is in hand in line with its nearest neighbour. */
  align() {
    const { chosen } = this;
    const pose = chosen && (this.goal ?? this.pose(chosen) ?? anywhere(this));
    const line = chosen && pose ? aligned(...besideIn(this, chosen, pose)) : null;
    if (!line) return;
    this.faced = true;
    this.moveTo(line.pose);
    this.guide = line.guide;
  }

  /** Where what is in hand is to stand: the judge is asked at once. A free one may face anywhere. */
  moveTo(pose: Pose, free = false) {
    const { chosen, act } = this;
    const goal = kept(pose);
    const kind = act && act !== 'charge' && act !== 'shoot' ? act : null;
    if (act === 'charge') this.act = null;
    this.target = null;
    this.charge = null;
    if (this.choice?.kind !== 'shoot') this.choice = null;
    // First, so that an answer that is had at once is drawn together with the goal.
    if (chosen)
      this.ways.put({ goal, q: { unit: chosen, at: goal.at, ...(free ? {} : { facing: goal.facing }), ...(kind ? { kind } : {}) } });
    this.goal = goal;
    this.guide = null;
    const action = chosen ? null : this.laid;
    if (action) this.verdicts.put({ pose: goal, action });
  }

  /** The action that lays the piece or the Objective in hand. */
  private get laid(): Action | null {
    const { goal, piece } = this;
    if (!goal) return null;
    if (this.kind === 'objective') return { kind: 'objective', at: goal.at };
    return piece ? { kind: 'terrain', terrain: piece, at: goal.at, facing: goal.facing } : null;
  }

  /** Chooses what to do by name. A way begins as far ahead as it may lead. */
  order(act: string) {
    const { chosen, about } = this;
    if (!chosen) return;
    const from = this.pose(chosen);
    this.rest();
    this.act = act;
    const one = this.options.filter((o) => o.kind === act && o.unit === chosen);
    if (act === 'retreat' || act === 'forgo') this.choice = one[0] ?? { kind: act, unit: chosen };
    else if (act === 'shoot' || act === 'strike' || act === 'raze') this.choice = one.length === 1 ? one[0]! : null;
    else if (act === 'charge') {
      const targets = about?.actions.find((a) => a.kind === 'charge')?.targets ?? [];
      if (targets.length === 1) this.aim(targets[0]!);
    } else {
      const goal = from && begun(act, from, about, this.swing);
      if (goal) this.moveTo(goal, act === 'march');
    }
  }

  /** Moves what is in hand by a step, or turns it. A charge is turned about. */
  steer(how: Steer) {
    this.guide = null;
    const turn = how === 'turn_left' ? this.swing : how === 'turn_right' ? -this.swing : 0;
    if (this.target && this.charge) {
      if (turn) this.aim(this.target, { turn: this.charge.turn + turn, ...(this.charge.side ? { side: this.charge.side } : {}) });
      return;
    }
    const from = this.chosen ? this.pose(this.chosen) : null;
    const at =
      this.way && this.goal
        ? { at: this.goal.at, facing: this.faced ? this.goal.facing : this.way.end.facing }
        : (this.goal ?? from ?? anywhere(this));
    if (turn) {
      this.faced = true;
      return this.moveTo(turned(at, turn));
    }
    // What lies on the table goes by the table, a unit by its own front.
    const by = this.chosen ? at : { at: at.at, facing: this.ahead };
    const stands = from && !this.sets;
    const step = this.stride < Infinity ? this.stride : stands ? farthest(how, this.about) : 3 * inch;
    const start = this.stride === Infinity && stands ? from : by;
    this.moveTo({ at: stepped(how, start, step).at, facing: at.facing });
  }

  /** Takes a piece of terrain in hand. */
  lay(piece: string | null) {
    const goal = piece && this.piece ? this.goal : null;
    this.reset();
    this.piece = piece;
    if (piece) this.moveTo(goal ?? anywhere(this));
  }

  /** The next of the places that the engine proposes for what is in hand. */
  propose() {
    this.faced = true;
    this.moveTo(nextPlace(this));
  }

  /** Charges a target: how it goes, and what the judge says of it. */
  aim(target: string, how: { turn?: number; side?: Face } = {}) {
    const { chosen } = this;
    if (!chosen) return;
    const kept = this.target === target ? this.charge : null;
    const { lined } = this;
    this.rest();
    this.act = 'charge';
    this.target = target;
    this.charge = kept;
    if (kept) this.lined = lined;
    const view = this.view;
    void this.counsel.ask({ ask: 'charge', unit: chosen, target, ...how }).then((c) => {
      if (this.target === target && this.chosen === chosen && this.view === view) this.charge = c;
    });
  }

  /** Looks at another way to line up. */
  nextPlace() {
    const n = this.charge?.places.length ?? 0;
    if (n) this.lined = (this.lined + 1) % n;
  }

  /** One more die of a face is rolled again, or none of them. */
  reroll(face: number, by: 1 | -1) {
    const dice = this.subject?.dice;
    if (!dice) return;
    this.faces = dice.faces.map((_, i) => {
      const n = (this.faces[i] ?? 0) + (i === face ? by : 0);
      return Math.max(0, Math.min(dice.open[i] ?? 0, n));
    });
    this.try();
  }

  /** Picks dice as an action of the list has them. */
  again(listed: Action) {
    this.faces = Array.from({ length: 7 }, (_, i) => listed.faces?.[i] ?? 0);
    this.try();
  }

  /** One card more is discarded, until there is none of its kind left; then none. */
  discard(card: string) {
    const held = (this.side && this.view?.players[this.side]?.hand?.[card]) ?? 0;
    const n = ((this.discards[card] ?? 0) + 1) % (held + 1);
    this.discards = { ...this.discards, [card]: n };
    this.try();
  }

  private try() {
    const of = this.action;
    this.tried = null;
    if (of)
      void this.counsel.check(of).then((refused) => {
        this.tried = { of, refused };
      });
  }

  /** Looks at what an enemy threatens while the pointer or the focus is on it. */
  hover(unit: string | null) {
    if (unit === this.hovered) return;
    this.hovered = unit;
    this.threat = null;
    if (!unit || this.mine(unit) || !this.pose(unit)) return;
    void this.counsel.ask({ ask: 'unit', unit }).then((a) => {
      if (this.hovered === unit) this.threat = a;
    });
  }

  readonly size = (unit: string) => this.roster?.units[unit];

  /** The tape was drawn from place to place, or a place was pressed. */
  measure(from: At | null, to: At) {
    const { view } = this;
    if (!view) return;
    const pieces = (view.terrain ?? []).map((p) => ({ type: p.kind, height: 0, corners: outlineOf(p, this.roster) }));
    const at = (p: At) => thingAt(momentOf(view), this.size, pieces, p);
    if (from) this.tape.lay(at(from), at(to));
    else this.tape.press(at(to));
  }

  /** Takes the tape in hand, or lays it away. */
  hold(tape: boolean) {
    this.tools.measuring = tape;
    if (!tape) this.tape.unroll();
  }

  /** A shot is made after the shift that is drafted. */
  private get shot(): Action | null {
    const { choice, way } = this;
    if (choice?.kind !== 'shoot') return null;
    return this.goal && way ? { ...choice, side: way.action.side ?? 'front', move: way.action.move ?? 0 } : choice;
  }

  /** The action that is ready to be sent, legal or not; null while something is missing. */
  get action(): Action | null {
    if (this.kind === 'reroll') return this.faces.some((n) => n > 0) ? { kind: 'reroll', faces: [...this.faces] } : null;
    if (this.kind === 'discard')
      return { kind: 'discard', cards: Object.fromEntries(Object.entries(this.discards).filter(([, n]) => n > 0)) };
    if (this.choice) return this.shot ?? this.choice;
    if (this.target) return this.charge?.action ?? null;
    return this.goal && (this.chosen ? (this.way?.action ?? null) : this.laid);
  }

  /** Why the judge refuses what is drafted; null if it does not, or has not said. */
  get refused(): Refusal | null {
    if (this.kind === 'reroll' || this.kind === 'discard') return this.tried?.refused ?? null;
    if (this.choice) return null;
    if (this.target) return this.charge?.refused ?? null;
    if (!this.goal) return null;
    return (this.chosen ? this.way?.refused : this.verdict?.refused) ?? null;
  }

  /** The judge has looked at what is drafted, and it is legal. */
  get legal(): boolean {
    return this.action !== null && !this.refused && !this.judging;
  }

  /** The judge has yet to look at where what is in hand is to stand. */
  get judging(): boolean {
    return this.goal !== null && this.goal !== (this.chosen ? this.wayTo : this.verdict?.pose);
  }

  /** Something is about to be done, and can be let go of. */
  get drafted(): boolean {
    return Boolean(this.goal || this.target || this.act || this.piece || this.choice);
  }

  /** Goes to the nearest end that the judge allows, where it refuses the one that was meant. */
  obey() {
    const near = this.way?.nearest;
    if (!near) return;
    this.faced = true;
    this.moveTo(near.end);
  }

  /** Lets go of the last thing chosen. Tells whether there was one. */
  cancel(): boolean {
    if (this.tools.measuring) {
      this.hold(false);
      return true;
    }
    if (this.kind === 'activate' && this.chosen) this.choose(null);
    else if (this.choice || this.target || this.goal || this.act) this.rest();
    else if (this.piece) this.piece = null;
    else if (this.inspected) this.inspected = null;
    else if (this.read) this.read = null;
    else if (this.chosen && this.kind === 'deploy') this.choose(null);
    else return false;
    return true;
  }
}
