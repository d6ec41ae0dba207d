// One account with several seats hands the screen over when another of them must choose.
import { api } from './api';
import { to } from './route';
import { go } from './router.svelte';
import type { Look, Seat } from './types';
import { waitsFor } from './window';

export class HandOver {
  /** The seat that must choose; null if it is the one that is shown. */
  readonly next: Seat | null = $derived.by(() => {
    const look = this.look();
    const { seat } = this;
    if (!look || seat === null || look.yours.length < 2 || look.status !== 'playing') return null;
    const due = look.yours.filter((s) => (look.window ? waitsFor(look, s) : look.decision?.who.includes(s) && !look.seats[s]?.bot));
    return due.length === 0 || due.includes(seat) ? null : (due[0] ?? null);
  });
  /** A curtain has fallen between them: there is something that only one of them may see. */
  covered = $state(false);

  /** To be called where a component begins. */
  constructor(
    private readonly id: string,
    private readonly seat: Seat | null,
    private readonly look: () => Look | null,
  ) {
    $effect(() => this.pass(this.next, this.look()?.view));
  }

  /** Passes the screen on, at once if the next seat sees the same. */
  private pass(next: Seat | null, seen: unknown): (() => void) | undefined {
    this.covered = false;
    if (next === null) return;
    const stop = new AbortController();
    const cover = () => {
      if (!stop.signal.aborted) this.covered = true;
    };
    const late = setTimeout(cover, 250);
    api
      .look(this.id, next, stop.signal)
      .then((theirs) => {
        if (JSON.stringify(theirs.view) === JSON.stringify(seen)) this.take();
        else cover();
      })
      .catch(cover);
    return () => {
      clearTimeout(late);
      stop.abort();
    };
  }

  /** The next seat takes the screen. */
  take = (): void => go(to.table(this.id, this.next), true);
}
