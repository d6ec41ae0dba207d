import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from './axe';
import { withServer } from './drive';
import { add, faults, kept, legal, matchOf, wide } from './lists';
import { shot, visit } from './visit';

// Army lists of song in Chromium against a real server: commanders, units with those who join
// them, the deck, and a table for two, three or four.

const house = withServer();

async function begin(page: Page, name: string, faction: string): Promise<void> {
  await page.goto('/song/armies');
  await page.getByRole('button', { name: 'New list' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Faction').selectOption({ label: faction });
  await form.getByRole('button', { name: 'Begin the list' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

const tab = (page: Page, name: string) => page.getByRole('region', { name: 'Muster roll' }).locator('label', { hasText: name }).click();
const deck = (page: Page) => page.getByRole('region', { name: 'Tactics deck' });
const list = (page: Page) => page.getByRole('region', { name: 'The list' });

describe('army lists of song', () => {
  it('are built, refused with the rule, mended, kept, and brought to a table', async () => {
    const { page, context, errors } = await visit(house);
    await begin(page, 'The Wolf Pack', 'House Stark');
    await deck(page).getByText('14 of 20').waitFor();
    expect(await violations(page)).toEqual([]);

    // a commander brings three cards of its own to the faction's seven
    await add(page, 'Stark Sworn Swords');
    await faults(page).getByRole('link', { name: 'song.general.exactly-one' }).waitFor();
    await faults(page).getByRole('button', { name: 'Choose a commander' }).click();
    await page.getByRole('button', { name: /^Add Robb Stark, The Wolf Lord to Stark Sworn Swords/ }).click();
    await deck(page).getByText('20 of 20').waitFor();
    await legal(page);

    // the same character once more, under another title
    await tab(page, 'Non-combat');
    await add(page, 'Sansa Stark, Little Bird');
    await legal(page);
    await add(page, 'Sansa Stark, Little Bird');
    await faults(page).getByRole('link', { name: 'song.army.characters-unique' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Play', exact: true }).isDisabled()).toBe(true);
    await shot(page, 'song-army-faults');
    expect(await violations(page)).toEqual([]);
    await faults(page)
      .getByRole('button', { name: /^Remove Sansa Stark/ })
      .first()
      .click();
    await legal(page);

    // an attachment joins the unit for which it was looked for
    await tab(page, 'Units');
    await add(page, 'Stark Outriders');
    await add(page, 'House Umber Berserkers');
    await list(page).getByRole('button', { name: 'Add an attachment to House Umber Berserkers' }).click();
    await page.getByRole('button', { name: /^Add Umber Champion to House Umber Berserkers/ }).click();
    await list(page).getByRole('listitem').filter({ hasText: 'Umber Champion' }).first().waitFor();
    await legal(page);
    await kept(page);
    await page.reload();
    await list(page).getByRole('listitem').filter({ hasText: 'Umber Champion' }).first().waitFor();
    await legal(page);
    await shot(page, 'song-army');

    // and it is played
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const table = page.getByRole('dialog');
    const armies = table.locator('.papers select');
    await armies.first().waitFor();
    for (const n of [2, 3, 4]) {
      await table.getByRole('button', { name: String(n), exact: true }).click();
      await expect.poll(() => armies.count()).toBe(n);
    }
    expect(await armies.first().locator('option:checked').innerText()).toContain('The Wolf Pack, House Stark, 40');
    await table
      .getByLabel(/^Who plays/)
      .nth(1)
      .selectOption('bot:random');
    await shot(page, 'song-army-table');
    expect(await violations(page)).toEqual([]);
    await table.getByRole('button', { name: 'Set up the table' }).click();
    const { points, armies: there } = await matchOf<{ points: number; armies: { faction: string }[] }>(page);
    expect(points).toBe(40);
    expect(there).toHaveLength(4);
    expect(there[0]!.faction).toBe('stark');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('come in as people write them, and ask what is meant', async () => {
    const { page, context, errors } = await visit(house);
    await page.goto('/song/armies');
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('textbox')
      .fill(
        'name: Posted\nfaction: Stark\npoints: 40\n\nÉpées Liges Stark + Robb Stark, The Wolf Lord (5)\nStark Outrdiers (99 pts)\nGrey Wind\n',
      );
    await dialog.getByRole('button', { name: 'Import the list' }).click();
    await dialog.getByText('One name is not known:').waitFor();
    expect(await violations(page)).toEqual([]);
    await shot(page, 'song-army-import');
    await dialog.getByRole('button', { name: 'Take Stark Outriders' }).click();
    await dialog.getByText('Stark Outriders: 7 points, not 99 as the list says.').waitFor();
    await dialog.getByRole('button', { name: 'Import the list' }).click();
    await page.getByRole('heading', { name: 'Posted', level: 1 }).waitFor();
    await legal(page);
    await expect.poll(() => list(page).getByText('Stark Sworn Swords').count()).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('are read on a phone, in French, in the dark', async () => {
    const { page, context, errors } = await visit(house, { lang: 'fr', dark: true, phone: true });
    await page.goto('/song/armies');
    await page.getByRole('button', { name: 'Copier L’Ost du Seigneur Loup dans mes listes' }).click();
    await page.getByRole('heading', { name: 'L’Ost du Seigneur Loup', level: 1 }).waitFor();
    await page.getByText('20 sur 20').waitFor();
    await shot(page, 'song-army-390-fr');
    expect(await wide(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
