import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Lang } from '../src/lib/i18n.svelte';
import { words } from '../src/kings/dock/words';
import { violations } from './axe';
import { withServer } from './drive';
import { flat, senses } from './eyes';
import { General, sitDown } from './general';
import type { Mode } from './hand';

// Whole games of kings against a bot through the page's own controls: by mouse, by touch on a
// phone, by keys alone; how fast the judge answers a drag; and axe at the table.

const house = withServer();

interface Seen { lang: Lang; dark?: boolean; phone?: boolean }

async function open(l: Seen): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
  const context = await house.browser.newContext({
    baseURL: house.base, locale: l.lang === 'fr' ? 'fr-FR' : 'en-GB', colorScheme: l.dark ? 'dark' : 'light', reducedMotion: 'reduce',
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
  for (const { mode, lang, orders, options } of plays) it.concurrent(`is played to its end by ${mode} in ${lang}, ${options['turns'] ?? 6} turns`, { timeout: 300_000 }, async () => {
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

  it('is judged within a frame while a unit is dragged', { timeout: 120_000 }, async () => {
    const { context, page, errors } = await open({ lang: 'en' });
    const id = await sitDown(context.request, short);
    const general = new General(page, id, 'mouse', 0);
    await page.goto(`/m/${id}/0`);
    while ((await general.ready()) !== 'order') await general.answer(await general.ready());
    await page.waitForFunction(() => 'gonfalon' in window);
    await page.evaluate(() => {
      const engine = (window as unknown as { gonfalon: { ask(...a: unknown[]): string } }).gonfalon;
      const ask = engine.ask.bind(engine);
      window.asked = [];
      engine.ask = (...a) => {
        const start = performance.now();
        const answer = ask(...a);
        if ((JSON.parse(String(a[3])) as { ask: string }).ask === 'way') window.asked.push(performance.now() - start);
        return answer;
      };
    });
    const base = (await page.locator('[data-unit="shieldbreakers"]').boundingBox())!;
    const [x, y] = [base.x + base.width / 2, base.y + base.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    const late: string[] = [];
    for (let i = 1; i <= 40; i++) {
      await page.mouse.move(x + i * 2, y - i * 3);
      // a frame later the table shows where the judge lets the unit end
      if (i > 4 && !(await page.evaluate(() => new Promise<boolean>((done) => requestAnimationFrame(() => done(document.querySelector('[data-ghost="shieldbreakers"]') !== null)))))) late.push(`step ${i}`);
    }
    await page.mouse.up();
    const asked = await page.evaluate(() => window.asked);
    console.log(`way: ${asked.length} answers, median ${median(asked).toFixed(2)} ms, at most ${Math.max(...asked).toFixed(1)} ms`);
    expect(asked.length).toBeGreaterThan(30);
    expect(median(asked)).toBeLessThan(16);
    expect(late).toEqual([]);
    expect(errors).toEqual([]);
    // far beyond its speed the ghost stays within reach, or the judge says why not
    expect(await general.dock.innerText()).toMatch(/of \d/);
    await context.close();
  });

  for (const [dark, phone] of [[false, false], [true, false], [false, true], [true, true]] as const) it(`passes axe ${dark ? 'at night' : 'by day'}${phone ? ' on a phone' : ''}`, { timeout: 120_000 }, async () => {
    const { context, page } = await open({ lang: dark ? 'fr' : 'en', dark, phone });
    const id = await sitDown(context.request, short);
    const general = new General(page, id, phone ? 'touch' : 'mouse', 0);
    await page.goto(`/m/${id}/0`);
    const found: string[] = [];
    const look = async (what: string) => {
      await page.waitForTimeout(150);
      for (const v of await violations(page)) found.push(`${what}: ${v}`);
    };
    let deployed = false;
    for (let kind = await general.ready(); kind !== 'order'; kind = await general.ready()) {
      if (kind === 'deploy' && !deployed) {
        deployed = true;
        await general.press(general.dock.locator('[data-propose]'));
        await look('deploy');
      }
      await general.answer(kind);
    }
    await look('order');
    await general.press(general.dock.locator('[data-unit-button="shieldbreakers"]'));
    await look('a unit');
    expect(await page.getByRole('tab', { name: /Cards|Cartes/ }).count(), 'kings has no cards').toBe(0);
    await general.press(general.dock.locator('[data-order=advance]'));
    await look('a way');
    await general.press(general.dock.locator('[data-order=charge]'));
    await general.press(general.dock.locator('.charges details button'));
    await look('a charge that is refused');
    await context.close();
    expect(found).toEqual([]);
  });
});

declare global {
  interface Window {
    /** How long each question about a way took. */
    asked: number[];
  }
}
