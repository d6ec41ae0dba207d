import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe';
import { browse, shots } from './drive';

// The table of kings on a stage of its own: what the hand and the keys do on it, whatever
// the rules say. smoke/stage has the page; it stands before a position that never changes.

declare global {
  interface Window {
    told: unknown[][];
    stage: {
      reveal(id: string): void;
      fit(): void;
      tableAt(x: number, y: number): [number, number];
      move(id: string, at: [number, number], facing: number): void;
    };
  }
}

let server: ViteDevServer;
let browser: Browser;
let base = '';

beforeAll(async () => {
  server = await createServer({ server: { port: 0, hmr: false, watch: null }, logLevel: 'error' });
  await server.listen();
  base = `${server.resolvedUrls!.local[0]}smoke/stage/kings.html`;
  browser = await browse();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function open(query: string, width = 1280, height = 800, more: { hasTouch?: boolean; reducedMotion?: 'reduce' } = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height }, ...more });
  page.setDefaultTimeout(90_000);
  await page.goto(`${base}?${query}`);
  await page.waitForSelector('[data-unit=general]');
  await page.evaluate(() => document.fonts.ready);
  return page;
}

const unit = (page: Page, id: string) => page.locator(`[data-unit=${id}]`);
const told = (page: Page, what: string) => page.evaluate((w) => window.told.filter((t) => t[0] === w), what);
async function centre(page: Page, id: string): Promise<[number, number]> {
  const b = (await unit(page, id).boundingBox())!;
  return [b.x + b.width / 2, b.y + b.height / 2];
}

describe('the table of kings', () => {
  it('picks, points and hovers, and knows where on the table', async () => {
    const page = await open('side=red&show=none');
    await unit(page, 'zombies').click();
    expect(await told(page, 'pick')).toEqual([['pick', 'zombies']]);
    expect((await told(page, 'hover'))[0]).toEqual(['hover', 'zombies']);
    const [x, y] = await centre(page, 'general');
    const at = await page.evaluate(([a, b]) => window.stage.tableAt(a!, b!), [x, y]);
    expect(at[0]).toBeCloseTo(182.72, 0);
    expect(at[1]).toBeCloseTo(211.97, 0);
    await page.mouse.click(x, y + 60);
    const [, place] = (await told(page, 'point'))[0] as [string, [number, number]];
    expect(place[1]).toBeLessThan(211.97); // red looks from its own edge: down is nearer
    await page.close();
  });

  it('drags and turns what can be moved, and moves the table by what cannot', async () => {
    const page = await open('side=blue');
    const [x, y] = await centre(page, 'shield_wall');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 2, y); // a tremble
    expect(await told(page, 'drag')).toEqual([]);
    await page.mouse.move(x + 30, y - 40, { steps: 4 });
    await page.mouse.up();
    const drags = (await told(page, 'drag')) as [string, string, { at: [number, number]; facing: number }, boolean][];
    const last = drags.at(-1)!;
    expect(last[1]).toBe('shield_wall');
    expect(
      drags.map((d) => d[3]),
      'it is led, not turned',
    ).toEqual(drags.map(() => false));
    const scale = (y - (await centre(page, 'general'))[1]) / (637.9 - 211.97); // blue looks from the far edge
    expect(last[2].at[0]).toBeCloseTo(1016 - 30 / scale, -1);
    expect(last[2].facing).toBe(270);
    expect(await told(page, 'pick')).toEqual([]); // the end of a drag is no press

    const handle = (await page.locator('[data-turn] circle').first().boundingBox())!;
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(handle.x + 20, handle.y - 60, { steps: 4 });
    await page.mouse.up();
    const turn = ((await told(page, 'drag')) as typeof drags).at(-1)!;
    expect([turn[1], turn[3]]).toEqual(['pike_block', true]);
    expect(turn[2].at).toEqual([700, 735]);
    expect(turn[2].facing).not.toBe(0);

    const before = await centre(page, 'zombies');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const [zx, zy] = await centre(page, 'zombies');
    expect(zy).not.toBeCloseTo(before[1], 0);
    const n = (await told(page, 'drag')).length;
    await page.mouse.move(zx, zy);
    await page.mouse.down();
    await page.mouse.move(zx + 50, zy + 40, { steps: 4 });
    await page.mouse.up();
    expect((await told(page, 'drag')).length).toBe(n);
    expect((await centre(page, 'zombies'))[1]).toBeGreaterThan(zy + 20);
    await page.close();
  });

  it('measures when the tape is in hand', async () => {
    const page = await open('side=red&show=none&tape');
    const [[x, y], [u, v]] = [await centre(page, 'zombies'), await centre(page, 'general')];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(u, v, { steps: 3 });
    await page.mouse.up();
    const [, from, to] = (await told(page, 'measure')).at(-1) as [string, [number, number], [number, number]];
    expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeCloseTo(Math.hypot(1066.8 - 182.72, 370.8 - 211.97), -1);
    expect(await told(page, 'pick')).toEqual([]);
    await page.close();
  });

  it('is walked over with the keys: one stop, arrows to the neighbours, enter to pick', async () => {
    const page = await open('side=red&show=none');
    expect(await page.locator('[data-unit][tabindex="0"]').count()).toBe(1);
    await unit(page, 'zombies').focus();
    await page.keyboard.press('ArrowLeft');
    const next = await page.evaluate(() => document.activeElement?.getAttribute('data-unit'));
    expect(next).toBe('skeleton_warriors');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Skeleton Warriors: Red, steady, no wounds, Back',
    );
    await page.keyboard.press('Enter');
    expect(await told(page, 'pick')).toEqual([['pick', 'skeleton_warriors']]);
    const [x] = await centre(page, 'zombies');
    await page.keyboard.press('+');
    await page.keyboard.press('Shift+ArrowRight');
    expect((await centre(page, 'zombies'))[0]).not.toBeCloseTo(x, 0);
    await page.keyboard.press('0');
    expect((await centre(page, 'zombies'))[0]).toBeCloseTo(x, 0);
    await page.close();
  });

  it('lets a unit glide, or not for those who want stillness', async () => {
    for (const reducedMotion of [undefined, 'reduce'] as const) {
      const page = await open('side=red&show=none', 900, 700, reducedMotion ? { reducedMotion } : {});
      const [x] = await centre(page, 'general');
      // By a clock that stands still while the machine is slow.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await page.evaluate(() => window.stage.move('general', [700, 211.97], 90));
      await page.clock.runFor(90);
      const [midway] = await centre(page, 'general');
      await page.clock.runFor(1000);
      const [end] = await centre(page, 'general');
      expect(end).toBeGreaterThan(x + 100);
      if (reducedMotion) expect(midway).toBe(end);
      else {
        expect(midway).toBeGreaterThan(x);
        expect(midway).toBeLessThan(end - 30);
      }
      await page.close();
    }
  });

  it('zooms by two fingers, even when one of them lies on a unit', async () => {
    const page = await open('side=blue', 390, 600, { hasTouch: true });
    await page.evaluate(() => window.stage.fit());
    const [x, y] = await centre(page, 'shield_wall');
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([a, b], id) => ({ x: a, y: b, id })) });
    const wide = (await unit(page, 'zombies').boundingBox())!.width;
    await touch('touchStart', [[x, y]]);
    await touch('touchStart', [
      [x, y],
      [x + 60, y + 60],
    ]);
    for (let i = 1; i < 6; i++)
      await touch('touchMove', [
        [x, y],
        [x + 60 + 20 * i, y + 60 + 20 * i],
      ]);
    await touch('touchEnd', []);
    await expect.poll(async () => (await unit(page, 'zombies').boundingBox())!.width).toBeGreaterThan(wide * 1.3);
    expect(await told(page, 'drag')).toEqual([]);
    await page.close();
  });

  it('shows who aims together with who is aimed at, on a phone too', async () => {
    const page = await open('side=blue', 390, 600);
    const field = (await page.locator('.tabletop > .sheet').boundingBox())!;
    for (const id of ['pike_block', 'vampire_on_undead_pegasus']) {
      await expect
        .poll(async () => {
          const [x, y] = await centre(page, id);
          return [id, x > field.x, x < field.x + field.width, y > field.y, y < field.y + field.height];
        })
        .toEqual([id, true, true, true, true]);
    }
    await page.close();
  });

  it('reads as text, with everything that stands on it', async () => {
    const page = await open('side=blue&text');
    const text = await page.locator('.text').innerText();
    for (const what of [
      'Knights',
      'disordered, 9 wounds',
      'counted from the right, then from the far edge',
      'To Pike Block',
      'House, impassable, height 4',
      'Token 5',
      'Score: Blue 2, Red 1',
      'Round 3 of 6, Blue, Move',
    ])
      expect(text).toContain(what);
    const ruler = await page
      .locator('.rulers text[y="13"]')
      .evaluateAll((list) => list.map((t) => [t.textContent, Number(t.getAttribute('x'))] as const));
    expect(ruler[0]![0]).toBe('0″');
    expect(ruler[0]![1], 'the table is turned: its ruler counts down').toBeGreaterThan(ruler.at(-1)![1]);
    await page.getByRole('button', { name: 'Pick: General' }).click();
    expect(await told(page, 'pick')).toEqual([['pick', 'general']]);
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await expect.poll(() => page.locator('.text').count()).toBe(0);
    await page.close();
  });

  it('has no fault that axe can find, and its pictures', async () => {
    for (const [name, width, height, query] of [
      ['1280-light', 1280, 800, 'side=blue&panels'],
      ['1280-dark', 1280, 800, 'side=red&panels&theme=dark&lang=fr&bad'],
      ['1920-light', 1920, 1080, 'side=blue&panels&unit=mm'],
      ['1920-dark', 1920, 1080, 'side=blue&panels&theme=dark'],
      ['390-light', 390, 600, 'side=blue'],
      ['390-dark', 390, 600, 'side=red&theme=dark&show=none'],
      ['text', 1280, 800, 'side=blue&text'],
    ] as const) {
      const page = await open(query, width, height);
      await page.screenshot({ path: `${shots}/kings-stage-${name}.png` });
      expect(await violations(page), name).toEqual([]);
      await page.close();
    }
  });
});
