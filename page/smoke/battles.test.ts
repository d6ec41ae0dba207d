import { describe, expect, it } from 'vitest';
import { dockWords } from '../src/battles/words/dock';
import type { Lang } from '../src/lib/i18n.svelte';
import { en } from '../src/words/en';
import { fr } from '../src/words/fr';
import { violations } from './axe';
import { Captain, takeField } from './captain';
import { withServer } from './drive';
import { flat } from './eyes';
import type { Mode } from './hand';
import { visit } from './visit';

// Battles against a bot through the page's own controls: by mouse, by keys alone from the secret choices of a
// skirmish, by touch on a phone; and axe on the field, by day and by night.

const house = withServer();

interface Play {
  mode: Mode;
  lang: Lang;
  plan: string;
  /** Turns of a round before it passes. */
  turns: number;
}
const plays: Play[] = [
  { mode: 'mouse', lang: 'en', plan: 'bp01', turns: 1 },
  { mode: 'keyboard', lang: 'fr', plan: 'ss1', turns: 1 },
  { mode: 'touch', lang: 'fr', plan: 'bp05', turns: 1 },
];

describe('battles', () => {
  for (const { mode, lang, plan, turns } of plays)
    it.concurrent(`is played to its end by ${mode} in ${lang}: ${plan}`, { timeout: 300_000 }, async ({ expect }) => {
      const start = Date.now();
      const { context, page, errors } = await visit(house, { lang, phone: mode === 'touch' });
      const id = await takeField(context.request, { plan });
      const captain = new Captain(page, id, mode, turns);
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
        const look = await captain.toTheEnd(280_000);
        expect(look.status).toBe('over');
        expect(look.view.winner).toBeTruthy();
        await page.locator('#h-verdict').waitFor();
        const { finding } = { en, fr }[lang].replay;
        await page.getByText(finding.promised).or(page.getByText(finding.sound)).first().waitFor(); // its log is right, to the last action
        await page.keyboard.press('Escape');
        await expect.poll(async () => flat(await captain.dock.innerText())).toContain(flat(dockWords(lang)).over);
        expect(errors).toEqual([]);
        expect(captain.refused.join('\n')).toBe('');
        console.log(`${mode}/${lang}: ${plan} in ${Math.round((Date.now() - start) / 1000)} s; ${JSON.stringify(captain.asked)}`);
      } catch (e) {
        await page.screenshot({ path: `shots/battles-${mode}-${lang}.png` }).catch(() => {});
        throw e;
      } finally {
        await context.close();
      }
    });

  for (const dark of [false, true])
    it(`can be read by all, by ${dark ? 'night' : 'day'}`, async () => {
      const { context, page, errors } = await visit(house, { dark, lang: dark ? 'fr' : 'en' });
      const id = await takeField(context.request, { plan: 'bp01' });
      const captain = new Captain(page, id, 'mouse', 3);
      await page.goto(`/m/${id}/0`);
      const seen = new Set<string>();
      for (let i = 0; i < 12 && seen.size < 4; i++) {
        const kind = await captain.ready();
        if (!seen.has(kind)) {
          seen.add(kind);
          expect(await violations(page), kind).toEqual([]);
        }
        await captain.step();
      }
      expect(errors).toEqual([]);
      await context.close();
    });
});
