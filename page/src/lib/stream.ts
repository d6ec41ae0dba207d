import type { Line, Present, Seat, Stand, Update } from './types';

/** The part of a WebSocket that the stream needs; tests give their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((e: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export type Connect = (address: string) => Socket;

export type Link = 'connecting' | 'open' | 'lost';

export interface Listener {
  update(u: Update): void;
  stand(s: Stand): void;
  link(state: Link, retryMs: number): void;
  present?(p: Present): void;
  /** The server knows less than was seen, as after a backup was put back: all comes anew. */
  anew?(): void;
}

/** How long to wait before the nth try: doubling from half a second to ten, less a share of chance. */
export function backoff(attempt: number, chance: () => number = Math.random): number {
  return Math.round(Math.min(500 * 2 ** attempt, 10_000) * (1 - 0.3 * chance()));
}

export function address(id: string, since: number, seat: Seat | null, base: string = location.href): string {
  const u = new URL(`/api/matches/${encodeURIComponent(id)}/events`, base);
  u.protocol = u.protocol === 'https:' ? 'wss:' : 'ws:';
  u.searchParams.set('since', String(since));
  u.searchParams.set('look', '1');
  u.searchParams.set('story', '1');
  u.searchParams.set('present', '1');
  if (seat !== null) {
    u.searchParams.set('seat', String(seat));
    u.searchParams.set('owed', '1');
    u.searchParams.set('undo', '1');
  }
  return u.href;
}

/**
 * A Stream follows what happens at a table. It remembers the last thing it handed on and
 * takes up after it when the connection was lost: nothing is missed and nothing comes twice.
 */
export class Stream {
  private last: number;
  private socket: Socket | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private attempt = 0;
  private seen: number; // the highest number that anything had
  private greeted = false; // has this connection shown the match?
  private closed = false;
  private away = false;

  constructor(
    private readonly where: (since: number) => string,
    private readonly to: Listener,
    since = 0,
    private readonly connect: Connect = (a) => new WebSocket(a) as unknown as Socket,
    private readonly chance: () => number = Math.random,
  ) {
    this.last = this.seen = since;
    this.open();
  }

  /** The number of the last update that was handed on. */
  get since(): number {
    return this.last;
  }

  /** Something with this number was seen elsewhere. */
  saw(seq: number): void {
    this.seen = Math.max(this.seen, seq);
  }

  /** Says that whoever looks has turned to something else, or is back. */
  turn(away: boolean): void {
    this.away = away;
    if (this.greeted) this.socket?.send(JSON.stringify({ away }));
  }

  /** Tries at once, without waiting for the next time. */
  retry(): void {
    if (this.closed || this.timer === null) return;
    clearTimeout(this.timer);
    this.timer = null;
    this.open();
  }

  close(): void {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.drop();
  }

  private drop(): void {
    const s = this.socket;
    this.socket = null;
    if (!s) return;
    s.onopen = s.onmessage = s.onclose = null;
    s.close();
  }

  private open(): void {
    this.to.link('connecting', 0);
    this.greeted = false;
    const s = this.connect(this.where(this.last));
    this.socket = s;
    s.onopen = () => {
      this.to.link('open', 0);
    };
    s.onmessage = (e) => {
      this.attempt = 0; // only a connection that brings something is a good one
      this.take(e.data);
    };
    s.onclose = () => {
      this.drop();
      if (this.closed) return;
      const wait = backoff(this.attempt++, this.chance);
      this.to.link('lost', wait);
      this.timer = setTimeout(() => {
        this.timer = null;
        this.open();
      }, wait);
    };
  }

  /** Begins again with nothing known. */
  private restart(): void {
    this.drop();
    this.last = this.seen = 0;
    this.to.anew?.();
    this.open();
  }

  private take(data: unknown): void {
    if (typeof data !== 'string' || data.trim() === '') return;
    let line: Line;
    try {
      line = JSON.parse(data) as Line;
    } catch {
      // A broken frame: what it held is asked for again.
      this.socket?.close();
      return;
    }
    if ('seq' in line) {
      if (line.seq <= this.last) return;
      this.last = line.seq;
      this.saw(line.seq);
      this.to.update(line);
      return;
    }
    if (line.present) this.to.present?.(line.present);
    if (line.look) {
      const first = !this.greeted;
      this.greeted = true;
      if (first && line.look.seq < this.seen) {
        this.restart();
        return;
      }
      if (first && this.away) this.turn(true);
      this.saw(line.look.seq);
      this.to.stand({ ...line, look: line.look });
    }
  }
}
