import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from './match.svelte';
import { keepSeen } from './seen';
import { Story } from './story.svelte';
import { setStory } from './storysettings.svelte';
import type { Happened, Look, Step, Update } from './types';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (k: string) => kept.get(k) ?? null,
  setItem: (k: string, v: string) => kept.set(k, v),
  removeItem: (k: string) => kept.delete(k),
});

const step = (seq: number, more: Partial<Step> = {}): Step => ({
  id: `s${seq}`,
  seat: 1,
  kind: 'move',
  weight: 1,
  places: [],
  helpers: [],
  touches: [],
  en: `Step ${seq}.`,
  fr: `Étape ${seq}.`,
  events: [{ seq, from: 0, to: 1 }],
  from: seq - 1,
  n: seq,
  ...more,
});
const acted = (seq: number, more: Partial<Step> = {}, told: Happened[] = []): Update => {
  const s = step(seq, more);
  return { seq, n: seq, what: 'acted', time: '2026-01-01T00:00:00Z', told, steps: [s], ...(s.seat === undefined ? {} : { seat: s.seat }) };
};
const look = (seq: number, who: number[] = [0]) =>
  ({
    id: 'm',
    game: 'toy',
    seq,
    n: seq,
    status: 'playing',
    plan: {},
    yours: [0],
    seats: [{ seat: 0 }, { seat: 1 }],
    decision: { kind: `pick ${seq}`, who, en: 'which', fr: 'lequel' },
    view: { at: seq },
  }) as unknown as Look;

/** A match that the test lets go on. */
function table(seat: number | null = 0) {
  const match = {
    id: 'm',
    seat,
    look: look(0) as Look | null,
    updates: [] as Update[],
    teller: null as Story | null,
    hear: vi.fn(),
  };
  // what a class with state does, here by hand: the story asks anew each time
  const story = new Story(match as unknown as Match);
  const news = (updates: Update[], after = look(updates.at(-1)?.seq ?? 0)) => {
    const before = match.look;
    match.updates = match.updates.concat(updates);
    match.look = after;
    story.take(updates, before);
  };
  return { match, story, news };
}

const asked: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  asked.length = 0;
  setStory('toy', { tell: 'always', speed: 1, hold: null, follow: true });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const n = Number(/past\D+(\d+)/.exec(url)?.[1]);
    return new Response(JSON.stringify({ n, view: { at: n } }), { status: 200 });
  });
});
afterEach(() => {
  vi.useRealTimers();
});
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a story', () => {
  it('tells what others did one after the other, and the board shows it so', async () => {
    const { story, news } = table();
    news([]);
    expect(story.telling).toBe(false);
    news([acted(1, { seat: 0 }), acted(2), acted(3, { weight: 2 })]);
    expect(story.player.step?.id, 'one’s own simple act is not').toBe('s2');
    expect(story.look?.view, 'until the position comes, the last one stands').toEqual({ at: 0 });
    expect(story.look?.decision).toBeUndefined();
    await wait(1);
    expect(story.look?.view).toEqual({ at: 2 });
    await wait(1299);
    expect(story.player.step?.id).toBe('s3');
    expect(story.look?.view).toEqual({ at: 3 });
    await wait(2200);
    expect(story.telling).toBe(false);
    expect(story.look).toMatchObject({ view: { at: 3 }, decision: { who: [0] } });
    expect(story.untold).toEqual([]);
  });

  it('tells a fight in beats, and how it ended at the last', async () => {
    const { story, news } = table();
    news([]);
    news([acted(1, { weight: 3, touches: [1] }), acted(2)]);
    await wait(10);
    expect([story.tale?.beat, story.tale?.beats, story.look?.view]).toEqual([0, 5, { at: 0 }]);
    await wait(3000);
    expect([story.tale?.beat, story.look?.view]).toEqual([4, { at: 1 }]);
  });

  it('is skipped at once, and can be told again', async () => {
    const { story, news, match } = table();
    news([]);
    news([acted(1, { seat: 0 }), acted(2), acted(3), acted(4)]);
    story.skip();
    expect(story.telling).toBe(false);
    expect(match.hear).toHaveBeenCalled();
    expect([...story.skipped]).toEqual(['s3', 's4']);
    story.again();
    expect(story.ticks.map((s) => s.id)).toEqual(['s2', 's3', 's4']);
    expect(story.player.step?.id).toBe('s2');
    await wait(1300);
    expect([...story.skipped]).toEqual(['s4']);
  });

  it('goes on with what arrives meanwhile', async () => {
    const { story, news } = table();
    news([]);
    news([acted(1)]);
    expect(story.ticks).toHaveLength(1);
    news([acted(2)]);
    expect(story.ticks).toHaveLength(2);
    expect(story.player.step?.id).toBe('s1');
    await wait(1300);
    expect(story.player.step?.id).toBe('s2');
  });

  it('forgets what is taken back untold, and tells what is taken back of what was told', async () => {
    const { story, news } = table();
    news([]);
    news([acted(1), acted(2), acted(3)]);
    await wait(1300); // at the second
    const undone: Update = { seq: 4, n: 2, what: 'undone', seat: 1, time: '', undone: { from: 3, to: 3 } };
    news([undone], { ...look(4), n: 2 });
    expect(story.ticks.map((s) => s.id)).toEqual(['s1', 's2']);
    await wait(1300);
    expect(story.telling).toBe(false);
    news([{ ...undone, seq: 5, n: 1, undone: { from: 2, to: 2 } }], { ...look(5), n: 1 });
    expect(story.player.step).toMatchObject({ kind: 'undone', seat: 1 });
  });

  it('shows one’s own fights and dice, briefly', async () => {
    const { story, news } = table();
    news([]);
    news([acted(1, { seat: 0, weight: 2 }, [{ kind: 'shot', en: 'Shot: [⚀⚅](dice:4).', fr: 'Tir.' }]), acted(2)]);
    expect([story.player.step?.id, story.brief]).toEqual(['s1', true]);
    expect(story.ticks.map((s) => s.id)).toEqual(['s2']);
    story.player.next(true);
    expect([story.player.step?.id, story.brief, story.player.playing]).toEqual(['s2', false, true]);
  });

  it('does not take from a player what he has in hand', () => {
    const { story, news } = table();
    news([]);
    const same = { ...look(1), decision: look(0).decision };
    news([acted(1)], same as Look);
    expect(story.telling).toBe(false);
    expect(story.untold).toHaveLength(1);
  });

  it('holds at what the player loses, if he wants it', async () => {
    setStory('toy', { hold: true });
    const { story, news } = table();
    news([]);
    news([acted(1, { touches: [0] }), acted(2)]);
    await wait(60_000);
    expect([story.player.step?.id, story.player.playing]).toEqual(['s1', false]);
    story.player.toggle();
    expect(story.player.step?.id).toBe('s2');
  });

  it('tells only what touches the player, or nothing, if he wants it', () => {
    setStory('toy', { tell: 'mine' });
    const mine = table();
    mine.news([]);
    mine.news([acted(1), acted(2, { touches: [0] }), acted(3)]);
    expect(mine.story.ticks.map((s) => s.id)).toEqual(['s2']);
    setStory('toy', { tell: 'straight' });
    const none = table();
    none.news([]);
    none.news([acted(1), acted(2, { touches: [0] })]);
    expect(none.story.telling).toBe(false);
  });

  it('asks for the next three positions', () => {
    const { news } = table();
    news([]);
    news([1, 2, 3, 4, 5, 6].map((seq) => acted(seq)));
    expect(asked.map((u) => Number(/past\D+(\d+)/.exec(u)?.[1]))).toEqual([1, 2, 3, 4]);
  });
});

describe('who comes back', () => {
  const updates = [1, 2, 3, 4, 5, 6].map((seq) => acted(seq));
  it('is told on from where he was', () => {
    keepSeen('m', 0, { told: { seq: 3, to: 1 }, time: Date.now() });
    const { story, news } = table();
    news(updates);
    expect(story.player.step?.id).toBe('s4');
    expect(story.ticks).toHaveLength(3);
  });
  it('gets a recap after half an hour, or where much has happened', () => {
    keepSeen('m', 0, { told: { seq: 1, to: 1 }, time: Date.now() - 31 * 60_000 });
    const { story, news } = table();
    news(updates);
    expect(story.telling).toBe(false);
    expect(story.recap?.steps).toHaveLength(5);
    keepSeen('m', 0, { told: { seq: 0, to: 0 }, time: Date.now() });
    const much = table();
    much.news(Array.from({ length: 25 }, (_, i) => acted(i + 1)));
    expect(much.story.recap?.steps).toHaveLength(25);
  });
  it('is kept where he was while a step is told', async () => {
    const { news } = table();
    news([]);
    news(updates);
    await wait(1300 * 2);
    const again = table();
    again.news(updates);
    expect(again.story.player.step?.id).toBe('s3');
  });
  it('is told all again where he broke off at the first step, though he has acted since', () => {
    const { news } = table();
    news([acted(1)]);
    news([acted(2, { seat: 0 }), acted(3)]);
    const again = table();
    again.news([acted(1), acted(2, { seat: 0 }), acted(3)]);
    expect(again.story.player.step?.id).toBe('s1');
  });
  it('as a spectator begins with what is now', () => {
    const { story, news } = table(null);
    news(updates);
    expect(story.telling).toBe(false);
    news([acted(7)]);
    expect(story.player.step?.id).toBe('s7');
  });
});
