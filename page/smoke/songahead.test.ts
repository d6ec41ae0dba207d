import { describe, expect, it } from 'vitest';
import { en } from '../src/words/en';
import { violations } from './axe';
import { known, withServer } from './drive';
import { Marshal, patrol, sitDown, type Look } from './marshal';
import { shot, visit, type Visit } from './visit';

// What a seat of song decides ahead about windows: what it has prepared answers, what it has muted does not ask.

const house = withServer();
const wolf = patrol('Stark', 'Stark Sworn Swords + Robb Stark, The Wolf Lord');
const lion = patrol('Lannister', 'Lannister Guardsmen + Jaime Lannister, The Kingslayer');
const slow = { deadline: 24 * 3600 };

type Windowed = Look & { window?: { answers?: unknown[] } };

/** Ada and Ben at a table, played on until Ada may answer in a window, and has something to answer with. */
async function window(more: { beat: number; clock?: object }): Promise<{ ada: Visit; people: Visit[]; marshals: Marshal[] }> {
  const people = await Promise.all([visit(house), visit(house)]);
  for (const p of people) {
    await p.page.goto('/');
    await known(p.context);
  }
  const [ada, ben] = people as [Visit, Visit];
  const { id } = await sitDown(ada.context.request, { a: wolf, b: lion, terrain: 'none' }, [null], more.beat, more.clock);
  const headers = { 'Idempotency-Key': crypto.randomUUID().replaceAll('-', '') };
  const sat = await ben.context.request.post(`/api/matches/${id}/seats`, { data: { seat: 1, name: 'Ben' }, headers });
  expect(sat.ok(), await sat.text()).toBe(true);
  await Promise.all(people.map((p, seat) => p.page.goto(`/m/${id}/${seat}`)));
  const marshals = people.map((p, seat) => new Marshal(p.page, id, 'mouse', seat));
  for (;;) {
    const at = (await marshals[0]!.look()) as Windowed;
    expect(at.status).toBe('playing');
    const who = at.decision?.who ?? [];
    const asked = at.decision?.duty === 'sealed' && who.includes(0) && !at.window?.answers?.length;
    if (asked && (await ada.page.locator('.dock [data-card][data-answer]').count())) return { ada, people, marshals };
    for (const seat of who) {
      const me = marshals[seat]!;
      const kind = await me.asked();
      if (kind !== at.decision!.kind) continue;
      if (kind !== 'answer') await me.answer(kind);
      else if (seat === 1 || !(await ada.page.locator('.dock [data-card][data-answer]').count())) await pass(people[seat]!);
    }
  }
}

/** Passes in a window, unless it closes first. */
async function pass({ page }: Visit) {
  const button = page.locator('.dock [data-pass][aria-disabled=false]');
  if (!(await page.locator('.dock .given').count())) await button.click({ timeout: 2000 }).catch(() => undefined);
}

/** Prepares what answers now, and tells what it is called. */
async function prepare({ page }: Visit): Promise<string> {
  const name = (await page.locator('.dock [data-card][data-answer] .tn').first().textContent())!.trim().replace(/ × \d+$/, '');
  await page.locator('.dock [data-ahead]').click();
  const rows = page.locator('[data-sheet] [data-occasion]').filter({ has: page.locator('option', { hasText: name }) });
  await rows.first().waitFor();
  for (let i = 0; i < (await rows.count()); i++) await rows.nth(i).locator('select').first().selectOption({ label: name });
  await page.locator('[data-sealed=true]').waitFor();
  return name;
}

describe('decided ahead', () => {
  it('what is muted does not ask, what is prepared is shown, and both can be taken back', async () => {
    const { ada, people } = await window({ beat: 10, clock: slow });
    const { page } = ada;
    const sent: string[] = [];
    page.on('request', (r) => r.method() !== 'GET' && r.url().includes('/api/matches/') && sent.push(r.url()));

    const answers = page.locator('.dock [data-answer]');
    const all = await answers.count();
    for (let i = 0; i < all; i++) {
      await answers.nth(i).click();
      await page.locator('.dock [data-mute]').click();
    }
    await page.locator('.dock [data-unasked]').waitFor();
    expect(await page.locator('.dock [data-pass]').count()).toBe(0);
    await page.locator('.dock [data-unasked] button').click();
    const muted = page.locator('[data-muted] li button');
    expect(await muted.count()).toBe(all);
    await shot(page, 'song-muted');
    expect(await violations(page)).toEqual([]);
    await muted.first().click();
    await page.keyboard.press('Escape');
    await page.locator('.dock [data-pass]').waitFor();

    await page.locator('.dock [data-rest]').click();
    await page.locator('.dock [data-unasked] button').click();
    await muted.first().click();
    expect(sent).toEqual([]); // nobody can tell any of it

    await page.keyboard.press('Escape');
    await page.locator('.dock [data-pass]').waitFor();
    const name = await prepare(ada);
    await shot(page, 'song-ahead');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.dock [data-prepared]').getByText(name).waitFor();
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.locator('.dock [data-answer]').first().click();
    await shot(page, 'song-prepared');
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await shot(page, 'song-prepared-390');
    await page.locator('.dock [data-ahead]').click();
    await page.locator('[data-sheet]').waitFor();
    await shot(page, 'song-ahead-390');
    expect(await violations(page)).toEqual([]);
    // it is kept: who comes back finds it
    await page.reload();
    await page.locator('.dock [data-prepared]').getByText(name).waitFor();
    expect(people.flatMap((p) => p.errors)).toEqual([]);
    await Promise.all(people.map((p) => p.context.close()));
  });

  it('a prepared answer counts where its player says nothing', async () => {
    const { ada, people, marshals } = await window({ beat: 10 });
    await ada.page.locator('.dock [data-hold]').click();
    const name = await prepare(ada);
    await ada.page.keyboard.press('Escape');
    await ada.page.locator('.dock .given[role=status]').getByText(en.window.sealed(name)).waitFor();
    expect(JSON.stringify(await marshals[1]!.look())).not.toContain('"answers":[{"seat":0');
    expect(people.flatMap((p) => p.errors)).toEqual([]);
    await Promise.all(people.map((p) => p.context.close()));
  });
});
