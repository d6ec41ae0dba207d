import { api, Problem } from './api';
import type { Mark, Tale } from './board';
import { readLog, type LogText } from './gonf';
import { catalogues, told } from './i18n.svelte';
import { announce } from './live.svelte';
import { unmarked } from './marked';
import { marksOf, type Act } from './marks';
import { beatsOf } from './pace';
import { Player } from './player.svelte';
import { Positions, type Spot } from './positions';
import { detailOf } from './sentences';
import { acquaint } from './shelf.svelte';
import type { Happened, Seat, Sitter, Step, Update } from './types';

/** The match before its first step. */
const beginning: Step = {
  id: 'beginning',
  kind: '',
  weight: 1,
  places: [],
  helpers: [],
  touches: [],
  en: catalogues.en.replay.start,
  fr: catalogues.fr.replay.start,
  events: [{ seq: -1, from: 0, to: 0 }],
  from: 0,
  n: 0,
};

/** A finished match, told from its beginning: any step can be gone to. */
export class Replay {
  readonly player: Player;
  steps = $state.raw<Step[]>([]);
  log = $state.raw<LogText | null>(null);
  /** The log as it was fetched, for who verifies it. */
  file = $state.raw('');
  talk = $state.raw<Update[]>([]);
  trouble = $state.raw<unknown>(null);
  speed = $state(1);
  /** Who played, once the server has said it. */
  seats = $state.raw<Sitter[] | null>(null);
  /** The seat whose eyes the match is seen with; null sees all. */
  eyes = $state<Seat | null>(null);
  private opening = $state.raw<Happened[]>([]);
  private panned = $state(false);

  readonly acts = $derived.by((): Act[] => [{ n: 0, told: this.opening }, ...(this.log?.actions ?? [])]);
  readonly marks = $derived.by((): Mark[] => marksOf(this.acts, this.steps));
  readonly total = $derived.by(() => Math.max(0, this.steps.length - 1));
  readonly at = $derived.by(() => Math.max(0, this.player.index));
  readonly tale = $derived.by((): Tale | null => {
    const { step, beat, lastBeat } = this.player;
    if (!step || step === beginning) return null;
    return {
      step,
      told: this.toldIn(step),
      peak: this.player.peak,
      beat,
      beats: lastBeat + 1,
      follow: !this.panned,
      pressed: () => this.player.pause(),
      panned: (by) => (this.panned = by),
    };
  });

  private readonly positions: Positions;

  constructor(
    private readonly from: 'matches' | 'logs',
    private readonly id: string,
    private readonly onstep: (step: Step) => void,
  ) {
    this.positions = new Positions(async ({ n, before }) => (await api.moment(from, id, n, before, this.eyes)).document);
    this.player = new Player({
      steps: () => this.steps,
      beats: (s) => beatsOf(s.weight, unmarked(told(s)), false),
      speed: () => this.speed,
      newest: () => undefined,
      positions: this.positions,
      begun: (s) => {
        announce([told(s), detailOf(s)].filter(Boolean).join(' '));
        this.onstep(s);
      },
      over: () => this.player.pause(),
    });
  }

  /** Fetches the match, and shows a moment of it. */
  async open(spot: Spot): Promise<void> {
    this.trouble = null;
    if (this.from === 'matches')
      void api.talk(this.id).then(
        (t) => (this.talk = t),
        () => {},
      ); // the match can be shown without it
    void this.fetchLog();
    try {
      this.steps = [beginning, ...(await api.story(this.from, this.id))];
      this.show(spot);
    } catch (e) {
      this.trouble = e;
    }
  }

  close(): void {
    this.player.stop();
  }

  /** Shows the step that has led to a moment. */
  show({ n, before }: Spot): void {
    const reached = (s: Step) => s.n < n || (s.n === n && (before === undefined || (s.before ?? Infinity) <= before));
    this.player.seek(this.steps.findLastIndex(reached));
  }

  seek = (index: number): void => {
    if (index !== this.at) this.player.seek(index);
  };

  /** Shows the match as a seat saw it, or all of it. */
  seeAs(eyes: Seat | null): void {
    this.eyes = eyes;
    this.positions.clear();
    if (this.player.step) this.player.begin(this.player.step, false);
  }

  byRound = (way: 1 | -1): void => {
    const starts = this.marks.filter((x) => x.round !== undefined).map((x) => x.n);
    if (starts.length < 2) this.seek(this.at + 10 * way);
    else this.seek(way > 0 ? (starts.find((k) => k > this.at) ?? this.total) : (starts.findLast((k) => k < this.at) ?? 0));
  };

  /** Where the next fight is; -1 if there is none. */
  get nextFight(): number {
    return this.steps.findIndex((s, i) => i > this.at && s.weight === 3);
  }

  play = (): void => {
    if (!this.player.playing && this.at >= this.total) this.player.seek(0, true);
    else this.player.toggle();
  };

  toldIn(step: Step): Happened[] {
    const { eyes } = this;
    const told = step.events.flatMap(({ seq, from, to }) => this.acts.find((a) => a.n === seq)?.told.slice(from, to) ?? []);
    return told.filter((t) => eyes === null || !t.only?.length || t.only.includes(eyes));
  }

  /** The numbers that were drawn for a step. */
  diceIn(step: Step): number[] {
    return (this.log?.actions ?? []).filter((a) => step.events.some((e) => e.seq === a.n)).flatMap((a) => a.dice);
  }

  private async fetchLog(): Promise<void> {
    try {
      const answer = await fetch(api.logAddress(this.from, this.id), { credentials: 'same-origin' });
      if (!answer.ok) return;
      this.file = await answer.text();
      this.log = readLog(this.file);
      if (this.log) acquaint(this.log.game);
      const { told, seats } = await api.moment(this.from, this.id, 0);
      this.opening = told;
      this.seats = seats ?? null;
    } catch {
      // the steps can be shown without it
    }
  }

  /** The match is still being played. */
  get unfinished(): boolean {
    return this.trouble instanceof Problem && this.trouble.status === 409;
  }
}
