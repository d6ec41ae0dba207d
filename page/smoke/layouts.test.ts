import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { violations } from './axe';
import { withServer } from './drive';
import { files, hide, matchOf, wide } from './lists';
import { shot, visit } from './visit';

// Layouts in Chromium against a real server: laid, judged, kept and played on.

const house = withServer();

describe('layouts', () => {
  it('are laid by mouse and keys, judged, kept and played on', async () => {
    const { page, context, errors } = await visit(house);
    await page.goto('/layouts');
    await page.getByRole('button', { name: 'Copy Crossroads to my layouts' }).waitFor();
    await shot(page, 'layouts');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'New layout' }).click();
    await page.getByLabel('Name').fill('Two walls');
    await page.getByRole('button', { name: 'Lay Wood' }).click();
    const wood = page.getByRole('button', { name: /^1\. Wood/ });
    const x = page.getByLabel('From the left, inches');
    await expect.poll(() => x.inputValue()).toBe('24');
    await wood.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('PageUp');
    await expect.poll(() => x.inputValue()).toBe('25');
    await expect.poll(() => page.getByLabel('Turned to the left').inputValue()).toBe('15');
    const box = await wood.boundingBox();
    if (!box) throw new Error('the wood is nowhere');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 120, box.y + box.height / 2 + 40, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => Number(await x.inputValue())).toBeLessThan(22);
    await x.fill('20,5');
    await x.press('Tab');
    await expect.poll(() => x.inputValue()).toBe('20.5');
    await x.press('ArrowUp');
    await expect.poll(() => x.inputValue()).toBe('20.75');
    await x.fill('far');
    await x.press('Tab');
    await expect.poll(() => x.inputValue()).toBe('20.75');
    await page.getByRole('button', { name: /^EN \/ FR/ }).click();
    await expect.poll(() => page.getByLabel('De la gauche, en pouces').inputValue()).toBe('20,75');
    await expect.poll(() => page.locator('.lay', { hasText: 'hauteur 4' }).count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: /^EN \/ FR/ }).click();
    await page.getByRole('button', { name: 'Lay High wall' }).click();
    await page.getByLabel('Counts as').selectOption('obstacle');
    await page.getByRole('alert').getByRole('link', { name: 'kings.terrain.obstacle-max-1-inch-high' }).waitFor();
    await page.getByLabel('Height').fill('1');
    await page.getByLabel('Height').press('Tab');
    await page.getByRole('status').getByText('kept', { exact: true }).waitFor();
    await shot(page, 'layout');
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => wide(page)).toBeLessThanOrEqual(0);
    await shot(page, 'layout-390');
    await page.setViewportSize({ width: 1440, height: 900 });

    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as JSON' }).click();
    await (await waiting).saveAs(join(files, 'layout.json'));
    await page.goto('/layouts');
    await page.getByRole('button', { name: 'Import' }).click();
    writeFileSync(join(files, 'bad.json'), '{"game":"kings",\n"table":[1,1],"pieces":[]}');
    await page.locator('input[type=file]').setInputFiles(join(files, 'bad.json'));
    await page.getByRole('alert').getByText('Line 2 cannot be read.').waitFor();
    await page.locator('input[type=file]').setInputFiles(join(files, 'layout.json'));
    await page.getByRole('button', { name: /^2\. High wall/ }).waitFor();
    expect(await hide(page, 'button.lay')).toBe(1);
    await page.reload();
    await page.getByRole('button', { name: /^3\. / }).waitFor();

    await page.goto('/');
    await page.getByRole('button', { name: 'Create a table: Kings' }).click();
    const table = page.getByRole('dialog');
    const terrain = table.getByLabel('Terrain', { exact: true });
    await terrain.locator('option', { hasText: 'Two walls' }).first().waitFor({ state: 'attached' });
    await terrain.selectOption({ label: 'Two walls' });
    await table
      .getByLabel(/^Who plays/)
      .nth(1)
      .selectOption('bot:random');
    await table.getByRole('button', { name: 'Set up the table' }).click();
    const { terrain: laid } = await matchOf<{ terrain: { type: string; height: number }[] }>(page);
    expect(laid.map((t) => [t.type, t.height])).toEqual([
      ['difficult', 3],
      ['obstacle', 1],
      ['impassable', 4],
    ]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
