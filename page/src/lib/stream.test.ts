import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { address, backoff, Stream, type Link, type Socket } from './stream';
import type { Look, Update } from './types';

class Fake implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;
  constructor(readonly address: string) {}
  close() {
    if (this.closed) return;
    this.closed = true;
    this.onclose?.();
  }
  readonly said: string[] = [];
  send(text: string) {
    this.said.push(text);
  }
  brings(line: unknown) {
    this.onmessage?.({ data: typeof line === 'string' ? line : JSON.stringify(line) });
  }
}

const update = (seq: number): Update => ({ seq, time: '2026-01-01T00:00:00Z', what: 'acted', n: seq });

function follow(since = 0) {
  const sockets: Fake[] = [];
  const seqs: number[] = [];
  const looks: number[] = [];
  const links: [Link, number][] = [];
  const anew: number[] = [];
  const present: number[] = [];
  const stream = new Stream(
    (s) => `?since=${s}`,
    {
      update: (u) => seqs.push(u.seq),
      stand: (s) => looks.push(s.look.seq),
      link: (s, w) => links.push([s, w]),
      anew: () => anew.push(seqs.length),
      present: (p) => present.push(p.watching),
    },
    since,
    (a) => {
      const f = new Fake(a);
      sockets.push(f);
      return f;
    },
    () => 0,
  );
  return { stream, sockets, seqs, looks, links, anew, present, last: () => sockets.at(-1)! };
}

describe('stream', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('takes up after the last update that it handed on', () => {
    const f = follow();
    f.last().onopen?.();
    f.last().brings(update(1));
    f.last().brings(update(4)); // what others may know is left out
    f.last().close();
    vi.advanceTimersByTime(500);
    expect(f.sockets.map((s) => s.address)).toEqual(['?since=0', '?since=4']);
    f.last().brings(update(5));
    expect(f.seqs).toEqual([1, 4, 5]);
  });

  it('hands nothing on twice, and nothing out of a dead connection', () => {
    const f = follow();
    const first = f.last();
    first.brings(update(1));
    first.brings(update(2));
    first.close();
    vi.advanceTimersByTime(500);
    first.brings(update(3));
    f.last().brings(update(2));
    f.last().brings(update(3));
    f.last().brings(update(3));
    expect(f.seqs).toEqual([1, 2, 3]);
  });

  it('waits longer each time, and begins anew once something came', () => {
    const f = follow();
    for (const wait of [500, 1000, 2000, 4000, 8000, 10_000, 10_000]) {
      f.last().close();
      expect(f.links.at(-1)).toEqual(['lost', wait]);
      vi.advanceTimersByTime(wait);
    }
    f.last().onopen?.(); // an open connection alone proves nothing
    f.last().close();
    expect(f.links.at(-1)).toEqual(['lost', 10_000]);
    vi.advanceTimersByTime(10_000);
    f.last().brings(update(1));
    f.last().close();
    expect(f.links.at(-1)).toEqual(['lost', 500]);
  });

  it('hands looks on, and lets pings pass', () => {
    const f = follow();
    f.last().brings('');
    f.last().brings('\n');
    f.last().brings({ look: { seq: 7 } as Look });
    expect(f.looks).toEqual([7]);
    expect(f.stream.since).toBe(0);
  });

  it('begins anew where the server knows less than was seen', () => {
    const f = follow();
    f.last().brings(update(8));
    f.last().brings({ look: { seq: 9 } as Look });
    f.last().close();
    vi.advanceTimersByTime(500);
    const second = f.last();
    second.brings({ look: { seq: 5 } as Look }); // a backup was put back
    expect(f.anew).toEqual([1]);
    expect(second.closed).toBe(true);
    expect(f.sockets.map((s) => s.address)).toEqual(['?since=0', '?since=8', '?since=0']);
    f.last().brings(update(4));
    f.last().brings({ look: { seq: 5 } as Look });
    expect(f.seqs).toEqual([8, 4]);
    expect(f.looks).toEqual([9, 5]);
    expect(f.anew).toHaveLength(1);
  });

  it('does not begin anew for a look that another has overtaken', () => {
    const f = follow();
    f.last().brings({ look: { seq: 3 } as Look });
    f.stream.saw(6);
    f.last().brings({ look: { seq: 5 } as Look });
    f.last().brings({ look: { seq: 6 } as Look });
    expect(f.anew).toEqual([]);
    expect(f.sockets).toHaveLength(1);
  });

  it('asks again for what came broken', () => {
    const f = follow(3);
    f.last().brings('{"seq": 4, "what"');
    vi.advanceTimersByTime(500);
    expect(f.sockets.map((s) => s.address)).toEqual(['?since=3', '?since=3']);
  });

  it('tries at once when told to, and never after it was closed', () => {
    const f = follow();
    f.last().close();
    f.stream.retry();
    expect(f.sockets).toHaveLength(2);
    f.last().close();
    f.stream.close();
    vi.advanceTimersByTime(60_000);
    expect(f.sockets).toHaveLength(2);
  });

  it('goes to the server of the page', () => {
    expect(address('m1', 9, 2, 'https://example.org/m/m1/2')).toBe(
      'wss://example.org/api/matches/m1/events?since=9&look=1&story=1&present=1&seat=2&owed=1&undo=1',
    );
    expect(address('m1', 0, null, 'http://localhost:8080/')).toBe(
      'ws://localhost:8080/api/matches/m1/events?since=0&look=1&story=1&present=1',
    );
  });

  it('says who is present, and when its own reader turns away, again after the connection was lost', () => {
    const { stream, sockets, present } = follow();
    sockets[0]!.brings({ look: { seq: 1 }, present: { seats: [], watching: 2 } });
    sockets[0]!.brings({ present: { seats: [], watching: 3 } });
    stream.turn(true);
    expect(sockets[0]!.said).toEqual(['{"away":true}']);
    sockets[0]!.close();
    vi.advanceTimersByTime(20_000);
    sockets[1]!.brings({ look: { seq: 1 } });
    stream.turn(false);
    expect(sockets[1]!.said).toEqual(['{"away":true}', '{"away":false}']);
    expect(present).toEqual([2, 3]);
    stream.close();
  });

  it('leaves something to chance', () => {
    expect(backoff(2, () => 1)).toBe(1400);
    expect(backoff(30, () => 0)).toBe(10_000);
  });
});
