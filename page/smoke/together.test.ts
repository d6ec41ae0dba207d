// @alone: two browsers play at once.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unmarked } from '../src/lib/marked';
import { words } from '../src/throne/words';
import { en } from '../src/words/en';
import { violations } from './axe';
import { known, withServer } from './drive';
import { Player } from './player';
import { shot, visit, type Visit } from './visit';
import { Wire } from './wire';

// Two people in two browsers at one table: each sees at once what the other does, and who
// loses the connection for a while takes up where it broke.

const w = words('en');
const house = withServer();
let wire: Wire;

beforeAll(async () => {
  wire = await Wire.lay(house.base);
}, 180_000);
afterAll(() => wire?.end());

declare global {
  interface Window {
    sentAt: number[];
    seenAt: number[];
    /** How many orders of others lie on the map. */
    lying: number;
  }
}

/** Notes when actions are sent, and when an order of somebody else comes to lie on the map. */
async function clockwork(page: Page): Promise<void> {
  await page.addInitScript((down) => {
    const now = () => performance.timeOrigin + performance.now();
    window.sentAt = [];
    window.seenAt = [];
    const real = window.fetch;
    window.fetch = (...a) => {
      if (String(a[0]).endsWith('/actions')) window.sentAt.push(now());
      return real(...a);
    };
    window.lying = 0;
    const count = () =>
      [...document.querySelectorAll('[role=button][aria-label]')].filter((e) => e.getAttribute('aria-label')?.includes(down)).length;
    new MutationObserver(() => {
      const n = count();
      for (; window.lying < n; window.lying++) window.seenAt.push(now());
      window.lying = n;
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-label'] });
  }, w.faceDown);
}

interface Update {
  seq: number;
  what: string;
  seat?: number;
  n: number;
  text?: string;
  told?: { en: string; heading?: string }[];
}

/** What the server tells this browser of the match, from its beginning. */
async function journal(page: Page, id: string, seat: number): Promise<Update[]> {
  const lines = await page.evaluate(
    async ({ id, seat }) => {
      const look = (await (await fetch(`/api/matches/${id}?seat=${seat}`)).json()) as { seq: number };
      const answer = await fetch(`/api/matches/${id}/events?since=0`);
      const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
      const out: { seq: number }[] = [];
      for (let rest = ''; (out.at(-1)?.seq ?? 0) < look.seq;) {
        const { value, done } = await reader.read();
        if (done) break;
        const parts = (rest + value).split('\n');
        rest = parts.pop()!;
        for (const p of parts) if (p.trim()) out.push(JSON.parse(p) as { seq: number });
      }
      await reader.cancel();
      return out;
    },
    { id, seat },
  );
  return lines as Update[];
}

/** What in a row says the same is said once. */
const once = (sentences: string[]): string[] => sentences.filter((s, i) => s !== sentences[i - 1]);

/** The sentences of the log as they should be read, oldest first; headings stand over them. */
function read(updates: Update[], seats: string[], names: string[]): string[] {
  return once(
    updates.flatMap((u) => {
      const who = seats[u.seat ?? -1] ?? '';
      const told = (u.told ?? []).filter((t) => !['round', 'turn', 'phase'].includes(t.heading ?? '')).map((t) => unmarked(t.en));
      switch (u.what) {
        case 'created':
          return [en.log.created, ...told];
        case 'sat':
          return [en.log.sat(u.text ?? names[u.seat ?? -1] ?? '', who), ...told];
        case 'said':
          return [`${en.log.said(who)} ${u.text}`];
        default:
          return told;
      }
    }),
  );
}

/** The sentences that the log shows, oldest first. */
async function shown(page: Page): Promise<string[]> {
  const entries = await page
    .getByRole('log')
    .getByRole('listitem')
    .evaluateAll((all) => all.map((li) => [...li.querySelectorAll('.sentence')].map((s) => s.textContent.trim())));
  return once(entries.reverse().flat());
}

it('two browsers play one game, through a cut of the wire', async () => {
  const people = await Promise.all(
    [house.base, wire.base].map(async (baseURL) => {
      const { context, page, errors } = await visit(house, { baseURL });
      await clockwork(page);
      return { context, page, errors, player: new Player(page, 'en', 'mouse', baseURL === house.base ? 'a' : 'b') };
    }),
  );
  const [a, b] = people as [(typeof people)[0], (typeof people)[0]];

  // one sets the table up, the other comes by the link
  await a.page.goto('/');
  await a.page.getByRole('button', { name: 'Create a table: Throne' }).click();
  await a.page.getByRole('button', { name: '3', exact: true }).click();
  await a.page.getByRole('button', { name: en.create.go }).click();
  const invite = await a.page.getByRole('textbox', { name: /Invitation/ }).inputValue();
  await b.page.goto(invite.replace(house.base, wire.base));
  await b.page.getByRole('button', { name: en.join.go }).click();
  await b.page.waitForURL(/\/m\//);
  await Promise.all([a.player.ready(), b.player.ready()]);
  const id = new URL(b.page.url()).pathname.split('/')[2]!;

  // each places three orders, the other sees each come down
  const place = async (): Promise<number[]> => {
    const took: number[] = [];
    for (const [does, sees] of [
      [a, b],
      [b, a],
    ] as const) {
      const [sent, seen] = [await does.page.evaluate(() => window.sentAt.length), await sees.page.evaluate(() => window.seenAt.length)];
      await does.player.answer(await does.player.ready());
      await sees.page.waitForFunction((n) => window.seenAt.length > n, seen);
      took.push((await sees.page.evaluate((n) => window.seenAt[n]!, seen)) - (await does.page.evaluate((n) => window.sentAt[n]!, sent)));
    }
    return took;
  };
  const withdraw = async () => {
    for (const [does, sees, area] of [
      [a, b, 'Kingswood'],
      [b, a, 'Lannisport'],
    ] as const) {
      const lying = await sees.page.evaluate(() => window.lying);
      await does.player.pick(area);
      await does.player.send(w.withdraw);
      await sees.page.waitForFunction((n) => window.lying < n, lying);
    }
  };
  const took = [...(await place()), ...(await place()), ...(await place())];
  const times = () =>
    took
      .slice(-6)
      .map(Math.round)
      .sort((x, y) => x - y);
  // The machine of a test may stumble once, or be busy for a while; a player's may not.
  const swift = () => times()[3]! < 300 && times()[5]! < 2000;
  for (let tries = 0; !swift() && tries < 20; tries++) {
    await withdraw();
    took.push(...(await place()));
  }
  console.log(`seen by the other after ${times().join(', ')} ms, the last of ${took.length} times`);
  expect(swift(), times().join()).toBe(true);

  const say = async (page: Page, text: string) => {
    const box = page.getByRole('textbox', { name: /Write to/ });
    if (!(await box.isVisible())) await page.getByRole('tab', { name: new RegExp(en.table.letters) }).click();
    await box.fill(text);
    await page.getByRole('button', { name: en.letters.send, exact: true }).click();
    await page.getByText(text).first().waitFor();
  };
  await say(a.page, 'Before the cut.');
  await b.page.getByRole('log').getByText('Before the cut.').waitFor();

  // the wire of one is cut while the other goes on
  wire.cut();
  await b.context.setOffline(true);
  await b.page.getByRole('alert').filter({ hasText: en.table.lostLink }).first().waitFor();
  const before = await shown(b.page);
  await say(a.page, 'One.');
  await a.player.pick('Kingswood');
  await a.player.send(w.withdraw);
  await say(a.page, 'Two.');
  await a.player.answer(await a.player.ready()); // an order again
  await a.player.answer(await a.player.ready()); // sealed
  await say(a.page, 'Three.');
  // what is done meanwhile is kept and goes out once
  await b.player.pick('Lannisport');
  await b.page.getByRole('button', { name: w.withdraw, exact: true }).click();
  await b.page.waitForTimeout(700);
  expect(await shown(b.page)).toEqual(before);

  await b.context.setOffline(false);
  wire.mend();
  const retry = b.page.getByRole('button', { name: en.table.tryNow });
  if (await retry.isVisible()) await retry.click({ timeout: 2000 }).catch(() => {});
  await b.page.getByRole('log').getByText('Three.').waitFor();
  await b.page.getByRole('button', { name: /^Lannisport.*no order/ }).waitFor();

  // and can act
  await b.player.answer(await b.player.ready());
  await b.player.answer(await b.player.ready());
  expect(b.player.answered['ready']).toBe(1);
  await say(b.page, 'Here again.');
  await a.page.getByRole('tab', { name: new RegExp(en.table.log) }).click();
  await a.page.getByRole('log').getByText('Here again.').waitFor();
  await b.page.getByRole('tab', { name: new RegExp(en.table.log) }).click();

  // each has read everything once and in order, and so has the server it
  const seats = ['Baratheon', 'Lannister', 'Stark'];
  for (const [seat, p] of [a, b].entries()) {
    const told = await journal(p.page, id, seat);
    // nothing between them but letters of others: each is one place after the one before
    const places = told.map((u) => u.seq / 65536);
    expect(places).toEqual([...places.keys()].map((i) => i + (places[0] ?? 1)));
    const names = told.filter((u) => u.what === 'sat').map((u) => u.text ?? '');
    await expect.poll(() => shown(p.page)).toEqual(read(told, seats, names));
    const ours = told.filter((u) => u.what === 'acted' && u.seat === 1);
    if (seat === 1) console.log(`${told.length} things told; of the one who was cut off ${ours.length} actions`);
  }
  expect([...a.errors, ...b.errors]).toEqual([]);
  expect([...a.player.refused, ...b.player.refused]).toEqual([]);
  for (const p of people) await p.context.close();
});

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

it('a lobby is named, left, filled and cancelled; a seat whose player is gone is given to a bot and back', async () => {
  const t = en.together;
  const [a, b] = (await Promise.all([visit(house), visit(house)])) as [Visit, Visit];
  for (const [name, p] of [
    ['Ann', a],
    ['Maud', b],
  ] as const) {
    await p.page.goto('/');
    await known(p.context);
    await call(p.page, 'POST', '/api/me', { name });
  }
  const plan = { game: 'throne', seats: [{}, {}, {}], sit: [0], title: 'Friday' };
  interface Table {
    id: string;
    invites: string[];
  }
  const set = (more: object = {}) => call<Table>(a.page, 'POST', '/api/matches', { ...plan, ...more });
  const come = async (l: Table) => {
    await b.page.goto(`/join/${l.id}/1/${l.invites[1]}`);
    await b.page.getByRole('button', { name: en.join.go }).click();
    await b.page.waitForURL(/\/m\//);
  };

  // the invitation says who invites to what
  let l = await set();
  await a.page.goto(`/m/${l.id}/0`);
  await b.page.goto(`/join/${l.id}/1/${l.invites[1]}`);
  await b.page.getByRole('heading', { name: t.invites('Ann', 'Throne') }).waitFor();
  await b.page.getByText('Friday').first().waitFor();
  expect(await violations(b.page)).toEqual([]);
  await shot(b.page, 'invited');
  expect(await (await b.context.request.get(`/join/${l.id}/1`)).text()).toContain('Ann invites you to Throne, “Friday”');

  // each sees that the other is there; the table is named, left and cancelled
  await come(l);
  const row = a.page.locator('.lobby').getByRole('listitem').filter({ hasText: 'Maud' });
  await row.getByText(t.here).waitFor({ state: 'attached' });
  await a.page.getByRole('button', { name: t.rename }).click();
  await a.page.getByRole('textbox', { name: t.title }).fill('Saturday');
  await a.page.getByRole('button', { name: t.named }).click();
  await b.page.getByRole('heading', { name: 'Saturday' }).waitFor();
  expect(await violations(a.page)).toEqual([]);
  await shot(a.page, 'lobby');
  await b.page.getByRole('button', { name: t.leave }).click();
  await b.page.waitForURL(/\/$/);
  await row.waitFor({ state: 'detached' });
  await come(l);
  await a.page.getByRole('button', { name: t.cancel }).click();
  await a.page.getByRole('dialog').getByRole('button', { name: t.cancel }).click();
  await b.page.getByText(t.cancelledBy('Ann')).waitFor();
  await b.page.getByRole('button', { name: t.dismiss }).click();

  // another is filled with bots in one press; its clock does not wait for who is gone
  l = await set({ clock: { deadline: 2 } });
  await a.page.goto(`/m/${l.id}/0`);
  await come(l);
  await a.page.getByRole('button', { name: t.fill(1) }).click();
  const seated = a.page.getByRole('complementary', { name: en.table.seats });
  await seated.getByText(t.here).waitFor({ state: 'attached' });

  // a letter waits, and is opened where it is unread
  const to = { seat: 0, to: 1, text: 'Shall we?' };
  await call(a.page, 'POST', `/api/matches/${l.id}/messages`, { seat: 0, text: 'Hello.' });
  await call(a.page, 'POST', `/api/matches/${l.id}/messages`, to);
  await b.page.goto(`/m/${l.id}/1`);
  await b.page.getByRole('tab', { name: new RegExp(en.table.letters) }).click();
  await b.page.getByRole('separator').filter({ hasText: t.unread }).waitFor();
  await b.page.getByRole('button', { name: `Baratheon, ${en.table.unread(1)}` }).click();
  await b.page.getByText(to.text).waitFor();
  await shot(b.page, 'letters');

  // who is gone is seen to be; a bot plays for him until he is back
  await b.page.goto('/');
  await seated.getByText(t.gone(t.moment)).waitFor({ state: 'attached' });
  await a.page.getByRole('button', { name: `${t.toBot}: Maud (Lannister)` }).click();
  await a.page
    .getByRole('button', { name: en.table.openLeft })
    .click()
    .catch(() => {});
  await a.page.getByRole('button', { name: `${t.toPerson}: Maud` }).waitFor();
  expect(await violations(a.page)).toEqual([]);
  await shot(a.page, 'absent');
  await b.page.goto(`/m/${l.id}/1`);
  await b.page.getByRole('button', { name: en.table.takeBack }).click();
  await b.page.getByRole('button', { name: en.table.takeBack }).waitFor({ state: 'detached' });

  // at home the row says which round it is, and who chooses
  await a.page.goto('/');
  await a.page.getByText(/Round 1 · you are choosing/).waitFor();
  await shot(a.page, 'rows');
  expect([...a.errors, ...b.errors]).toEqual([]);
  await Promise.all([a.context.close(), b.context.close()]);
});

it('more open tables are shown when they are asked for, and who has set up too many is told so', async () => {
  const [a, b] = (await Promise.all([visit(house), visit(house)])) as [Visit, Visit];
  for (const p of [a, b]) {
    await p.page.goto('/rules');
    await known(p.context);
  }
  for (let i = 0; i < 11; i++)
    await call(a.page, 'POST', '/api/matches', { game: 'throne', seats: [{}, {}, {}], sit: [0], title: `Round ${i}`, open: true });
  await b.page.goto('/');
  const lobby = b.page.getByRole('region', { name: en.home.openTables });
  const rows = lobby.getByRole('listitem');
  const more = lobby.getByRole('button', { name: en.home.moreTables });
  await more.waitFor();
  expect(await rows.count()).toBe(8);
  await more.focus();
  await b.page.keyboard.press('Enter');
  await more.waitFor({ state: 'detached' });
  const titles = await rows.locator('b').allInnerTexts();
  for (let i = 0; i < 11; i++) expect(titles.filter((t) => t.startsWith(`Round ${i},`))).toHaveLength(1);
  expect(await rows.nth(8).evaluate((row) => row.contains(document.activeElement))).toBe(true);
  expect(await violations(b.page)).toEqual([]);

  // one player has no more than twelve of them, and is told so where he sets up another
  const another = async () => {
    await a.page.goto('/');
    await a.page.getByRole('button', { name: `${en.home.create}: Throne` }).click();
    await a.page.getByRole('button', { name: '3', exact: true }).click();
    await a.page.getByRole('button', { name: en.create.go }).click();
  };
  await another();
  await a.page.waitForURL(/\/m\//);
  await another();
  await a.page.getByRole('alert').filter({ hasText: '12 of your tables wait for players' }).waitFor();
  expect(await violations(a.page)).toEqual([]);
  expect([...a.errors, ...b.errors]).toEqual([]);
});
