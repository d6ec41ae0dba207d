import type { Match } from '../lib/match.svelte';
import { keep, recall } from '../lib/memory';
import { sidesOf } from '../lib/sides';
import type { Seat, Update } from '../lib/types';

/** With whom a talk is: a seat, all seats of a side, or the whole table (null). */
export type Correspondent = Seat | `side ${number}` | null;

/** The side of a talk, if it is with one. */
export const sideIn = (to: Correspondent): number | null => (typeof to === 'string' ? Number(to.slice(5)) : null);

/** The talks of a seat: with the whole table, with each other seat and, where seats play together, with each side. */
export class Letters {
  to = $state<Correspondent>(null);
  private seen = $state<Record<string, number>>({});

  constructor(private readonly match: Match) {
    try {
      this.seen = JSON.parse(recall(this.name()) ?? '{}') as Record<string, number>;
    } catch {
      this.seen = {};
    }
  }

  private name(): string {
    return `read.${this.match.id}.${this.match.seat ?? 'x'}`;
  }

  /** The sides that are more than one seat, or more than one's own. */
  get sides(): { side: number; own: boolean }[] {
    const sides = sidesOf(this.match.look?.seats ?? []) ?? [];
    return sides.filter((s) => s.seats.length > 1).map((s) => ({ side: s.side, own: s.seats.some((x) => x.seat === this.match.seat) }));
  }

  private get all(): Correspondent[] {
    const seats = (this.match.look?.seats ?? []).map((s) => s.seat).filter((s) => s !== this.match.seat);
    return [null, ...this.sides.map((s) => `side ${s.side}` as const), ...seats];
  }

  talk(to: Correspondent): Update[] {
    const me = this.match.seat;
    const side = sideIn(to);
    return this.match.updates.filter((u) => {
      if (to === null) return u.what === 'said' || (me === null && u.what === 'letter');
      if (u.what !== 'letter') return false;
      if (side !== null) return u.side === side;
      return (u.seat === me && u.to === to) || (u.seat === to && u.to === me);
    });
  }

  private news(to: Correspondent): Update[] {
    const seen = this.seen[String(to)] ?? 0;
    return this.talk(to).filter((u) => u.seq > seen && u.seat !== this.match.seat);
  }

  unread(to: Correspondent): number {
    return this.news(to).length;
  }

  /** The number of the first thing in a talk that was not read; null if all was. */
  firstUnread(to: Correspondent): number | null {
    return this.news(to)[0]?.seq ?? null;
  }

  /** How much is unread in all. */
  get waiting(): number {
    if (this.match.seat === null) return 0;
    return this.all.reduce<number>((sum, to) => sum + this.unread(to), 0);
  }

  /** Goes to the talk that has waited longest to be read, unless all is read. */
  toUnread(): void {
    if (this.match.seat === null) return;
    const waits = this.all.map((to) => ({ to, seq: this.firstUnread(to) })).filter((w) => w.seq !== null);
    const first = waits.sort((a, b) => a.seq! - b.seq!)[0];
    if (first) this.to = first.to;
  }

  read(to: Correspondent, seq: number): void {
    if (seq <= (this.seen[String(to)] ?? 0)) return;
    this.seen[String(to)] = seq;
    keep(this.name(), JSON.stringify(this.seen));
  }
}
