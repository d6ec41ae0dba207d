import { describe, expect, it } from 'vitest';
import { violations } from './axe';
import { known, withServer } from './drive';
import { Marshal, patrol, sitDown } from './marshal';
import { shot, visit } from './visit';

// Song in Chromium against a real server: whole games of small armies.

const house = withServer();

const wolves = patrol('Stark', 'Stark Sworn Swords + Robb Stark, The Wolf Lord\nStark Bowmen\nSansa Stark, Little Bird');
const lions = patrol(
  'Lannister',
  'Lannister Guardsmen + Jaime Lannister, The Kingslayer\nLannister Halberdiers\nCersei Lannister, Queen Regent',
);

describe('a game of song', () => {
  it('is played to its end by mouse, against greedy', async () => {
    const { page, context, errors } = await visit(house);
    await page.goto('/');
    await known(context);
    const { id } = await sitDown(context.request, { a: wolves, b: lions });
    await page.goto(`/m/${id}/0`);
    const me = new Marshal(page, id, 'mouse');
    const seen = new Set<string>();
    for (;;) {
      const kind = await me.ready();
      if (kind === 'over') break;
      if (!seen.has(kind)) {
        await shot(page, `song-${kind}`);
        expect(await violations(page), kind).toEqual([]);
      }
      seen.add(kind);
      await me.answer(kind);
    }
    for (const kind of ['objective', 'terrain', 'deploy', 'activate', 'action', 'zone', 'answer', 'discard'])
      expect([...seen]).toContain(kind);
    expect(me.refused).toEqual([]);
    expect((await me.look()).status).toBe('over');
    expect(errors).toEqual([]);
    await context.close();
  });
});
