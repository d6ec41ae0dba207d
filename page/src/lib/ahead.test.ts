import { afterEach, describe, expect, it, vi } from 'vitest';
import { Ahead } from './ahead.svelte';
import type { Action, Look } from './types';

const pass = { kind: 'pass' };
const scorn = { kind: 'play', card: 'scorn' };
const praise = { kind: 'play', card: 'praise' };

const look = (more: object) =>
  ({
    n: 1,
    status: 'playing',
    seats: [{ seat: 0 }, { seat: 1 }],
    decision: { kind: 'answer', who: [0, 1], duty: 'sealed', en: '', fr: '' },
    window: {},
    ...more,
  }) as unknown as Look;

/** A seat that is asked in a window, with what it can answer. */
function seated(options: Action[], begins?: string[]) {
  const match = { id: 'm', seat: 0, look: look({}), mine: true, options: async () => options };
  const ahead = new Ahead(match, () => begins);
  const arrive = async (next: Look) => {
    match.look = next;
    await ahead.arrive(next);
    return ahead.quiet;
  };
  return { ahead, arrive };
}

describe('what is muted', () => {
  it('does not ask where nothing else can be answered', async () => {
    const { ahead, arrive } = seated([pass, scorn]);
    expect(await arrive(look({}))).toBe(false);
    ahead.mute(scorn);
    expect(await arrive(look({}))).toBe(true);
    ahead.unmute({ card: 'scorn', kind: 'play' } as Action);
    expect(await arrive(look({}))).toBe(false);
  });

  it('asks where something else can be, or where nothing can', async () => {
    const both = seated([pass, scorn, praise]);
    both.ahead.mute(scorn);
    expect(await both.arrive(look({ n: 2 }))).toBe(false);
    const none = seated([pass]);
    none.ahead.mute(scorn);
    expect(await none.arrive(look({ n: 2 }))).toBe(false);
  });

  it('asks for all other decisions, and shows what is answered', async () => {
    const { ahead, arrive } = seated([pass, scorn]);
    ahead.mute(scorn);
    expect(await arrive(look({ n: 2, window: undefined }))).toBe(false);
    expect(await arrive(look({ n: 3, window: { answers: [{ seat: 0, action: pass, pass: true }] } }))).toBe(false);
    expect(await arrive(look({ n: 4 }))).toBe(true);
  });

  it('is the rest until a decision that begins something new', async () => {
    const { ahead, arrive } = seated([pass, scorn], ['activate']);
    ahead.rest(true);
    const decided = (kind: string) => ({ kind, who: [1], duty: 'each', en: '', fr: '' });
    expect(await arrive(look({}))).toBe(true);
    expect(await arrive(look({ n: 2, window: undefined, decision: decided('reroll') }))).toBe(false);
    expect(await arrive(look({ n: 3 }))).toBe(true);
    await arrive(look({ n: 4, window: undefined, decision: decided('activate') }));
    expect(await arrive(look({ n: 5 }))).toBe(false);
  });

  it('is the rest until any other decision, in a game that names none', async () => {
    const { ahead, arrive } = seated([pass, scorn]);
    ahead.rest(true);
    expect(await arrive(look({ n: 2 }))).toBe(true);
    await arrive(look({ n: 3, window: undefined, decision: { kind: 'speak', who: [1], duty: 'each', en: '', fr: '' } }));
    expect(ahead.resting).toBe(false);
  });
});

describe('the sealed sheet', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('sends what was changed last, and is sealed when that has come', async () => {
    const { ahead } = seated([]);
    const bodies: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      bodies.push((JSON.parse(body) as { lines: unknown }).lines);
      return new Response('{}', { status: 200 });
    });
    const first = ahead.put([{ kind: 'answer' }]);
    const last = ahead.put([{ kind: 'answer', action: scorn }]);
    expect(ahead.sealed).toBe(false);
    await Promise.all([first, last]);
    expect(bodies).toEqual([[{ kind: 'answer', action: scorn }]]);
    expect(ahead.sealed).toBe(true);
  });
});
