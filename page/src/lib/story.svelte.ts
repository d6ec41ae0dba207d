import type { Last, Tale } from './board';
import { Chronicle } from './chronicle.svelte';
import { partsOf } from './games';
import { catalogues, m } from './i18n.svelte';
import { byKeyboard } from './keys.svelte';
import { announce } from './live.svelte';
import { hasDice, unmarked } from './marked';
import type { Match } from './match.svelte';
import { hurry } from './motion';
import { owes } from './names';
import { callouts } from './callout.svelte';
import { beatsOf } from './pace';
import { Player } from './player.svelte';
import { beginOf, ownLast, seenOf, tooMuch } from './seen';
import { play } from './sound';
import { endOf, isAfter, joined, later, pointOf, start, toldIn, type Point } from './steps';
import { setStory, storySettings, type StorySettings } from './storysettings.svelte';
import { Tempo } from './tempo.svelte';
import type { Happened, Look, Step, Update } from './types';

/** In seconds. */
const hour = 3600;
const more = (n: number) => ({ en: catalogues.en.story.more(n), fr: catalogues.fr.story.more(n) });

/**
 * The story of a match that is being played. `match` knows what is now; the board shows what is told. What others and
 * the game itself have done is told step by step, and then the two are the same again.
 */
export class Story extends Chronicle {
  readonly player: Player;
  /** So much has happened that it is summed up first. */
  recap = $state.raw<{ steps: Step[]; since: number; brief: boolean } | null>(null);
  /** The reader looks at any step of the match, not only at what is new. */
  free = $state(false);
  /** The reader has moved the board, and the camera no longer follows. */
  private panned = $state(false);
  private since = $state.raw<Point>(start);
  /** Only these are told. */
  private only = $state.raw<ReadonlySet<string> | null>(null);
  private readonly tempo = new Tempo();
  /** The last look before the story began. */
  private held: Look | null = null;
  /** What happened before has come. */
  opened = $state(false);
  /** Own acts that were told: what follows of them, such as where a unit stands then, is no news. */
  private readonly finished = new Set<string>();
  private away = false;
  private readonly single = $derived.by(() =>
    this.all.filter((s) => isAfter(pointOf(s), this.since) && (this.free || (this.only ? this.only.has(s.id) : this.isTold(s)))),
  );
  /** What is being told. */
  private readonly chapter = $derived.by(() => (this.tempo.pace.runs && !this.free ? joined(this.single, more) : this.single));
  /** The steps on the strip: one's own acts are told without it. */
  readonly ticks = $derived.by(() => (this.free ? this.chapter : this.chapter.filter((s) => !this.own(s))));

  /** The match as the board shows it. While a story is told nothing can be decided there. */
  readonly look = $derived.by((): Look | null => {
    const { look } = this.match;
    if (!look || !this.player.step) return look;
    const { decision: _, window: __, result: ___, ...rest } = look;
    const { view, n } = this.player.shown ?? this.held ?? look;
    return { ...rest, status: 'playing', view, n };
  });

  /** The seats as they stand where the story is, with the decision of now. */
  readonly seats = $derived.by((): Look | null => {
    const { look } = this.match;
    return look && this.look && this.player.step ? { ...this.look, ...(look.decision ? { decision: look.decision } : {}) } : look;
  });

  readonly tale = $derived.by((): Tale | null => {
    const { step, beat, lastBeat } = this.player;
    if (!step) return null;
    return {
      step,
      told: toldIn(step, this.match.updates, this.match.seat),
      peak: this.player.peak,
      beat,
      beats: lastBeat + 1,
      follow: this.settings.follow && !this.panned,
      pressed: () => this.pressed(),
      panned: (by) => (this.panned = by),
    };
  });

  readonly last = $derived.by((): Last | null => {
    const mine = ownLast(this.match.updates, this.match.seat);
    if (!mine) return null;
    const steps = this.all.filter((s) => isAfter(pointOf(s), beginOf(mine)) && !this.own(s) && !isAfter(pointOf(s), this.told));
    return { steps, n: mine.n, before: () => this.position({ n: mine.n }) };
  });

  /** The log tells up to here. */
  readonly heard = $derived.by(() => {
    const { step, beat, lastBeat } = this.player;
    return step && !this.free && beat === lastBeat ? later(this.told, pointOf(step)) : this.told;
  });

  constructor(match: Match) {
    super(match);
    this.player = new Player({
      steps: () => this.chapter,
      beats: (s) => beatsOf(s.weight, unmarked(this.sentence(s)), this.touches(s)),
      speed: () => this.tempo.pace.speed,
      newest: () => match.look?.view,
      positions: this.positions,
      begun: (s) => this.begun(s),
      goesOn: (s) => this.goesOn(s),
      over: () => this.rest(),
    });
    match.teller = this;
    globalThis.document?.addEventListener('visibilitychange', this.seenOrNot);
  }

  close(): void {
    this.player.stop();
    this.tempo.stop();
    globalThis.document?.removeEventListener('visibilitychange', this.seenOrNot);
  }

  get settings(): StorySettings {
    return storySettings(this.match.look?.game ?? '');
  }

  set(change: Partial<StorySettings>): void {
    if (!this.match.look) return;
    setStory(this.match.look.game, change);
    if (change.speed) this.tempo.set(change.speed, this.tempo.pace.runs);
    if (change.follow) this.panned = false;
  }

  /** Faster than was wanted, because there is so much to tell. */
  get raised(): boolean {
    return this.telling && this.tempo.raised(this.settings.speed);
  }
  get speed(): number {
    return this.telling ? this.tempo.pace.speed : this.settings.speed;
  }
  get telling(): boolean {
    return this.player.step !== null;
  }
  get follows(): boolean {
    return this.settings.follow && !this.panned;
  }
  /** A step of one's own is told without the strip. */
  get brief(): boolean {
    const { step } = this.player;
    return step !== null && !this.free && this.own(step);
  }

  /** What of an update the log may tell by now. */
  shown = (u: Update): Happened[] => {
    const { seq, to } = this.heard;
    if (u.seq > seq) return [];
    const seen = this.match.shown(u);
    return u.seq < seq ? seen : seen.filter((t) => u.told!.indexOf(t) < to);
  };

  /** News of the match, which it shows already; `before` is how it looked before them. */
  take(news: readonly Update[], before: Look | null): void {
    for (const u of news) if (u.what === 'undone') this.undone(u);
    if (!this.opened) {
      this.opened = true;
      const { told, time } = seenOf(this.match.id, this.match.seat, this.match.updates);
      this.move(told, time); // a reload begins here again, whatever is done meanwhile
      this.held = this.match.look;
      this.begin(Date.now() - time);
    } else if (this.player.step) {
      this.player.renew();
      this.fit();
    } else if (this.recap && !this.recap.brief) {
      this.recap = { ...this.recap, steps: this.others };
    } else {
      this.held = before;
      if (!this.untold.length || !this.drafts(news, before)) this.begin(0);
    }
  }

  /** Tells again what has happened since one's own last decision. */
  again = (): void => {
    const last = ownLast(this.match.updates, this.match.seat);
    this.tellFrom(last ? beginOf(last) : start);
  };

  /** Tells all that happened after a moment. */
  tellFrom(since: Point, only: ReadonlySet<string> | null = null): void {
    this.recap = null;
    this.free = false;
    this.only = only;
    this.since = since;
    this.held ??= this.match.look;
    this.fit();
    const [first] = this.chapter;
    if (first) this.player.begin(first, true);
  }

  /** Tells some steps of what is new. */
  tellOnly(steps: readonly Step[]): void {
    this.tellFrom(start, new Set(steps.map((s) => s.id)));
  }

  /** Shows a step of any round. */
  lookAt(step: Step): void {
    this.recap = null;
    this.free = true;
    this.since = start;
    this.held ??= this.match.look;
    this.player.begin(step, false);
  }

  /** Shows the step that an address names. Its number counts events, of which others may be told more. */
  lookUp(id: string): void {
    const seq = Number.parseInt(id);
    const step = this.all.find((s) => s.id === id) ?? this.all.find((s) => s.events.some((e) => e.seq === seq));
    if (step) this.lookAt(step);
  }

  /** Cuts to what is now; what was not told can be told again. From a step of any round, to what has come meanwhile. */
  skip = (): void => {
    if (this.free && this.untold.length) {
      this.player.stop();
      this.begin(0);
      return;
    }
    const { step } = this.player;
    if (step || this.recap) hurry();
    this.pass(this.untold.filter((s) => s.id !== step?.id));
    this.rest();
  };

  /** The camera follows again, or no longer. */
  toggleFollow = (): void => this.set({ follow: !this.follows });

  /** The board was pressed: it shows what was, and what can be done now is one press away. */
  private pressed(): void {
    this.player.pause();
    const at = this.ticks.findIndex((s) => s.id === this.player.step?.id);
    if (at >= 0)
      callouts.note({ rule: null, text: m().story.thisIs(at + 1, this.ticks.length), offer: { text: m().story.skipNow, does: this.skip } });
  }

  private readonly seenOrNot = (): void => {
    if (document.hidden) {
      this.away = this.player.playing;
      this.player.pause();
    } else if (this.away) {
      this.away = false;
      if (this.player.step) this.player.toggle();
    } else if (this.opened && !this.player.step && !this.recap && this.untold.length) {
      const { time } = seenOf(this.match.id, this.match.seat, this.match.updates);
      this.begin(Date.now() - time);
    }
  };

  /** What others have done of what is told, step by step. */
  private get others(): Step[] {
    return this.single.filter((s) => !this.own(s));
  }

  /** Tells what is new, in the way that the player wants; `away` is how long he was. */
  private begin(away: number): void {
    const { untold } = this;
    if (untold.length && globalThis.document?.hidden) return; // it is told when somebody looks
    const { tell } = this.settings;
    this.free = false;
    this.since = this.told;
    this.panned = false;
    this.fit();
    const first = this.chapter[0];
    if (first) for (const s of untold) if (this.own(s) && !this.isTold(s)) this.say(s);
    if (tell === 'straight' || tell === 'sentences' || !first) {
      for (const s of untold) this.say(s);
      this.pass(untold.filter((s) => !this.own(s)));
      const kept = tell === 'sentences' ? this.others : [];
      this.rest();
      if (kept.length) this.recap = { steps: kept, since: Date.now() - away, brief: true };
      return;
    }
    if (tooMuch(this.others, away)) {
      this.recap = { steps: this.others, since: Date.now() - away, brief: false };
      return;
    }
    // Who reads the page by the keyboard is told when he wants to be.
    const waits = byKeyboard() && !this.own(first);
    if (waits) announce(m().story.arrived(this.ticks.length));
    this.player.begin(first, !waits);
    this.player.held = waits;
  }

  /** Is a step told in its turn? Of one's own those that were not in one's own hand. */
  private isTold(step: Step): boolean {
    if (this.own(step)) {
      if (this.finished.has(step.id) && isAfter(pointOf(step), this.told)) return false;
      return step.weight === 3 || this.rolls(step);
    }
    return this.settings.tell !== 'mine' || this.touches(step);
  }

  private rolls(step: Step): boolean {
    return toldIn(step, this.match.updates, null).some((t) => hasDice(t.en));
  }

  /** Does the player have something in hand that a story would take from it? */
  private drafts(news: readonly Update[], before: Look | null): boolean {
    const { look, seat } = this.match;
    if (!before || !look || news.some((u) => u.seat === seat)) return false;
    return owes(before, seat) && owes(look, seat) && before.decision?.kind === look.decision?.kind;
  }

  private begun(step: Step): void {
    this.say(step);
    if (step.weight === 3) play('battle');
    else if (this.rolls(step)) play('dice');
    this.unskip(step);
    if (this.free) return;
    const before = this.all.filter((s) => isAfter(pointOf(step), pointOf(s))).at(-1);
    if (before) this.move(later(this.told, pointOf(before)));
  }

  private rest(): void {
    this.tempo.stop();
    for (const s of this.chapter) if (this.own(s)) this.finished.add(s.id);
    this.recap = null;
    this.free = false;
    this.only = null;
    if (this.player.step) callouts.close();
    this.player.stop();
    this.held = null;
    this.move(endOf(Math.max(this.match.look?.seq ?? 0, this.match.updates.at(-1)?.seq ?? 0)));
    this.match.hear();
  }

  /** Does the next step follow one by itself? */
  private goesOn(step: Step): boolean {
    const on = this.own(step) || !(this.holds && this.concerns(step));
    if (!on) announce(m().story.held);
    return on;
  }

  /** Stop at what the player should see? Where a clock runs nobody waits, unless he says so; a deadline of an hour or more is none. */
  private get holds(): boolean {
    const { deadline = 0, bank = 0 } = this.match.look?.plan.clock ?? {};
    return this.settings.hold ?? (!bank && (!deadline || deadline >= hour));
  }

  /** His own losses and fights, and what the game says that everybody should look at. Who only watches is not held up. */
  private concerns(step: Step): boolean {
    const { seat, look } = this.match;
    if (seat === null || !look) return false;
    const named = step.en.includes(`](seat:${seat})`) || step.places.includes(`seat:${seat}`);
    return this.touches(step) || (step.weight === 3 && named) || (partsOf(look.game).stops?.(step, seat, look.view) ?? false);
  }

  /** Chooses the pace by how much there is to tell, and before one's clock runs. */
  private fit(): void {
    const { look, seat } = this.match;
    this.tempo.set(this.settings.speed);
    const mine = seat !== null && look ? look.seats[seat] : undefined;
    const room = mine?.from ? Date.parse(mine.from) - Date.now() : Number.POSITIVE_INFINITY;
    const beats = this.chapter
      .filter((s) => isAfter(pointOf(s), this.told))
      .map((s) => beatsOf(s.weight, unmarked(this.sentence(s)), this.touches(s)));
    this.tempo.fit(beats, this.settings.speed, room, this.skip);
  }
}
