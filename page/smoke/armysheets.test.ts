import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe';
import { withServer } from './drive';
import { copy, faults, files, legal, wide } from './lists';
import { shot, visit } from './visit';

// Army lists as they are carried out and in, and as they look: on a phone, on paper, in columns.

const house = withServer();

describe('army lists', () => {
  it('go out to files and come in again; what cannot be read is told with its line', async () => {
    const { page, context, errors } = await visit(house);
    await copy(page, 'The Red Tide');
    await page.getByRole('button', { name: 'More' }).click();
    for (const [name, ending] of [
      ['Save as JSON', 'json'],
      ['Save as text', 'txt'],
    ] as const) {
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      const file = await waiting;
      expect(file.suggestedFilename()).toBe(`the-red-tide.${ending}`);
      await file.saveAs(join(files, `list.${ending}`));
    }
    expect(readFileSync(join(files, 'list.txt'), 'utf8')).toContain('army: Orcs');
    for (const ending of ['json', 'txt']) {
      await page.goto('/armies');
      await page.getByRole('button', { name: 'Import' }).click();
      await page.locator('input[type=file]').setInputFiles(join(files, `list.${ending}`));
      await page.getByRole('heading', { name: 'The Red Tide' }).waitFor();
      await legal(page);
    }
    await page.goto('/armies');
    await expect.poll(() => page.getByRole('link', { name: 'Open The Red Tide' }).count()).toBe(3);
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByLabel(/Paste a list/).fill('army: orcs\npoints: plenty\n');
    await page.getByRole('button', { name: 'Import the list' }).click();
    await page.getByRole('alert').getByText('Line 2 cannot be read.').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.reload();
    await expect.poll(() => page.getByRole('link', { name: 'Open The Red Tide' }).count()).toBe(3); // nothing was kept of it

    // thrown away, and brought back
    await page.getByRole('button', { name: 'Throw The Red Tide away' }).first().click();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect.poll(() => page.getByRole('link', { name: 'Open The Red Tide' }).count()).toBe(3);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('come in as French writes them, by the example', async () => {
    const { page, context } = await visit(house, { lang: 'fr' });
    await page.goto('/armies');
    await page.getByRole('button', { name: 'Importer' }).click();
    const example = await page.getByRole('dialog').locator('pre').innerText();
    expect(example).toMatch(/^nom: .*\narmée: Elfes/);
    await page.getByRole('dialog').getByRole('textbox').fill(example);
    await page.getByRole('button', { name: 'Importer la liste' }).click();
    await page.getByRole('heading', { name: 'L’Ost d’argent', level: 1 }).waitFor();
    await page.locator('.rows li').first().waitFor();
    expect(
      await page
        .locator('.viol .v')
        .filter({ hasText: /inconnu|n’existe/ })
        .count(),
    ).toBe(0);
    expect(await page.getByText('Dans aucune liste d’armée').count()).toBe(0);
    await context.close();
  });

  it('come in as people post them, and ask what is meant', async () => {
    const { page, context, errors } = await visit(house);
    await page.goto('/armies');
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('textbox')
      .fill('**Elves – 500 pts**\n\n- Kindred Archrs Horde (240)\n- Cavalry (Troop) w/ Blade of Slashing\n\nWhat do you think?\n');
    await dialog.getByRole('button', { name: 'Import the list' }).click();
    await dialog.getByText('2 names are not known:').waitFor();
    await dialog.getByText('Elves has no unit “Cavalry”; did you mean Silverbreeze Cavalry or Stormwind Cavalry?').waitFor();
    await dialog.getByText('Passed over: What do you think?').waitFor();
    expect(await violations(page)).toEqual([]);
    await shot(page, 'import-meant');
    await dialog.getByRole('button', { name: 'Take Kindred Archers' }).click();
    await dialog.getByText('Kindred Archers: 250 points, not 240 as the list says.').waitFor();
    await dialog.getByRole('button', { name: 'Take Stormwind Cavalry' }).click();
    await dialog.getByText('Read: 2 units, 395 of 500 points.').waitFor();
    expect(await dialog.getByRole('textbox').inputValue()).toContain('- Stormwind Cavalry (Troop) w/ Blade');
    await dialog.getByRole('button', { name: 'Import the list' }).click();
    await legal(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('are made on a phone, in French, in the dark', async () => {
    const { page, context, errors } = await visit(house, { lang: 'fr', dark: true, viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.goto('/armies');
    await page.getByRole('heading', { name: 'Listes d’armée', level: 1 }).waitFor();
    await page.getByRole('button', { name: /^Copier La Porte de fer/ }).waitFor();
    await shot(page, 'armies-390-fr');
    expect(await violations(page)).toEqual([]);
    expect(await wide(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: /^Copier La Porte de fer/ }).tap();
    await page.getByRole('heading', { name: 'La Porte de fer' }).waitFor();
    await page
      .getByRole('button', { name: /^Ajouter/ })
      .first()
      .tap();
    await page.getByRole('region', { name: 'Contre les règles' }).getByRole('link', { name: 'kings.army.never-exceed-total' }).waitFor();
    await page
      .getByRole('button', { name: /\(options et règles\)/ })
      .first()
      .tap();
    await shot(page, 'army-390-fr');
    expect(await violations(page)).toEqual([]);
    expect(await wide(page)).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('have their numbers under the headings, in one’s own list and in a shared one', async () => {
    const { page, context } = await visit(house);
    await copy(page, 'The Red Tide');
    const guest = await visit(house);
    await guest.page.goto(page.url());
    await guest.page.getByRole('heading', { name: 'The Red Tide', level: 1 }).waitFor();
    /** How far the middle of a number is from that of its heading, at most; and whether the rows scroll. */
    const off = (p: Page) =>
      p.evaluate(() => {
        const middle = (x: Element) => {
          const r = x.getBoundingClientRect();
          return (r.left + r.right) / 2;
        };
        const rows = document.querySelector('.rows')!;
        const heads = [...rows.querySelectorAll('.th > span')].map(middle);
        const far = [...rows.querySelectorAll('li .pf')].flatMap((pf) =>
          [...pf.children].map((cell, i) => Math.abs(middle(cell) - heads[i]!)),
        );
        return { far: Math.max(...far), cells: far.length, scrolls: rows.scrollHeight > rows.clientHeight };
      });
    for (const [width, height] of [
      [1280, 500],
      [1280, 900],
      [1920, 1080],
      [800, 900],
    ] as const) {
      for (const p of [page, guest.page]) {
        await p.setViewportSize({ width, height });
        await expect.poll(async () => (await off(p)).cells, { message: `${width}` }).toBeGreaterThan(30);
        await expect.poll(async () => (await off(p)).far, { message: `${width}` }).toBeLessThan(1);
        if (height === 500) expect((await off(p)).scrolls).toBe(true);
        await expect.poll(() => wide(p)).toBeLessThanOrEqual(0);
      }
      if (width === 1280) await shot(guest.page, `army-shared-${height}`);
      await shot(page, `army-own-${width}-${height}`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.locator('.th').isVisible()).toBe(false);
    await expect.poll(() => page.locator('.rows abbr').first().isVisible()).toBe(true);
    expect(await wide(page)).toBeLessThanOrEqual(0);
    await shot(page, 'army-own-390');
    await guest.context.close();
    await context.close();
  });

  it('are printed with every unit and its rules', async () => {
    const { page, context } = await visit(house);
    await copy(page, 'The Silver Host');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('region', { name: 'Muster roll' }).isVisible()).toBe(false);
    const text = await page.evaluate(() => document.body.innerText);
    for (const wanted of ['Kindred Archers', '1,000 of 1,000 points', 'Elite', 'Legal']) expect(text).toContain(wanted);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: /^Add / }).first().click();
    await faults(page).getByRole('link', { name: 'kings.army.never-exceed-total' }).waitFor();
    const found = await page.locator('.viol .v p').allInnerTexts();
    await page.emulateMedia({ media: 'print' });
    const paper = await page.locator('.paper').innerText();
    expect(found.length).toBeGreaterThan(0);
    for (const f of found) expect(paper).toContain(f);
    await shot(page, 'army-print');
    await context.close();
  });
});
