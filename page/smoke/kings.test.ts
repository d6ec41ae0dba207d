import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lang } from '../src/lib/i18n.svelte';
import { words } from '../src/kings/dock/words';
import { violations } from './axe';
import { browse, serve, type Served } from './drive';
import { flat, senses } from './eyes';
import { General, sitDown } from './general';
import type { Mode } from './hand';

// Whole games of kings against a bot through the page's own controls: by mouse, by touch on a
// phone, by keys alone; how fast the judge answers a drag; and axe at the table.

let server: Served;
let browser: Browser;
beforeAll(async () => {
  server = await serve();
  browser = await browse();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  server?.end();
});

interface Seen { lang: Lang; dark?: boolean; phone?: boolean }

async function open(l: Seen): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
  const context = await browser.newContext({
    baseURL: server.base, locale: l.lang === 'fr' ? 'fr-FR' : 'en-GB', colorScheme: l.dark ? 'dark' : 'light', reducedMotion: 'reduce',
    viewport: l.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 }, hasTouch: l.phone, isMobile: l.phone,
  });
  await context.addInitScript(senses);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (e) => errors.push(e.message));
  return { context, page, errors };
}

interface Play { mode: Mode; lang: Lang; orders: number; options: Record<string, string> }
const short = { turns: '2', extra_turn: 'never', scenario: 'kill', terrain: 'crossroads' };
const plays: Play[] = [
  { mode: 'mouse', lang: 'en', orders: 4, options: { scenario: 'kill', terrain: 'crossroads', extra_turn: 'never' } },
  { mode: 'mouse', lang: 'fr', orders: 3, options: { ...short, scenario: 'loot', terrain: 'players' } },
  { mode: 'touch', lang: 'fr', orders: 3, options: short },
  { mode: 'touch', lang: 'en', orders: 3, options: { ...short, turns: '1', scenario: 'pillage' } },
  { mode: 'keyboard', lang: 'en', orders: 3, options: short },
  { mode: 'keyboard', lang: 'fr', orders: 3, options: { ...short, turns: '1' } },
];

const median = (list: number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

describe('kings', () => {
  for (const { mode, lang, orders, options } of plays) it(`is played to its end by ${mode} in ${lang}, ${options['turns'] ?? 6} turns`, { timeout: 300_000 }, async () => {
    const start = Date.now();
    const { context, page, errors } = await open({ lang, phone: mode === 'touch' });
    const id = await sitDown(context.request, options);
    const general = new General(page, id, mode, orders);
    try {
      if (mode === 'keyboard')
        await page.addInitScript(() => {
          for (const kind of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(kind, () => { throw new Error('a pointer was used'); }, true);
        });
      await page.goto(`/m/${id}/0`);
      const look = await general.toTheEnd(280_000);
      expect(look.status).toBe('over');
      expect(look.view.over).toBe(true);
      expect(flat(await general.dock.innerText())).toContain(flat(words(lang)).ask['over']);
      expect(errors).toEqual([]);
      expect(general.refused.join('\n')).toBe('');
      if (mode === 'mouse') expect(general.dragged).toBeGreaterThan(3);
      const n = Object.values(general.acted).reduce((a, b) => a + b, 0);
      console.log(`${mode}/${lang}: ${n} actions in ${Math.round((Date.now() - start) / 1000)} s, median ${Math.round(median(general.waits))} ms from press to ready; ${JSON.stringify(general.acted)}`);
    } catch (e) {
      await page.screenshot({ path: `shots/kings-${mode}-${lang}.png` }).catch(() => {});
      throw e;
    } finally {
      await context.close();
    }
  });
});
