import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { violations } from './axe';
import { known, withServer } from './drive';
import { shot, visit } from './visit';

// A game that was added to a copy of this tree by its folder, its ledger and its entry in the list of games (see
// games/newgame). The page has no line for it, and plays it to its end: choices, position in words, sides, windows.

const tree = mkdtempSync(join(tmpdir(), 'gonfalon-newgame-'));
afterAll(() => rmSync(tree, { recursive: true, force: true }));
const house = withServer(() => {
  execFileSync('go', ['run', './games/newgame', tree], { cwd: '..', stdio: 'inherit' });
  const program = join(tree, 'bin', 'gonfalon');
  execFileSync('go', ['build', '-trimpath', '-o', program, './cmd/gonfalon'], { cwd: tree, stdio: 'inherit' });
  return program;
});

const dock = (page: Page) => page.locator('.dock');
const decision = (page: Page) => dock(page).getAttribute('data-decision');
const verdict = (page: Page) => page.locator('#h-verdict');
/** The position in words, or nothing while the end page stands in its place. */
const position = async (page: Page) => (await page.locator('.outline').allInnerTexts()).join('\n');

/** Plays until the match is over, and looks at the board again: takes what the last choice says, and passes in windows. */
async function playOn(page: Page): Promise<void> {
  for (const end = Date.now() + 240_000; Date.now() < end;) {
    await expect.poll(async () => (await verdict(page).count()) + (await dock(page).count())).toBeGreaterThan(0);
    if (await verdict(page).count()) {
      await page.keyboard.press('Escape');
      await dock(page).waitFor();
      return;
    }
    const kind = await dock(page)
      .getAttribute('data-decision', { timeout: 1_000 })
      .catch(() => 'over'); // the end page has come between
    if (kind === 'take') {
      const before = await position(page);
      const choice = dock(page).locator('.choices button:enabled').last(); // not while the answer before is on its way
      await choice.press('Enter');
      await expect.poll(() => position(page)).not.toBe(before);
    } else if (kind === 'answer') {
      await page.keyboard.press('Escape');
      await page.waitForTimeout(100);
    } else await page.waitForTimeout(100);
  }
  throw new Error('the match has no end');
}

/** Sits down against bots, in French. */
async function playNow(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /: Pierres/ })
    .first()
    .click();
  await page.waitForURL(/\/m\/[^/]+\/\d$/);
}

describe('a game that was only added to the list', () => {
  it('is played to its end by one against bots, on a phone and in French', async () => {
    const { page, context, errors } = await visit(house, { phone: true, lang: 'fr' });
    await page.goto('/');
    await playNow(page);
    await page.getByRole('heading', { name: 'La position en mots' }).waitFor();
    await expect
      .poll(() => page.locator('.outline').innerText())
      .toMatch(/Tas\s:\s\d[^]*Tour\s:\s(Rouge|Vert|Bleu|Blanc)[^]*Pierre en réserve\s:\s(Rouge|Vert|Bleu|Blanc)/); // bots may have begun
    await expect.poll(() => dock(page).locator('.choices').innerText()).toMatch(/Prendre\s: pierres 1/);
    expect(await page.locator('use[href^="#shield-"]').count(), 'arms of another game').toBe(0);
    await playOn(page);
    expect(await dock(page).innerText()).toMatch(/^(Rouge, Bleu|Vert, Blanc) l’emportent/);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is called by its own names in French, from the making of a table to the replay', async () => {
    const { page, context, errors } = await visit(house, { lang: 'fr' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Créer une table : Pierres' }).click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.innerText()).toMatch(/Rouge[^]*Vert[^]*Bleu[^]*Blanc/);
    expect(await dialog.innerText()).not.toMatch(/Place \d|Red|Green/);
    await page.keyboard.press('Escape');

    await playNow(page);
    const id = /\/m\/([^/]+)/.exec(page.url())![1]!;
    await playOn(page);
    expect(await dock(page).innerText()).toMatch(/^(Rouge, Bleu|Vert, Blanc) l’emportent/);
    const log = page.getByRole('log');
    await log.getByRole('heading', { name: 'Tour de Rouge' }).first().waitFor();
    expect(await log.innerText()).toMatch(/Rouge\s: pierres prises\s: \d, restantes\s: \d/);

    await page.goto(`/replay/${id}?n=1`);
    await page.getByRole('heading', { name: 'La position en mots' }).waitFor();
    const body = page.locator('body');
    await expect.poll(() => body.innerText()).toMatch(/Rouge[^]*Vert[^]*Bleu[^]*Blanc/);
    expect(await body.innerText(), 'before the end').not.toContain('l’emportent');
    await page.keyboard.press('End');
    await expect.poll(() => body.innerText()).toMatch(/(Rouge, Bleu|Vert, Blanc) l’emportent/);
    expect(await body.innerText()).not.toMatch(/NaN|\bRed\b|\bGreen\b|Place \d/);
    await shot(page, 'newgame-replay');

    await page.goto('/rules/stones');
    await expect.poll(() => page.locator('select').first().innerText()).toMatch(/Camps[^]*Tour[^]*Prendre[^]*La fin/);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is played to its end in pairs, with a window that one holds and answers in', async () => {
    const ann = await visit(house);
    const bob = await visit(house);
    for (const { page, context } of [ann, bob]) {
      await page.goto('/');
      await known(context);
    }
    const plan = { game: 'stones', seats: [{}, {}, { bot: 'greedy' }, { bot: 'greedy' }], sit: [0], name: 'Ann', open: true, beat: 10 };
    const created = await ann.context.request.post('/api/matches', { data: plan, headers: { 'Idempotency-Key': 'pairs' } });
    const { id } = (await created.json()) as { id: string };
    await bob.context.request.post(`/api/matches/${id}/seats`, { data: { seat: 1, name: 'Bob' } });
    await ann.page.goto(`/m/${id}/0`);
    await bob.page.goto(`/m/${id}/1`);

    await ann.page.keyboard.press('['); // the rail is a strip at first
    const sides = ann.page.getByRole('region', { name: 'Seats' });
    await sides.getByRole('heading', { name: 'Your side' }).waitFor();
    expect(await sides.locator('ol').allInnerTexts()).toEqual([
      expect.stringMatching(/Red[^]*Blue/),
      expect.stringMatching(/Green[^]*White/),
    ]);

    // Bob writes a letter while Ann takes a stone: the window is announced, and leaves him his words.
    await bob.page.getByRole('tab', { name: 'Letters' }).click();
    const letter = bob.page.getByRole('textbox', { name: /^Write to/ });
    await letter.focus();
    await dock(ann.page).locator('.choices button').first().press('Enter');
    await expect.poll(() => decision(bob.page)).toBe('answer');
    await expect.poll(() => bob.page.locator('[aria-live=assertive]').innerText()).toMatch(/You may answer: Whether to add a stone/);
    await bob.page.keyboard.type('a b');
    expect(await letter.inputValue()).toBe('a b');
    await expect.poll(() => dock(ann.page).innerText()).toMatch(/Green, Blue, White may answer/);

    // He holds the window, answers, and lets it go on. He comes first, so his answer counts whatever the bots do.
    await letter.evaluate((e: HTMLElement) => e.blur());
    await bob.page.keyboard.press('Space');
    await expect.poll(() => dock(ann.page).innerText()).toMatch(/Green holds the window/);
    await dock(bob.page).getByRole('button', { name: 'Answer: stones 1', exact: true }).click();
    await shot(bob.page, 'newgame-window');
    expect(await violations(bob.page)).toEqual([]);
    await dock(bob.page).getByRole('button', { name: 'Answer: stones 1', exact: true }).press('Enter');
    await expect.poll(() => dock(bob.page).innerText()).toMatch(/Sealed: Answer: stones 1\. You can still change it\./);
    expect(await ann.page.locator('body').innerText(), 'nobody else hears of it').not.toMatch(/[Ss]eal(s an answer|ed: )/);
    await dock(bob.page).getByRole('button', { name: 'Let it go on' }).click();
    await ann.page.locator('.sentence', { hasText: 'Green adds a stone' }).waitFor({ timeout: 60_000 }); // a beat is longer than one waits else

    await Promise.all([playOn(ann.page), playOn(bob.page)]);
    await shot(ann.page, 'newgame-over');
    const won = await dock(ann.page).innerText();
    expect(won).toMatch(/^(Red, Blue|Green, White) won/);
    expect(await dock(bob.page).innerText()).toBe(won);
    expect([...ann.errors, ...bob.errors]).toEqual([]);
    await ann.context.close();
    await bob.context.close();
  });
});
