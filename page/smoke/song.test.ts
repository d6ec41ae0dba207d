import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { dictionaries } from '../src/song/words/board';
import type { View } from '../src/song/types';
import { en } from '../src/words/en';
import { violations } from './axe';
import { known, withServer } from './drive';
import { games, moments, type Game, type Position } from './staged';
import { shot, visit } from './visit';

// The board of song: two armies and four, in words, on a phone, in a siege, and in the replay of a whole game.

const house = withServer();
const w = dictionaries.en;

/** Sits down at a match that goes on from a position. */
async function sit(context: BrowserContext, page: Page, at: Position<'song'>): Promise<void> {
  await page.goto('/');
  await known(context);
  const answer = await context.request.post(`/api/logs/${at.game.id}/on`, {
    data: { n: at.n, sit: [at.seat] },
    headers: { 'Idempotency-Key': `on ${at.game.id} ${at.n} ${at.seat}` },
  });
  const { id, seat } = (await answer.json()) as { id: string; seat: number };
  await page.goto(`/m/${id}/${seat}`);
  await page.locator('[data-unit]').first().waitFor();
}

const standing = (v: View) =>
  Object.entries(v.units).flatMap(([id, u]) => (u.at && (u.fate === 'table' || u.fate === 'falling') ? [id] : []));
const drawn = (page: Page) => page.locator('[data-unit]').evaluateAll((all) => all.map((e) => e.getAttribute('data-unit')!).sort());

/** How much of the window is the board's, and what lies beyond the window. */
const shareOf = (page: Page) =>
  page.evaluate(() => {
    const { width, height } = document.querySelector('.board')!.getBoundingClientRect();
    const { scrollWidth, scrollHeight } = document.scrollingElement!;
    return { share: (width * height) / (innerWidth * innerHeight), over: Math.max(scrollWidth - innerWidth, scrollHeight - innerHeight) };
  });

describe('the board of song', () => {
  let duel: Game<'song'>;
  let turn: Position<'song'>;
  beforeAll(async () => {
    [duel] = (await games(house.base, 1, 'song')) as [Game<'song'>];
    turn = (await moments(house.base, [duel], ['activate'], 3, (p) => p.seat === 1)).get('activate')!;
  });

  for (const dark of [false, true])
    it(`shows every tray, zone and objective, with half of the window and nothing for axe, ${dark ? 'dark' : 'light'}`, async () => {
      const { page, context, errors } = await visit(house, { dark, viewport: { width: 1280, height: 720 } });
      await sit(context, page, turn);
      expect(await drawn(page)).toEqual(standing(turn.document).sort());
      expect(await page.locator('[data-zone]').count()).toBe(5);
      const ncus = Object.values(turn.document.ncus ?? {});
      expect(await page.locator('[data-ncu]').count()).toBe(ncus.length);
      expect(await page.locator('[data-zone].held').count()).toBe(ncus.filter((n) => n.zone).length);
      // models are drawn once the engine has told of them
      const [some] = standing(turn.document);
      await expect.poll(() => page.locator(`[data-base="${some}"] rect`).count()).toBeGreaterThan(6);
      for (const [width, height] of [
        [1280, 720],
        [1366, 768],
        [1440, 900],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect.poll(async () => (await shareOf(page)).share, { message: `${width} × ${height}` }).toBeGreaterThanOrEqual(0.5);
        expect((await shareOf(page)).over, `${width} × ${height}`).toBeLessThanOrEqual(0);
      }
      await shot(page, `song-${dark ? 'dark' : 'light'}`);
      expect(await violations(page)).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    });

  it('is told in words: every unit with its ranks, every zone, who is how far', async () => {
    const { page, context, errors } = await visit(house);
    await sit(context, page, turn);
    await page.locator('[data-unit]').first().focus();
    await page.keyboard.press('b');
    await page.getByRole('button', { name: w.closeText }).waitFor();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(Object.keys(turn.document.units).length);
    const text = await page.locator('.text').innerText();
    for (const zone of ['Crown', 'Wealth', 'Tactics', 'Combat', 'Manoeuvre']) expect(text).toContain(zone);
    expect(text).toContain(w.roundOf(turn.document.round, 6));
    expect(text).toMatch(/\d+ of 12 models, \d of 3 ranks/);
    expect(text).toContain(w.hand);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('button', { name: w.closeText }).count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('fits a phone, in French and in the dark, with the zones in a row', async () => {
    const { page, context, errors } = await visit(house, { lang: 'fr', dark: true, phone: true });
    await sit(context, page, turn);
    expect((await shareOf(page)).over).toBeLessThanOrEqual(0);
    const rows = await page
      .locator('[data-zone]')
      .evaluateAll((all) => new Set(all.map((e) => Math.round(e.getBoundingClientRect().top))).size);
    expect(rows).toBe(1);
    await shot(page, 'song-phone');
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  for (const phone of [false, true])
    it(`shows how a charge can end before it is declared${phone ? ', in the sheet of a phone' : ''}`, async () => {
      const at = (await moments(house.base, [duel], ['action'], 1)).get('action')!;
      const { page, context, errors } = await visit(house, phone ? { lang: 'fr', phone } : {});
      await sit(context, page, at);
      const odds = page.locator('[data-odds]');
      expect(await odds.count()).toBe(0);
      await page.locator('.dock [data-act=charge]').click();
      const target = page.locator(`.dock [data-pick="charge-${String(at.did!['target'])}"]`);
      if ((await target.getAttribute('aria-pressed')) !== 'true') await target.click();
      await odds.waitFor();
      await odds.scrollIntoViewIfNeeded();
      const steps = await odds.locator('[data-link]').evaluateAll((all) => all.map((e) => e.getAttribute('data-link')));
      expect(steps.slice(0, 3)).toEqual(['reach', 'hits', 'wounds']);
      expect(steps.at(-1)).toBe('left');
      expect(await odds.innerText()).toMatch(phone ? /si personne ne répond/ : /if nobody answers/);
      await shot(page, `song-odds${phone ? '-phone' : ''}`);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => odds.count()).toBe(0);
      expect(errors).toEqual([]);
      await context.close();
    });

  it('is turned to each of four seats, whose arms are those of their armies', async () => {
    const [game] = (await games(house.base, 1, 'song', {}, 3, 4)) as [Game<'song'>];
    const at = (await moments(house.base, [game], ['activate'], 1, (p) => p.seat === 2)).get('activate')!;
    const { page, context, errors } = await visit(house);
    await sit(context, page, at);
    expect(await drawn(page)).toEqual(standing(at.document).sort());
    // whoever sits there has his own edge below
    const mine = at.document.armies[2]!.units.map((u) => u.id).filter((id) => standing(at.document).includes(id));
    const low = async (id: string) => (await page.locator(`[data-unit="${id}"]`).boundingBox())!.y;
    const board = (await page.locator('.tabletop').boundingBox())!;
    for (const id of mine) expect(await low(id)).toBeGreaterThan(board.y + board.height * 0.3);
    const arms = await page.locator('.shield use').evaluateAll((all) => all.map((e) => e.getAttribute('href')));
    for (const { faction } of at.document.armies) expect(arms).toContain(`#shield-song-${faction}`);
    await shot(page, 'song-four');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows the walls of a siege', async () => {
    const [game] = (await games(house.base, 1, 'song', { mode: 'storm' }, 5)) as [Game<'song'>];
    const at = (await moments(house.base, [game], ['activate'], 1)).get('activate')!;
    const { page, context, errors } = await visit(house);
    await sit(context, page, at);
    const walls = Object.keys(at.document.units).filter((id) => id.startsWith('wall_'));
    expect(walls).toHaveLength(3);
    for (const id of walls) expect(await page.locator(`[data-unit="${id}"]`).count()).toBe(1);
    await shot(page, 'song-siege');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows a whole game again', async () => {
    const { page, context, errors } = await visit(house);
    await page.goto(`/log/${duel.id}?n=0`);
    const slider = page.getByRole('slider', { name: en.replay.slider });
    const now = async () => Number(await slider.getAttribute('aria-valuenow'));
    const end = async () => Number(await slider.getAttribute('aria-valuemax'));
    await expect.poll(end).toBeGreaterThan(50);
    const last = await end();
    await page.keyboard.press('Home');
    await expect.poll(now).toBe(0);
    for (let n = 1; n <= last; n++) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(now).toBe(n);
    }
    await page.locator('[data-unit]').first().waitFor();
    await expect.poll(() => page.locator('[data-zone]').count()).toBe(5);
    await shot(page, 'song-replay');
    expect(errors).toEqual([]);
    await context.close();
  });
});
