import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Lang } from '../src/lib/i18n.svelte';
import { shots, type House } from './drive';
import { senses } from './eyes';

/** What somebody looks at the page with. */
export interface Seen {
  lang?: Lang;
  dark?: boolean;
  phone?: boolean;
  /** Is told what the others do; else the next question comes at once. */
  told?: boolean;
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  errors: string[];
}

/** After how long a test no longer waits for the page. It measures nothing. */
const giveUp = 9_000;

/** Runs in the page, before it: wants no story. */
export function straight(): void {
  localStorage.setItem('gonfalon.story', '{"tell":"straight"}');
}

/** Sits somebody down before an empty page, who hears of its errors. */
export async function visit(
  house: House,
  { lang = 'en', dark = false, phone = false, told = false, ...more }: Seen & BrowserContextOptions = {},
): Promise<Visit> {
  const context = await house.browser.newContext({
    baseURL: house.base,
    locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: phone,
    isMobile: phone,
    ...more,
  });
  context.setDefaultTimeout(giveUp);
  await context.addInitScript(senses);
  if (!told) await context.addInitScript(straight);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (e) => errors.push(e.message));
  return { context, page, errors };
}

export const shot = (page: Page, name: string): Promise<Buffer> => page.screenshot({ path: join(shots, `${name}.png`) });
