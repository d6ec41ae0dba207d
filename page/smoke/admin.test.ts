import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { en } from '../src/words/en';
import { fr } from '../src/words/fr';
import { violations } from './axe';
import { known, withServer } from './drive';
import { shot, visit } from './visit';

// A player keeps another off and reports him; an administrator does what only he can; all of it is written down.

const house = withServer();
const w = en.admin;
const t = en.apart;
const why = 'insults';

/** Makes a request as who has a page open, and returns the answer. */
const call = <T>(page: Page, method: string, path: string, body?: unknown): Promise<T> =>
  page.evaluate(
    async ({ method, path, body }) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as never;
    },
    { method, path, body },
  );

/** Gives the reason that is asked for, and does it. */
async function because(page: Page, title: string, more: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await more();
  await dialog.getByLabel(w.why, { exact: true }).fill(why);
  await dialog.getByRole('button', { name: title, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

it('players are kept off and reported, and administrators see to it', async () => {
  const people = await Promise.all(['Ann', 'Bob', 'Eve'].map(() => visit(house)));
  const [ann, bob, eve] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  const accounts: string[] = [];
  for (const [i, name] of ['Ann', 'Bob', 'Eve'].entries()) {
    const p = people[i]!;
    await p.page.goto('/rules');
    await known(p.context);
    accounts.push((await call<{ account: string }>(p.page, 'POST', '/api/me', { name })).account);
  }
  const plan = { game: 'throne', seats: [{}, {}, { bot: 'random' }], sit: [0], open: true };
  const { id } = await call<{ id: string }>(ann.page, 'POST', '/api/matches', plan);
  await call(bob.page, 'POST', `/api/matches/${id}/seats`, { seat: 1 });
  const say = (text: string) => call(bob.page, 'POST', `/api/matches/${id}/messages`, { seat: 1, text });
  await say('foul words');

  // these words are reported, by keys alone; then who said them is muted, and not heard any more
  await ann.page.goto(`/m/${id}/0`);
  await ann.page.getByRole('tab', { name: new RegExp(en.table.letters) }).click();
  await ann.page.getByRole('button', { name: t.openWords('Bob') }).focus();
  await ann.page.keyboard.press('Enter');
  const dialog = ann.page.getByRole('dialog', { name: t.player('Bob') });
  await dialog.getByLabel(t.why).fill('rude');
  expect(await violations(ann.page)).toEqual([]);
  await shot(ann.page, 'player');
  await ann.page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await ann.page.getByText(t.sent).first().waitFor();
  await ann.page.getByRole('button', { name: t.openWords('Bob') }).click();
  await dialog.getByRole('button', { name: t.mute, exact: true }).click();
  await ann.page.locator('.letter', { hasText: 'foul words' }).waitFor({ state: 'detached' });
  await say('more of them');
  await call(ann.page, 'POST', `/api/matches/${id}/messages`, { seat: 0, text: 'the end' });
  await ann.page.locator('.letter', { hasText: 'the end' }).waitFor();
  expect(await ann.page.getByText('more of them').count()).toBe(0);
  await ann.page.goto('/');
  await ann.page.getByRole('button', { name: new RegExp(`^${en.account.label}`) }).click();
  await ann.page.getByText(t.list).click();
  await ann.page.getByRole('button', { name: t.againOf('Bob') }).click();
  await ann.page.getByText(t.none, { exact: true }).waitFor();

  // who is blocked has his open tables hidden from her, until she meets him again
  await call(bob.page, 'POST', '/api/matches', { ...plan, title: 'Bob’s table' });
  await ann.page.goto(`/m/${id}/0`);
  await ann.page.getByRole('tab', { name: new RegExp(en.table.letters) }).click();
  await ann.page
    .getByRole('button', { name: t.openWords('Bob') })
    .last()
    .click();
  await dialog.getByRole('button', { name: t.block, exact: true }).click();
  await ann.page.getByText(t.blocked('Bob')).first().waitFor();
  await ann.page.goto('/');
  const open = ann.page.getByRole('region', { name: en.home.openTables });
  await open.getByText(en.home.noneOpen).waitFor();
  await ann.page.getByRole('button', { name: new RegExp(`^${en.account.label}`) }).click();
  await ann.page.getByText(t.list).click();
  await ann.page.getByRole('listitem').filter({ hasText: t.how.block }).waitFor();
  await ann.page.getByRole('button', { name: t.againOf('Bob') }).click();
  await ann.page.getByText(t.none, { exact: true }).waitFor();
  await ann.page.reload();
  await open.getByText('Bob’s table').waitFor();

  // nobody is shown the page of the administrators but who is named on the machine
  await eve.page.goto('/admin');
  await eve.page.getByText(w.notYours).waitFor();
  execFileSync(inject('program'), ['admin', 'name', accounts[2]!, '--data', house.data]);
  await eve.page.reload();
  const row = (name: string) => eve.page.getByRole('article', { name });
  await row(w.reportOf('Ann', 'Bob')).getByText('foul words').waitFor();
  expect(await violations(eve.page)).toEqual([]);
  await shot(eve.page, 'admin');

  // the report is settled with a silence; he is banned, and free again
  await row(w.reportOf('Ann', 'Bob'))
    .getByRole('button', { name: `${w.mute}: Bob` })
    .click();
  await because(eve.page, w.mute);
  await row(w.reportOf('Ann', 'Bob'))
    .getByRole('button', { name: w.settleOf('Bob') })
    .click();
  await because(eve.page, w.settle);
  await eve.page.getByText(w.noReports).waitFor();
  await expect(say('a third time')).rejects.toThrow(why);
  await eve.page.getByLabel(w.search).fill('bob');
  await eve.page.getByRole('button', { name: w.find, exact: true }).click();
  await eve.page.getByRole('button', { name: `${w.ban}: Bob` }).click();
  await because(eve.page, w.ban);
  await bob.page.goto('/');
  await bob.page.getByRole('alert').filter({ hasText: why }).waitFor();
  await eve.page.getByText(new RegExp(`Bob · ${w.kinds.ban}`)).waitFor();
  await eve.page
    .getByRole('listitem')
    .filter({ hasText: w.kinds.ban })
    .getByRole('button', { name: w.liftOf('Bob') })
    .click();
  await because(eve.page, w.lift);
  await bob.page.reload();
  await bob.page.getByRole('heading', { name: en.home.title }).waitFor();

  // his seat is a bot's, then Eve's; the table is closed, and says why
  await eve.page.getByRole('button', { name: `${w.toBot}: Bob` }).click();
  await because(eve.page, w.toBot);
  await eve.page.getByRole('button', { name: `${w.toBot}: Bob` }).waitFor({ state: 'detached' });
  await eve.page.getByRole('button', { name: `${w.toPerson}: Bob` }).click();
  await because(eve.page, w.toPerson);
  const link = await eve.page.getByLabel(w.offered).inputValue();
  expect(link).toMatch(new RegExp(`^${house.base}/join/${id}/1/.`));
  await eve.page.getByRole('button', { name: en.table.copy, exact: true }).click();
  const stranger = await visit(house);
  await stranger.page.goto(link);
  await stranger.page.getByRole('button', { name: en.join.go }).waitFor();
  await stranger.context.close();
  await eve.page.getByRole('button', { name: `${w.handOver}: Bob` }).click();
  await because(eve.page, w.handOver, () => eve.page.getByLabel(w.handTo).fill(accounts[2]!));
  await eve.page.getByRole('button', { name: `${w.handOver}: Eve` }).waitFor();
  await ann.page.goto(`/m/${id}/0`);
  await eve.page.getByRole('button', { name: new RegExp(`^${w.close}: Throne \\(`) }).click();
  await because(eve.page, w.close);
  await ann.page.getByRole('heading', { name: t.closed }).waitFor();
  await ann.page.getByText(t.closedWhy(why)).waitFor();

  // while nothing can be changed everybody is told so, in his language; all stands in the audit
  await eve.page.getByRole('button', { name: w.readOnlyOn }).click();
  await because(eve.page, w.readOnlyOn);
  const guest = await visit(house, { lang: 'fr', phone: true });
  await guest.page.goto('/rules/throne');
  await guest.page.getByText(fr.apart.readOnly(why)).waitFor();
  expect(await violations(guest.page)).toEqual([]);
  await shot(guest.page, 'readonly');
  await ann.page.goto('/');
  await ann.page.getByText(t.readOnly(why)).waitFor();
  await eve.page.getByRole('button', { name: w.readOnlyOff }).click();
  await because(eve.page, w.readOnlyOff);
  await eve.page.getByRole('button', { name: w.readOnlyOn }).waitFor();
  for (const act of [
    'report',
    'shun-mute',
    'shun-block',
    'unshun',
    'mute',
    'settle',
    'ban',
    'lift',
    'replace',
    'hand-over',
    'close',
    'read-only',
    'read-write',
  ] as const)
    await eve.page
      .getByRole('listitem')
      .filter({ hasText: `Eve ${w.acts[act]}` })
      .or(eve.page.getByRole('listitem').filter({ hasText: `Ann ${w.acts[act]}` }))
      .first()
      .waitFor();
  await eve.page
    .getByRole('listitem')
    .filter({ hasText: `${w.machine} ${w.acts.name} Eve` })
    .waitFor();

  // the page is right at every width, light and dark, in both languages
  const french = await visit(house, { lang: 'fr', dark: true });
  await french.context.addCookies(await eve.context.cookies());
  await french.page.goto('/admin');
  await french.page.getByRole('heading', { name: fr.admin.audit }).waitFor();
  for (const [name, { page }] of Object.entries({ en: eve, fr: french }))
    for (const width of [390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page), `${name}, ${width} px wide`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name}, ${width} px wide`).toBeLessThanOrEqual(width);
      await shot(page, `admin-${name}-${width}`);
    }
  expect(people.flatMap((p) => p.errors).concat(guest.errors, french.errors)).toEqual([]);
});
