import { tick } from 'svelte';
import { Again } from './again';
import type { Ahead } from './ahead.svelte';
import { api, insist, newKey, Problem } from './api';
import { callouts } from './callout.svelte';
import { Gather } from './gather';
import { played } from './history';
import { m, told } from './i18n.svelte';
import { alarm, announce } from './live.svelte';
import { hurry } from './motion';
import { armed, asked, owes, seatName } from './names';
import { fail, note, notices } from './notice.svelte';
import { witness } from './promise';
import { redoable } from './redo';
import { acquaint } from './shelf.svelte';
import { play } from './sound';
import { address, Stream, type Link } from './stream';
import { span } from './time.svelte';
import type { Action, Happened, Look, Present, Refusal, Seat, Stand, UndoWay, Update } from './types';
import { openFor } from './window';

/** How long the stream may take to show what was done, before it is asked for. */
const patience = 2000;

const samePosition = (a: Look, b: Look) => a.n === b.n && a.view === b.view;

/**
 * A Match is a table that the page is at: how it looks from a seat, what has happened,
 * and the ways to act there. It follows the stream until it is closed.
 */
export class Match {
  look = $state.raw<Look | null>(null);
  updates = $state.raw<Update[]>([]);
  link = $state<Link>('connecting');
  retryAt = $state(0);
  sending = $state(false);
  trouble = $state.raw<unknown>(null);
  /** How the seat can take its last action back; null where that is not known. */
  undo = $state<UndoWay | null>(null);
  /** What it took back and can do again. */
  readonly redo = $derived.by(() => redoable(this.updates, this.seat, (key) => this.sent.get(key)));
  /** Whose decisions go with that. */
  loses = $state.raw<Seat[]>([]);
  /** It is being asked whether the last action is to be taken back in spite of that. */
  confirming = $state(false);
  /** Who is at the table; null where that is not known. */
  present = $state.raw<Present | null>(null);

  /** What the seat has decided ahead, and is not asked about. */
  ahead: Pick<Ahead, 'silent' | 'quietIn'> | null = null;

  /** Who tells what happened step by step; until he has done so, nobody is told what to decide. */
  teller: { take(news: readonly Update[], before: Look | null): void; readonly telling: boolean } | null = null;

  private stream: Stream | null = null;
  private closed = false;
  private listed: { at: Look; list: Promise<Action[]> } | null = null;
  private readonly again = new Again();
  private readonly gather = new Gather<Update, Stand & { seq: number }>((updates, stand) => this.receive(updates, stand));
  private heard = Number.POSITIVE_INFINITY; // what came before the page was opened is not announced
  private news: Update[] = []; // for the teller
  private said = '';
  private anew = false;
  private takingBack = false;
  private othersActed = false;
  /** The actions of this page, by their keys. */
  private readonly sent = new Map<string, Action>();
  /** Who waits for the page to show something. */
  private waiting: { seq: number; done: () => void }[] = [];

  constructor(
    readonly id: string,
    readonly seat: Seat | null,
  ) {
    void this.load();
  }

  async load(): Promise<void> {
    this.trouble = null;
    try {
      const look = await insist(
        () => api.look(this.id, this.seat),
        () => {
          this.link = 'lost';
        },
      );
      if (this.closed) return;
      this.heard = look.seq;
      this.take(look);
      this.stream ??= new Stream((since) => address(this.id, since, this.seat), {
        update: (u) => this.gather.update(u),
        stand: (s) => this.gather.show({ ...s, seq: s.look.seq }),
        anew: () => this.forget(),
        present: (p) => {
          this.present = p;
        },
        link: (state, wait) => {
          this.link = state;
          this.retryAt = Date.now() + wait;
          if (state === 'open') this.again.wake();
          else if (state === 'lost') this.present = null;
        },
      });
    } catch (e) {
      if (!this.closed) this.trouble = e;
    }
  }

  close(): void {
    this.closed = true;
    this.again.wake();
    this.gather.close();
    for (const w of this.waiting) w.done();
    this.stream?.close();
  }

  /** Says that whoever looks has turned to something else, or is back. */
  turn(away: boolean): void {
    this.stream?.turn(away);
  }

  retry(): void {
    this.stream?.retry();
  }

  /** Does the seat owe a decision now? */
  get mine(): boolean {
    return this.look !== null && owes(this.look, this.seat);
  }

  /** The server was set back: what it shows next counts, though its numbers are smaller. */
  private forget(): void {
    this.gather.clear();
    this.updates = [];
    this.listed = null;
    this.heard = Number.POSITIVE_INFINITY;
    this.anew = true;
  }

  /** Takes a look and, where the stream brings it, what it says besides. */
  private take(look: Look, stand?: Stand): void {
    if (this.anew) {
      this.anew = false;
      this.heard = look.seq;
    } else if (this.look && look.seq < this.look.seq) return;
    this.stream?.saw(look.seq);
    const before = this.look;
    // Where nothing was played the position is the same one, and what is chosen in it stays.
    if (before?.n === look.n && JSON.stringify(before.view) === JSON.stringify(look.view)) look = { ...look, view: before.view };
    if (!before) acquaint(look.game);
    this.look = armed(look);
    if (before?.commitment !== look.commitment) witness(look);
    if (before && before.n !== look.n) callouts.close();
    if (stand || before?.n !== look.n) {
      const undo = stand?.undo?.find((u) => u.seat === this.seat);
      this.undo = undo?.way ?? null;
      this.loses = undo?.loses ?? [];
    }
    const options = stand?.owed?.seats.find((o) => o.seat === this.seat)?.options;
    if (options && !this.isListed(look)) this.listed = { at: look, list: Promise.resolve(options) };
    for (const w of this.waiting) if (w.seq <= look.seq) w.done();
    if (!stand) this.hear();
  }

  /** Announces what the seat owes, once. A window waits for nobody, so it is heard at once. */
  hear(): void {
    const { look } = this;
    if (!look || (this.teller?.telling && !look.window)) return;
    const { ahead } = this;
    if (!look.window || !this.mine || !ahead?.silent) return this.ring(look);
    void this.options().then(
      (list) => {
        if (this.look?.n === look.n && !ahead.quietIn(look, list)) this.ring(look);
      },
      () => undefined,
    );
  }

  private ring(look: Look): void {
    const d = this.mine ? look.decision : undefined;
    const left = openFor(look, Date.now());
    const owed = d ? (look.window ? `${d.kind} ${look.n}` : d.kind) : ''; // windows of a kind may follow each other
    if (d && this.othersActed) play('turn');
    if (d) this.othersActed = false;
    if (d && owed !== this.said) {
      if (look.window) alarm(m().window.opened(asked(d), left === null ? '' : span(left)));
      else announce(m().table.yourDecision(asked(d)));
    }
    this.said = owed;
  }

  /** Waits until the page shows what has a number. Where the stream does not bring it, it is asked for. */
  private async arrived(seq: number): Promise<void> {
    if (this.closed || (this.look && this.look.seq >= seq)) return;
    if (this.link !== 'open') return this.refresh();
    const waits = { seq, done: () => {} };
    this.waiting.push(waits);
    const timer = setTimeout(() => void this.refresh().then(waits.done), patience);
    await new Promise<void>((done) => (waits.done = done));
    clearTimeout(timer);
    this.waiting = this.waiting.filter((w) => w !== waits);
  }

  /** Takes the last action back, asks whether it may be, or says why not. */
  takeBack = async (): Promise<void> => {
    if (this.undo === 'nothing' || this.undo === 'revealed') {
      note(m().table.undoWhy[this.undo]);
      return;
    }
    if (this.loses.length) this.confirming = true;
    else await this.takeItBack();
  };

  /** The same, once it is clear whose decisions go with it. */
  takeItBack = async (): Promise<void> => {
    this.confirming = false;
    if (this.takingBack) return; // a second press is not a second action
    this.takingBack = true;
    const answer = await this.do((s) => api.undo(this.id, s));
    this.takingBack = false;
    if (answer?.asked) announce(m().table.undoTold);
  };

  /** Does again what was taken back, if it still can be. */
  doAgain = async (): Promise<void> => {
    if (this.redo) await this.act(this.redo);
    else note(m().table.redoNothing);
  };

  /** What came since the last frame. */
  private async receive(updates: Update[], stand: Stand | null): Promise<void> {
    const before = this.look;
    // Nobody can follow many moves at once: where they are not told, only their outcome is shown.
    if (updates.filter(played).length > 3) hurry();
    if (updates.length) this.updates = this.updates.concat(updates);
    this.news.push(...updates);
    if (updates.some((u) => u.seq > this.heard && played(u) && u.seat !== this.seat)) this.othersActed = true;
    // The region for screen readers holds a few sentences; more would never be heard.
    for (const u of updates.slice(-12)) if (u.seq > this.heard && !u.steps?.length) for (const t of this.shown(u)) announce(told(t));
    for (const u of updates) if (u.seq > this.heard && this.seat !== null && u.loses?.includes(this.seat)) this.tellLoss(u);
    if (stand) {
      this.take(stand.look, stand);
      this.teller?.take(this.news.splice(0), before);
      this.hear();
    }
    await tick(); // drawn
  }

  /** Another has taken an action back, and a decision of this seat with it. */
  private tellLoss(u: Update): void {
    note(m().together.undoTook(this.look ? seatName(this.look, u.seat ?? 0) : ''));
  }

  /** What of an update this seat may read, where one account holds several seats. */
  shown(u: Update): Happened[] {
    const seat = this.seat;
    return (u.told ?? []).filter((t) => !t.only?.length || seat === null || t.only.includes(seat));
  }

  private isListed(look: Look): boolean {
    return this.listed !== null && samePosition(this.listed.at, look);
  }

  /** The legal actions. Where the stream has not brought them, they are asked for once in each position, and again until they come. */
  options = (): Promise<Action[]> => {
    const { look, seat } = this;
    if (!look || seat === null || !this.mine) return Promise.resolve([]);
    if (!this.listed || !this.isListed(look)) {
      const listed = {
        at: look,
        list: this.again.ask(
          async () => (await api.options(this.id, seat)).options,
          () => !this.closed && this.look !== null && samePosition(this.look, look) && this.mine,
          (e) => {
            if (e instanceof Problem) void this.refresh();
          }, // the match has perhaps moved on
        ),
      };
      listed.list.catch(() => {
        if (this.listed === listed) this.listed = null;
      });
      this.listed = listed;
    }
    return this.listed.list;
  };

  check = async (action: Action): Promise<Refusal | null> => {
    if (this.seat === null) return null;
    return api.check(this.id, this.seat, action);
  };

  /** Sends an action once, however often it takes; a refusal is shown. */
  act = async (action: Action): Promise<boolean> => {
    const { look, seat } = this;
    if (!look || seat === null || this.sending) return false;
    const key = newKey();
    const at = { n: look.n + 1, seq: look.seq };
    this.sent.set(key, action);
    this.sending = true;
    notices.now = null;
    callouts.close();
    try {
      const { seq } = await insist(
        () => api.act(this.id, seat, at, action, key),
        () => alarm(m().table.lostLink),
      );
      await this.arrived(seq);
      return true;
    } catch (e) {
      if (e instanceof Problem && e.refusal) callouts.refuse(e.refusal);
      else {
        fail(e);
        await this.refresh();
      }
      return false;
    } finally {
      this.sending = false;
    }
  };

  /** Holds the window that is open, or lets it go on. */
  hold = (stop: boolean): void => void this.do((s) => api.hold(this.id, s, stop));

  /** Leaves out what a seat has said and written: the server sends no more of it. */
  silence(seat: Seat): void {
    this.updates = this.updates.filter((u) => u.seat !== seat || (u.what !== 'said' && u.what !== 'letter'));
  }

  /** Looks again, without waiting for the stream. */
  async refresh(): Promise<void> {
    try {
      this.take(await api.look(this.id, this.seat));
    } catch {
      // the stream brings it
    }
  }

  /** Does something else at the table, and shows it if it fails. */
  async do<T>(f: (seat: Seat) => Promise<T>): Promise<T | null> {
    if (this.seat === null) return null;
    try {
      const answer = await f(this.seat);
      await this.refresh();
      return answer;
    } catch (e) {
      fail(e);
      return null;
    }
  }
}
