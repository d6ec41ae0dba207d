import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameWords as words } from '../src/kings/words/game';
import { en } from '../src/words/en';
import { fr } from '../src/words/fr';
import { violations } from './axe';
import { known, shots, withServer } from './drive';
import { General } from './general';
import { visit, type Visit } from './visit';

// Two people in two browsers: one sets a table of kings up and leaves an army to whoever sits
// down, the other brings his own.

const house = withServer();

const list = (name: string, points: number) =>
  `name: ${name}\narmy: elves\npoints: ${points}\nkindred_tallspears, regiment\nkindred_archers, regiment\n`;

/** Keeps a list for whoever has the page open, once the page has an account; answers where it is kept. */
async function keep(p: Visit, document: string): Promise<string> {
  await known(p.context);
  const headers = { 'Idempotency-Key': crypto.randomUUID().replaceAll('-', '') };
  const answer = await p.context.request.post('/api/lists', { data: { game: 'kings', document }, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return `/api/lists/${((await answer.json()) as { id: string }).id}`;
}

/** Sets a table up whose red army is brought; blue plays one of the maker's own lists, or a ready one. */
async function setUp(maker: Visit, blue: string, open = false): Promise<void> {
  await maker.page.goto('/');
  await maker.page.getByRole('button', { name: 'Create a table: Kings' }).click();
  const form = maker.page.getByRole('dialog');
  const army = form.getByLabel(words.en.options!['blue']!.name);
  await army.locator('option', { hasText: blue }).waitFor({ state: 'attached' });
  await army.selectOption({ label: blue });
  const red = form.getByLabel(words.en.options!['red']!.name);
  await red.selectOption({ label: words.en.options!['red']!.values['bring']! });
  // the choice is there only for a seat that is kept for another
  const who = form.getByLabel(/^Who plays/).nth(1);
  await who.selectOption('bot:random');
  await expect.poll(() => red.locator('option', { hasText: words.en.options!['red']!.values['bring']! }).count()).toBe(0);
  await expect.poll(() => red.inputValue()).toBe('random');
  await who.selectOption('person');
  await red.selectOption({ label: words.en.options!['red']!.values['bring']! });
  if (open) await form.getByLabel(en.create.open).check();
  await maker.page.screenshot({ path: join(shots, 'bring-create.png') });
  expect(await violations(maker.page)).toEqual([]);
  await form.getByRole('button', { name: en.create.go }).click();
  await maker.page.waitForURL(/\/m\//);
}

describe('who sits down', () => {
  it('brings a list of his own, and both deploy', async () => {
    const [maker, guest] = await Promise.all([visit(house), visit(house)]);
    await maker.page.goto('/');
    await maker.page.getByRole('button', { name: 'Create a table: Kings' }).waitFor();
    await keep(maker, list('The First Five Hundred', 500));
    await setUp(maker, 'The First Five Hundred, Elves, 500');
    await maker.page.getByText(words.en.options!['red']!.values['bring']!).waitFor();
    const invite = await maker.page.getByRole('textbox', { name: /Invitation/ }).inputValue();

    // he has no list of these points: a link leads to where they are built
    await guest.page.goto(invite);
    await guest.page.getByText(en.join.points('500')).waitFor();
    const hint = guest.page.getByText(en.join.noList('500'));
    await hint.waitFor();
    expect(await guest.page.getByRole('link', { name: en.join.build }).getAttribute('href')).toBe('/kings/armies');
    const army = guest.page.getByLabel(words.en.options!['red']!.name);
    await expect
      .poll(() => army.locator('option').allInnerTexts())
      .toEqual([en.join.choose, en.join.standIn(words.en.options!['red']!.values['random']!), en.join.paste]);

    // who has chosen nothing does not sit down
    const sit = guest.page.getByRole('button', { name: en.join.go });
    await sit.click();
    expect(await army.evaluate((e) => (e as HTMLSelectElement).validity.valueMissing)).toBe(true);

    // what he pastes is against the rules: told with the rule, beside the field
    await army.selectOption({ label: en.join.paste });
    const paste = guest.page.getByLabel(en.join.pasted);
    await paste.fill('army: elves\npoints: 500\nbolt_thrower');
    await sit.click();
    await guest.page.getByRole('link', { name: 'kings.army.regiment-unlocks-one-of-three' }).waitFor();
    await guest.page
      .getByRole('alert')
      .getByText(/line 3/i)
      .waitFor();
    await expect.poll(() => paste.getAttribute('aria-invalid')).toBe('true');
    expect(await violations(guest.page)).toEqual([]);
    await guest.page.screenshot({ path: join(shots, 'bring-refused.png') });
    await paste.fill(list('Too many', 1000));
    await sit.click();
    await guest.page.getByRole('link', { name: 'kings.army.agree-points-total' }).waitFor();

    // what is wrong with the other's army is told as such, not beside his own
    const seats = '**/api/matches/*/seats';
    const other = {
      status: 422,
      title: 'refused',
      detail: '',
      option: 'blue',
      en: 'the army of blue has gone',
      fr: 'l’armée des bleus a disparu',
    };
    await guest.page.route(seats, (r) => r.fulfill({ status: 422, json: other }));
    await sit.click();
    await guest.page.locator('.error-box').getByText('The army of blue has gone').waitFor();
    await expect.poll(() => paste.getAttribute('aria-invalid')).toBe('false');
    await guest.page.unroute(seats);

    // a list that he keeps meanwhile is there when he comes back to the page, one of other points is not
    const kept = await keep(guest, list('Spears of the West', 500));
    await keep(guest, list('A Thousand', 1000));
    await guest.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await army.locator('option', { hasText: 'Spears of the West' }).waitFor({ state: 'attached' });
    await expect.poll(() => army.locator('option', { hasText: 'A Thousand' }).count()).toBe(0);
    await expect.poll(() => hint.count()).toBe(0);
    await army.selectOption({ label: 'Spears of the West, Elves, 500' });

    // one that is changed after it was chosen is brought as it is now
    const { revision, paper } = (await (await guest.context.request.get(kept)).json()) as { revision: number; paper: { document: object } };
    expect(
      (await guest.context.request.put(kept, { data: { revision, document: { ...paper.document, name: 'Spears of the East' } } })).ok(),
    ).toBe(true);
    await guest.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await army.locator('option', { hasText: 'Spears of the East' }).waitFor({ state: 'attached' });
    await expect.poll(() => army.locator('option:checked').innerText()).toBe('Spears of the East, Elves, 500');
    await expect.poll(() => army.locator('option', { hasText: 'Spears of the West' }).count()).toBe(0);
    await sit.click();
    await guest.page.waitForURL(/\/m\/[^/]+\/1$/);

    // both stand before the same table, and deploy
    const id = new URL(guest.page.url()).pathname.split('/')[2]!;
    const generals = [new General(maker.page, id, 'mouse', 0), new General(guest.page, id, 'mouse', 0)];
    interface Seen {
      status: string;
      decision: { kind: string; who: number[] };
      plan: { options: Record<string, string> };
      view: { units: Record<string, { seat: string; unit: string; at?: number[] }> };
    }
    const look = async (p: Visit, seat: number) => (await (await p.context.request.get(`/api/matches/${id}?seat=${seat}`)).json()) as Seen;
    expect((JSON.parse((await look(guest, 1)).plan.options['red']!) as { name: string }).name).toBe('Spears of the East');
    for (let at = await look(maker, 0); Object.values(at.view.units).some((u) => !u.at); at = await look(maker, 0)) {
      const general = generals[at.decision.who[0]!]!;
      await expect.poll(() => general.ready()).toBe(at.decision.kind);
      await general.answer(at.decision.kind);
    }
    const { units } = (await look(maker, 0)).view;
    const standing = Object.values(units)
      .filter((u) => u.at)
      .map((u) => `${u.seat} ${u.unit}`)
      .sort();
    expect(standing).toEqual(['blue', 'red'].flatMap((side) => ['archers', 'tallspears'].map((u) => `${side} elves/kindred_${u}`)));
    expect(generals.flatMap((g) => g.refused)).toEqual([]);
    expect([...maker.errors, ...guest.errors]).toEqual([]);
    await Promise.all([maker.context.close(), guest.context.close()]);
  });

  it('at an open table chooses first too: on a phone, in French, in the dark', async () => {
    const [maker, guest] = await Promise.all([
      visit(house),
      visit(house, { lang: 'fr', dark: true, viewport: { width: 390, height: 844 } }),
    ]);
    await setUp(maker, 'The Black Forge, Abyssal Dwarfs, 2,000', true);
    await guest.page.goto('/');
    await guest.page.getByRole('button', { name: fr.home.sitDown }).first().click();
    await guest.page.waitForURL(/\/join\/[^/]+\/1$/);
    await guest.page.getByRole('heading', { name: fr.join.openTitle }).waitFor();
    const army = guest.page.getByLabel(words.fr.options!['red']!.name);
    await army.locator('option[value=the_golden_horn]').waitFor({ state: 'attached' });
    await expect.poll(() => army.locator('optgroup').count()).toBe(1); // of 2,000 points only
    await army.selectOption({ label: fr.join.paste });
    await guest.page.screenshot({ path: join(shots, 'bring-390-fr.png'), fullPage: true });
    expect(await violations(guest.page)).toEqual([]);
    expect(
      await guest.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    // by keys alone
    await army.focus();
    await guest.page.keyboard.press('End');
    const chosen = await army.inputValue();
    expect(chosen).toMatch(/^the_/);
    await guest.page.getByLabel(fr.join.name).focus();
    await guest.page.keyboard.press('Enter');
    await guest.page.waitForURL(/\/m\/[^/]+\/1$/);
    const id = new URL(guest.page.url()).pathname.split('/')[2]!;
    const look = (await (await guest.context.request.get(`/api/matches/${id}`)).json()) as { plan: { options: Record<string, string> } };
    expect(look.plan.options['red']).toBe(chosen);
    expect([...maker.errors, ...guest.errors]).toEqual([]);
    await Promise.all([maker.context.close(), guest.context.close()]);
  });
});
