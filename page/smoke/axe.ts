import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface Found {
  violations: { id: string; nodes: { html: string; any: { message: string }[] }[] }[];
}

/** What axe finds wrong on a page, all of it. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(what: Document): Promise<Found> } };
    const found = await axe.run(document);
    return found.violations.map(
      (v) =>
        `${v.id}: ${v.nodes
          .slice(0, 4)
          .map((n) => `${n.html.slice(0, 170)} (${n.any[0]?.message ?? ''})`)
          .join(' | ')}${v.nodes.length > 4 ? ` and ${v.nodes.length - 4} more` : ''}`,
    );
  });
}
