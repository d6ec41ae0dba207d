// @alone: it measures times.
import { describe, expect, it } from 'vitest';
import { aspect, toSheet, turnOf } from '../src/tabletop/geometry';
import type { At, Pose } from '../src/tabletop/types';
import { withServer } from './drive';
import { General, sitDown } from './general';
import { visit } from './visit';

// How fast the judge answers a drag, and that what is drawn in a frame is what it answered.

const house = withServer();
const short = { turns: '2', extra_turn: 'never', scenario: 'kill', terrain: 'crossroads' };

const quantile = (list: number[], q: number) => [...list].sort((a, b) => a - b)[Math.floor(list.length * q)] ?? 0;
const median = (list: number[]) => quantile(list, 0.5);
const numbers = (transform: string) => (transform.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);

describe('a drag in kings', () => {
  it('is judged within a frame while a unit is dragged', async () => {
    const unit = 'shieldbreakers';
    const { context, page, errors } = await visit(house, { lang: 'en' });
    const id = await sitDown(context.request, short);
    const general = new General(page, id, 'mouse', 0);
    await page.goto(`/m/${id}/0`);
    while ((await general.ready()) !== 'order') await general.answer(await general.ready());
    await page.evaluate((unit) => {
      const engine = window.engines['kings']!;
      const ask = engine.ask.bind(engine);
      [window.asked, window.drawn] = [[], []];
      engine.ask = (view, seat, question) => {
        const start = performance.now();
        const answer = ask(view, seat, question);
        const q = JSON.parse(question) as { ask: string; at: At };
        if (q.ask === 'way')
          window.asked.push({ at: q.at, end: (JSON.parse(answer) as { value: { end: Pose } }).value.end, ms: performance.now() - start });
        return answer;
      };
      const drawn = (what: string) => document.querySelector(what)?.getAttribute('transform') ?? '';
      const own = `g:has(> [data-unit="${unit}"])`;
      // what is drawn in the frame that follows a move of the pointer
      addEventListener(
        'pointermove',
        (e) =>
          requestAnimationFrame(() => {
            const { at, end } = window.asked.at(-1) ?? { at: null, end: null };
            const base = document.querySelector<SVGGElement>(own)!.getScreenCTM()!;
            window.drawn.push({
              pointer: [e.clientX, e.clientY],
              base: [base.e, base.f],
              at,
              end,
              ghost: drawn(`[data-ghost="${unit}"]`),
              unit: drawn(own),
            });
          }),
        true,
      );
    }, unit);
    const { view } = await general.look();
    const from = view.units[unit]!.at!;
    const seen = aspect(view.table, view.near, 'blue');
    const base = (await page.locator(`[data-unit="${unit}"]`).boundingBox())!;
    const [x, y] = [base.x + base.width / 2, base.y + base.height / 2];
    const drag = async () => {
      await page.evaluate(() => {
        [window.asked, window.drawn] = [[], []];
      });
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let i = 1; i <= 40; i++) {
        await page.mouse.move(x + i * 2, y - i * 3);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      }
      const frames = (await page.evaluate(() => window.drawn)).slice(-36); // the first moves may be a tremble
      await page.mouse.up();
      return { frames, took: (await page.evaluate(() => window.asked)).map((a) => a.ms) };
    };
    let { frames, took } = await drag();
    for (let tries = 0; quantile(took, 0.9) >= 16 && tries < 9; tries++) {
      // others may be at work on this machine
      await page.keyboard.press('Escape');
      await page.locator(`[data-ghost="${unit}"]`).waitFor({ state: 'detached' });
      ({ frames, took } = await drag());
    }
    const late: string[] = [];
    const ends = new Set<string>();
    for (const f of frames) {
      const [start, ghost] = [numbers(f.unit), numbers(f.ghost)];
      const scale = start[0]! / toSheet(seen, from)[0]; // pixels of a millimetre
      const [dx, dy] = [f.pointer[0] - f.base[0], f.pointer[1] - f.base[1]].map((d) => (d / scale) * (seen.turns === 2 ? -1 : 1)) as At;
      const pulled: At = [from[0] + dx, from[1] - dy];
      const where = `pointer ${dx.toFixed(0)}, ${dy.toFixed(0)} mm:`;
      if (!f.at || Math.hypot(f.at[0] - pulled[0], f.at[1] - pulled[1]) > 1)
        late.push(`${where} the judge was asked about ${f.at}, not ${pulled}`);
      const want = f.end && [...toSheet(seen, f.end.at).map((v) => v * scale), turnOf(seen, f.end.facing)];
      if (!want || ghost.length !== 3 || want.some((v, i) => Math.abs(v - ghost[i]!) > 0.01))
        late.push(`${where} the ghost is at ${ghost}, the judge lets it end at ${want}`);
      ends.add(f.ghost);
    }
    console.log(
      `way: ${took.length} answers, median ${median(took).toFixed(2)} ms, 9 of 10 within ${quantile(took, 0.9).toFixed(2)} ms, at most ${Math.max(...took).toFixed(1)} ms; ${ends.size} ends in ${frames.length} frames`,
    );
    expect(frames.length).toBe(36);
    expect(new Set(frames.map((f) => f.pointer.join())).size, 'each frame has a move of its own').toBe(36);
    expect(late).toEqual([]);
    expect(ends.size, 'the ghost follows while it is within reach').toBeGreaterThan(5);
    expect(took.length).toBeGreaterThan(30);
    expect(quantile(took, 0.9)).toBeLessThan(16); // not more of them: the first answers warm the engine up, beside others on a busy machine
    expect(errors).toEqual([]);
    // far beyond its speed the ghost stays within reach, or the judge says why not
    await expect.poll(() => general.dock.innerText()).toMatch(/of \d|Refused\. \S/);
    await context.close();
  });
});

declare global {
  interface Window {
    /** The questions about a way, where they were answered to lead, and how long that took. */
    asked: { at: At; end: Pose; ms: number }[];
    /** What was drawn after each move of the pointer, and what had been asked last by then. */
    drawn: { pointer: At; base: At; at: At | null; end: Pose | null; ghost: string; unit: string }[];
  }
}
