import { describe, expect, it } from 'vitest';
import { violations } from './axe';
import { withServer } from './drive';
import { add, begin, copy, faults, hide, kept, legal, matchOf } from './lists';
import { shot, visit } from './visit';

// Army lists in Chromium against a real server: built, refused with the rule, kept, shared,
// and played.

const house = withServer();
const visitor = () => visit(house, { permissions: ['clipboard-read', 'clipboard-write'] });

describe('army lists', () => {
  it('are built, refused with the rule, mended, kept, shared, and played', async () => {
    const { page, context, errors } = await visitor();
    await begin(page, 'The Ashen Vow');

    // an engine that nothing unlocks is refused, and the rule is named
    await add(page, 'Cannon');
    await faults(page).getByRole('link', { name: 'kings.army.regiment-unlocks-one-of-three' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Play', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: /^Add Foot Guard, Horde/ }).click();
    await legal(page);

    // too many points, mended by undo
    for (let i = 0; i < 4; i++) await page.getByRole('button', { name: /^Add Foot Guard, Horde/ }).click();
    await faults(page).getByRole('link', { name: 'kings.army.never-exceed-total' }).waitFor();
    await page.getByText('210 too many').waitFor();
    await shot(page, 'army-faults');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await legal(page);

    // an artefact twice: the second is taken away by what is offered
    const rows = page.getByRole('button', { name: /^Foot Guard horde/ });
    for (const n of [0, 1]) {
      await rows.nth(n).click();
      await page.getByLabel('Artefact').selectOption('blade_of_slashing');
      await rows.nth(n).click();
    }
    const twice = faults(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'kings.artefact.unique-per-army' }) });
    await twice.getByRole('button', { name: 'Remove Blade of Slashing, −5' }).click();
    await legal(page);
    await kept(page);

    // what is kept is there again
    await page.reload();
    await page.getByRole('heading', { name: 'The Ashen Vow', level: 1 }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Foot Guard horde/ }).count()).toBe(4);

    // whoever has the link reads it and copies it, and cannot change it
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Link copied.').first().waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const guest = await visitor();
    await guest.page.goto(link);
    await guest.page.getByRole('heading', { name: 'The Ashen Vow' }).waitFor();
    expect(await guest.page.getByRole('button', { name: /^Add / }).count()).toBe(0);
    expect(await violations(guest.page)).toEqual([]);
    await guest.page.getByRole('button', { name: 'Keep a copy' }).click();
    await guest.page.waitForURL((u) => u.href !== link);
    await guest.page.getByRole('region', { name: 'Muster roll' }).waitFor();
    await guest.context.close();

    // and it is played: the other side takes an army of as many points
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const table = page.getByRole('dialog');
    await table.getByLabel('Red’s army').waitFor();
    await table
      .getByLabel(/^Who plays/)
      .nth(1)
      .selectOption('bot:random');
    await shot(page, 'army-table');
    expect(await violations(page)).toEqual([]);
    await table.getByRole('button', { name: 'Set up the table' }).click();
    const view = await matchOf<{ points: number; units: Record<string, { seat: string; unit: string }> }>(page);
    expect(view.points).toBe(1000);
    expect(
      Object.values(view.units)
        .filter((u) => u.seat === 'blue')
        .map((u) => u.unit)
        .sort(),
    ).toEqual(['kingdoms_of_men/cannon', ...Array<string>(4).fill('kingdoms_of_men/foot_guard')]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('that are illegal are refused at the table, beside the field', async () => {
    const { page, context } = await visitor();
    await begin(page, 'Guns only');
    await add(page, 'Cannon');
    await kept(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Create a table: Kings' }).click();
    const table = page.getByRole('dialog');
    const blue = table.getByLabel('Blue’s army');
    await blue.locator('option', { hasText: 'Guns only' }).waitFor({ state: 'attached' });
    await blue.selectOption({ label: 'Guns only, Kingdoms of Men, 1,000, against the rules' });
    await table.getByRole('button', { name: 'Set up the table' }).click();
    await table.getByRole('link', { name: 'kings.army.regiment-unlocks-one-of-three' }).waitFor();
    await expect.poll(() => blue.getAttribute('aria-invalid')).toBe('true');
    expect(page.url()).toBe(`${house.base}/`);
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  it('that lack a size say so, and get one by a press', async () => {
    const { page, context, errors } = await visitor();
    await page.goto('/armies');
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByLabel(/Paste a list/).fill('name: Hoard\narmy: orcs\npoints: 1000\nAx, hoard\n');
    await page.getByRole('button', { name: 'Import the list' }).click();
    await page.getByRole('button', { name: 'Import it as it is' }).click();
    await page.getByRole('heading', { name: 'Hoard', level: 1 }).waitFor();
    await faults(page).getByText('Ax has no option, size or artefact “hoard”; did you mean Horde?').waitFor();
    await faults(page).getByText('Ax: say which size, troop, regiment or horde.').waitFor();
    const list = page.getByRole('region', { name: 'The list' });
    await expect.poll(() => list.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Hordes and regimentsunlock the rest']);
    await expect
      .poll(() =>
        faults(page)
          .getByRole('button', { name: /^Remove/ })
          .count(),
      )
      .toBe(0);
    await faults(page).getByRole('button', { name: 'Take Horde' }).click();
    await legal(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await faults(page)
      .getByRole('button', { name: /^Open Ax/ })
      .first()
      .click();
    await list.getByRole('radio', { name: /^Troop/ }).waitFor();
    expect(await list.getByRole('radio', { checked: true }).count()).toBe(0);
    await list.getByRole('radio', { name: /^Troop/ }).click();
    await faults(page).getByRole('link', { name: 'kings.army.two-troops-per-regiment' }).waitFor();
    await list.getByRole('radio', { name: /^Horde/ }).click();
    await legal(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('button.lang').click();
    await page
      .getByRole('region', { name: 'Contre les règles' })
      .getByText('Haches\u202f: ni option, ni format, ni artefact «\u202fhoard\u202f»\u202f; vouliez-vous dire Horde\u202f?')
      .waitFor();
    await shot(page, 'army-hoard-fr');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('get a unit for the price on the button', async () => {
    const { page, context } = await visitor();
    await begin(page, 'Wizards');
    await page.getByRole('button', { name: 'Add Wizard, single model, 50 points' }).click();
    await page.getByText('950 left').waitFor();
    // one's own lists come first where a table is set up
    await kept(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Create a table: Kings' }).click();
    const blue = page.getByRole('dialog').getByLabel('Blue’s army');
    await blue.locator('option', { hasText: 'Wizards' }).waitFor({ state: 'attached' });
    await expect.poll(() => blue.locator('option').first().textContent()).toContain('Wizards');
    await context.close();
  });

  it('are changed by keys alone', async () => {
    const { page, context } = await visitor();
    await copy(page, 'The Red Tide');
    const units = page.getByRole('region', { name: 'The list' }).getByRole('button', { name: /\(options and rules\)/ });
    await units.first().waitFor();
    const names = () => units.evaluateAll((all) => all.map((x) => x.textContent ?? ''));
    const before = await names();
    await units.nth(0).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(before[0]);
    await page.keyboard.press('d');
    await expect.poll(async () => (await names()).length).toBe(before.length + 1);
    await page.keyboard.press('Delete');
    await expect.poll(async () => (await names()).length).toBe(before.length);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(names).toEqual(before);
    await context.close();
  });

  it('that are changed in two windows are not lost', async () => {
    const { page, context } = await visitor();
    await begin(page, 'Two windows');
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('heading', { name: 'Two windows' }).waitFor();
    await add(page, 'Shield Wall');
    await kept(page);
    await add(other, 'Knights');
    await other.getByText('This list was changed in another window.').waitFor();
    await other.getByRole('button', { name: 'Take the other' }).click();
    await other.getByRole('button', { name: /^Shield Wall.*options/ }).waitFor();
    await other.getByRole('button', { name: 'Undo' }).click();
    await other.getByRole('button', { name: /^Knights.*options/ }).waitFor();
    await kept(other);
    await context.close();
  });

  it('are kept whole though the page goes while they are being kept', async () => {
    const { page, context, errors } = await visitor();
    await begin(page, 'In a hurry');
    await add(page, 'Shield Wall');
    await kept(page);
    expect(await hide(page, 'button[aria-label^="Add Knights,"]')).toBe(1);
    await page.reload();
    await page.getByRole('button', { name: /^Knights.*options/ }).waitFor();

    // the first change lands, but its answer does not; the second is made meanwhile
    let landed = 0;
    await page.route('**/api/lists/*', async (r) => {
      if (r.request().method() !== 'PUT') return r.continue();
      if (landed > 0) return r.abort(); // as a page that goes may not get it out
      await r.fetch();
      landed++;
    });
    await add(page, 'Cannon');
    await expect.poll(() => landed).toBe(1);
    await add(page, 'Foot Guard');
    const list = page.url();
    await page.goto('/rules');
    await page.unroute('**/api/lists/*');
    await page.goto(list);
    for (const unit of ['Knights', 'Cannon', 'Foot Guard'])
      await page.getByRole('button', { name: new RegExp(`^${unit}.*options`) }).waitFor();
    await kept(page);
    expect(await page.getByText('This list was changed in another window.').count()).toBe(0);
    const there = (await (await context.request.get(`/api/lists/${list.split('/').at(-1)}`)).json()) as {
      paper: { document: { units: unknown[] } };
    };
    expect(there.paper.document.units).toHaveLength(4);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('are played as they are when the form is sent, whether at once or at a table', async () => {
    const { page, context, errors } = await visitor();
    const other = await context.newPage();
    await begin(other, 'Late muster');
    await other.getByRole('button', { name: /^Add Foot Guard, Horde/ }).click();
    await kept(other);
    const changed = async () => {
      const sent = other.waitForResponse((r) => r.request().method() === 'PUT');
      await other.getByRole('button', { name: /^Add Foot Guard, Horde/ }).click();
      await sent;
    };
    const blue = async () => {
      const { units } = await matchOf<{ units: Record<string, { seat: string }> }>(page);
      return Object.values(units).filter((u) => u.seat === 'blue').length;
    };
    const form = page.getByRole('dialog');
    const choose = async (label: string) => {
      const option = form.getByLabel(label).locator('option', { hasText: 'Late muster' });
      await option.waitFor({ state: 'attached' });
      await form.getByLabel(label).selectOption({ label: (await option.textContent())! });
    };
    await page.goto('/');
    await page.getByRole('button', { name: 'Choose armies: Kings' }).click();
    await choose('Your army');
    await changed();
    await form.getByRole('button', { name: 'Play now' }).click();
    expect(await blue()).toBe(2);

    await page.goto('/');
    await page.getByRole('button', { name: 'Create a table: Kings' }).click();
    await choose('Blue’s army');
    await form
      .getByLabel(/^Who plays/)
      .nth(1)
      .selectOption('bot:random');
    await changed();
    await form.getByRole('button', { name: 'Set up the table' }).click();
    expect(await blue()).toBe(3);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a quick match', () => {
  it('is with ready armies of one’s choice, and as short as one likes', async () => {
    const { page, context, errors } = await visitor();
    await page.goto('/');
    await page.getByRole('button', { name: 'Choose armies: Kings' }).click();
    const form = page.getByRole('dialog');
    const mine = form.getByLabel('Your army');
    await mine.locator('option', { hasText: 'The Black Forge' }).waitFor({ state: 'attached' });
    await mine.selectOption({ label: 'The Black Forge, Abyssal Dwarfs, 2,000' });
    await expect.poll(() => form.getByLabel('The bot’s army').inputValue()).toBe('the_golden_horn'); // for 2,000 points as well
    await mine.selectOption({ label: 'The Red Tide, Orcs, 1,000' });
    await form.getByLabel('Turns').selectOption('2');
    await shot(page, 'quick-play');
    expect(await violations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL(/\/m\/[^/]+\/0$/);
    expect(errors).toEqual([]);
    await context.close();
  });
});
