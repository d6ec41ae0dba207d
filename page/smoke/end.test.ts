import type { APIRequestContext } from 'playwright-core';
import { expect, it } from 'vitest';
import { en } from '../src/words/en';
import { fr } from '../src/words/fr';
import { violations } from './axe';
import { withServer } from './drive';
import { games, Stage, step, Theatre } from './staged';
import { shot, visit } from './visit';

// The end of a match: it comes after the last action, says who has won and why, and leads to
// the board, to the replay and to a rematch, at which the others find their seats.

const house = withServer();

const ends = [
  { name: 'throne', lang: 'en', dark: false, places: 5, options: {} },
  {
    name: 'kings',
    lang: 'fr',
    dark: true,
    places: 2,
    options: { scenario: 'kill', terrain: 'crossroads', turns: '2', extra_turn: 'never' },
  },
  { name: 'battles', lang: 'fr', dark: false, places: 2, options: { plan: 'bp05' } },
] as const;

for (const { name, lang, dark, places, options } of ends)
  it(`comes after the last action of ${name}`, async () => {
    const m = { en, fr }[lang];
    const [played] = await games(house.base, 1, name, options);
    const last = played!.lines.at(-1)!;
    const { document: before } = await step(house.base, played!, last.n - 1);
    const { context, page, errors } = await visit(house, { lang, dark });
    const theatre = new Theatre();
    await theatre.open(context);
    const stage = await Stage.lay(house.base, { kind: '', seat: last.seat, n: last.n - 1, game: played!, document: before });
    stage.options = [last.action]; // there is but one way to the end
    theatre.now = stage;
    await page.goto(stage.path);
    await page.locator('.dock[aria-busy=false]').waitFor();
    expect(await page.locator('#h-verdict').count()).toBe(0);
    await page.keyboard.press('v');
    await page.locator('dialog li button').click();
    await page.locator('#h-verdict').waitFor();
    expect(stage.acted).toEqual([last.action]);

    expect(await page.locator('.finis tbody tr').count()).toBe(places);
    expect(await page.locator('.finis .rule').count()).toBeGreaterThan(0);
    await page.getByRole('heading', { name: m.replay.finding.promised }).waitFor();
    expect(await violations(page)).toEqual([]);
    await shot(page, `end-${name}-1440`);
    const turn = page.locator('.finis ol a').first();
    expect(await turn.getAttribute('href')).toMatch(/n=\d+/);
    for (const [width, height] of [
      [390, 844],
      [1280, 720],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // the ranking is no wider than its card
      expect(await page.getByRole('group', { name: m.end.ranking }).evaluate((e) => e.scrollWidth - e.clientWidth)).toBe(0);
      // the rounds under the course are read each for itself
      const rounds = await page.locator('.cv [data-round]').evaluateAll((all) => all.map((e) => e.getBoundingClientRect()));
      expect(rounds.length).toBeGreaterThan(1);
      expect(rounds.filter((r, i) => i > 0 && r.left < rounds[i - 1]!.right + 2)).toEqual([]);
      await shot(page, `end-${name}-${width}`);
    }

    await page.keyboard.press('Escape');
    await page.locator('.board').first().waitFor();
    await page.getByRole('button', { name: m.end.title }).click();
    await page.locator('#h-verdict').waitFor();
    await page.goto(`/log/${played!.id}`);
    await page.getByRole('button', { name: m.end.title }).click();
    await page.locator('#h-verdict').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

/** A match of two that bots play to its end for those who gave it up. */
async function finished(ana: APIRequestContext, tom: APIRequestContext): Promise<string> {
  const post = async (by: APIRequestContext, path: string, data: object) => (await by.post(`/api${path}`, { data })).json();
  const look = await post(ana, '/matches', {
    game: 'kings',
    options: { turns: '1', extra_turn: 'never', scenario: 'kill', terrain: 'crossroads' },
    seats: [{}, {}],
    sit: [0],
    name: 'Ana',
  });
  await post(tom, `/matches/${look.id}/seats`, { seat: 1, invite: look.invites[1], name: 'Tom' });
  for (const [seat, by] of [ana, tom].entries()) await post(by, `/matches/${look.id}/concede`, { seat });
  await expect.poll(async () => (await (await ana.get(`/api/matches/${look.id}`)).json()).status).toBe('over');
  return look.id;
}

it('leads to a rematch, to which the other is asked', async () => {
  const [ana, tom] = [await visit(house), await visit(house)];
  for (const [name, who] of [
    ['Ana', ana],
    ['Tom', tom],
  ] as const)
    await who.context.request.post('/api/me', { data: { name, keep: true } });
  const id = await finished(ana.context.request, tom.context.request);
  await ana.page.goto(`/m/${id}/0`);
  await tom.page.goto(`/m/${id}/1`);
  await tom.page.getByRole('button', { name: en.end.rematch }).waitFor();
  await ana.page.getByRole('button', { name: en.end.rematch }).click();
  await ana.page.locator('#h-lobby').waitFor();
  await tom.page.getByText(en.end.waits('Ana')).waitFor();
  await tom.page.getByRole('button', { name: en.end.join }).click();
  await tom.page.waitForURL((at) => !at.pathname.includes(id));
  await Promise.all([ana, tom].map(({ page }) => page.locator('.board').first().waitFor()));
  expect(new URL(ana.page.url()).pathname.split('/')[2]).toBe(new URL(tom.page.url()).pathname.split('/')[2]);
  expect([...ana.errors, ...tom.errors]).toEqual([]);
  await Promise.all([ana, tom].map(({ context }) => context.close()));
});
