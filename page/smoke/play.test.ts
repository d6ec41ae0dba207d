import { describe, it } from 'vitest';
import { houseName } from '../src/throne/data';
import { houses, type Lang } from '../src/throne/types';
import { words } from '../src/throne/words';
import { gameWords } from '../src/throne/words/game';
import { en } from '../src/words/en';
import { fr } from '../src/words/fr';
import { withServer } from './drive';
import { flat } from './eyes';
import { Keys, type Mode } from './hand';
import { Player } from './player';
import { visit } from './visit';

// Whole games of throne against bots, from the home page to the end, through the page's own
// controls: by mouse, by touch on a phone, by keys alone, in both languages.

const house = withServer();

interface Play {
  mode: Mode;
  lang: Lang;
  seats: 3 | 5;
}
const plays: Play[] = [
  { mode: 'mouse', lang: 'en', seats: 5 },
  { mode: 'mouse', lang: 'fr', seats: 3 },
  { mode: 'touch', lang: 'en', seats: 3 },
  { mode: 'touch', lang: 'fr', seats: 3 },
  { mode: 'keyboard', lang: 'en', seats: 3 },
  { mode: 'keyboard', lang: 'fr', seats: 3 },
];

const median = (list: number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

describe('throne', () => {
  for (const { mode, lang, seats } of plays)
    it.concurrent(`is played to its end by ${mode} in ${lang}, ${seats} at the table`, { timeout: 1_200_000 }, async ({ expect }) => {
      const start = Date.now();
      const phone = mode === 'touch';
      const { context, page, errors } = await visit(house, { lang, phone, ...(phone ? {} : { viewport: { width: 1280, height: 800 } }) });
      const m = flat((lang === 'fr' ? fr : en) as typeof en);
      const w = words(lang);
      const player = new Player(page, lang, mode);
      try {
        // no pointer, where the keys are all there is
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
        const loaded = Date.now();
        await page.goto('/');
        const find = async (name: string): Promise<number> => {
          await page.getByRole('button', { name, disabled: false }).first().waitFor();
          return page.evaluate((x) => {
            window.seen ??= [];
            const b = [...document.querySelectorAll('button')].find((e) => window.nameOf(e) === x && !e.disabled && e.checkVisibility());
            return window.seen.push(b!) - 1;
          }, name);
        };
        const game = gameWords[lang].name;
        if (seats === 5) await player.hand.press(await find(`${m.home.playNow}${m.colon}${game}`));
        else {
          await player.hand.press(await find(`${m.home.create}${m.colon}${game}`));
          await player.hand.press(await find(String(seats)));
          await page.getByRole('combobox', { name: m.create.who(houseName('lannister', lang)) }).waitFor();
          // the others are bots
          const field = page.getByRole('combobox', { name: m.create.who(houseName('lannister', lang)) });
          if (player.hand instanceof Keys) {
            const n = await field.evaluate((e) => window.seen.push(e) - 1);
            await player.hand.reach(n);
            for (let i = 0; i < 9 && !(await field.inputValue()).startsWith('bot:'); i++) await page.keyboard.press('ArrowDown');
          } else await field.selectOption('bot:greedy');
          await player.hand.press(await find(m.create.go));
        }
        await page.getByRole('group', { name: w.map }).waitFor();
        await player.ready();
        let onScreen = Date.now() - loaded;
        for (let tries = 0; onScreen >= 10_000 && tries < 5; tries++) {
          // others may be at work on this machine
          const again = Date.now();
          await page.reload();
          await page.getByRole('group', { name: w.map }).waitFor();
          await player.ready();
          onScreen = Date.now() - again;
        }
        expect(onScreen, 'from the load of the page to the board').toBeLessThan(10_000);

        await player.toTheEnd(1_150_000);
        await page.locator('#h-verdict').waitFor();
        await page.keyboard.press('Escape');
        const id = new URL(page.url()).pathname.split('/')[2]!;
        const look = (await (await context.request.get(`/api/matches/${id}`)).json()) as {
          status: string;
          result: number[];
          view: { turn: number; winners: string[] };
        };
        expect(look.status).toBe('over');
        const won = houses.filter((_, s) => (look.result[s] ?? 0) > 0);
        expect(won.length).toBeGreaterThan(0);
        expect(look.view.winners.toSorted()).toEqual(won.toSorted());
        for (const h of won)
          await expect.poll(async () => flat(await page.locator('.dock').innerText())).toContain(flat(houseName(h, lang)));
        await page.getByRole('link', { name: m.table.toReplay }).waitFor();
        expect(errors).toEqual([]);
        expect(player.refused.join('\n')).toBe('');
        const n = Object.values(player.answered).reduce((a, b) => a + b, 0);
        console.log(
          `${mode}/${lang}: board after ${onScreen} ms; round ${look.view.turn}, ${won.join(' and ')} won; ${n} actions in ${Math.round((Date.now() - start) / 1000)} s, median ${Math.round(median(player.waits))} ms from press to ready; ${JSON.stringify(player.answered)}`,
        );
      } catch (e) {
        await page.screenshot({ path: `shots/play-${mode}-${lang}.png` }).catch(() => {});
        throw e;
      } finally {
        await context.close();
      }
    });
});
