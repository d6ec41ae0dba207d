import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe';
import { known, withServer } from './drive';
import type { Mode } from './hand';
import { wide } from './lists';
import { Marshal, patrol, sitDown } from './marshal';
import { shot, visit } from './visit';

// Song in Chromium against a real server: small armies, against greedy.

const house = withServer();

const wolves = patrol('Stark', 'Stark Sworn Swords + Robb Stark, The Wolf Lord\nStark Bowmen\nSansa Stark, Little Bird');
const lions = patrol(
  'Lannister',
  'Lannister Guardsmen + Jaime Lannister, The Kingslayer\nLannister Halberdiers\nCersei Lannister, Queen Regent',
);
const wolf = patrol('Stark', 'Stark Sworn Swords + Robb Stark, The Wolf Lord');
const lion = patrol('Lannister', 'Lannister Guardsmen + Jaime Lannister, The Kingslayer');

/** Plays until something holds, or to the end; every kind of decision is looked at once. */
async function play(page: Page, id: string, mode: Mode, enough: (me: Marshal) => Promise<boolean>): Promise<[Marshal, Set<string>]> {
  await page.goto(`/m/${id}/0`);
  const me = new Marshal(page, id, mode);
  const seen = new Set<string>();
  for (;;) {
    const kind = await me.ready();
    if (kind === 'over' || (await enough(me))) return [me, seen];
    if (!seen.has(kind)) {
      seen.add(kind);
      await shot(page, `song-${mode}-${kind}`);
      expect(await violations(page), kind).toEqual([]);
    }
    await me.answer(kind);
  }
}

describe('a game of song', () => {
  it('is played to its end by mouse', async () => {
    const { page, context, errors } = await visit(house);
    await page.goto('/');
    await known(context);
    const { id } = await sitDown(context.request, { a: wolves, b: lions });
    const [me, seen] = await play(page, id, 'mouse', () => Promise.resolve(false));
    for (const kind of ['objective', 'terrain', 'deploy', 'activate', 'action', 'zone', 'answer', 'discard'])
      expect([...seen]).toContain(kind);
    expect(me.wrong).toEqual([]);
    expect((await me.look()).status).toBe('over');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is played to its end by keys alone, where there are few units', async () => {
    const { page, context, errors } = await visit(house);
    await page.goto('/');
    await known(context);
    const { id } = await sitDown(context.request, { a: wolf, b: lion, terrain: 'none' });
    const [me] = await play(page, id, 'keyboard', () => Promise.resolve(false));
    expect(me.wrong).toEqual([]);
    expect((await me.look()).status).toBe('over');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is played on a phone by touch, in French, in the dark', async () => {
    const { page, context, errors } = await visit(house, { lang: 'fr', dark: true, phone: true });
    await page.goto('/');
    await known(context);
    const { id } = await sitDown(context.request, { a: wolves, b: lions, terrain: 'none' });
    const [me] = await play(page, id, 'touch', async (me) => (await me.look()).view.round > 1);
    expect(await wide(page)).toBeLessThanOrEqual(0);
    expect(me.wrong).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is a siege', async () => {
    const { page, context, errors } = await visit(house);
    await page.goto('/');
    await known(context);
    const { id } = await sitDown(context.request, { a: wolf, b: lion, mode: 'storm', terrain: 'none' });
    const [me] = await play(page, id, 'mouse', async (me) => (await me.look()).view.round > 1);
    const { view } = await me.look();
    expect(view.defender).toBeDefined();
    expect(Object.keys(view.units).filter((u) => u.startsWith('wall_')).length).toBeGreaterThan(0);
    expect(me.wrong).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
