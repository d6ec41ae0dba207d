// Several units that are to go, or to be deployed, together: where each is to stand, what the judge says of it, and how
// far it is carried out.
import { around } from '../tabletop/geometry';
import { Latest } from '../tabletop/latest';
import type { Body } from '../tabletop/shown';
import { stepped, type Steer } from '../tabletop/steer';
import { baseOf, between, inch, kept, moved } from '../tabletop/step';
import type { At, Pose, Sizes } from '../tabletop/types';
import type { Post, UnitWay } from './ask';
import type { Counsel } from './judge';
import type { Action, View } from './types';

type Goals = Record<string, Pose>;

export class Plan {
  /** Where each unit is to stand that has not gone yet. */
  goals = $state.raw<Goals>({});
  /** Those that the hand moves together. */
  picked = $state.raw<string[]>([]);
  /** What the judge says of them, in the order in which they can go. */
  ways = $state.raw<UnitWay[]>([]);
  private waysTo = $state.raw<Goals | null>(null);
  /** It is being carried out: a unit at a time, as the decisions come. */
  running = $state(false);
  /** The unit whose action is on its way. */
  private sent = $state<string | null>(null);
  /** The units that have gone, so that an undo gives them back. */
  private gone: Goals = {};
  private kind: string | null = null;
  private turn = 0;

  private readonly judged;

  constructor(
    judge: Counsel,
    private readonly stands: (unit: string) => Pose | null,
    private readonly size: Sizes,
  ) {
    this.judged = new Latest(
      ({ units }: { goals: Goals; units: Post[] }) => judge.ask({ ask: 'together', units }),
      ({ goals }, answer) => {
        this.ways = answer?.ways ?? [];
        this.waysTo = goals;
      },
    );
  }

  get units(): string[] {
    return Object.keys(this.goals);
  }
  get on(): boolean {
    return this.units.length > 0;
  }
  has(unit: string): boolean {
    return unit in this.goals;
  }

  /** Begins with some units in hand. */
  begin(view: View, goals: Goals, picked: string[]): void {
    this.drop();
    this.kind = view.decision?.kind ?? null;
    this.turn = view.turn;
    this.picked = picked;
    this.put(goals);
  }

  drop(): void {
    this.goals = {};
    this.gone = {};
    this.picked = [];
    this.ways = [];
    this.waysTo = null;
    this.stop();
    this.judged.drop();
  }

  stop(): void {
    this.running = false;
    this.sent = null;
  }

  /** Takes one more unit in hand with the others, or lays it down. */
  toggle(unit: string): void {
    this.picked = this.picked.includes(unit) ? this.picked.filter((u) => u !== unit) : [...this.picked, unit];
  }

  add(goals: Goals): void {
    this.picked = [...new Set([...this.picked, ...Object.keys(goals)])];
    this.put({ ...goals, ...this.goals });
  }

  remove(unit: string): void {
    this.picked = this.picked.filter((u) => u !== unit);
    this.put(Object.fromEntries(Object.entries(this.goals).filter(([u]) => u !== unit)));
  }

  /** A unit is led to a place: alone, or with those that are in hand with it. */
  lead(unit: string, pose: Pose): void {
    const from = this.goals[unit];
    if (!from) return;
    if (!this.picked.includes(unit)) this.picked = [unit];
    if (this.picked.length < 2) this.put({ ...this.goals, [unit]: kept(pose) });
    else this.shift([pose.at[0] - from.at[0], pose.at[1] - from.at[1]]);
  }

  /** What is in hand goes to a place. */
  goTo([x, y]: At): void {
    const at = this.body?.pose.at;
    if (at) this.shift([x - at[0], y - at[1]]);
  }

  /** What is in hand is turned to a facing, about its middle. */
  turnTo(facing: number): void {
    const body = this.body;
    if (!body) return;
    const by = between(body.pose.facing, facing);
    this.change((p) => {
      const [dx, dy] = [p.at[0] - body.pose.at[0], p.at[1] - body.pose.at[1]];
      return { at: moved({ at: body.pose.at, facing: by }, dx, dy).at, facing: p.facing + by };
    });
  }

  steer(how: Steer, stride: number, swing: number): void {
    const body = this.body;
    if (!body) return;
    if (how === 'turn_left' || how === 'turn_right') this.turnTo(body.pose.facing + (how === 'turn_left' ? swing : -swing));
    else this.goTo(stepped(how, body.pose, Math.min(stride, 3 * inch)).at);
  }

  private shift([x, y]: At): void {
    this.change((p) => ({ at: [p.at[0] + x, p.at[1] + y], facing: p.facing }));
  }

  private change(f: (p: Pose) => Pose): void {
    this.put(Object.fromEntries(Object.entries(this.goals).map(([u, p]) => [u, this.picked.includes(u) ? kept(f(p)) : p])));
  }

  private put(goals: Goals): void {
    this.goals = goals;
    this.ask();
  }

  /** Asks the judge about those that are to go anywhere. */
  private ask(): void {
    const { goals } = this;
    this.judged.put({ goals, units: this.moving.map((unit) => ({ unit, ...goals[unit]! })) });
  }

  /** The units that are not where they are to stand. */
  get moving(): string[] {
    return this.units.filter((u) => {
      const [from, to] = [this.stands(u), this.goals[u]!];
      return !from || from.at[0] !== to.at[0] || from.at[1] !== to.at[1] || between(from.facing, to.facing) !== 0;
    });
  }

  /** What is in hand as one body: about its middle, facing as the first of it does. */
  get body(): Body | null {
    const facing = this.goals[this.picked[0] ?? '']?.facing;
    if (facing === undefined) return null;
    const bases = this.picked.flatMap((u) => {
      const size = this.size(u);
      return size && this.goals[u] ? baseOf(size, this.goals[u]) : [];
    });
    if (!bases.length) return null;
    // As it is seen by who faces so.
    const [x0, y0, x1, y1] = around(bases.map(([x, y]) => moved({ at: [0, 0], facing: -facing }, x, y).at));
    return { pose: moved({ at: [0, 0], facing }, (x0 + x1) / 2, (y0 + y1) / 2), width: y1 - y0, depth: x1 - x0 };
  }

  /** The judge has yet to look at it. */
  get judging(): boolean {
    return this.goals !== this.waysTo;
  }

  /** The first that cannot go, and why. */
  get barred(): UnitWay | null {
    return this.ways.find((w) => w.refused) ?? null;
  }

  get legal(): boolean {
    return !this.judging && this.ways.length > 0 && !this.barred;
  }

  /** The next action, while it is being carried out. */
  get next(): Action | null {
    return this.running && this.sent === null && this.legal ? this.ways[0]!.action : null;
  }

  /** The next action goes out. */
  send(): void {
    this.sent = this.ways[0]?.unit ?? null;
  }

  /** Takes up a new position: those that have gone are done; one that was taken back stops it. */
  take(view: View, mine: boolean): void {
    const kind = view.decision?.kind ?? null;
    if (!this.kind) return;
    if ((mine && kind !== this.kind) || view.turn !== this.turn || view.over) return this.drop();
    const went = (u: string) => {
      const unit = view.units[u];
      return !unit || unit.state === 'routed' || (this.kind === 'deploy' ? unit.state !== 'reserve' : unit.order !== undefined);
    };
    const all = { ...this.gone, ...this.goals };
    const back = Object.keys(this.gone).filter((u) => !went(u));
    if (back.length) this.stop();
    if (this.sent && went(this.sent)) this.sent = null;
    const of = (is: boolean) => Object.fromEntries(Object.entries(all).filter(([u]) => went(u) === is));
    this.gone = of(true);
    this.goals = of(false);
    this.picked = this.picked.filter((u) => this.has(u));
    if (!this.on) this.stop();
    else if (mine) this.ask();
  }
}
