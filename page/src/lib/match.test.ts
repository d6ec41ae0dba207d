import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { live } from './live.svelte';
import { Match } from './match.svelte';
import { dismiss, notices } from './notice.svelte';
import { witnessed } from './promise';
import type { Look } from './types';

class Wire {
  static all: Wire[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly address: string) {
    Wire.all.push(this);
  }
  close() {
    this.onclose?.();
  }
  send(line: unknown) {
    this.onmessage?.({ data: JSON.stringify(line) });
  }
  static get last(): Wire {
    return Wire.all.at(-1)!;
  }
}

const look = (seq: number, more: object = {}) =>
  ({
    id: 'm',
    game: 'toy',
    seq,
    n: seq,
    status: 'playing',
    plan: {},
    yours: [0],
    seats: [{ seat: 0 }, { seat: 1 }],
    decision: { kind: 'pick', who: [0], duty: 'each', en: 'which one', fr: 'lequel' },
    view: { at: seq },
    ...more,
  }) as unknown as Look;
const acted = (seq: number) => ({ seq, time: '2026-01-01T00:00:00Z', what: 'acted', n: seq, seat: 1 });

interface Sent {
  path: string;
  key: string;
}

/** A table on a server whose answers the test gives. */
async function table(answers: Record<string, (nth: number) => unknown>, first = look(5)) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = /\/api\/matches\/m(\/\w+)?/.exec(url)?.[1] ?? '';
    sent.push({ path, key: (init.headers as Record<string, string>)['Idempotency-Key'] ?? '' });
    const nth = sent.filter((s) => s.path === path).length;
    const body = answers[path] ? await answers[path](nth) : path === '' ? first : {};
    if (body === 'lost') throw new TypeError('no network');
    return body instanceof Response ? body : new Response(JSON.stringify(body), { status: 200 });
  });
  const match = new Match('m', 0);
  await vi.advanceTimersByTimeAsync(1);
  const to = (path: string) => sent.filter((s) => s.path === path);
  return { match, to, sent };
}

/** A line of the stream that says how the match stands, and what seats 0 and 1 may do. */
const stand = (seq: number, way: string) => ({
  look: look(seq),
  owed: {
    seats: [
      { seat: 1, options: [{ kind: 'wait' }] },
      { seat: 0, options: [{ kind: 'ready', at: seq }] },
    ],
  },
  undo: [
    { seat: 1, way: 'ask' },
    { seat: 0, way },
  ],
});

describe('a match', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Wire.all = [];
    vi.stubGlobal('WebSocket', Wire);
    vi.stubGlobal('location', { href: 'http://localhost/m/m/0' });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('sends an action again with the key that it had', async () => {
    const { match, to } = await table({ '/actions': (nth) => (nth < 4 ? 'lost' : { seq: 6 }), '': (nth) => look(nth === 1 ? 5 : 6) });
    const kept = match.act({ kind: 'ready' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await kept).toBe(true);
    const keys = to('/actions').map((s) => s.key);
    expect(keys).toHaveLength(4);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
    const second = match.act({ kind: 'ready' });
    await vi.advanceTimersByTimeAsync(20_000);
    await second;
    expect(new Set(to('/actions').map((s) => s.key)).size).toBe(2); // another action is another thing
    match.close();
  });

  it('acts with one request: the stream brings the rest', async () => {
    const { match, sent } = await table({ '/actions': () => ({ seq: 6 }) });
    Wire.last.onopen?.();
    Wire.last.send(stand(5, 'nothing'));
    await vi.advanceTimersByTimeAsync(300);
    sent.length = 0;
    expect(await match.options()).toEqual([{ kind: 'ready', at: 5 }]);
    expect(match.undo).toBe('nothing');
    let done = false;
    const acting = match.act({ kind: 'ready', at: 5 }).then(() => (done = true));
    await vi.advanceTimersByTimeAsync(1000);
    expect([done, match.sending]).toEqual([false, true]); // until it is seen
    Wire.last.send(acted(6));
    Wire.last.send(stand(6, 'free'));
    await vi.advanceTimersByTimeAsync(300);
    await acting;
    expect([match.look?.seq, match.undo, match.sending]).toEqual([6, 'free', false]);
    expect(await match.options()).toEqual([{ kind: 'ready', at: 6 }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.map((s) => s.path)).toEqual(['/actions']);
    match.close();
  });

  it('says at once that a window opens, each one once, with its time', async () => {
    const { match } = await table({});
    const opens = (seq: number, n: number, more: object = {}) => {
      const window = { closes: new Date(Date.now() + 3000).toISOString(), ...more };
      const decision = { kind: 'answer', who: [0, 1], duty: 'sealed', en: 'whether to answer', fr: 's’il faut répondre' };
      Wire.last.send({ look: look(seq, { n, decision, window }) });
      return vi.advanceTimersByTimeAsync(300);
    };
    live.assertive = '';
    await opens(6, 6);
    expect(live.assertive).toBe('You may answer: Whether to answer, 3 s');
    live.assertive = '';
    await opens(7, 6, { answers: [{ seat: 0, action: { kind: 'answer' }, pass: true }] });
    expect(live.assertive, 'the same window').toBe('');
    await opens(8, 8);
    expect(live.assertive, 'the next').toBe('You may answer: Whether to answer, 3 s');
    match.close();
  });

  it('asks for what the stream does not bring', async () => {
    const { match, to } = await table({ '/actions': () => ({ seq: 6 }), '': (nth) => look(nth === 1 ? 5 : 6) });
    Wire.last.onopen?.();
    Wire.last.send(stand(5, 'nothing'));
    await vi.advanceTimersByTimeAsync(300);
    const acting = match.act({ kind: 'ready' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await acting).toBe(true);
    expect([match.look?.seq, to('').length]).toEqual([6, 2]);
    expect(match.undo).toBeNull(); // what was known was of another position
    void match.options();
    expect(to('/options')).toHaveLength(1);
    match.close();
  });

  it('sends once what is pressed twice', async () => {
    const { match, to } = await table({ '/actions': () => ({ seq: 6 }) });
    const both = Promise.all([match.act({ kind: 'ready' }), match.act({ kind: 'ready' })]);
    await vi.advanceTimersByTimeAsync(100);
    expect(await both).toEqual([true, false]);
    expect(to('/actions')).toHaveLength(1);
    match.close();
  });

  it('takes back once what is pressed twice', async () => {
    const { match, to } = await table({ '/undo': () => ({ asked: false }) });
    const both = Promise.all([match.takeBack(), match.takeBack()]);
    await vi.advanceTimersByTimeAsync(100);
    await both;
    expect(to('/undo').filter((s) => s.key)).toHaveLength(1);
    match.close();
  });

  it('bears witness to the promise of the dice that it is shown', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => kept.set(k, v) });
    const { match } = await table({}, look(5, { commitment: 'promised' }));
    expect(witnessed('m')).toBe('promised');
    Wire.last.send({ look: look(6, { commitment: 'exchanged' }) });
    await vi.advanceTimersByTimeAsync(300);
    expect(witnessed('m')).toBe('promised');
    match.close();
  });

  it('does not let an older look overwrite a newer one', async () => {
    const { match } = await table({ '': (nth) => look(nth === 1 ? 5 : 4) });
    await match.refresh();
    expect(match.look?.seq).toBe(5);
    Wire.last.send({ look: look(7) });
    await vi.advanceTimersByTimeAsync(300);
    Wire.last.send({ look: look(6) });
    await vi.advanceTimersByTimeAsync(300);
    expect(match.look?.seq).toBe(7);
    match.close();
  });

  it('follows a server that was set back', async () => {
    const { match } = await table({});
    Wire.last.send(acted(5));
    Wire.last.send({ look: look(5) });
    await vi.advanceTimersByTimeAsync(300);
    Wire.last.close();
    await vi.advanceTimersByTimeAsync(600);
    Wire.last.send({ look: look(3) });
    expect(Wire.last.address).toContain('since=0');
    Wire.last.send(acted(2));
    Wire.last.send(acted(3));
    Wire.last.send({ look: look(3) });
    await vi.advanceTimersByTimeAsync(300);
    expect(match.look?.seq).toBe(3);
    expect(match.updates.map((u) => u.seq)).toEqual([2, 3]);
    match.close();
  });

  it('says that another has taken back what costs a decision: to whom it costs one, once', async () => {
    const { match } = await table({});
    const undone = async (seq: number, loses: number[]) => {
      Wire.last.send({ ...acted(seq), what: 'undone', undone: { from: seq - 1, to: seq - 1 }, loses });
      Wire.last.send({ look: look(seq) });
      await vi.advanceTimersByTimeAsync(300);
    };
    dismiss();
    live.assertive = '';
    await undone(6, [1]);
    expect(notices.now, 'it costs somebody else one').toBeNull();
    await undone(7, [0]);
    const text = 'Seat 2 has taken an action back. Your decision went with it.';
    expect(notices.now).toMatchObject({ kind: 'note', text });
    expect(live.assertive).toBe(text);
    match.close();
    dismiss();

    const later = await table({}, look(7));
    await undone(7, [0]);
    expect(notices.now, 'who comes later has heard of it').toBeNull();
    later.match.close();
  });

  it('hears many actions in one piece', async () => {
    const { match } = await table({});
    for (let i = 6; i < 466; i++) {
      Wire.last.send(acted(i));
      Wire.last.send({ look: look(i) });
    }
    expect(match.look?.seq).toBe(5);
    await vi.advanceTimersByTimeAsync(300);
    expect(match.updates).toHaveLength(460);
    expect(match.look?.seq).toBe(465);
    match.close();
  });

  it('asks for the choices again when the connection is back, and once for each position', async () => {
    const { match, to } = await table({ '/options': (nth) => (nth === 1 ? 'lost' : { n: 6, options: [{ kind: 'ready' }] }) });
    const list = match.options();
    await vi.advanceTimersByTimeAsync(10);
    expect(to('/options')).toHaveLength(1);
    Wire.last.onopen?.();
    await vi.advanceTimersByTimeAsync(10);
    expect(await list).toEqual([{ kind: 'ready' }]);
    Wire.last.send({ look: look(6, { n: 5, view: { at: 5 } }) }); // somebody has spoken
    await vi.advanceTimersByTimeAsync(300);
    await match.options();
    expect(to('/options')).toHaveLength(2);
    match.close();
  });

  it('does not ask what a seat may do that a bot plays', async () => {
    const { match, to } = await table({}, look(5, { seats: [{ seat: 0, bot: 'greedy' }, { seat: 1 }] }));
    expect(await match.options()).toEqual([]);
    expect(to('/options')).toHaveLength(0);
    match.close();
  });
});
