import { api } from './api';
import { announce } from './live.svelte';
import { needed } from './marked';
import type { Match } from './match.svelte';
import { Positions, type Spot } from './positions';
import { keepSeen } from './seen';
import { sentenceOf, wholeOf } from './sentences';
import { isAfter, pointOf, removedBy, start, stepsOf, toldIn, type Point } from './steps';
import type { Happened, Step, Update } from './types';

/** What has happened at a match, as steps, and up to where its player was told of it. */
export class Chronicle {
  /** Up to where the player has been told; a step that is being told is not. */
  told = $state.raw<Point>(start);
  /** What was skipped and not told since. */
  skipped = $state.raw<ReadonlySet<string>>(new Set());
  /** The undos that are steps themselves, for what they took back was told. */
  private undos = $state.raw<ReadonlySet<number>>(new Set());
  protected readonly positions: Positions;

  readonly all = $derived.by(() => stepsOf(this.match.updates, this.undos));
  readonly untold = $derived.by(() => this.all.filter((s) => isAfter(pointOf(s), this.told)));

  constructor(protected readonly match: Match) {
    this.positions = new Positions(async ({ n, before }) => {
      const { look } = match;
      if (look?.n === n && before === undefined) return look.view;
      return (await api.past(match.id, match.seat, n, before)).view;
    });
  }

  /** The position that a step led to, or another spot; undefined where it cannot be known. */
  position(spot: Spot): Promise<unknown> {
    return this.positions.get(spot);
  }

  sentence(step: Step): string {
    return this.match.look ? sentenceOf(this.match.look, step) : '';
  }
  /** Is it an act of the player's own? What befalls him in another's turn is not. */
  own(step: Step): boolean {
    const { seat, updates } = this.match;
    return seat !== null && step.seat === seat && step.events.every((e) => updates.some((u) => u.seq === e.seq && u.seat === seat));
  }
  touches(step: Step): boolean {
    return this.match.seat !== null && step.touches.includes(this.match.seat);
  }

  /** The step that something belongs to. */
  stepOf(u: Update, t: Happened): Step | undefined {
    const at = u.told?.indexOf(t) ?? -1;
    return this.all.find((s) => s.events.some((e) => e.seq === u.seq && e.from <= at && at < e.to));
  }

  protected undone(u: Update): void {
    const removed = removedBy(u, this.match.updates);
    if (removed.some((s) => !isAfter(pointOf(s), this.told))) this.undos = new Set([...this.undos, u.seq]);
    this.positions.clear();
  }

  /** Some steps are passed over; they can be told again. */
  protected pass(steps: readonly Step[]): void {
    this.skipped = new Set([...this.skipped, ...steps.map((s) => s.id)]);
  }

  protected unskip(step: Step): void {
    if (this.skipped.has(step.id)) this.skipped = new Set([...this.skipped].filter((id) => id !== step.id));
  }

  protected say(step: Step): void {
    if (!this.match.look) return;
    const thrown = toldIn(step, this.match.updates, this.match.seat).filter((t) => needed(t.en));
    announce(wholeOf(this.match.look, step, thrown));
  }

  /** All up to a moment was told, and a reload knows it. */
  protected move(told: Point, time = Date.now()): void {
    this.told = told;
    if (this.match.seat !== null) keepSeen(this.match.id, this.match.seat, { told, time });
  }
}
