import { beforeAll, describe, expect, it } from 'vitest';
import { en } from '../src/words/en';
import { withServer } from './drive';
import { games, type Game } from './staged';
import { visit } from './visit';

const house = withServer();
const m = en.replay;

interface Move {
  seat?: number;
  weight: number;
  n: number;
  before?: number;
  peak?: object;
}

describe('a replay', () => {
  const logs: Record<string, Game<'throne' | 'kings' | 'battles'>> = {};
  const story = async (id: string) => ((await (await fetch(`${house.base}/api/logs/${id}/story`)).json()) as { steps: Move[] }).steps;
  beforeAll(async () => {
    for (const name of ['throne', 'kings', 'battles'] as const) logs[name] = (await games(house.base, 1, name))[0]!;
  });

  it.each(['throne', 'kings', 'battles'] as const)('marks who acted, goes to the next fight, and shows what each saw: %s', async (name) => {
    const { id } = logs[name]!;
    const steps = await story(id);
    const { page, context, errors } = await visit(house);
    await page.goto(`/log/${id}`);
    const slider = page.getByRole('slider', { name: m.slider });
    const at = async () => Number(await slider.getAttribute('aria-valuenow'));
    const seats = page.getByRole('region', { name: en.table.seats }).getByRole('listitem');
    const actor = page.getByRole('region', { name: en.table.seats }).locator('li[aria-current=true]');
    await expect.poll(at).not.toBeNaN();
    await page.keyboard.press('Home');
    await expect.poll(at).toBe(0);
    await expect.poll(() => actor.count(), { message: 'nobody acts before the beginning' }).toBe(0);
    const won = page.getByRole('region', { name: en.table.seats }).locator('.chip');
    expect(await won.count(), 'nobody has won before the end').toBe(0);
    const fights = steps.flatMap((s, i) => (s.weight === 3 ? [i + 1] : []));
    let summed = 0;
    for (const fight of fights.slice(0, 2)) {
      await page.getByRole('button', { name: m.nextFight }).click();
      await expect.poll(at).toBe(fight);
      const { seat, peak } = steps[fight - 1]!;
      await expect.poll(() => actor.count()).toBe(seat === undefined ? 0 : 1);
      if (seat !== undefined) expect(await seats.nth(seat).getAttribute('aria-current')).toBe('true');
      // how it comes out is said once, beside the board, on which nothing lies but what belongs to its places
      expect(await page.locator('[data-act]').count()).toBe(1);
      expect(await page.locator('.mid :is([data-act], .zoom, .mini)').count()).toBe(0);
      if (name !== 'throne' || !peak) continue;
      // what each side of the battle counts: its units, its card, and what else there is
      for (const side of ['attacker', 'defender'])
        await expect.poll(() => page.locator(`[data-act] .war .${side} li b`).count()).toBeGreaterThan(1);
      summed++;
    }
    if (name === 'throne') expect(summed, 'battles').toBeGreaterThan(0);
    expect(await won.count()).toBe(0);
    // the last fight has none after it, and its button says so
    await page.keyboard.press('End');
    await expect.poll(() => won.count()).toBeGreaterThan(0);
    await expect.poll(() => page.getByRole('button', { name: m.nextFight }).getAttribute('aria-disabled')).toBe('true');

    const eyes = page.getByRole('combobox', { name: m.eyes });
    const seen = page.waitForResponse((r) => /\/replay\?.*seat=1/.test(r.url()));
    await eyes.selectOption('1');
    await seen;
    await page.keyboard.press('Home');
    await expect.poll(at).toBe(0);
    expect(await eyes.inputValue()).toBe('1');
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each(['throne', 'kings'] as const)('is played on from any step, at any seat: %s', async (name) => {
    const { id, lines } = logs[name]!;
    const { page, context, errors } = await visit(house);
    await page.goto(`/log/${id}?n=${Math.floor(lines.length / 2)}`);
    await page.getByRole('button', { name: m.on }).click();
    const ask = page.getByRole('dialog');
    await ask.getByRole('radio').nth(1).check();
    await ask.getByRole('button', { name: m.onGo }).click();
    await page.waitForURL(/\/m\/\w+\/1$/);
    const [, match] = /\/m\/(\w+)/.exec(page.url())!;
    // somebody is asked something on the board of that moment, and the log says where it began
    await page.locator('[data-decision]').first().waitFor();
    const look = (await (await page.request.get(`/api/matches/${match}?seat=1`)).json()) as {
      from: { log: string; n: number };
      view: { turn: number };
      seats: { bot?: string }[];
    };
    expect(look.from.log).toBe(id);
    expect(look.view.turn, 'not the beginning').toBeGreaterThan(1);
    expect(look.seats.map((s) => !!s.bot)).toEqual(look.seats.map((_, i) => i !== 1));
    // to invite, from the beginning; and not from the end
    await page.goto(`/log/${id}?n=0`);
    await page.getByRole('button', { name: m.on }).click();
    await ask.getByRole('radio', { name: m.onPeople }).check();
    await ask.getByRole('button', { name: m.onGo }).click();
    await page.waitForURL(/\/m\/\w+\/0$/);
    await page
      .getByRole('link', { name: m.begunFrom(0) })
      .first()
      .waitFor();
    await page.goto(`/log/${id}?n=${lines.length}`);
    await page.getByRole('button', { name: m.on }).click();
    await page.getByRole('alert').getByText(m.onOver).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
