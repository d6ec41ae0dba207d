import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { violations } from './axe';
import { Captain } from './captain';
import { withServer } from './drive';
import { files, matchOf, wide } from './lists';
import { shot, visit } from './visit';

// Battle plans in Chromium against a real server: chosen, written by mouse and keys, refused with the rule, mended and
// played; exported and imported.

const house = withServer();

describe('battle plans', () => {
  it('are made, refused with the rule, mended and played', async () => {
    const { page, context, errors } = await visit(house);
    await page.goto('/');
    await page.locator('.game-card').getByRole('link', { name: 'Battle plans' }).click();
    await page.getByRole('img', { name: 'Map of Fords of the Kingsroad' }).waitFor();
    await shot(page, 'plans');
    expect(await violations(page)).toEqual([]);

    // a river by the mouse, in one stroke
    await page.getByRole('button', { name: 'New plan' }).click();
    await page.getByLabel('Name', { exact: true }).fill('The mill');
    const hex = (id: string) => page.locator(`[data-hex="${id}"]`);
    const middle = async (id: string) => {
      const box = (await hex(id).boundingBox())!;
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    await page.getByRole('button', { name: 'river', exact: true }).click();
    await page.mouse.move(...(await middle('2,4')));
    await page.mouse.down();
    await page.mouse.move(...(await middle('6,4')), { steps: 25 });
    await page.mouse.up();
    for (const c of [2, 3, 4, 5, 6]) await expect.poll(() => hex(`${c},4`).getAttribute('aria-label')).toBe(`${c},4, river.`);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => hex('4,4').getAttribute('aria-label')).toBe('4,4, plains.');
    await page.getByRole('button', { name: 'Redo' }).click();

    // units by the keys alone: one of them in the river
    await page.getByRole('button', { name: 'War Host of the North' }).focus();
    await page.keyboard.press('Enter');
    await hex('4,5').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Look at a hex' }).click();
    const faults = page.locator('#faults');
    await faults.getByText('No unit can stand in [5, 4]').waitFor();
    await page.getByRole('button', { name: 'Play this plan' }).click();
    await expect.poll(() => faults.evaluate((f) => document.activeElement === f)).toBe(true);
    await faults.getByRole('alert').getByRole('link', { name: 'battles.terrain.river-impassable' }).waitFor();
    await faults.getByRole('alert').getByRole('link', { name: 'battles.setup.commanders-named-by-plan' }).first().waitFor();
    await shot(page, 'plan-refused');
    expect(await violations(page)).toEqual([]);

    // mended where it is: the unit goes to another hex, and both Houses get a commander
    await faults.getByRole('button', { name: 'Go there Stark, War Host of the North, 5,4' }).click();
    await page.getByRole('button', { name: 'Move' }).click();
    await hex('4,6').click();
    await page.getByRole('combobox', { name: 'Commander', exact: true }).selectOption('maege_lady_of_bear_island');
    await page.getByRole('button', { name: 'Lannisport Guards' }).click();
    await hex('4,1').click();
    await page.getByRole('button', { name: 'Look at a hex' }).click();
    await hex('4,1').click();
    await page.getByRole('combobox', { name: 'Commander', exact: true }).selectOption('kevan_trusted_captain');
    await faults.getByText('This plan can be played.').waitFor();

    // a special rule and an instant victory out of the vocabulary
    await page.locator('#part-special summary').click();
    await page.getByLabel('Add a rule').selectOption('exit');
    await faults.getByText('Names no hexes').waitFor();
    await page.locator('#part-special').getByRole('button', { name: 'Mark on the board' }).click();
    await hex('0,8').click();
    await page.locator('#part-special').getByRole('button', { name: 'Done' }).click();
    await page.locator('#part-victory summary').click();
    await page.getByRole('button', { name: 'Add an instant victory' }).click();
    await page.getByText('Stark wins at once by capturing Kevan Lannister.').waitFor();
    await page.getByRole('status').getByText('kept', { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await shot(page, 'plan');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => wide(page)).toBeLessThanOrEqual(0);
    await shot(page, 'plan-390');
    await page.setViewportSize({ width: 1440, height: 900 });

    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as TOML' }).click();
    const file = join(files, 'mill.toml');
    await (await waiting).saveAs(file);
    expect(readFileSync(file, 'utf8')).toContain('"..~~~~~......"');

    // whoever has the link sees it, and plays it
    const link = page.url();
    const other = await visit(house, { lang: 'fr' });
    await other.page.goto(link);
    await other.page.getByRole('heading', { name: 'The mill' }).waitFor();
    await other.page.getByText('Ce plan peut être joué.').waitFor();
    await other.context.close();

    await page.getByRole('button', { name: 'Play this plan' }).click();
    const match = await matchOf<{ width: number; units: Record<string, { commander?: string }> }>(page);
    expect(match.width).toBe(13);
    expect(match.units).toMatchObject({ s1: { commander: 'maege_lady_of_bear_island' }, l1: { commander: 'kevan_trusted_captain' } });
    await hex('4,6').waitFor();
    await shot(page, 'plan-played');
    const captain = new Captain(page, /\/m\/([^/]+)/.exec(page.url())![1]!, 'mouse');
    for (let n = 0; n < 5; n++) await captain.step();
    expect(captain.refused.join('\n')).toBe('');
    expect(Object.values(captain.acted).reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(5);

    await page.goto('/battles/plans');
    await page.getByRole('button', { name: 'Import' }).click();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('heading', { name: 'The mill' }).waitFor();
    await page.goto('/battles/plans');
    await expect.poll(() => page.getByRole('button', { name: /^The mill/ }).count()).toBe(2);
    expect(errors).toEqual([]);
    await context.close();
  });
});
