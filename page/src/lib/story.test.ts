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

  it('tells one’s own melee once, though it goes on', async () => {
    const { story, news } = table();
    news([]);
    const dice = [{ kind: 'hit', seat: 0, en: '[⚃](dice:4)', fr: '[⚃](dice:4)' }];
    const melee = { id: 'melee', seat: 0, kind: 'combat', weight: 3 as const };
    news([acted(1, melee, dice)]);
    expect(story.brief).toBe(true);
    story.player.next(true); // any key ends it
    expect(story.telling).toBe(false);
    const goneOn = acted(2, { ...melee, events: [1, 2].map((seq) => ({ seq, from: 0, to: 1 })) });
    news([goneOn]);
    expect(story.telling).toBe(false);
    story.again();
    expect(story.player.step?.id, 'but again, if he wants it').toBe('melee');
  });

  it('shows the position that a fight hangs on before how it ended', async () => {
    const { story, news } = table();
    news([]);
    news([acted(1, { weight: 3, peak: { n: 1, before: 4 } }), acted(2)]);
    await wait(1300); // the cards
    expect(
      asked.some((url) => /n=1\b.*before=4|before=4.*n=1\b/.test(url)),
      asked.join(' '),
    ).toBe(true);
    expect(story.tale?.peak).toEqual({ at: 1 });
  });

  it('does not take from a player what he has in hand', () => {
    const { story, news } = table();
    news([]);
    const same = { ...look(1), decision: look(0).decision };
    news([acted(1)], same as Look);
    expect(story.telling).toBe(false);
    expect(story.untold).toHaveLength(1);
  });

  it('leaves marked what others did since one’s own last action, once it is told', async () => {
    const { story, news } = table();
    news([]);
    expect(story.last).toBeNull();
    news([acted(1, { seat: 0 })]);
    news([acted(2), acted(3)]);
    expect(story.last?.steps).toEqual([]);
    await wait(1300);
    expect(story.last?.steps.map((s) => s.id)).toEqual(['s2']);
    story.skip();
    expect(story.last?.steps.map((s) => s.id)).toEqual(['s2', 's3']);
    expect([story.last?.n, await story.last?.before()]).toEqual([1, { at: 1 }]);
    news([acted(4, { seat: 0 })]);
    expect(story.last?.steps).toEqual([]);
  });

  it('shows a step of any round, and then tells what came meanwhile', async () => {
    const { story, news } = table();
    news([]);
    news([acted(1), acted(2)]);
    story.skip();
    const told = story.told;
    story.lookAt(story.all[0]!);
    await wait(1);
    expect([story.player.step?.id, story.free, story.player.playing]).toEqual(['s1', true, false]);
    expect(story.look?.view).toEqual({ at: 1 });
    news([acted(3)]);
    await wait(60_000);
    expect([story.player.step?.id, story.ticks.length]).toEqual(['s1', 3]);
    expect(story.told, 'nothing of it is told by that').toEqual(told);
    story.skip();
    expect([story.player.step?.id, story.free, story.ticks.length]).toEqual(['s3', false, 1]);
    story.skip();
    expect(story.telling).toBe(false);
    story.lookAt(story.all[0]!);
    story.skip();
    expect([story.telling, story.free]).toEqual([false, false]);
  });

  it('holds at what the player loses, if he wants it', async () => {
    setStory('toy', { hold: true });
    const { story, news } = table();
    news([]);
    news([acted(1, { touches: [0] }), acted(2)]);
    await wait(60_000);
    expect([story.player.step?.id, story.player.playing, story.player.held]).toEqual(['s1', false, true]);
    story.player.toggle();
    expect([story.player.step?.id, story.player.held]).toEqual(['s2', false]);
  });

  it('holds there by itself where decisions have an hour or more, and never where a clock runs', async () => {
    const holds = async (clock: object) => {
      const { story, news } = table();
      const plan = (l: Look) => ({ ...l, plan: { clock } }) as unknown as Look;
      news([], plan(look(0)));
      news([acted(1, { touches: [0] }), acted(2)], plan(look(2)));
      await wait(60_000);
      kept.clear();
      return story.telling;
    };
    expect(await holds({ deadline: 86_400 })).toBe(true);
    expect(await holds({ deadline: 300 })).toBe(false);
    expect(await holds({ bank: 2700, deadline: 60 })).toBe(false);
    expect(await holds({})).toBe(true);
  });

  it('holds at fights that name the player, and not at those of others', async () => {
    const holds = async (step: Partial<Step>) => {
      const { story, news } = table();
      news([]);
      news([acted(1, step), acted(2)]);
      await wait(60_000);
      kept.clear();
      return story.telling;
    };
    expect(await holds({ weight: 3, en: '[Red](seat:1) attacks [Blue](seat:0).' })).toBe(true);
    expect(await holds({ weight: 3, en: '[Red](seat:1) attacks [Green](seat:2).' })).toBe(false);
    expect(await holds({ weight: 1, en: '[Red](seat:1) bows to [Blue](seat:0).' })).toBe(false);
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

describe('a clock that starts after a while', () => {
  const timed = (seq: number, from: number) => {
    const now = look(seq);
    now.seats[0] = { ...now.seats[0]!, from: new Date(Date.now() + from).toISOString() };
    return now;
  };
  const fights = (n: number) => Array.from({ length: n }, (_, i) => acted(i + 1, { weight: 3 }));

  it('makes the story faster, so that it is over by then', async () => {
    const { story, news } = table();
    news([]);
    news(fights(4), timed(4, 15_000)); // 18 s at single speed
    expect([story.speed, story.raised]).toEqual([2, true]);
    await wait(9100);
    expect(story.telling).toBe(false);
    expect(story.skipped.size).toBe(0);
  });

  it('cuts to the decision where it is not, and keeps the rest', async () => {
    const { story, news } = table();
    news([]);
    news(fights(20), timed(20, 15_000)); // 22 s even at four times the speed
    await wait(14_900);
    expect(story.telling).toBe(true);
    await wait(200);
    expect(story.telling).toBe(false);
    expect(story.skipped.size).toBeGreaterThan(3);
    story.again();
    expect(story.ticks.length).toBe(20);
  });

  it('does not wait for who pauses', async () => {
    const { story, news } = table();
    news([]);
    news(fights(2), timed(2, 15_000));
    story.player.pause();
    await wait(15_100);
    expect(story.telling).toBe(false);
  });
});

describe('a long story', () => {
  it('is told at twice the speed, then in runs, and says so', () => {
    const { story, news } = table();
    news([]);
    news(Array.from({ length: 24 }, (_, i) => acted(i + 1, { weight: 3 })));
    expect([story.speed, story.raised, story.ticks.length]).toEqual([2, true, 24]);
    story.skip();
    news(Array.from({ length: 160 }, (_, i) => acted(i + 25)));
    expect(story.recap?.steps.length).toBe(160);
    story.tellFrom(story.told);
    expect([story.speed, story.raised, story.ticks.length]).toEqual([2, true, 27]);
  });
});
