import { describe, expect, it } from 'vitest';
import { en } from '../src/words/en';
import { violations } from './axe';
import { known, withServer } from './drive';
import { Marshal, patrol, sitDown } from './marshal';
import { shot, visit, type Visit } from './visit';

// Song at a table of several people, each in a browser of their own.

const house = withServer();

const wolf = patrol('Stark', 'Stark Sworn Swords + Robb Stark, The Wolf Lord');
const lion = patrol('Lannister', 'Lannister Guardsmen + Jaime Lannister, The Kingslayer');

/** Two people sit down at the first two seats, bots at the others. */
async function meet(
  options: Record<string, string>,
  bots: string[],
  beat?: number,
): Promise<{ id: string; people: Visit[]; marshals: Marshal[] }> {
  const people = await Promise.all([visit(house), visit(house)]);
  for (const p of people) {
    await p.page.goto('/');
    await known(p.context);
  }
  const { id } = await sitDown(people[0]!.context.request, options, [null, ...bots], beat);
  const headers = { 'Idempotency-Key': crypto.randomUUID().replaceAll('-', '') };
  const sat = await people[1]!.context.request.post(`/api/matches/${id}/seats`, {
    data: { seat: 1, name: 'Ben' },
    headers,
  });
  expect(sat.ok(), await sat.text()).toBe(true);
  await Promise.all(people.map((p, seat) => p.page.goto(`/m/${id}/${seat}`)));
  return { id, people, marshals: people.map((p, seat) => new Marshal(p.page, id, 'mouse', seat)) };
}

/** Plays on, each in his turn, until something holds. */
async function playOn(marshals: Marshal[], enough: (at: Awaited<ReturnType<Marshal['look']>>) => boolean) {
  for (;;) {
    const at = await marshals[0]!.look();
    if (at.status === 'over' || enough(at)) return at;
    const who = (at.decision?.who ?? []).filter((seat) => seat < marshals.length);
    for (const seat of who) {
      const me = marshals[seat]!;
      const kind = await me.asked();
      if (kind === at.decision!.kind) await me.answer(kind);
    }
    await marshals[0]!.page.waitForTimeout(who.length ? 10 : 100);
  }
}

describe('at a table of song', () => {
  it('two people answer in a window, and one of them holds it', async () => {
    const { people, marshals } = await meet({ a: wolf, b: lion, terrain: 'none' }, []);
    const [ada, ben] = people as [Visit, Visit];
    const asked = (at: Awaited<ReturnType<Marshal['look']>>) => at.decision?.duty === 'sealed' && at.decision.who.length === 2;
    const at = await playOn(marshals, asked);
    await ada.page.locator('[data-hold]').click();
    await ben.page.locator('.dock').getByText('Player A holds the window').waitFor();
    await shot(ada.page, 'song-window-held');
    expect(await violations(ada.page)).toEqual([]);
    // an answer is sealed: who has given none sees nothing of it
    await ben.page.keyboard.press('Escape');
    await ben.page.locator('.given').waitFor();
    const seen = await marshals[0]!.look();
    expect(seen.decision).toEqual(at.decision);
    expect(JSON.stringify(seen)).not.toContain('"answers":[{"seat":1');
    // once both have passed by hand it closes at once, held or not
    await ada.page.keyboard.press('Escape');
    await expect.poll(async () => asked(await marshals[0]!.look())).toBe(false);
    expect(marshals.flatMap((m) => m.wrong)).toEqual([]);
    expect(people.flatMap((p) => p.errors)).toEqual([]);
    await Promise.all(people.map((p) => p.context.close()));
  });

  it('what somebody plays in a window is seen by the other once it has closed', async () => {
    const { people, marshals } = await meet({ a: wolf, b: lion, terrain: 'none' }, [], 5);
    const by = () => marshals.findIndex((m) => m.acted['play']);
    const at = await playOn(marshals, ({ decision }) => by() >= 0 && decision?.kind !== 'answer');
    expect(at.status).not.toBe('over');
    const { view } = await marshals[1 - by()]!.look();
    const { discard, exiled, attached, played } = view.players[by() ? 'b' : 'a']!;
    expect([discard, exiled, attached, played].flatMap((pile) => Object.keys(pile ?? {}))).not.toEqual([]);
    const log = people[1 - by()]!.page.getByRole('log');
    if (!(await log.count())) await people[1 - by()]!.page.getByRole('button', { name: en.table.log }).click();
    await log
      .getByText(/ plays /)
      .first()
      .waitFor();
    expect(marshals.flatMap((m) => m.wrong)).toEqual([]);
    expect(people.flatMap((p) => p.errors)).toEqual([]);
    await Promise.all(people.map((p) => p.context.close()));
  });

  it('two people and two bots play from their corners', async () => {
    const { people, marshals } = await meet({ a: wolf, b: lion, c: wolf, d: lion, terrain: 'none' }, ['greedy', 'greedy']);
    const at = await playOn(marshals, ({ view }) => view.round > 1);
    expect(Object.keys(at.view.players)).toHaveLength(4);
    await shot(people[1]!.page, 'song-four-seats');
    expect(await violations(people[1]!.page)).toEqual([]);
    expect(marshals.flatMap((m) => m.wrong)).toEqual([]);
    expect(marshals.every((m) => (m.acted['activate'] ?? 0) > 0)).toBe(true);
    expect(people.flatMap((p) => p.errors)).toEqual([]);
    await Promise.all(people.map((p) => p.context.close()));
  });
});
