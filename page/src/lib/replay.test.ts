import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Replay } from './replay.svelte';
import type { Step } from './types';

const step = (n: number, weight: Step['weight'] = 1): Step => ({
  id: `s${n}`,
  kind: 'move',
  weight,
  places: [],
  helpers: [],
  touches: [],
  en: `Step ${n}.`,
  fr: `Étape ${n}.`,
  events: [{ seq: n, from: 0, to: 1 }],
  from: n - 1,
  n,
});

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string | Request) => {
    const at = typeof url === 'string' ? url : url.url;
    asked.push(at);
    if (at.includes('/story')) return new Response(JSON.stringify({ steps: [step(1), step(2, 3), step(3), step(4, 3)] }), { status: 200 });
    return new Response(JSON.stringify({ document: { of: at }, told: [] }), { status: 200 });
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('a replay goes to the next fight, until there is none', async () => {
  const replay = new Replay('logs', 'x', () => {});
  await replay.open({ n: 0 });
  expect([replay.at, replay.nextFight]).toEqual([0, 2]);
  replay.seek(replay.nextFight);
  expect([replay.at, replay.nextFight]).toEqual([2, 4]);
  replay.seek(4);
  expect(replay.nextFight).toBe(-1);
  replay.close();
});

it('a replay asks anew for what a seat saw', async () => {
  const replay = new Replay('logs', 'x', () => {});
  await replay.open({ n: 2 });
  await vi.waitFor(() => expect(replay.player.shown?.n).toBe(2));
  asked.length = 0;
  replay.seeAs(1);
  await vi.waitFor(() => expect(asked.some((url) => /seat=1\b/.test(url) && /n=2\b|\/2\b/.test(url))).toBe(true));
  expect(asked.every((url) => /seat=1\b/.test(url))).toBe(true);
  expect([replay.at, replay.player.playing]).toEqual([2, false]);
  replay.close();
});
