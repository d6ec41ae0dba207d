// The engine's counsel: what it answers about a position. The engine in the browser answers
// within a frame; without it the server does.
import { api } from '../lib/api';
import type { BoardProps } from '../lib/board';
import type { Action as AnyAction, Seat } from '../lib/types';
import { ask, askNow, atHand, check as checkEngine, type Refused } from '../wasm/engine';

/** Of a game's questions, each with its answer under its name: those that can be asked, and what is answered. */
export type Question<Qs> = { [K in keyof Qs]: Qs[K] extends [infer Q extends { ask: string }, unknown] ? Q : never }[keyof Qs];
export type Answer<Qs, Q> = Q extends { ask: infer K extends keyof Qs } ? (Qs[K] extends [unknown, infer A] ? A : never) : never;

/** Whoever can be asked: the judge, or a stand-in. */
export interface Counsel<Qs, A> {
  /** At once, where the answer follows the hand; else in its turn. */
  ask<Q extends Question<Qs>>(q: Q, atOnce?: boolean): Promise<Answer<Qs, Q> | null>;
  /** Why an action is refused; null if it is legal or nobody can tell. */
  check(a: A): Promise<Refused | null>;
}

/** What the engine thinks about is a task of its own: what is asked together is answered one after the other, and a press finds its turn between. */
const turn = () => new Promise((done) => setTimeout(done));

export class Judge<V, Qs, A extends object> implements Counsel<Qs, A> {
  seat: Seat | null = null;
  private at: { view: V; text: string } | null = null;
  private wanted: string | null = null;
  private kept: Promise<unknown> = Promise.resolve(null);

  constructor(
    private readonly game: string,
    private readonly checkThere: () => BoardProps['check'],
  ) {}

  get view(): V | null {
    return this.at?.view ?? null;
  }
  set view(view: V | null) {
    if (view !== this.view) this.at = view && { view, text: JSON.stringify(view) };
  }

  /** Null if nobody can tell. Who only watches asks for the first seat: a view tells no more than it shows. */
  async ask<Q extends Question<Qs>>(q: Q, atOnce = false): Promise<Answer<Qs, Q> | null> {
    const { game, at, seat } = this;
    if (!at) return null;
    const who = seat ?? 0;
    if (!atOnce) await turn();
    return (
      askNow<Answer<Qs, Q>>(game, at.text, who, q) ??
      api.ask<Answer<Qs, Q>>(game, { view: at.view, seat: who, question: q }).catch(() => ask<Answer<Qs, Q>>(game, at.text, who, q))
    );
  }

  async check(a: A): Promise<Refused | null> {
    const { view, seat } = this;
    if (!view || seat === null) return null;
    const here = atHand(this.game) ? await checkEngine(this.game, view, seat, a) : null;
    if (here) return here === 'legal' ? null : here;
    return this.checkThere()(a as unknown as AnyAction).catch(() => null);
  }

  /** The answer to a question that is asked until it is told, and again only where the key says that it may have changed. */
  insist<Q extends Question<Qs>>(q: Q, key: string): Promise<Answer<Qs, Q> | null> {
    if (this.wanted !== key) {
      this.wanted = key;
      this.kept = this.again(q, key);
    }
    return this.kept as Promise<Answer<Qs, Q> | null>;
  }

  private async again<Q extends Question<Qs>>(q: Q, key: string): Promise<Answer<Qs, Q> | null> {
    // First the position is drawn, and then it is asked about.
    for (let wait = 0; this.wanted === key; wait = Math.min(wait * 2 || 100, 5000)) {
      await new Promise((done) => setTimeout(done, wait));
      const found = this.wanted === key ? await this.ask(q) : null;
      if (found) return found;
    }
    return null;
  }
}
