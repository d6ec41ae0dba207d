import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';

// What the tests of army lists and layouts do again and again.

/** Where files go that a test takes out and brings in again. */
export const files = mkdtempSync(join(tmpdir(), 'gonfalon-lists-'));

/** By how many pixels the page is wider than the window. */
export const wide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Waits until all that was changed is kept. */
export const kept = (page: Page): Promise<void> =>
  page
    .getByRole('status')
    .getByText(/^kept at/)
    .waitFor();

export const faults = (page: Page): Locator => page.getByRole('region', { name: 'Against the rules' });

/** Waits until the judge finds no fault. */
export const legal = (page: Page): Promise<void> => faults(page).getByText('Nothing. This list can be played.').waitFor();

/** Begins a list of Kingdoms of Men for 1,000 points. */
export async function begin(page: Page, name: string): Promise<void> {
  await page.goto('/armies');
  await page.getByRole('button', { name: 'New list' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Army').selectOption('kingdoms_of_men');
  await form.getByRole('button', { name: 'Begin the list' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

/** Copies a ready army to one's own lists, and opens it. */
export async function copy(page: Page, name: string): Promise<void> {
  await page.goto('/armies');
  await page.getByRole('button', { name: `Copy ${name} to my lists` }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

export const add = (page: Page, unit: string): Promise<void> =>
  page
    .getByRole('button', { name: new RegExp(`^Add ${unit}, `) })
    .first()
    .click();

/** Presses a button and hides the page at once; returns how many changes were sent by then. */
export const hide = (page: Page, button: string): Promise<number> =>
  page.evaluate((button) => {
    let sent = 0;
    const real = window.fetch;
    window.fetch = (...a) => {
      if (a[1]?.method === 'PUT' && a[1].keepalive) sent++;
      return real(...a);
    };
    Object.defineProperty(document, 'hidden', { value: true });
    document.querySelector<HTMLElement>(button)!.click();
    document.dispatchEvent(new Event('visibilitychange'));
    return sent;
  }, button);

/** What the first seat sees of the match that the page has come to. */
export async function matchOf<V>(page: Page): Promise<V> {
  await page.waitForURL(/\/m\/[^/]+\/0$/);
  const id = /\/m\/([^/]+)/.exec(page.url())?.[1] ?? '';
  return ((await (await page.context().request.get(`/api/matches/${id}?seat=0`)).json()) as { view: V }).view;
}
