import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe';
import { shots, withServer } from './drive';

// Army lists and layouts in Chromium against a real server: built, refused with the rule,
// kept, shared, carried out and in, and played.

const house = withServer();
const files = mkdtempSync(join(tmpdir(), 'gonfalon-lists-'));

interface Look { width?: number; height?: number; locale?: string; dark?: boolean }

async function visitor(l: Look = {}): Promise<{ page: Page; context: BrowserContext; errors: string[] }> {
  const context = await house.browser.newContext({
    baseURL: house.base, viewport: { width: l.width ?? 1440, height: l.height ?? 900 }, locale: l.locale ?? 'en-GB',
    colorScheme: l.dark ? 'dark' : 'light', reducedMotion: 'reduce', hasTouch: (l.width ?? 1440) < 640, acceptDownloads: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (e) => errors.push(e.message));
  return { page, context, errors };
}

const shot = (page: Page, name: string) => page.screenshot({ path: join(shots, `${name}.png`) });
const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const kept = (page: Page) => page.getByRole('status').getByText(/^kept at/).waitFor();

/** Begins a list of Kingdoms of Men for 1,000 points. */
async function begin(page: Page, name: string): Promise<void> {
  await page.goto('/armies');
  await page.getByRole('button', { name: 'New list' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Army').selectOption('kingdoms_of_men');
  await form.getByRole('button', { name: 'Begin the list' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

const add = (page: Page, unit: string) => page.getByRole('button', { name: new RegExp(`^Add ${unit}, `) }).first().click();
/** Presses a button and hides the page at once; returns how many changes were sent by then. */
const hide = (page: Page, button: string) => page.evaluate((button) => {
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
const faults = (page: Page) => page.getByRole('region', { name: 'Against the rules' });

describe('army lists', () => {
  it('are built, refused with the rule, mended, kept, shared, and played', async () => {
    const { page, context, errors } = await visitor();
    await begin(page, 'The Ashen Vow');

    // an engine that nothing unlocks is refused, and the rule is named
    await add(page, 'Cannon');
    await faults(page).getByRole('link', { name: 'kings.army.regiment-unlocks-one-of-three' }).waitFor();
    expect(await page.getByRole('button', { name: 'Play', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: /^Add Foot Guard, Horde/ }).click();
    await faults(page).getByText('Nothing. This list can be played.').waitFor();

    // too many points, mended by undo
    for (let i = 0; i < 4; i++) await page.getByRole('button', { name: /^Add Foot Guard, Horde/ }).click();
    await faults(page).getByRole('link', { name: 'kings.army.never-exceed-total' }).waitFor();
    await page.getByText('210 too many').waitFor();
    await shot(page, 'army-faults');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await faults(page).getByText('Nothing. This list can be played.').waitFor();

    // an artefact twice: the second is taken away by what is offered
    const rows = page.getByRole('button', { name: /^Foot Guard horde/ });
    for (const n of [0, 1]) {
      await rows.nth(n).click();
      await page.getByLabel('Artefact').selectOption('blade_of_slashing');
      await rows.nth(n).click();
    }
    const twice = faults(page).getByRole('listitem').filter({ has: page.getByRole('link', { name: 'kings.artefact.unique-per-army' }) });
    await twice.getByRole('button', { name: 'Remove Blade of Slashing, −5' }).click();
    await faults(page).getByText('Nothing. This list can be played.').waitFor();
    await kept(page);

    // what is kept is there again
    await page.reload();
    await page.getByRole('heading', { name: 'The Ashen Vow', level: 1 }).waitFor();
    expect(await page.getByRole('button', { name: /^Foot Guard horde/ }).count()).toBe(4);

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
    await table.getByLabel('Army of red').waitFor();
    await table.getByLabel(/^Who plays/).nth(1).selectOption('bot:random');
    await shot(page, 'army-table');
    expect(await violations(page)).toEqual([]);
    await table.getByRole('button', { name: 'Set up the table' }).click();
    await page.waitForURL(/\/m\/[^/]+\/0$/);
    const id = /\/m\/([^/]+)/.exec(page.url())?.[1] ?? '';
    const look = await (await context.request.get(`/api/matches/${id}?seat=0`)).json() as { view: { points: number; units: Record<string, { seat: string; unit: string }> } };
    expect(look.view.points).toBe(1000);
    expect(Object.values(look.view.units).filter((u) => u.seat === 'blue').map((u) => u.unit).sort()).toEqual(
      ['kingdoms_of_men/cannon', ...Array<string>(4).fill('kingdoms_of_men/foot_guard')]);
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
    const blue = table.getByLabel('Army of blue');
    await blue.locator('option', { hasText: 'Guns only' }).waitFor({ state: 'attached' });
    await blue.selectOption({ label: 'Guns only, Kingdoms of Men, 1,000, against the rules' });
    await table.getByRole('button', { name: 'Set up the table' }).click();
    await table.getByRole('link', { name: 'kings.army.regiment-unlocks-one-of-three' }).waitFor();
    expect(await blue.getAttribute('aria-invalid')).toBe('true');
    expect(page.url()).toBe(`${house.base}/`);
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  it('go out to files and come in again; what cannot be read is told with its line', async () => {
    const { page, context, errors } = await visitor();
    await page.goto('/armies');
    await page.getByRole('button', { name: 'Copy The Red Tide to my lists' }).click();
    await page.getByRole('heading', { name: 'The Red Tide' }).waitFor();
    await page.getByRole('button', { name: 'More' }).click();
    for (const [name, ending] of [['Save as JSON', 'json'], ['Save as text', 'txt']] as const) {
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
      await faults(page).getByText('Nothing. This list can be played.').waitFor();
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

  it('that lack a size say so, and get one by a press', async () => {
    const { page, context, errors } = await visitor();
    await page.goto('/armies');
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByLabel(/Paste a list/).fill('name: Hoard\narmy: orcs\npoints: 1000\nAx, hoard\n');
    await page.getByRole('button', { name: 'Import the list' }).click();
    await page.getByRole('heading', { name: 'Hoard', level: 1 }).waitFor();
    await faults(page).getByText('Ax has no option, size or artefact “hoard”.').waitFor();
    await faults(page).getByText('Ax: say which size, troop, regiment or horde.').waitFor();
    const list = page.getByRole('region', { name: 'The list' });
    expect(await list.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Hordes and regimentsunlock the rest']);
    expect(await faults(page).getByRole('button', { name: /^Remove/ }).count()).toBe(0);
    await faults(page).getByRole('button', { name: /^Open ?: Ax/ }).first().click();
    expect(await list.getByRole('radio', { checked: true }).count()).toBe(0);
    await list.getByRole('radio', { name: /^Troop/ }).click();
    await faults(page).getByRole('link', { name: 'kings.army.two-troops-per-regiment' }).waitFor();
    await list.getByRole('radio', { name: /^Horde/ }).click();
    await faults(page).getByText('Nothing. This list can be played.').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('button.lang').click();
    await page.getByRole('region', { name: 'Contre les règles' }).getByText('Haches\u202f: ni option, ni format, ni artefact «\u202fhoard\u202f».').waitFor();
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
    const blue = page.getByRole('dialog').getByLabel('Army of blue');
    await blue.locator('option', { hasText: 'Wizards' }).waitFor({ state: 'attached' });
    expect(await blue.locator('option').first().textContent()).toContain('Wizards');
    await context.close();
  });

  it('are changed by keys alone', async () => {
    const { page, context } = await visitor();
    await page.goto('/armies');
    await page.getByRole('button', { name: 'Copy The Red Tide to my lists' }).click();
    const units = page.getByRole('region', { name: 'The list' }).getByRole('button', { name: /\(options and rules\)/ });
    await units.first().waitFor();
    const names = () => units.evaluateAll((all) => all.map((x) => x.textContent ?? ''));
    const before = await names();
    await units.nth(0).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(before[0]);
    await page.keyboard.press('d');
    await expect.poll(async () => (await names()).length).toBe(before.length + 1);
    await page.keyboard.press('Delete');
    await expect.poll(async () => (await names()).length).toBe(before.length);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
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
    for (const unit of ['Knights', 'Cannon', 'Foot Guard']) await page.getByRole('button', { name: new RegExp(`^${unit}.*options`) }).waitFor();
    await kept(page);
    expect(await page.getByText('This list was changed in another window.').count()).toBe(0);
    const there = (await (await context.request.get(`/api/lists/${list.split('/').at(-1)}`)).json()) as { paper: { document: { units: unknown[] } } };
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
      await page.waitForURL(/\/m\/[^/]+\/0$/);
      const id = /\/m\/([^/]+)/.exec(page.url())?.[1] ?? '';
      const look = await (await context.request.get(`/api/matches/${id}?seat=0`)).json() as { view: { units: Record<string, { seat: string }> } };
      return Object.values(look.view.units).filter((u) => u.seat === 'blue').length;
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
    await choose('Army of blue');
    await form.getByLabel(/^Who plays/).nth(1).selectOption('bot:random');
    await changed();
    await form.getByRole('button', { name: 'Set up the table' }).click();
    expect(await blue()).toBe(3);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('are made on a phone, in French, in the dark', async () => {
    const { page, context, errors } = await visitor({ width: 390, height: 844, locale: 'fr-FR', dark: true });
    await page.goto('/armies');
    await page.getByRole('heading', { name: 'Listes d’armée', level: 1 }).waitFor();
    await page.getByRole('button', { name: /^Copier La Porte de fer/ }).waitFor();
    await shot(page, 'armies-390-fr');
    expect(await violations(page)).toEqual([]);
    expect(await wide(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: /^Copier La Porte de fer/ }).tap();
    await page.getByRole('heading', { name: 'La Porte de fer' }).waitFor();
    await page.getByRole('button', { name: /^Ajouter/ }).first().tap();
    await page.getByRole('region', { name: 'Contre les règles' }).getByRole('link', { name: 'kings.army.never-exceed-total' }).waitFor();
    await page.getByRole('button', { name: /\(options et règles\)/ }).first().tap();
    await shot(page, 'army-390-fr');
    expect(await violations(page)).toEqual([]);
    expect(await wide(page)).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('come in as French writes them, by the example', async () => {
    const { page, context } = await visitor({ locale: 'fr-FR' });
    await page.goto('/armies');
    await page.getByRole('button', { name: 'Importer' }).click();
    const example = await page.getByRole('dialog').locator('pre').innerText();
    expect(example).toMatch(/^nom: .*\narmée: Elfes/);
    await page.getByRole('dialog').getByRole('textbox').fill(example);
    await page.getByRole('button', { name: 'Importer la liste' }).click();
    await page.getByRole('heading', { name: 'L’Ost d’argent', level: 1 }).waitFor();
    expect(await page.locator('.viol .v').filter({ hasText: /inconnu|n’existe/ }).count()).toBe(0);
    expect(await page.getByText('Dans aucune liste d’armée').count()).toBe(0);
    await context.close();
  });

  it('have their numbers under the headings, in one’s own list and in a shared one', async () => {
    const { page, context } = await visitor();
    await page.goto('/armies');
    await page.getByRole('button', { name: 'Copy The Red Tide to my lists' }).click();
    await page.getByRole('heading', { name: 'The Red Tide', level: 1 }).waitFor();
    const guest = await visitor();
    await guest.page.goto(page.url());
    await guest.page.getByRole('heading', { name: 'The Red Tide', level: 1 }).waitFor();
    /** How far the middle of a number is from that of its heading, at most; and whether the rows scroll. */
    const off = (p: Page) => p.evaluate(() => {
      const middle = (x: Element) => { const r = x.getBoundingClientRect(); return (r.left + r.right) / 2; };
      const rows = document.querySelector('.rows')!;
      const far = ['sp', 'me', 'ra', 'de', 'att', 'ne'].flatMap((s) => {
        const head = middle(rows.querySelector(`.th .${s}`)!);
        return [...rows.querySelectorAll(`li .${s}`)].map((cell) => Math.abs(middle(cell) - head));
      });
      return { far: Math.max(...far), cells: far.length, scrolls: rows.scrollHeight > rows.clientHeight };
    });
    for (const [width, height] of [[1280, 500], [1280, 900], [1920, 1080], [800, 900]] as const) {
      for (const p of [page, guest.page]) {
        await p.setViewportSize({ width, height });
        const got = await off(p);
        expect(got.cells, `${width}`).toBeGreaterThan(30);
        expect(got.far, `${width}`).toBeLessThan(1);
        if (height === 500) expect(got.scrolls).toBe(true);
        expect(await wide(p)).toBeLessThanOrEqual(0);
      }
      if (width === 1280) await shot(guest.page, `army-shared-${height}`);
      await shot(page, `army-own-${width}-${height}`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.locator('.th').isVisible()).toBe(false);
    expect(await page.locator('.rows abbr').first().isVisible()).toBe(true);
    expect(await wide(page)).toBeLessThanOrEqual(0);
    await shot(page, 'army-own-390');
    await guest.context.close();
    await context.close();
  });

  it('are printed with every unit and its rules', async () => {
    const { page, context } = await visitor();
    await page.goto('/armies');
    await page.getByRole('button', { name: 'Copy The Silver Host to my lists' }).click();
    await page.getByRole('heading', { name: 'The Silver Host', level: 1 }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('region', { name: 'Muster roll' }).isVisible()).toBe(false);
    const text = await page.evaluate(() => document.body.innerText);
    for (const wanted of ['Kindred Archers', '1,000 of 1,000 points', 'Elite', 'Legal']) expect(text).toContain(wanted);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: /^Add / }).first().click();
    await page.getByRole('region', { name: 'Against the rules' }).getByRole('link', { name: 'kings.army.never-exceed-total' }).waitFor();
    const faults = await page.locator('.viol .v p').allInnerTexts();
    await page.emulateMedia({ media: 'print' });
    const paper = await page.locator('.paper').innerText();
    for (const f of faults) expect(paper).toContain(f);
    await shot(page, 'army-print');
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
    expect(await form.getByLabel('The bot’s army').inputValue()).toBe('the_golden_horn'); // for 2,000 points as well
    await mine.selectOption({ label: 'The Red Tide, Orcs, 1,000' });
    await form.getByLabel('Turns').selectOption('2');
    await shot(page, 'quick-play');
    expect(await violations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL(/\/m\/[^/]+\/0$/, { timeout: 10_000 });
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('layouts', () => {
  it('are laid by mouse and keys, judged, kept and played on', async () => {
    const { page, context, errors } = await visitor();
    await page.goto('/layouts');
    await page.getByRole('button', { name: 'Copy Crossroads to my layouts' }).waitFor();
    await page.waitForTimeout(300);
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
    expect(Number(await x.inputValue())).toBeLessThan(22);
    await x.fill('20,5');
    await x.press('Tab');
    await expect.poll(() => x.inputValue()).toBe('20.5');
    await x.press('ArrowUp');
    await expect.poll(() => x.inputValue()).toBe('20.75');
    await x.fill('far');
    await x.press('Tab');
    expect(await x.inputValue()).toBe('20.75');
    await page.getByRole('button', { name: /^EN \/ FR/ }).click();
    await expect.poll(() => page.getByLabel('De la gauche, en pouces').inputValue()).toBe('20,75');
    expect(await page.locator('.lay', { hasText: 'hauteur 4' }).count()).toBeGreaterThan(0);
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
    expect(await wide(page)).toBeLessThanOrEqual(0);
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
    await table.getByLabel(/^Who plays/).nth(1).selectOption('bot:random');
    await table.getByRole('button', { name: 'Set up the table' }).click();
    await page.waitForURL(/\/m\/[^/]+\/0$/);
    const id = /\/m\/([^/]+)/.exec(page.url())?.[1] ?? '';
    const look = await (await context.request.get(`/api/matches/${id}?seat=0`)).json() as { view: { terrain: { type: string; height: number }[] } };
    expect(look.view.terrain.map((t) => [t.type, t.height])).toEqual([['difficult', 3], ['obstacle', 1], ['impassable', 4]]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
