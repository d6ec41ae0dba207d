import { beatOf } from './act';
import { spotOf, type Positions, type Spot } from './positions';
import type { Step } from './types';

/** What a player plays: the steps of a match, live or finished. */
export interface Reel {
  steps(): readonly Step[];
  /** How long each beat of a step lasts at single speed, in milliseconds. */
  beats(step: Step): number[];
  speed(): number;
  /** What is shown where a position cannot be known. */
  newest(): unknown;
  readonly positions: Positions;
  /** A step is shown now. */
  begun?(step: Step): void;
  /** A step was told to its end: does the next one follow by itself? */
  goesOn?(step: Step): boolean;
  /** There are no more steps. */
  over(): void;
}

/** How many positions are asked for before they are wanted. */
const ahead = 3;

/** Shows the steps of a match one after the other, each in its beats, and the positions that belong to them. */
export class Player {
  /** The step that is shown; null at rest. */
  step = $state.raw<Step | null>(null);
  beat = $state(0);
  playing = $state(false);
  /** It waits for the reader: it has stopped by itself, after a step that he should see. */
  held = $state(false);
  /** The position that is shown, and after how many actions it is; undefined until the first has come. */
  shown = $state.raw<{ view: unknown; n: number } | undefined>(undefined);
  /** The position that the outcome of the step hangs on, once it has come. */
  peak = $state.raw<unknown>(undefined);
  private beats: number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = 0;

  constructor(private readonly reel: Reel) {}

  /** Where the step stands among all; -1 at rest. */
  get index(): number {
    const { step } = this;
    return step ? this.reel.steps().findIndex((s) => s.id === step.id) : -1;
  }

  get lastBeat(): number {
    return this.step ? this.reel.beats(this.step).length - 1 : 0;
  }

  /** Shows a step: from its first beat on while playing, else all of it. */
  begin(step: Step, playing: boolean): void {
    this.step = step;
    this.held = false;
    this.playing = playing;
    this.beats = this.reel.beats(step);
    void this.findPeak(step);
    this.toBeat(playing ? 0 : this.beats.length - 1);
    this.reel.begun?.(step);
    this.fetchAhead();
    this.run();
  }

  seek(index: number, playing = false): void {
    const steps = this.reel.steps();
    const step = steps[Math.max(0, Math.min(index, steps.length - 1))];
    if (step) this.begin(step, playing);
  }

  next(playing = false): void {
    const next = this.reel.steps()[this.index + 1];
    if (next) this.begin(next, playing);
    else this.reel.over();
  }

  back(): void {
    if (this.step) this.seek(this.index - 1);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (!this.step) return;
    if (this.playing) {
      this.pause();
      return;
    }
    this.playing = true;
    if (this.beat >= this.beats.length - 1) this.next(true);
    else this.run();
  }

  /** Lets go of the story: the newest position counts again. */
  stop(): void {
    this.pause();
    this.wanted++;
    this.step = null;
    this.shown = undefined;
  }

  /** The steps are others now: what is shown has gone on, or is gone. */
  renew(): void {
    const { step } = this;
    if (!step) return;
    const steps = this.reel.steps();
    const now = steps.find((s) => s.id === step.id);
    if (now === step) return;
    if (now) {
      this.step = now;
      this.beats = this.reel.beats(now);
      void this.findPeak(now);
      this.toBeat(Math.min(this.beat, this.beats.length - 1));
      this.fetchAhead();
      return;
    }
    const [at] = step.events;
    const next = steps.find((s) => at !== undefined && s.events.at(-1)!.seq >= at.seq);
    if (next) this.begin(next, this.playing);
    else this.reel.over();
  }

  private run(): void {
    clearTimeout(this.timer);
    if (this.playing) this.timer = setTimeout(() => this.tick(), this.beats[this.beat]! / this.reel.speed());
  }

  private tick(): void {
    const { step } = this;
    if (!step || !this.playing) return;
    if (this.beat < this.beats.length - 1) {
      this.toBeat(this.beat + 1);
      this.run();
    } else if (this.reel.goesOn?.(step) ?? true) this.next(true);
    else {
      this.playing = false;
      this.held = true;
    }
  }

  private toBeat(beat: number): void {
    this.beat = beat;
    const step = this.step!;
    const done = beat === this.beats.length - 1;
    void this.show(done ? spotOf(step) : beat >= beatOf.dice && step.peak ? step.peak : this.spotBefore(step));
  }

  private async show(spot: Spot): Promise<void> {
    const turn = ++this.wanted;
    const view = this.reel.positions.at(spot) ?? (await this.reel.positions.get(spot));
    if (turn === this.wanted) this.shown = { view: view ?? this.reel.newest(), n: spot.n };
  }

  private async findPeak(step: Step): Promise<void> {
    const { peak } = step;
    this.peak = peak && this.reel.positions.at(peak);
    const view = peak && (await this.reel.positions.get(peak));
    if (this.step === step) this.peak = view;
  }

  /** The position before a step: as the step before it left it. */
  private spotBefore(step: Step): Spot {
    const before = this.reel.steps()[this.index - 1];
    return before ? spotOf(before) : { n: step.from };
  }

  private fetchAhead(): void {
    const at = this.index;
    for (const s of this.reel.steps().slice(at, at + 1 + ahead)) void this.reel.positions.get(spotOf(s));
  }
}
