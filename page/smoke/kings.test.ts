import { describe, expect, it } from 'vitest';
import { words } from '../src/kings/dock/words';
import type { Lang } from '../src/lib/i18n.svelte';
import { tableWords } from '../src/tabletop/words';
import { violations } from './axe';
import { withServer } from './drive';
import { flat } from './eyes';
import { General, sitDown } from './general';
import type { Mode } from './hand';
import { visit } from './visit';

// Whole games of kings against a bot through the page's own controls: by mouse, by touch on a
// phone, by keys alone; traces of what the other side has moved; and axe at the table.

const house = withServer();

interface Play {
  mode: Mode;
  lang: Lang;
  orders: number;
  options: Record<string, string>;
}
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
  for (const { mode, lang, orders, options } of plays)
    it.concurrent(
      `is played to its end by ${mode} in ${lang}, ${options['turns'] ?? 6} turns`,
      { timeout: 900_000 },
      async ({ expect }) => {
        const start = Date.now();
        const { context, page, errors } = await visit(house, { lang, phone: mode === 'touch' });
        const id = await sitDown(context.request, options);
        const general = new General(page, id, mode, orders);
        try {
          if (mode === 'keyboard')
            await page.addInitScript(() => {
              for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
                addEventListener(
                  kind,
                  () => {
                    throw new Error('a pointer was used');
                  },
                  true,
                );
            });
          await page.goto(`/m/${id}/0`);
          const look = await general.toTheEnd(870_000);
          expect(look.status).toBe('over');
          expect(look.view.over).toBe(true);
          await page.locator('#h-verdict').waitFor();
          await page.keyboard.press('Escape');
          await expect.poll(async () => flat(await general.dock.innerText())).toContain(flat(words(lang)).over);
          expect(errors).toEqual([]);
          expect(general.refused.join('\n')).toBe('');
          if (mode === 'mouse') expect(general.dragged).toBeGreaterThan(3);
          const n = Object.values(general.acted).reduce((a, b) => a + b, 0);
          console.log(
            `${mode}/${lang}: ${n} actions in ${Math.round((Date.now() - start) / 1000)} s, median ${Math.round(median(general.waits))} ms from press to ready; ${JSON.stringify(general.acted)}`,
          );
        } catch (e) {
          await page.screenshot({ path: `shots/kings-${mode}-${lang}.png` }).catch(() => {});
          throw e;
        } finally {
          await context.close();
        }
      },
    );

  it('keeps traces of what the other side has moved, until one acts oneself', async () => {
    const { context, page, errors } = await visit(house, { lang: 'en' });
    const id = await sitDown(context.request, short);
    const general = new General(page, id, 'mouse', 3);
    await page.goto(`/m/${id}/0`);
    let kind = await general.ready();
    let { view } = await general.look();
    let moved: string[] = [];
    while (!moved.length) {
      await general.answer(kind);
      kind = await general.ready();
      const before = view.units;
      ({ view } = await general.look());
      moved = Object.entries(view.units)
        .flatMap(([id, u]) => {
          const was = before[id]!;
          return u.seat === 'red' && was.at && u.at && `${was.at} ${was.facing}` !== `${u.at} ${u.facing}` ? [id] : [];
        })
        .sort();
    }
    expect(kind, 'the bot moves in its turn').toBe('order');
    const traced = async () =>
      (await page.locator('[data-trace]:not([data-fell])').evaluateAll((all) => all.map((e) => e.getAttribute('data-trace')))).sort();
    await expect.poll(traced).toEqual(moved);
    const toggle = page.getByRole('button', { name: tableWords('en').trail });
    await page.keyboard.press('t');
    await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('false');
    await expect.poll(traced).toEqual([]);
    await toggle.click();
    await expect.poll(traced).toEqual(moved);
    await general.answer(kind);
    expect(await general.ready()).toBe('order');
    await expect.poll(traced).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  for (const [dark, phone] of [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ] as const)
    it(`passes axe ${dark ? 'at night' : 'by day'}${phone ? ' on a phone' : ''}`, async () => {
      const { context, page } = await visit(house, { lang: dark ? 'fr' : 'en', dark, phone });
      const id = await sitDown(context.request, short);
      const general = new General(page, id, phone ? 'touch' : 'mouse', 0);
      await page.goto(`/m/${id}/0`);
      const found: string[] = [];
      const look = async (what: string) => {
        await page.waitForTimeout(150);
        for (const v of await violations(page)) found.push(`${what}: ${v}`);
        const wide = await page.locator('.dockwrap').evaluate((e) => e.scrollWidth - e.clientWidth);
        if (wide) found.push(`${what}: the dock is ${wide} px wider than there is room`);
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
