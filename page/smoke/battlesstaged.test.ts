import { describe, expect, it } from 'vitest';
import { behind } from '../src/battles/behind';
import type { Action } from '../src/battles/types';
import { Captain } from './captain';
import { withServer } from './drive';
import { asked, asks } from './field';
import { inCase, Stage, Theatre } from './staged';
import { shot, visit } from './visit';

// Every kind of decision of battles, from a position in which it is asked: it has its question, and is answered through the dock.

const house = withServer();

describe('battles from a written position', () => {
  it('is asked every kind of decision', () => {
    expect(Object.keys(asks).sort()).toEqual(Object.keys(behind).sort());
  });

  it('asks each of them, and takes the answer', { timeout: 240_000 }, async () => {
    const { page, context, errors } = await visit(house);
    const theatre = new Theatre();
    await theatre.open(context);
    const captain = new Captain(page, '', 'mouse');
    const wrong: string[] = [];
    for (const kind of Object.keys(asks)) {
      const stage = await Stage.lay('', await asked(kind));
      await theatre.show(page, stage);
      try {
        const dock = page.locator(`.dock[data-decision=${kind}][aria-busy=false]`);
        await dock.waitFor({ timeout: 10_000 });
        await captain.ready();
        expect((await dock.locator('h2').first().innerText()).trim(), kind).not.toBe('');
        const a = await captain.pick(kind, stage.view, stage.options as unknown as Action[]);
        await captain.act(kind, a, stage.view);
        expect(stage.acted).toEqual([a]);
      } catch (e) {
        await shot(page, `battles-${kind}`);
        wrong.push(`${kind}: ${String(e).slice(0, 400)}`);
      }
    }
    expect(wrong.join('\n')).toBe('');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows sight, odds and own units by their keys', async () => {
    const { page, context, errors } = await visit(house);
    const theatre = new Theatre();
    await theatre.open(context);
    const at = await inCase('battles', 'los/along-edges-both-blocked', 0);
    await theatre.show(page, await Stage.lay('', at));
    await page.locator('.dock[data-decision=attack][aria-busy=false]').waitFor();
    const focused = (what: string) => page.evaluate((what) => Boolean(document.activeElement?.matches(what)), what);
    await page.keyboard.press('o');
    await expect.poll(() => focused('[data-odds]')).toBe(true);
    const sights = () => page.locator('.battles-board [data-sight]').evaluateAll((all) => all.map((e) => e.getAttribute('data-sight')));
    expect(await sights()).toEqual([]); // a target is chosen
    await page.keyboard.press('s');
    await expect.poll(sights).toContain('blocked');
    await page.keyboard.press('s');
    await expect.poll(sights).toEqual([]);
    const own = Object.values(at.document.units).flatMap((u) => (at.document.houses[u.house].seat === at.seat && u.hex ? [u.hex] : []));
    const seen = new Set<string>();
    for (let i = 0; i < own.length; i++) {
      await page.keyboard.press('u');
      seen.add((await page.evaluate(() => document.activeElement?.getAttribute('data-hex'))) ?? '');
    }
    expect([...seen].sort()).toEqual(own.sort());
    expect(errors).toEqual([]);
    await context.close();
  });
});
