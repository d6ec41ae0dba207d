import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { en } from '../src/words/en';
import { fr } from '../src/words/fr';
import { violations } from './axe';
import { withServer } from './drive';
import { flat } from './eyes';
import { shot, visit } from './visit';

// What a player has as he likes it: on a page of its own and over a table, kept, and followed at once.

const house = withServer();
const w = flat(en);

/** Runs in the page, before it: counts what is heard. */
function listen(): void {
  const count = { heard: 0 };
  Object.assign(window, { count });
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (this: AudioScheduledSourceNode, ...at: number[]) {
      count.heard++;
      start.apply(this, at as [number]);
    };
  }
}
const heard = (page: Page) => page.evaluate(() => (window as unknown as { count: { heard: number } }).count.heard);

/** Begins a match from the start page, and waits for its question. */
async function playNow(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `${w.home.playNow}${w.colon}${game}` }).click();
  await page.waitForURL(/\/m\/[^/]+\/\d$/);
  await page.locator('.dock[aria-busy=false] h2').waitFor();
}

describe('the settings', () => {
  it('stand on one page, are kept, and are followed at once', async () => {
    const { page, context, errors } = await visit(house);
    await context.addInitScript(listen);
    await page.goto('/');
    await page.getByRole('link', { name: w.settings.title }).click();
    await page.getByRole('heading', { level: 1, name: w.settings.title }).waitFor();
    const root = page.locator('html');
    await page.getByRole('radio', { name: w.settings.look.themes.dark }).check();
    await page.getByRole('radio', { name: w.settings.look.motions.less }).check();
    expect(await root.evaluate((e) => [e.dataset['theme'], e.dataset['motion']])).toEqual(['dark', 'less']);
    await page.getByRole('radio', { name: w.recap.tell.sentences }).check();
    await page.getByRole('radio', { name: w.settings.story.holds.always }).check();
    await page.getByRole('checkbox', { name: w.keys.letters }).uncheck();
    expect(await heard(page)).toBe(0);
    await page.getByRole('checkbox', { name: w.settings.sound.on }).check();
    await expect.poll(() => heard(page)).toBeGreaterThan(0);
    const volume = page.getByRole('slider', { name: w.settings.sound.volume });
    await volume.fill('1');
    expect(await volume.getAttribute('aria-valuetext')).toBe('20 %');
    await page.getByRole('radio', { name: fr.lang.name }).check();
    await page.getByRole('heading', { level: 1, name: fr.settings.title }).waitFor();
    expect(await violations(page)).toEqual([]);
    await shot(page, 'settings-dark-fr');

    await page.reload();
    await page.getByRole('heading', { level: 1, name: fr.settings.title }).waitFor();
    const f = flat(fr as typeof en);
    for (const name of [f.settings.look.themes.dark, f.settings.look.motions.less, f.recap.tell.sentences, f.settings.story.holds.always])
      expect(await page.getByRole('radio', { name }).isChecked(), name).toBe(true);
    expect(await page.getByRole('checkbox', { name: f.keys.letters }).isChecked()).toBe(false);
    expect(await page.getByRole('checkbox', { name: f.settings.sound.on }).isChecked()).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await shot(page, 'settings-390');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('open over a table, which keeps its place; names are switched there too', async () => {
    const { page, context, errors } = await visit(house, { viewport: { width: 1280, height: 800 } });
    await playNow(page, 'Throne');
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.dock h2'))).toBe(true);

    const names = page.locator('.throne-board .area-name');
    expect(await names.count()).toBeGreaterThan(0);
    const button = page.getByRole('button', { name: w.table.names });
    await button.click();
    await expect.poll(() => names.count()).toBe(0);

    // an area is chosen; the settings come and go over it
    await page.locator('.throne-board .hit[aria-disabled=false]').first().dispatchEvent('click');
    const chosen = page.locator('.throne-board .hit[aria-pressed=true]');
    await chosen.waitFor({ state: 'attached' });
    const area = await chosen.getAttribute('data-area');
    await page.getByRole('button', { name: w.settings.title }).click();
    const dialog = page.getByRole('dialog', { name: w.settings.title });
    await dialog.getByRole('checkbox', { name: w.settings.board.names }).check();
    await dialog.getByRole('radio', { name: w.settings.story.holds.never }).check();
    expect(await violations(page)).toEqual([]);
    await shot(page, 'settings-table');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await chosen.getAttribute('data-area')).toBe(area);
    await expect.poll(() => names.count()).toBeGreaterThan(0);
    expect(await button.getAttribute('aria-pressed')).toBe('true');

    // the menu keeps what only a table has
    await page.getByRole('button', { name: w.table.menu }).click();
    expect(await page.getByRole('dialog').locator('.menu .btn').count()).toBeLessThanOrEqual(6);
    await page.keyboard.press('Escape');
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('what was taken back', () => {
  it('is done again by Shift and Z, or its button, as long as nobody has acted since', async () => {
    const { page, context, errors } = await visit(house);
    await playNow(page, 'Throne');
    const asked = page.locator('.dock h2');
    const before = await asked.innerText();
    await page.keyboard.press('v');
    await page.getByRole('dialog').getByRole('list', { name: 'Order' }).getByRole('button').first().click();
    await expect.poll(() => asked.innerText()).not.toBe(before);
    const after = await asked.innerText();
    await page.keyboard.press('Escape');
    const redo = page.getByRole('button', { name: w.table.redo });
    expect(await redo.count()).toBe(0);
    await page.keyboard.press('z');
    await redo.waitFor();
    expect(await asked.innerText()).toBe(before);
    await page.keyboard.press('Shift+Z');
    await expect.poll(() => asked.innerText()).toBe(after);
    await redo.waitFor({ state: 'detached' });
    await page.keyboard.press('z');
    await redo.click();
    await expect.poll(() => asked.innerText()).toBe(after);
    await page.keyboard.press('Shift+Z');
    await page.getByText(w.table.redoNothing).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('Play now', () => {
  it('begins with the plainest scenario, on a table that is laid', async () => {
    const { page, context } = await visit(house);
    await playNow(page, 'Kings');
    const [, , id, seat] = new URL(page.url()).pathname.split('/');
    const { view } = (await (await context.request.get(`/api/matches/${id}?seat=${seat}`)).json()) as {
      view: { scenario: string; terrain: unknown[] };
    };
    expect(view.scenario).toBe('kill');
    expect(view.terrain.length).toBeGreaterThan(4);
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.dock h2'))).toBe(true);
    await context.close();
  });
});
