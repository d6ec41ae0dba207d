import type { BrowserContext, Page } from 'playwright-core';
import type { Lang } from '../src/lib/i18n.svelte';
import type { House } from './drive';
import { senses } from './eyes';

/** What somebody looks at the page with. */
export interface Seen { lang: Lang; dark?: boolean; phone?: boolean }

/** Sits somebody down before an empty page, who hears of its errors. */
export async function visit(house: House, l: Seen): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
  const context = await house.browser.newContext({
    baseURL: house.base, locale: l.lang === 'fr' ? 'fr-FR' : 'en-GB', colorScheme: l.dark ? 'dark' : 'light', reducedMotion: 'reduce',
    viewport: l.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 }, hasTouch: l.phone, isMobile: l.phone,
  });
  await context.addInitScript(senses);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (e) => errors.push(e.message));
  return { context, page, errors };
}
