// What the player is about to do: chosen on the board or in the dock, and not yet sent. What is
// legal comes from the engine's answers and from nowhere else.
import type { Drafted } from '../lib/desk.svelte';
import { Offered } from '../lib/offered';
import { aligned, snapped } from '../tabletop/align';
import { Latest } from '../tabletop/latest';
import type { BoardTools } from '../tabletop/shown';
import { stepped, type Steer } from '../tabletop/steer';
import { between, inch, kept, turned } from '../tabletop/step';
import { Tape } from '../tabletop/tape.svelte';
import { thingAt, unitAt } from '../tabletop/things';
import type { At, Pose } from '../tabletop/types';
import type { About, Charge, Odds, Roster, Shot, Targets, Threat, Way } from './ask';
import { firstOf, selectable } from './choosable';
import { barredIn, besideIn, gather, oneMore } from './gather';
import type { Counsel } from './judge';
import { momentOf } from './moment';
import { anywhere, nextPlace } from './places';
import { Plan } from './plan.svelte';
import { begun, most } from './reach';
import type { Action, Ground, Refusal, Side, View } from './types';

/** A piece of terrain in hand. */
export interface InHand {
  piece: string;
  as: Ground;
  height: number;
}

/** A way to shoot: with a weapon by its number, or a spell. */
export interface Attack {
  weapon?: number;
  spell?: string;
}

type Judged = { pose: Pose; refused: Refusal | null };

export class Draft implements Drafted<View, Side, Action> {
  view = $state.raw<View | null>(null);
  side = $state<Side | null>(null);
  /** The kind of decision that is ours to take; null while we wait. */
  kind = $state<string | null>(null);
  options = $state.raw<Action[]>([]);
  waiting = $state(false);
  roster = $state.raw<Roster | null>(null);

  chosen = $state<string | null>(null);
  /** The order or other act that was chosen by name; null leaves it to where the unit is dragged. */
  act = $state<string | null>(null);
  /** Where what is in hand is to stand. */
  goal = $state.raw<Pose | null>(null);
  /** The player has turned it; until then it faces where it goes. */
  private faced = false;
  way = $state.raw<Way | null>(null);
  /** The goal that the way leads to: while a unit is dragged, the answer for the newest is still to come. */
  private wayTo = $state.raw<Pose | null>(null);
  /** The enemies that could charge it there. */
  threats = $state.raw<Threat[]>([]);
  /** The front line that it is aligned to. */
  guide = $state.raw<[At, At] | null>(null);
  /** What the judge says of the goal of what is no unit. */
  verdict = $state.raw<Judged | null>(null);
  about = $state.raw<About | null>(null);
  targets = $state.raw<Targets | null>(null);

  target = $state<string | null>(null);
  together = $state.raw<string[]>([]);
  charge = $state.raw<Charge | null>(null);
  /** What would come of the charge if one more unit joined it, for all that can. */
  joined = $state.raw<{ unit: string; odds: Odds }[]>([]);
  attack = $state.raw<Attack>({});
  shot = $state.raw<Shot | null>(null);

  hand = $state.raw<InHand | null>(null);
  /** One of the listed actions, where the choice is among those. */
  choice = $state.raw<Action | null>(null);
  /** What will come of a combat or a Nerve test that was chosen. */
  private outlook = $state.raw<{ of: Action; odds: Odds | undefined } | null>(null);

  hovered = $state<string | null>(null);
  /** A unit that is only looked at. */
  inspected = $state<string | null>(null);
  threat = $state.raw<About | null>(null);

  stride = $state<number>(inch);
  swing = $state<number>(15);
  arcs = $state(false);
  sight = $state(false);
  tools = $state<BoardTools>({ measuring: false, several: false, unit: 'in' });
  readonly tape: Tape;
  /** Several units that go together. */
  readonly plan: Plan;
  private readonly offered = new Offered();

  private readonly ways;
  private readonly menaces;
  private readonly verdicts;

  constructor(readonly counsel: Counsel) {
    this.plan = new Plan(
      counsel,
      (unit) => this.pose(unit),
      (unit) => this.size(unit),
    );
    this.ways = new Latest(
      ({ q }: { goal: Pose; q: { unit: string; at: At; facing?: number; order?: string } }) => counsel.ask({ ask: 'way', ...q }, true),
      ({ goal }, way) => {
        this.way = way;
        this.wayTo = goal;
        if (way && this.chosen) this.menaces.put({ unit: this.chosen, pose: way.end });
      },
    );
    this.menaces = new Latest(
      (q: { unit: string; pose: Pose }) => counsel.ask({ ask: 'threats', ...q }),
      (_, answer) => {
        this.threats = answer?.threats ?? [];
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
    const inspected = this.inspected && view.units[this.inspected]?.at ? this.inspected : null;
    this.reset();
    this.inspected = inspected;
    this.hovered = null;
    this.threat = null;
    this.tape.unroll();
    this.plan.take(view, mine);
    if (kind && !this.plan.on) {
      if (same && chosen && this.selectable(chosen) && kind !== 'regroup') this.choose(chosen);
      else this.choose(this.offered.offer(firstOf(this)));
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

  private reset() {
    this.chosen = null;
    this.choice = null;
    this.hand = null;
    this.about = null;
    this.targets = null;
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
    this.threats = [];
    this.guide = null;
    this.target = null;
    this.together = [];
    this.charge = null;
    this.joined = [];
    this.attack = {};
    this.shot = null;
    this.ways.drop();
    this.menaces.drop();
    this.verdicts.drop();
  }

  pose(unit: string): Pose | null {
    const u = this.view?.units[unit];
    return u?.at ? { at: u.at, facing: u.facing ?? 0 } : null;
  }

  mine(unit: string): boolean {
    return this.side !== null && this.view?.units[unit]?.seat === this.side;
  }

  /** The units that something may be decided for, in the order of their names. */
  readonly choices = $derived.by((): string[] => {
    const units = this.view?.units ?? {};
    return Object.keys(units).filter((id) => this.selectable(id));
  });

  selectable(id: string): boolean {
    return selectable(this, id);
  }

  /** May it turn freely before it acts? */
  pivots(id: string): boolean {
    return Boolean(this.roster?.units[id]?.individual) && !this.view?.units[id]?.did?.includes('pivoted');
  }

  /** Takes a unit in hand; null lets go of it. */
  choose(unit: string | null) {
    const hand = this.hand;
    this.reset();
    this.plan.drop();
    this.hand = unit ? null : hand;
    this.chosen = unit;
    if (!unit) return;
    this.inspected = null;
    const view = this.view;
    const still = () => this.chosen === unit && this.view === view;
    if (this.pose(unit)) {
      void this.counsel.ask({ ask: 'unit', unit }).then((a) => {
        if (still()) this.about = a;
      });
      if (this.kind === 'order' || this.kind === 'shoot')
        void this.counsel.ask({ ask: 'targets', unit }).then((t) => {
          if (still()) this.targets = t;
        });
    }
  }

  /** A unit was pressed on the board or in a list, or one more was. Tells whether it meant more than to look at it. */
  pick(unit: string | null, more = false): boolean {
    if (unit === null) return this.cancel();
    if (more && oneMore(this, unit)) return true;
    if (this.deploys && this.plan.has(unit)) {
      this.plan.picked = [unit];
      return true;
    }
    const listed = this.options.find((o) => o.target === unit && (o.kind === 'test' || o.kind === 'fight'));
    const drained = this.act === 'soul_drain' ? this.drains.find((o) => o.target === unit) : undefined;
    if (listed) this.settle(listed);
    else if (drained) this.choice = drained;
    else if (this.selectable(unit)) {
      const next = this.offered.pressed(unit, this.chosen);
      if (next !== this.chosen) this.choose(next);
    } else if (this.chosen && this.kind === 'order' && !this.mine(unit)) this.aim(unit);
    else if (this.chosen && this.kind === 'shoot' && this.shots(this.chosen).some((s) => s.target === unit))
      this.shoot(
        unit,
        this.shots(this.chosen).find((s) => s.target === unit)!,
      );
    else {
      this.inspected = this.inspected === unit ? null : unit;
      return false;
    }
    return true;
  }

  /** A box was drawn about units. */
  gather(units: string[]) {
    gather(this, units);
  }

  /** Chooses one of the listed combats or Nerve tests, or lets go of it. */
  settle(listed: Action) {
    this.choice = this.choice === listed ? null : listed;
    if (this.choice)
      void this.counsel.ask({ ask: 'odds', action: listed }).then((o) => {
        if (this.choice === listed) this.outlook = { of: listed, odds: o?.odds };
      });
  }

  /** How the attack that is drafted can end. */
  get odds(): Odds | undefined {
    if (this.choice) return this.outlook?.of === this.choice ? this.outlook.odds : undefined;
    return this.kind === 'shoot' ? this.shot?.odds : this.charge?.odds;
  }

  /** The bare table was pressed: what is in hand goes there. Tells whether there was something. */
  point(at: At): boolean {
    if (this.plan.on) this.plan.goTo(at);
    else if (this.chosen && (this.deploys || this.kind === 'order' || this.kind === 'vanguard'))
      this.moveTo({ at, facing: this.goal?.facing ?? this.pose(this.chosen)?.facing ?? this.ahead }, !this.deploys && !this.faced);
    else if (this.hand || this.kind === 'token') this.moveTo({ at, facing: this.goal?.facing ?? 0 });
    else {
      this.inspected = null;
      return false;
    }
    return true;
  }

  /** A unit is put anywhere in the zone, facing any way. */
  get deploys(): boolean {
    return this.kind === 'deploy' || this.kind === 'redeploy';
  }

  /** What the chosen unit may take over by Soul Drain: all the wounds of a friend, each in turn. */
  get drains(): Action[] {
    return this.options.filter((o) => o.kind === 'soul_drain' && o.unit === this.chosen);
  }

  /** The unit whose card is shown. */
  get lookedAt(): string | null {
    return this.inspected ?? this.chosen ?? this.choice?.target ?? null;
  }

  /** The way to the enemy's edge. */
  get ahead(): number {
    return this.side === null || this.view?.near === this.side ? 90 : 270;
  }

  /** A unit, or the piece in hand, was dragged, or turned by its handle. */
  drag(unit: string | null, pose: Pose, turns = false) {
    if (this.plan.on && (unit === null || this.plan.has(unit))) {
      this.guide = null;
      if (turns) this.plan.turnTo(pose.facing);
      else if (unit) this.plan.lead(unit, this.plan.picked.length > 1 ? pose : this.drawn(unit, pose));
      return;
    }
    if (unit === null) {
      if (this.hand || this.kind === 'token') this.moveTo(pose);
      return;
    }
    if (unit !== this.chosen) {
      if (!this.selectable(unit)) return;
      this.choose(unit);
    }
    const prey = this.kind === 'order' && this.view && unitAt(momentOf(this.view), this.size, pose.at, (id) => !this.mine(id));
    if (prey) {
      if (this.target !== prey) this.aim(prey);
      return;
    }
    if (turns) this.faced = true;
    const to = this.deploys && !turns ? this.drawn(unit, pose) : pose;
    const { guide } = this;
    this.moveTo(to, !this.faced && !this.deploys);
    if (to !== pose) this.guide = guide;
  }

  /** A unit that is nearly in line with a neighbour is drawn to it. */
  private drawn(unit: string, pose: Pose): Pose {
    const line = snapped(...besideIn(this, unit, pose));
    this.guide = line?.guide ?? null;
    return line?.pose ?? pose;
  }

  /** Puts what is in hand in line with its nearest neighbour. */
  align() {
    const unit = this.plan.on ? this.plan.picked[0] : this.chosen;
    const pose = unit && (this.plan.goals[unit] ?? this.goal ?? this.pose(unit) ?? anywhere(this));
    const line = unit && pose ? aligned(...besideIn(this, unit, pose)) : null;
    if (!unit || !line) return;
    if (this.plan.on) this.plan.lead(unit, line.pose);
    else {
      this.faced = true;
      this.moveTo(line.pose);
    }
    this.guide = line.guide;
  }

  /** Where what is in hand is to stand: the judge is asked at once. A free one may face anywhere. */
  moveTo(pose: Pose, free = false) {
    const { chosen } = this;
    const goal = kept(pose);
    if (this.act === 'halt' || this.act === 'charge') this.act = null;
    // First, so that an answer that is had at once is drawn together with the goal.
    if (chosen)
      this.ways.put({
        goal,
        q: { unit: chosen, at: goal.at, ...(free ? {} : { facing: goal.facing }), ...(this.act ? { order: this.act } : {}) },
      });
    this.goal = goal;
    this.guide = null;
    this.target = null;
    this.charge = null;
    this.joined = [];
    this.shot = null;
    const action = chosen ? null : this.laid;
    if (action) this.verdicts.put({ pose: goal, action });
  }

  /** The action that lays the piece or the token in hand. */
  private get laid(): Action | null {
    const { goal, hand } = this;
    if (!goal) return null;
    if (this.kind === 'token') return { kind: 'token', at: goal.at };
    return hand
      ? { kind: 'terrain', piece: hand.piece, at: goal.at, turn: [between(0, goal.facing)], as: hand.as, height: hand.height }
      : null;
  }

  /** Chooses what to do by name. A way begins as far ahead as it may lead. */
  order(act: string) {
    const { chosen, about } = this;
    if (!chosen) return;
    const from = this.pose(chosen);
    this.rest();
    this.act = act;
    const goal = from && begun(act, from, about?.reach, this.swing);
    if (goal) this.moveTo(goal);
  }

  /** Moves what is in hand by a step, or turns it. */
  steer(how: Steer) {
    this.guide = null;
    if (this.plan.on) return this.plan.steer(how, this.stride, this.swing);
    const from = this.chosen ? this.pose(this.chosen) : null;
    const at =
      this.way && this.goal
        ? { at: this.goal.at, facing: this.faced ? this.goal.facing : this.way.end.facing }
        : (this.goal ?? from ?? anywhere(this));
    if (how === 'turn_left' || how === 'turn_right') {
      this.faced = true;
      return this.moveTo(turned(at, how === 'turn_left' ? this.swing : -this.swing));
    }
    // What lies on the table or comes from the box goes by the table, a unit by its own front.
    const by = this.chosen ? at : { at: at.at, facing: this.ahead };
    const ordered = from && !this.deploys;
    const step = this.stride < Infinity ? this.stride : ordered ? most(how, this.about?.reach, this.act) : 3 * inch;
    const start = this.stride === Infinity && ordered ? { at: from.at, facing: at.facing } : by;
    this.moveTo({ at: stepped(how, start, step).at, facing: at.facing });
  }

  /** Takes a piece of the box in hand. */
  lay(hand: InHand | null) {
    const goal = hand && this.hand ? this.goal : null;
    this.reset();
    this.hand = hand;
    if (!hand) return;
    this.moveTo(goal ?? anywhere(this));
  }

  /** The next of the places that the engine proposes for what is in hand. */
  propose() {
    this.moveTo(nextPlace(this));
  }

  /** Charges a target: with whom, how, and what will come of it. */
  aim(target: string, together: string[] = []) {
    const { chosen } = this;
    if (!chosen) return;
    this.rest();
    this.act = 'charge';
    this.target = target;
    this.together = together;
    const view = this.view;
    const still = () => this.target === target && this.chosen === chosen && this.together === together && this.view === view;
    const ask = (others: string[]) => this.counsel.ask({ ask: 'charge', unit: chosen, target, ...(others.length ? { with: others } : {}) });
    void ask(together).then(async (c) => {
      if (still()) this.charge = c;
      if (!c || c.refused) return;
      for (const unit of this.choices.filter((u) => u !== chosen && !together.includes(u))) {
        await new Promise((done) => setTimeout(done)); // the hand comes first
        if (!still()) return;
        const more = await ask([...together, unit]);
        if (still() && more?.odds && !more.refused)
          this.joined = [...this.joined, { unit, odds: more.odds }].sort((a, b) => b.odds.routs - a.odds.routs);
      }
    });
  }

  /** Lets another unit join the charge, or leave it. */
  join(unit: string) {
    if (!this.target) return;
    this.aim(this.target, this.together.includes(unit) ? this.together.filter((u) => u !== unit) : [...this.together, unit]);
  }

  /** The shots and spells of a unit that the engine lists. */
  shots(unit: string): Action[] {
    return this.options.filter((o) => o.unit === unit && (o.kind === 'shoot' || o.kind === 'cast'));
  }

  shoot(target: string, attack: Attack) {
    const { chosen } = this;
    if (!chosen) return;
    this.rest();
    this.act = 'shoot';
    this.target = target;
    this.attack = attack.spell ? { spell: attack.spell } : { weapon: attack.weapon ?? 0 };
    const of = this.attack;
    const still = () => this.target === target && this.chosen === chosen && this.attack === of;
    void this.counsel.ask({ ask: 'shot', unit: chosen, target, ...of }).then((s) => {
      if (still()) this.shot = s;
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

  private readonly size = (unit: string) => this.roster?.units[unit];

  /** The tape was drawn from place to place, or a place was pressed. */
  measure(from: At | null, to: At) {
    const { view } = this;
    if (!view) return;
    const at = (p: At) => thingAt(momentOf(view), this.size, view.terrain ?? [], p);
    if (from) this.tape.lay(at(from), at(to));
    else this.tape.press(at(to));
  }

  /** Takes the tape in hand, or lays it away. */
  hold(tape: boolean) {
    this.tools.measuring = tape;
    if (!tape) this.tape.unroll();
  }

  /** The action that is ready to be sent, legal or not; null while something is missing. */
  get action(): Action | null {
    if (this.plan.on) return this.plan.ways[0]?.action ?? null;
    if (this.choice) return this.choice;
    if (this.act === 'halt' && this.chosen) return { kind: 'halt', unit: this.chosen };
    if (this.target) return (this.kind === 'shoot' ? this.shot?.action : this.charge?.action) ?? null;
    return this.goal && (this.chosen ? (this.way?.action ?? null) : this.laid);
  }

  /** Why the judge refuses what is drafted; null if it does not, or has not said. */
  get refused(): Refusal | null {
    if (this.plan.on) return barredIn(this);
    if (this.target) return (this.kind === 'shoot' ? this.shot?.refused : this.charge?.refused) ?? null;
    if (this.act === 'halt') return this.about?.orders.find((o) => o.kind === 'halt')?.refused ?? null;
    if (!this.goal) return null;
    return (this.chosen ? this.way?.refused : this.verdict?.refused) ?? null;
  }

  /** The judge has looked at what is drafted, and it is legal. */
  get legal(): boolean {
    if (this.plan.on) return this.plan.legal;
    return this.action !== null && !this.refused && !this.judging;
  }

  /** The judge has yet to look at where what is in hand is to stand. */
  get judging(): boolean {
    if (this.plan.on) return this.plan.judging;
    return this.goal !== null && this.goal !== (this.chosen ? this.wayTo : this.verdict?.pose);
  }

  /** Something is about to be done, and can be let go of. */
  get drafted(): boolean {
    return Boolean(this.goal || this.target || this.act || this.hand || this.plan.on);
  }

  /** It is no longer carried out; then nobody of it is in hand; then it is forgotten. */
  private letGoOfPlan() {
    const { plan } = this;
    this.guide = null;
    if (plan.running) plan.stop();
    else if (this.deploys && plan.picked.length) plan.picked = [];
    else this.choose(this.deploys ? firstOf(this) : null);
  }

  /** Lets go of the last thing chosen. Tells whether there was one. */
  cancel(): boolean {
    if (this.tools.measuring) {
      this.hold(false);
      return true;
    }
    if (this.plan.on) this.letGoOfPlan();
    else if (this.choice) this.choice = null;
    else if (this.target || this.goal || this.act) this.rest();
    else if (this.hand) this.hand = null;
    else if (this.inspected) this.inspected = null;
    else if (this.chosen && this.kind !== 'regroup') this.choose(null);
    else return false;
    return true;
  }
}
