import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { en } from '../src/words/en';
import { violations } from './axe';
import { known, shots, withServer } from './drive';
import { shot, visit, type Visit } from './visit';

// Drives the built page in Chromium against a real server: the way of a new player, and every
// screen in both themes and languages, wide and narrow. Each screen passes axe.

const house = withServer();

/** Opens the page at a path. */
async function open(path: string, seen: Parameters<typeof visit>[1] = {}): Promise<Visit> {
  const visited = await visit(house, seen);
  await visited.page.goto(path);
  return visited;
}
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** By how many pixels the page is wider than the window, once something of it is drawn. */
const wide = async (page: Page, drawn: Locator) => {
  await drawn.first().waitFor();
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
};

describe('the page', () => {
  it('has a home that speaks both languages in both themes', async () => {
    for (const l of [
      { dark: false, lang: 'en' },
      { dark: true, lang: 'fr' },
    ] as const) {
      const { page, context, errors } = await open('/', l);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page
        .getByRole('button', { name: /Throne/ })
        .first()
        .waitFor();
      await page.waitForTimeout(600);
      await expect.poll(() => page.getAttribute('html', 'lang')).toBe(l.lang);
      await shot(page, `home-${l.dark ? 'dark-fr' : 'light-en'}`);
      expect(await violations(page)).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    }
  });

  it('has buttons on its tiles that are read whole at every width', async () => {
    const { page, context } = await open('/', { lang: 'fr' });
    await page.locator('.games .btn:not(:disabled)').first().waitFor();
    const cut: string[] = [];
    for (const width of [1920, 1440, 1280, 1181, 1024, 640, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      cut.push(
        ...(await page.locator('.games .btn').evaluateAll(
          (all, w) =>
            all.flatMap((b) => {
              const [at, tile] = [b.getBoundingClientRect(), b.closest('article')!.getBoundingClientRect()];
              return b.scrollWidth > b.clientWidth || at.right > tile.right - 8 || at.left < tile.left + 8
                ? [`${w}: ${b.textContent}`]
                : [];
            }),
          width,
        )),
      );
    }
    expect(cut).toEqual([]);
    await context.close();
  });

  it('keeps the language and the theme that were chosen', async () => {
    const { page, context } = await open('/');
    await page.getByRole('button', { name: /passer en français/ }).click();
    await page.getByRole('heading', { name: 'Choisissez votre guerre' }).waitFor();
    await page.getByRole('link', { name: 'Réglages' }).click();
    await page.getByRole('radio', { name: 'Sombre' }).check();
    await page.goto('/');
    await page.getByRole('heading', { name: 'Choisissez votre guerre' }).waitFor();
    await expect.poll(() => page.getAttribute('html', 'data-theme')).toBe('dark');
    await context.close();
  });

  it('leads from home into a match and through a decision', async () => {
    const { page, context, errors } = await open('/');
    await page.getByRole('button', { name: 'Play now: Throne' }).click();
    await page.waitForURL(/\/m\/[^/]+\/\d$/);
    await page
      .getByRole('heading', { name: /Place your orders/ })
      .first()
      .waitFor();
    await page.getByRole('list', { name: 'Phases of the round' }).getByText('Planning').waitFor();
    await shot(page, 'table-light');
    expect(await violations(page)).toEqual([]);

    // the list of choices carries the decision on, by keyboard alone
    await page.keyboard.press('v');
    const seal = page.getByRole('dialog').getByRole('button', { name: 'Seal orders' });
    await seal.waitFor();
    await shot(page, 'table-choices');
    const orders = page.getByRole('dialog').getByRole('list', { name: 'Order' }).getByRole('button');
    const before = await orders.count();
    await orders.first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => orders.count()).not.toBe(before);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await page.keyboard.press('Escape');

    // letters
    await page.keyboard.press('k');
    await page.getByRole('textbox', { name: /Write to/ }).fill('Well met.');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Well met.').first().waitFor();
    await shot(page, 'table-letters');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('tab', { name: /Cards/ }).click();
    await shot(page, 'table-cards');
    await page.getByRole('tab', { name: /Rules/ }).click();
    await page.getByRole('searchbox', { name: /Search the rules/ }).fill('raid adjacent');
    await page.waitForTimeout(300);
    await shot(page, 'table-rules');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('tab', { name: /Log/ }).click();

    for (const w of [
      { width: 1920, height: 1080 },
      { width: 1100, height: 800 },
      { width: 800, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(w);
      await page.waitForTimeout(400);
      await shot(page, `table-${w.width}`);
      expect(await wide(page, page.getByRole('heading', { name: /Place your orders/ })), `${w.width} px wide`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1100, height: 800 });
    await page.keyboard.press('l');
    await page.waitForTimeout(300);
    await shot(page, 'table-1100-drawer');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('navigation').getByRole('button', { name: 'Seats' }).click();
    await page.waitForTimeout(200);
    await shot(page, 'table-390-seats');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('navigation').getByRole('button', { name: /Log/ }).click();
    await shot(page, 'table-390-log');
    expect(errors).toEqual([]);

    // the table at night, in French
    const { context: night, page: other } = await visit(house, { lang: 'fr', dark: true, storageState: await context.storageState() });
    await other.goto(page.url());
    await other
      .getByRole('heading', { name: /Placez vos ordres/ })
      .first()
      .waitFor();
    await other.getByRole('list', { name: 'Phases du tour' }).getByText('Ordres').waitFor();
    await expect.poll(() => other.getAttribute('html', 'lang')).toBe('fr');
    expect(await other.getByText('Place your orders').count()).toBe(0);
    const light = await other.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g)!.slice(0, 3).map(Number));
    expect(Math.max(...light), 'it is dark').toBeLessThan(80);
    await shot(other, 'table-dark-fr');
    expect(await violations(other)).toEqual([]);
    await night.close();
    await context.close();
  });

  it('shows a refusal with its rule', async () => {
    const { page, context } = await open('/');
    await page.getByRole('button', { name: 'Play now: Throne' }).click();
    await page.getByRole('button', { name: 'List of choices' }).waitFor();
    await page.keyboard.press('v');
    await page.getByRole('dialog').getByRole('list', { name: 'Order' }).getByRole('button').first().waitFor();
    // the judge is asked for something that the list does not offer
    await page.route('**/actions', async (route) => {
      const body = JSON.parse(route.request().postData() ?? '{}') as { action: unknown };
      body.action = { kind: 'order', area: 'castle_black', order: 'raid' };
      await route.continue({ postData: JSON.stringify(body) });
    });
    await page.getByRole('dialog').getByRole('list', { name: 'Order' }).getByRole('button').first().click();
    const link = page.getByRole('dialog').locator('a.rule').first();
    await link.waitFor();
    expect(await link.textContent()).toMatch(/throne\.[a-z]+\.[a-z-]+/);
    await shot(page, 'table-refused');
    expect(await violations(page)).toEqual([]);
    // the first press says the rule in words, the second opens it
    await link.click();
    await page.getByRole('tooltip').waitFor();
    await shot(page, 'table-refused-words');
    await link.click();
    await page.locator('.rail-r li[aria-current]').waitFor();
    await shot(page, 'table-refused-rule');
    await context.close();
  });

  it('sets up a table, invites, and hands the screen over', async () => {
    const { page, context, errors } = await open('/');
    await page.getByRole('button', { name: 'Create a table: Throne' }).click();
    await page.getByRole('dialog').waitFor();
    await page.getByRole('button', { name: '3', exact: true }).click();
    await page.getByLabel('Clock').selectOption('day');
    await page.getByText('Options of the game').click();
    await shot(page, 'create');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Set up the table' }).click();
    await page.waitForURL(/\/m\//);
    const invite = page.getByRole('textbox', { name: /Invitation/ });
    await invite.waitFor();
    await shot(page, 'lobby');
    expect(await violations(page)).toEqual([]);
    const friend = await open(await invite.inputValue(), { lang: 'fr', ...phone });
    await friend.page.getByRole('button', { name: 'S’asseoir' }).waitFor();
    await friend.page.waitForTimeout(400);
    await shot(friend.page, 'join-390-fr');
    expect(await violations(friend.page)).toEqual([]);
    await friend.page.getByRole('button', { name: 'S’asseoir' }).click();
    await friend.page.waitForURL(/\/m\//);
    await friend.page.waitForTimeout(1500);
    await shot(friend.page, 'table-390-fr');
    await friend.context.close();

    // hot seat: two seats of one account
    await page.goto('/');
    await page.getByRole('button', { name: 'Create a table: Throne' }).click();
    await page.getByRole('button', { name: '3', exact: true }).click();
    await page.getByLabel(/Who plays Lannister/).selectOption('hot');
    await page.getByRole('button', { name: 'Set up the table' }).click();
    await page.waitForURL(/\/m\/[^/]+\/0/);
    await page.getByRole('button', { name: 'List of choices' }).click();
    for (const choice of [/Dragonstone/, 'Seal orders'])
      await page.getByRole('dialog').getByRole('button', { name: choice }).first().click();
    const ready = page.getByRole('button', { name: 'I am Lannister' });
    await ready.waitFor();
    await shot(page, 'curtain');
    expect(await violations(page)).toEqual([]);
    await ready.click();
    await page.waitForURL(/\/m\/[^/]+\/1/);
    await page.getByRole('button', { name: 'List of choices' }).waitFor();
    await page.goto('/mine');
    await page.getByRole('heading', { name: 'My games' }).waitFor();
    await page.waitForTimeout(600);
    await shot(page, 'mine');
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('hands the screen over without a curtain where nothing is secret', async () => {
    const { page, context, errors } = await open('/');
    await known(context);
    const turn = async (artefact: string) => {
      const blue = `army: Elves\npoints: 500\nKindred Archers, regiment${artefact}\n2 x Kindred Tallspears, regiment\n`;
      const made = await context.request.post('/api/matches', {
        data: {
          game: 'kings',
          seats: [{}, {}],
          sit: [0, 1],
          options: { blue, red: artefact ? blue : 'same', scenario: 'kill', terrain: 'none', turns: '1' },
        },
      });
      expect(made.ok(), await made.text()).toBe(true);
      const look = (await made.json()) as { id: string; decision: { who: number[] } };
      const first = look.decision.who[0]!;
      await page.goto(`/m/${look.id}/${first}`);
      await page.getByRole('button', { name: 'Near edge' }).click();
      await page.getByRole('button', { name: 'Propose a place' }).click();
      await page.getByRole('button', { name: 'Deploy', exact: true }).click();
      return { id: look.id, first };
    };
    const bare = await turn('');
    await page.waitForURL(`**/m/${bare.id}/${1 - bare.first}`);
    await page.getByRole('button', { name: 'Propose a place' }).waitFor();
    await turn(', Piercing Arrow');
    await page.getByRole('button', { name: /^I am (Blue|Red)/ }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('says nothing on the console at a first visit', async () => {
    const { page, context, errors } = await visit(house);
    page.on('console', (c) => {
      if (c.type() === 'error' || c.type() === 'warning') errors.push(c.text());
    });
    await page.goto('/');
    await known(context);
    await page.getByRole('button', { name: 'Create a table: Throne' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('knows its guest by name, even if he is quicker than the server', async () => {
    const { page, context } = await open('/rules');
    let known = () => {};
    const late = new Promise<void>((done) => {
      known = done;
    });
    await page.route('**/api/me', async (r) => {
      await late;
      await r.continue();
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Create a table: Throne' }).click();
    const name = page.getByRole('dialog').getByLabel('Your name at the table');
    expect(await name.inputValue()).toBe('');
    await page.getByRole('button', { name: 'Set up the table' }).click();
    known();
    await page.waitForURL(/\/m\//);
    await page.getByText('Guest', { exact: true }).first().waitFor();
    await context.close();
  });

  it('takes a log up and verifies its dice', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'gonfalon-logs-'));
    execFileSync(
      'go',
      ['run', './cmd/gonfalon', 'sim', 'throne', '-n', '1', '--seats', 'random,random,random', '--seed', '7', '--logs', dir],
      { cwd: '..' },
    );
    const file = readdirSync(dir, { recursive: true })
      .map(String)
      .find((f) => f.endsWith('.gonf'));
    const { page, context, errors } = await open('/');
    await page.locator('input[type=file]').setInputFiles(join(dir, file ?? ''));
    await page.waitForURL(/\/log\//);
    await page.getByRole('heading', { name: 'The log agrees with its own promise' }).waitFor();
    await page.getByText('replayed in this browser').waitFor();
    await expect.poll(() => page.getByRole('list', { name: 'Rounds' }).getByRole('listitem').count()).toBeGreaterThan(1);
    const slider = page.getByRole('slider');
    await slider.focus();
    for (let i = 0; i < 3; i++) await page.keyboard.press('PageUp');
    await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('30');
    // every step has its own link, which leads to it again
    const link = page.url();
    expect(link).toMatch(/n=\d+/);
    const winner = page.getByText(en.table.winner, { exact: true });
    expect(await winner.count(), 'before the end').toBe(0);
    await page.keyboard.press('End');
    await winner.waitFor();
    await page.goto(link);
    await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('30');
    await page.getByText('replayed in this browser').waitFor();
    await shot(page, 'replay-light');
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForTimeout(400);
    await shot(page, 'replay-390');
    expect(await wide(page, page.getByRole('slider'))).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('finds rules, says what is lost, and skips to the content', async () => {
    const { page, context, errors } = await open('/rules/throne#throne.raid.adjacent-only', phone);
    const linked = page.getByRole('listitem').and(page.locator('[aria-current]')).filter({ hasText: 'throne.raid.adjacent-only' });
    expect(await wide(page, linked)).toBeLessThanOrEqual(0);
    await expect
      .poll(() =>
        linked.evaluate(
          (li) => li === document.activeElement && li.getBoundingClientRect().top >= 0 && li.getBoundingClientRect().bottom <= innerHeight,
        ),
      )
      .toBe(true);
    await shot(page, 'rules-390');
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto('/rules/throne');
    const rules = page.getByRole('main').getByRole('listitem');
    await rules.first().waitFor();
    const all = await rules.count();
    await page.getByRole('searchbox').fill('supply');
    await expect.poll(() => rules.count()).toBeLessThan(all);
    expect((await rules.first().innerText()).toLowerCase()).toContain('supply');
    await shot(page, 'rules-1920');
    expect(await violations(page)).toEqual([]);
    await page.goto('/');
    const tile = page.getByRole('button', { name: 'Play now: Throne' });
    await tile.waitFor();
    await shot(page, 'home-1920');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await wide(page, tile)).toBeLessThanOrEqual(0);
    await page.screenshot({ path: join(shots, 'home-390.png'), fullPage: true });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.goto('/nowhere');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto('/m/nosuchmatch');
    await page.getByRole('alert').first().waitFor();
    await shot(page, 'lost-match');
    expect(errors).toEqual([]);
    await context.close();
  });
});
