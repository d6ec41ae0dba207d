import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { en } from '../src/words/en';
import { borders } from '../src/throne/data';
import { houses, size } from '../src/throne/types';
import { browse, serve } from './drive';
import { senses } from './eyes';
import { Player } from './player';
import { games, moments, Stage, Theatre, type Position } from './staged';

// Pictures of the main screens for the documents: `npm run pictures`. The positions are the
// same each time, from games that bots play from a seed.

const folder = '../docs/pictures';
const sizes = [
  { width: 390, height: 844, scale: 2 },
  { width: 1280, height: 800, scale: 1 },
  { width: 1920, height: 1080, scale: 1 },
];

/** Own areas with units, and how many of them have an order. */
function placed(p: Position): { all: number; done: number } {
  const house = houses[p.seat];
  const own = Object.values(p.document.areas).filter((a) => a.house === house && size(a) > 0);
  return { all: own.length, done: own.filter((a) => a.order).length };
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
  await session.detach();
}

it('the main screens', { timeout: 900_000 }, async () => {
  const server = await serve();
  const browser = await browse();
  try {
    mkdirSync(folder, { recursive: true });
    for (const f of readdirSync(folder)) if (f.endsWith('.webp')) rmSync(join(folder, f));
    const from = await games(server.base, 24);
    const orders = (await moments(server.base, from, ['orders'], 5, (p) => { const o = placed(p); return o.all >= 7 && o.done === 2 && p.seat >= 2; })).get('orders')!;
    const battle = (await moments(server.base, from, ['card'], 4, (p) => {
      const b = p.document.battle!;
      const hand = (h?: string) => p.document.houses[h as 'stark']?.hand?.length ?? 0;
      const near = borders.some((x) => (x.a === b.area && x.b === b.from) || (x.b === b.area && x.a === b.from));
      const even = Math.abs((b.strength?.attacker ?? 9) - (b.strength?.defender ?? 0)) <= 1;
      return near && even && p.document.decision!.who.length === 2 && hand(b.attacker) >= 4 && hand(b.defender) >= 4 && (b.support.attacker?.length ?? 0) + (b.support.defender?.length ?? 0) > 0 && size(b) >= 2;
    })).get('card')!;

    // an account with games in several states
    let state: Awaited<ReturnType<BrowserContext['storageState']>> | undefined;
    let lobby = '';

    for (const { width, height, scale } of sizes) {
      for (const dark of [false, true]) {
        const phone = width < 640;
        const context = await browser.newContext({
          baseURL: server.base, viewport: { width, height }, deviceScaleFactor: scale, locale: 'en-GB', colorScheme: dark ? 'dark' : 'light',
          reducedMotion: 'reduce', hasTouch: phone, isMobile: phone, storageState: state,
        });
        await context.addInitScript(senses);
        const page = await context.newPage();
        const theatre = new Theatre();
        await theatre.open(context);
        const name = (what: string) => `${what}-${width}-${dark ? 'dark' : 'light'}`;
        await page.goto('/');
        await page.getByRole('button', { name: 'Play now: Throne', disabled: false }).waitFor();
        if (!state) {
          await page.waitForLoadState('networkidle');
          lobby = await page.evaluate(async () => {
            const post = async (path: string, body: unknown) => (await (await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json()) as { id: string };
            await post('/api/me', { name: 'Maud' });
            await post('/api/play', { game: 'throne', seats: 5, seat: 4, name: 'Maud' });
            await post('/api/play', { game: 'throne', seats: 3, seat: 1, name: 'Maud' });
            const bots = (n: number) => Array.from({ length: n }, () => ({ bot: 'greedy' }));
            await post('/api/matches', { game: 'throne', options: {}, seats: bots(3), open: false, clock: {}, absent: 'wait', letters: false, sit: [], name: 'Maud' });
            const t = await post('/api/matches', { game: 'throne', options: {}, seats: [{}, {}, {}, {}, { bot: 'greedy' }], open: true, clock: { deadline: 86400 }, absent: 'bot', letters: true, sit: [2], name: 'Maud' });
            return t.id;
          });
          state = await context.storageState();
          await page.reload();
        }
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await take(page, name('home'));

        await page.getByRole('button', { name: 'Create a table: Throne', disabled: false }).click();
        await page.getByRole('dialog').waitFor();
        await take(page, name('create'));

        await page.goto(`/m/${lobby}/2`);
        await page.getByRole('heading', { name: en.table.lobby }).waitFor();
        await take(page, name('lobby'));

        const player = new Player(page, 'en', phone ? 'touch' : 'mouse', 'picture');
        for (const [what, at] of [['orders', orders], ['battle', battle]] as const) {
          theatre.now = await Stage.lay(server.base, at, 40);
          await page.goto(theatre.now.path);
          await player.ready();
          await page.waitForTimeout(300);
          await player.begin(at.kind);
          if (what === 'battle') await page.getByRole('table').filter({ hasText: '✓' }).first().waitFor({ timeout: 10_000 }).catch(() => {});
          await take(page, name(what));
        }

        await page.goto(`/log/${battle.game.id}?n=${battle.n + 1}`);
        await page.getByRole('slider').waitFor();
        await page.getByRole('group', { name: 'Map of Westeros' }).waitFor();
        await page.waitForLoadState('networkidle');
        await take(page, name('replay'));

        await page.goto('/rules/throne');
        await page.getByRole('searchbox').first().fill('supply army');
        await page.waitForTimeout(300);
        await take(page, name('rules'));

        await page.goto('/mine');
        await page.getByRole('heading', { name: en.mine.title }).waitFor();
        await page.waitForLoadState('networkidle');
        await take(page, name('mine'));
        await context.close();
      }
    }
    const all = readdirSync(folder).filter((f) => f.endsWith('.webp'));
    const bytes = all.reduce((n, f) => n + statSync(join(folder, f)).size, 0);
    console.log(`${all.length} pictures, ${Math.round(bytes / 1024)} KiB`);
    expect(all.length).toBe(8 * sizes.length * 2);
    expect(bytes).toBeLessThan(8 << 20);
  } finally {
    await browser.close();
    await server.end();
  }
});
