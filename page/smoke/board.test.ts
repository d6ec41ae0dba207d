import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { spell } from '../src/throne/action';
import type { Lang } from '../src/throne/types';
import { words } from '../src/throne/words';
import { violations } from './axe';
import { withServer } from './drive';
import { focus, senses } from './eyes';
import { Player } from './player';
import { games, loras, moments, Stage, Theatre, type Position } from './staged';

// The board in every kind of decision: each is answered by mouse, by touch and by keys, and
// axe looks at it in both themes.

const kinds = Object.keys(words('en').ask).filter((k) => k !== 'over');

const house = withServer();
let asked: Map<string, Position>;

beforeAll(async () => {
  asked = await moments(house.base, await games(house.base, 24), kinds);
  asked.set('kill_footman', await loras());
}, 180_000);

interface Look { lang: Lang; dark?: boolean; phone?: boolean }

/** A browser before a stage, on which one position after the other is laid. */
async function watch(l: Look): Promise<{ page: Page; context: BrowserContext; theatre: Theatre; errors: string[] }> {
  const context = await house.browser.newContext({
    baseURL: house.base, locale: l.lang === 'fr' ? 'fr-FR' : 'en-GB', colorScheme: l.dark ? 'dark' : 'light', reducedMotion: 'reduce',
    viewport: l.phone ? { width: 390, height: 844 } : { width: 1280, height: 800 }, hasTouch: l.phone, isMobile: l.phone,
  });
  await context.addInitScript(senses);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (e) => errors.push(e.message));
  const theatre = new Theatre();
  await theatre.open(context);
  return { page, context, theatre, errors };
}

describe('every decision', () => {
  it('comes up in the games that were played', () => {
    expect(kinds.filter((k) => !asked.has(k))).toEqual([]);
  });

  for (const [mode, lang] of [['mouse', 'en'], ['touch', 'fr'], ['keyboard', 'en']] as const) {
    it(`is answered by ${mode}`, { timeout: 180_000 }, async () => {
      const { page, context, theatre, errors } = await watch({ lang, phone: mode === 'touch' });
      const player = new Player(page, lang, mode, mode);
      for (const kind of kinds) {
        const stage = (theatre.now = await Stage.lay(house.base, asked.get(kind)!));
        try {
          await page.goto(stage.path);
          const scene = await player.ready();
          expect(scene.kind).toBe(kind);
          const may = stage.options.map(spell);
          await player.answer(scene);
          expect(stage.acted.length).toBeGreaterThan(0);
          expect(may).toContain(spell(stage.acted[0]!));
          if (mode === 'keyboard') expect(await focus(page), 'the focus').not.toBeNull();
          expect(errors).toEqual([]);
        } catch (e) {
          await page.screenshot({ path: `shots/decision-${kind}-${mode}.png` }).catch(() => {});
          throw new Error(`${kind} by ${mode} in ${lang}: ${e instanceof Error ? e.message : String(e)}`, { cause: e });
        }
      }
      await context.close();
    });
  }

  for (const [dark, phone] of [[false, false], [true, false], [false, true], [true, true]] as const) {
    it(`passes axe ${dark ? 'at night' : 'by day'}${phone ? ' on a phone' : ''}`, { timeout: 180_000 }, async () => {
      const lang = dark ? 'fr' : 'en';
      const { page, context, theatre } = await watch({ lang, dark, phone });
      const player = new Player(page, lang, phone ? 'touch' : 'mouse');
      const found: string[] = [];
      for (const kind of phone ? ['orders', 'card'] : ['orders', 'card', 'march', 'bid', 'muster', 'support', 'raid', 'take_card', 'wildling_losses']) {
        const stage = (theatre.now = await Stage.lay(house.base, asked.get(kind)!, 20));
        await page.goto(stage.path);
        await player.ready();
        await player.begin(kind); // so that more of the decision is seen
        await page.waitForTimeout(200);
        for (const v of await violations(page)) found.push(`${kind}: ${v}`);
      }
      await context.close();
      expect(found).toEqual([]);
    });
  }
});
