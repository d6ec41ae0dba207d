import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { violations } from './axe';
import { shots, withServer } from './drive';
import { flat } from './eyes';
import { Stage, Theatre, written } from './staged';
import { visit, type Seen } from './visit';

// What the hand does with units of kings in positions that are written down: it charges past the handle, deploys a whole
// army, moves several units together, and sees who could charge it.

const house = withServer();

const blue = (x: number, y: number, more = {}) => ({ seat: 'blue', at: [`${x}in`, `${y}in`], ...more });
const red = (x: number, y: number, more = {}) => ({ seat: 'red', at: [`${x}in`, `${y}in`], ...more });

async function lay(position: object, l: Seen = { lang: 'en' }) {
  const { context, page, errors } = await visit(house, l);
  afterAll(() => context.close());
  const theatre = new Theatre();
  await theatre.open(context);
  const stage = await Stage.lay('', await written('kings', 0, position, []));
  theatre.now = stage;
  await page.goto(stage.path);
  await page.locator('.dock[aria-busy=false]').waitFor();
  await page.waitForFunction(() => !document.querySelector('[data-unit]') || document.querySelector('[data-badges]'));
  return { page, stage, errors, dock: page.locator('.dock') };
}

async function middle(page: Page, what: string): Promise<[number, number]> {
  const b = (await page.locator(what).first().boundingBox())!;
  return [b.x + b.width / 2, b.y + b.height / 2];
}

async function drag(page: Page, what: string, by: [number, number]) {
  const [x, y] = await middle(page, what);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by[0], y + by[1], { steps: 5 });
  await page.mouse.up();
}

describe('the hand on the table of kings', () => {
  for (const phone of [false, true])
    it(`charges who stands under the handle${phone ? ', by a finger' : ''}`, async () => {
      const { page, dock } = await lay(
        {
          units: {
            a: blue(24, 14),
            left: blue(19, 14),
            right: blue(29, 14),
            rear: blue(24, 9.7),
            foe: { seat: 'red', at: [609.6, 462] },
          },
        },
        { lang: 'en', phone },
      );
      await dock.locator('[data-unit-button=a]').click();
      const at = await middle(page, '[data-turn] .reach');
      const beneath = await page.evaluate(
        ([x, y]) => document.elementsFromPoint(x!, y!).some((e) => e.getAttribute('data-unit') === 'foe'),
        at,
      );
      expect(beneath, 'there is no other place for the handle').toBe(true);
      if (phone) await page.touchscreen.tap(...at);
      else await page.mouse.click(...at);
      await page.locator('[data-unit=foe][aria-pressed=true]').waitFor();
      await dock.locator('[data-commit][aria-disabled=false]').waitFor();
      await page.screenshot({ path: `${shots}/kings-handle${phone ? '-390' : ''}.png` });
    });

  it('deploys a whole army, put right by hand, in one press; and answers to Enter and Esc after a drag', async () => {
    const units = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, { seat: 'blue' }]));
    const { page, dock, stage, errors } = await lay({ phase: 'deploy', units: { ...units, foe: red(24, 42) } });
    const ghosts = page.locator('[data-ghost]');
    const table = (await page.locator('.tabletop > .sheet').boundingBox())!;
    const button = await middle(page, '[data-unit-button=a]');
    const pull = async () => {
      await page.mouse.move(...button);
      await page.mouse.down();
      await page.mouse.move(table.x + table.width / 5, table.y + table.height - 170, { steps: 5 });
      await page.mouse.up();
      await ghosts.waitFor();
      await drag(page, '[data-ghost]', [30, -6]); // after which nothing has the focus
    };
    await pull();
    await page.keyboard.press('Escape');
    await expect.poll(() => ghosts.count()).toBe(0);
    await pull();
    await dock.locator('[data-commit][aria-disabled=false]').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => stage.acted).toMatchObject([{ kind: 'deploy', unit: 'a' }]);

    await dock.locator('[data-line]').click();
    await expect.poll(() => ghosts.count()).toBe(4);
    const before = await middle(page, '[data-ghost=b]');
    await drag(page, '[data-ghost=c]', [0, 30]);
    expect(await middle(page, '[data-ghost=b]'), 'only one was dragged').toEqual(before);
    // A box about all of them, and they go together.
    await page.keyboard.down('Shift');
    await page.mouse.move(table.x + 60, table.y + table.height - 12);
    await page.mouse.down();
    await page.mouse.move(table.x + table.width - 60, table.y + 60, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    await expect.poll(async () => flat(await dock.innerText())).toContain('4 units');
    await drag(page, '[data-ghost=b]', [-20, 8]);
    expect((await middle(page, '[data-ghost=b]'))[0]).toBeCloseTo(before[0] - 20, -0.5);
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: `${shots}/kings-line.png` });
    await dock.locator('[data-commit][aria-disabled=false]').click();
    await expect.poll(() => stage.acted.length).toBe(5);
    expect(new Set(stage.acted.map((a) => a['unit']))).toEqual(new Set(['a', 'b', 'c', 'd', 'e']));
    expect(errors).toEqual([]);
  });

  it('moves two units together, and sees who could charge one', async () => {
    const { page, dock, stage, errors } = await lay({ units: { idle: blue(60, 4), a: blue(20, 12), b: blue(26, 12), foe: red(20, 29) } });
    await drag(page, '[data-unit=a]', [0, -50]);
    await page.locator('[data-menace=foe]').waitFor();
    await expect.poll(async () => flat(await page.locator('.dock [role=status]').innerText())).toMatch(/Could be charged there by .*front/);
    await page.screenshot({ path: `${shots}/kings-threat.png` });
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[data-menace]').count()).toBe(0);

    await page.locator('[data-unit=b]').click({ modifiers: ['Shift'] });
    await drag(page, '[data-unit=b]', [0, -30]);
    await expect.poll(() => page.locator('[data-ghost]').count()).toBe(2);
    await page.screenshot({ path: `${shots}/kings-together.png` });
    await dock.locator('[data-commit][aria-disabled=false]').waitFor();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => stage.acted.map((a) => [a.kind, a['unit']]).sort())
      .toEqual([
        ['advance', 'a'],
        ['advance', 'b'],
      ]);
    expect(errors).toEqual([]);
  });
});
