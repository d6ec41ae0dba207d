// What the boards of all games do at a table: take up positions as they arrive, with what can
// be done in them; send an action once; and ask why one is refused.
import { atHand, check as engineCheck } from '../wasm/engine';
import { Passed } from './again';
import type { BoardProps } from './board';
import { fail } from './notice.svelte';
import type { Action as AnyAction, Refusal, Seat } from './types';

/** What a player is about to do, as far as the desk knows it. */
export interface Drafted<V, S, A> {
  view: V | null;
  kind: string | null;
  waiting: boolean;
  take(view: V, who: S | null, mine: boolean, options: A[], same: boolean): void;
  wait(view: V, who: S | null): void;
}

interface Arrival<V, S> {
  view: V;
  who: S | null;
  /** The decision is ours to take. */
  owed: boolean;
  /** It is of the same kind as before, so that what was chosen may still be meant. */
  same: boolean;
  /** What is drafted holds in the new position too, before its choices are known. */
  holds?: boolean;
  ask: BoardProps['options'];
}

/** How long the choices of the last position may stand while those of the next are fetched. */
const patience = 300;

export class Desk<V, S, A> {
  loading = $state(false);
  /** The match has gone on, and what can be done now is not known yet: what is drafted must wait. */
  behind = $state(false);
  sending = $state(false);

  constructor(
    private readonly game: string,
    private readonly draft: Drafted<V, S, A>,
  ) {}

  /** Is a decision of the kind that was being taken? */
  goesOn(kind: string | undefined): boolean {
    return this.draft.view !== null && this.draft.kind === kind && (!this.loading || this.draft.waiting);
  }

  /** Takes up a new position: asks the engine what can be done in it. Ends when the next one comes. */
  arrive({ view, who, owed, same, holds = false, ask }: Arrival<V, S>): (() => void) | undefined {
    const { draft } = this;
    let live = true;
    this.behind = owed && same && !holds;
    if (!owed) {
      this.loading = false;
      draft.take(view, who, false, [], same);
      return;
    }
    const wait = () => {
      draft.wait(view, who);
      this.loading = true;
    };
    let slow: ReturnType<typeof setTimeout> | undefined;
    if (!same) {
      draft.take(view, who, true, [], false);
      this.loading = true;
    } else if (this.loading) wait();
    else slow = setTimeout(wait, patience);
    void ask()
      .then((answer) => {
        if (!live) return;
        draft.take(view, who, true, answer as unknown as A[], same);
        this.loading = false;
      })
      .catch((e: unknown) => {
        // The table asks until it is answered; what comes here is an answer that stays no.
        if (!live || e instanceof Passed) return;
        draft.take(view, who, true, [], false);
        this.loading = false;
        fail(e);
      })
      .finally(() => {
        clearTimeout(slow);
        if (live) this.behind = false;
      });
    return () => {
      live = false;
      clearTimeout(slow);
    };
  }

  /** Asks why an action is refused: the engine here, else the judge. Null if it is legal, or nobody can tell. */
  async judge(view: V, seat: Seat, a: A, check: BoardProps['check']): Promise<Refusal | null> {
    const here = atHand(this.game) ? await engineCheck(this.game, view, seat, a as object).catch(() => null) : null;
    return here === 'legal' ? null : (here ?? (await check(a as unknown as AnyAction).catch(() => null)));
  }

  async send(a: A, act: BoardProps['act']): Promise<boolean> {
    if (this.sending || this.behind) return false;
    this.sending = true;
    try {
      return (await act(a as unknown as AnyAction)) !== false;
    } catch {
      return false; // the table has said why
    } finally {
      this.sending = false;
    }
  }
}
