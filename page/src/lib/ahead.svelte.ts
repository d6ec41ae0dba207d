// What a seat has decided ahead about windows: its sealed sheet, which the server keeps, and what it is not asked about
// for now, which nobody but this page knows. A window that it is not asked in runs on as if the player thought about it:
// nothing is sent, so nobody can tell.
import { api } from './api';
import { waitsFor } from './window';
import { fail } from './notice.svelte';
import { sameAnswer, type Line } from './sheet';
import type { Action, Look, Seat } from './types';

/** What the page knows of a match, as far as it matters here. */
interface Asked {
  readonly id: string;
  readonly seat: Seat | null;
  readonly look: Look | null;
  readonly mine: boolean;
  options(): Promise<Action[]>;
}

export class Ahead {
  lines = $state.raw<readonly Line[]>([]);
  /** The server keeps what is shown. */
  sealed = $state(true);
  /** Answers for which the seat is not asked. */
  muted = $state.raw<readonly Action[]>([]);
  /** Nor for anything until a decision of another kind begins something new. */
  resting = $state(false);
  /** What can be answered in the window that is open; null while that is not known. */
  private answers = $state.raw<{ n: number; list: readonly Action[] } | null>(null);
  private saving: Promise<void> = Promise.resolve();

  /** `begins` are the kinds of decisions that begin something new; without them each but a window does. */
  constructor(
    private readonly match: Asked,
    private readonly begins: () => readonly string[] | undefined = () => undefined,
  ) {}

  /** A window is open to the seat, and it does not want to be asked. */
  get quiet(): boolean {
    return this.match.look !== null && this.quietIn(this.match.look, this.answers?.n === this.match.look.n ? this.answers.list : null);
  }

  /** The same, of what can be answered; before that is known, what is muted may be all. */
  quietIn(look: Look, list: readonly Action[] | null): boolean {
    if (!look.window || !waitsFor(look, this.match.seat)) return false;
    if (this.resting) return true;
    if (!this.muted.length) return false;
    if (!list) return true;
    const answers = list.slice(1); // the first passes
    return answers.length > 0 && answers.every((a) => this.mutes(a));
  }

  /** There are windows that it does not want to be asked in. */
  get silent(): boolean {
    return this.resting || this.muted.length > 0;
  }

  mutes = (a: Action): boolean => this.muted.some((m) => sameAnswer(m, a));

  mute(a: Action) {
    if (!this.mutes(a)) this.muted = [...this.muted, a];
  }

  unmute(a: Action) {
    this.muted = this.muted.filter((m) => !sameAnswer(m, a));
  }

  rest(on: boolean) {
    this.resting = on;
  }

  /** Takes up a position: what may be answered in its window, and whether the rest is over. */
  async arrive(look: Look): Promise<void> {
    const d = look.decision;
    if (look.status !== 'playing') this.resting = false;
    else if (d && !look.window && (this.begins()?.includes(d.kind) ?? true)) this.resting = false;
    if (!look.window || !this.match.mine || !this.muted.length || this.answers?.n === look.n) return;
    const list = await this.match.options().catch(() => []);
    if (this.match.look?.n === look.n) this.answers = { n: look.n, list };
  }

  /** Reads the sheet, unless one is being written. */
  async load(): Promise<void> {
    const { id, seat } = this.match;
    if (seat === null || !this.sealed) return;
    try {
      const { lines } = await api.sheet(id, seat);
      if (this.sealed) this.lines = lines;
    } catch {
      // it is read again when it is looked at
    }
  }

  /** Seals other lines. What was changed meanwhile goes after them. */
  put(lines: readonly Line[]): Promise<void> {
    const { id, seat } = this.match;
    if (seat === null) return Promise.resolve();
    this.lines = lines;
    this.sealed = false;
    const send = async () => {
      if (this.lines !== lines) return; // newer ones follow
      try {
        await api.setSheet(id, seat, lines);
        if (this.lines === lines) this.sealed = true;
      } catch (e) {
        this.sealed = true;
        fail(e);
        await this.load();
      }
    };
    return (this.saving = this.saving.then(send));
  }
}
