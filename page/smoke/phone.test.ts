import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { en } from '../src/words/en';
import { withServer } from './drive';
import { asked, asks } from './field';
import { namesOnUnits, ordersOnUnits } from './names';
import { Player } from './player';
import { games, moments, Stage, Theatre, written } from './staged';
import { shot, visit } from './visit';

// On a phone the sheet of a decision, however high it is drawn, hides nothing of what it asks about.

const house = withServer();

/** Asked about the whole of the field, which is too large to be pressed on a phone while all of it is seen. */
const placing = ['terrain', 'leader', 'unit'];

async function watch() {
  const visited = await visit(house, { phone: true });
  const theatre = new Theatre();
  await theatre.open(visited.context);
  return { ...visited, theatre };
}

/** Draws the sheet to each of its heights, and tells what is hidden then of what is asked about. */
async function hidden(page: Page, when: string, asked: string): Promise<string[]> {
  const found: string[] = [];
  for (let i = 0; i < 3; i++) {
    await page.waitForTimeout(250);
    found.push(
      ...(await page.evaluate(
        ({ asked, when }) => {
          const sheet = document.querySelector('.dockwrap')!;
          const height = ['peek', 'half', 'full'].find((h) => sheet.classList.contains(h));
          const all = [...document.querySelectorAll<SVGGraphicsElement>(asked)];
          const under = all.flatMap((e) => {
            const box = e.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return top?.closest('.board, .tabletop') && !top.closest('.zoom')
              ? []
              : [
                  `${when}, ${height}: ${e.getAttribute('data-area') ?? e.getAttribute('data-unit') ?? e.getAttribute('data-hex') ?? e.tagName} is under ${top?.className}`,
                ];
          });
          const foot = document.querySelector('.dock .go')!.getBoundingClientRect().bottom;
          const nav = document.querySelector('.table-page > nav')!.getBoundingClientRect().top;
          return [
            ...(all.length ? [] : [`${when}: nothing is asked about`]),
            ...under,
            ...(height !== 'peek' && foot > nav + 1 ? [`${when}, ${height}: what commits is ${foot - nav} px too low`] : []),
          ];
        },
        { asked, when },
      )),
    );
    await page.getByRole('button', { name: en.table.dockSheet }).click();
  }
  return found;
}

describe('on a phone', () => {
  it('every area that can be chosen is seen, and can be pressed', async () => {
    const { page, context, theatre, errors } = await watch();
    const player = new Player(page, 'en', 'touch');
    const found: string[] = [];
    for (const [kind, at] of await moments(house.base, await games(house.base, 4), ['orders', 'march', 'raid', 'muster'])) {
      theatre.now = await Stage.lay(house.base, at);
      await page.goto(theatre.now.path);
      await player.ready();
      found.push(
        ...(await hidden(page, kind, '.throne-board .lit, .throne-board .hit[aria-pressed=true]')),
        ...(await namesOnUnits(page)),
        ...(await ordersOnUnits(page)),
      );
      await shot(page, `phone-${kind}`);
    }
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('every hex that can be chosen is seen, and can be pressed', { timeout: 240_000 }, async () => {
    const { page, context, theatre, errors } = await watch();
    const found: string[] = [];
    for (const kind of Object.keys(asks).filter((k) => !placing.includes(k))) {
      await theatre.show(page, await Stage.lay('', await asked(kind)));
      await page.locator(`.dock[data-decision=${kind}][aria-busy=false]`).waitFor();
      const hexes = '.battles-board .hit[aria-disabled=false]';
      if (await page.locator(hexes).count()) found.push(...(await hidden(page, kind, hexes)));
    }
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('the unit that is chosen is seen, and whom it charges', async () => {
    const { page, context, theatre } = await watch();
    const blue = (x: number, y: number) => ({ seat: 'blue', at: [`${x}in`, `${y}in`] });
    const red = (x: number, y: number) => ({ seat: 'red', at: [`${x}in`, `${y}in`] });
    const units = { a: blue(20, 12), b: blue(60, 6), foe: red(22, 20), far: red(50, 40) };
    theatre.now = await Stage.lay(house.base, await written('kings', 0, { units }));
    await page.goto(theatre.now.path);
    await page.locator('.dock[aria-busy=false]').waitFor();
    const found: string[] = [];
    for (const unit of ['a', 'b']) {
      await page.locator(`.dock [data-unit-button=${unit}]`).click();
      found.push(...(await hidden(page, unit, `[data-unit="${unit}"]`)));
      await page.keyboard.press('Escape');
    }
    await page.locator('.dock [data-unit-button=a]').click();
    await page.locator('[data-order=charge]').click();
    await page.locator('[data-charge=foe]').click();
    found.push(...(await hidden(page, 'charge', '[data-unit="a"], [data-unit="foe"]')));
    await shot(page, 'phone-charge');
    expect(found).toEqual([]);
    await context.close();
  });

  it('a long refusal is scrolled, and leaves the board and the sheet in sight', async () => {
    const { page, context, theatre } = await watch();
    const [at] = (await moments(house.base, await games(house.base, 1), ['orders'])).values();
    theatre.now = await Stage.lay(house.base, at!);
    const why = 'It may not be done, and why not takes long to tell. '.repeat(40);
    await context.route(/\/staged-\d+\/actions/, (r) =>
      r.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 422, title: 'refused', rule: 'throne.raid.adjacent-only', en: why, fr: why }),
      }),
    );
    await page.goto(theatre.now.path);
    const player = new Player(page, 'en', 'touch');
    await player.ready();
    const callout = page.locator('.callout');
    await expect
      .poll(async () => {
        await page.locator('[data-commit]').click(); // until there is something to commit, another refusal says so
        await callout.waitFor();
        return callout.innerText();
      })
      .toContain('takes long to tell');
    const box = (await callout.boundingBox())!;
    expect(box.y).toBeGreaterThan(0);
    expect(box.y + box.height).toBeLessThanOrEqual(844);
    expect(await callout.locator('p').evaluate((e) => e.scrollHeight - e.clientHeight)).toBeGreaterThan(0);
    await shot(page, 'phone-refusal');
    await context.close();
  });
});
