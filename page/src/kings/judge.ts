// The engine's counsel: what it answers about a position. The engine in the browser answers
// within a frame; without it the server does.
import { api } from '../lib/api';
import type { BoardProps } from '../lib/board';
import type { Action as AnyAction, Seat } from '../lib/types';
import { ask, askNow, atHand, check as checkEngine } from '../wasm/engine';
import type { Questions, Roster } from './ask';
import type { Action, Refusal, View } from './types';

export type Question = Questions[keyof Questions][0];
export type Answer<Q extends Question> = Questions[Q['ask']][1];

/** Whoever can be asked: the judge, or a stand-in. */
export interface Counsel {
  ask<Q extends Question>(q: Q): Promise<Answer<Q> | null>;
  /** Why an action is refused; null if it is legal or nobody can tell. */
  check(a: Action): Promise<Refusal | null>;
}

export class Judge implements Counsel {
  seat: Seat | null = null;
  private at: { view: View; text: string } | null = null;
  private wanted: string | null = null;
  private kept: Promise<Roster | null> = Promise.resolve(null);

  constructor(private readonly checkThere: () => BoardProps['check']) {}

  get view(): View | null {
    return this.at?.view ?? null;
  }
  set view(view: View | null) {
    if (view !== this.view) this.at = view && { view, text: JSON.stringify(view) };
  }

  /** Null if nobody can tell. Who only watches asks for the first seat: a view tells no more than it shows. */
  async ask<Q extends Question>(q: Q): Promise<Answer<Q> | null> {
    const { at, seat } = this;
    if (!at) return null;
    const who = seat ?? 0;
    return (
      askNow<Answer<Q>>('kings', at.text, who, q) ??
      api.ask<Answer<Q>>('kings', { view: at.view, seat: who, question: q }).catch(() => ask<Answer<Q>>('kings', at.text, who, q))
    );
  }

  async check(a: Action): Promise<Refusal | null> {
    const { view, seat } = this;
    if (!view || seat === null) return null;
    const here = atHand('kings') ? await checkEngine('kings', view, seat, a) : null;
    if (here) return here === 'legal' ? null : here;
    return this.checkThere()(a as unknown as AnyAction).catch(() => null);
  }

  /** The roster of the match, asked until it is told; and again where something of it, such as the score, may have changed. */
  roster(): Promise<Roster | null> {
    const v = this.view;
    const key = v ? JSON.stringify([v.near, v.turn, v.decision?.kind, v.scenario, v.units, v.tokens]) : '';
    if (this.wanted !== key) {
      this.wanted = key;
      this.kept = this.insist(key);
    }
    return this.kept;
  }

  private async insist(key: string): Promise<Roster | null> {
    for (let wait = 100; this.wanted === key; wait = Math.min(wait * 2, 5000)) {
      const found = await this.ask({ ask: 'roster' });
      if (found) return found;
      await new Promise((done) => setTimeout(done, wait));
    }
    return null;
  }
}
