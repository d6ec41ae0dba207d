import type { Match } from '../lib/match.svelte';
import { keep, recall } from '../lib/memory';
import type { Seat, Update } from '../lib/types';

/** The talks of a seat: with the whole table (null), and with each other seat. */
export class Letters {
  to = $state<Seat | null>(null);
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

  talk(to: Seat | null): Update[] {
    const me = this.match.seat;
    return this.match.updates.filter((u) => {
      if (to === null) return u.what === 'said' || (me === null && u.what === 'letter');
      return u.what === 'letter' && ((u.seat === me && u.to === to) || (u.seat === to && u.to === me));
    });
  }

  unread(to: Seat | null): number {
    const seen = this.seen[String(to)] ?? 0;
    return this.talk(to).filter((u) => u.seq > seen && u.seat !== this.match.seat).length;
  }

  /** How much is unread in all. */
  get waiting(): number {
    if (this.match.seat === null) return 0;
    const others = (this.match.look?.seats ?? []).map((s) => s.seat).filter((s) => s !== this.match.seat);
    return this.unread(null) + others.reduce((sum, s) => sum + this.unread(s), 0);
  }

  read(to: Seat | null, seq: number): void {
    if (seq <= (this.seen[String(to)] ?? 0)) return;
    this.seen[String(to)] = seq;
    keep(this.name(), JSON.stringify(this.seen));
  }
}
