import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasCard } from '../src/lib/act';
import { spoken, unmarked } from '../src/lib/marked';
import { toldIn } from '../src/lib/steps';
import { worded } from '../src/lib/typeset';
import type { Action, Line, Look, Step, Update } from '../src/lib/types';
import { en } from '../src/words/en';
import { violations } from './axe';
import { known, withServer } from './drive';
import { shot, visit, type Seen } from './visit';

const house = withServer();

/** Somebody at a table with bots, who is told what they do. He acts by another client, so that the page is only told. */
class Guest {
  readonly steps = new Map<string, Step>();
  private readonly updates: Update[] = [];
  /** The numbers of his own acts. */
  private readonly acted = new Set<number>();
  private acts = 0;
  /** All that the region for screen readers has said. */
  readonly heard: string[] = [];
  readonly errors: string[];

  private constructor(
    readonly page: Page,
    private readonly id: string,
    readonly seat: number,
    errors: string[],
  ) {
    this.errors = errors;
    page.on('websocket', (ws) =>
      ws.on('framereceived', ({ payload }) => {
        const line = JSON.parse(String(payload)) as Line;
        if (!('seq' in line)) return;
        this.updates.push(line);
        if (line.what === 'acted' && line.seat === this.seat) this.acted.add(line.seq);
        for (const s of line.steps ?? []) this.steps.set(s.id, s);
      }),
    );
  }

  static async sit(game: string, seen: Seen = {}): Promise<Guest> {
    const { context, page, errors } = await visit(house, { told: true, ...seen });
    await page.goto('/rules');
    await known(context);
    const made = await context.request.post('/api/play', {
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      data: { game, bot: 'greedy', ...(game === 'throne' ? { seats: 3 } : {}) },
    });
    expect(made.ok(), await made.text()).toBe(true);
    const { id, seat } = (await made.json()) as { id: string; seat: number };
    const guest = new Guest(page, id, seat, errors);
    await page.exposeFunction('hear', (text: string) => guest.heard.push(text));
    await guest.come();
    return guest;
  }

  async come(): Promise<void> {
    await this.page.goto(`/m/${this.id}/${this.seat}`);
    await this.page.locator('.dock').waitFor();
    await this.page.evaluate(() => {
      const region = document.querySelector('[aria-live=polite]')!;
      const tell = (window as unknown as { hear: (text: string) => void }).hear;
      new MutationObserver(() => tell(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true });
    });
  }

  /** What the server says that the others have done since his last act, in its order. */
  since(): Step[] {
    const last = Math.max(0, ...this.acted);
    const done = (s: Step) => s.events.at(-1)!;
    const own = (s: Step) => s.seat === this.seat && s.events.every((e) => this.acted.has(e.seq));
    return [...this.steps.values()]
      .filter((s) => done(s).seq >= last && !own(s))
      .sort((a, b) => done(a).seq - done(b).seq || done(a).to - done(b).to);
  }

  /** Has a step more to show than its sentence? */
  hasCard = (step: Step) => hasCard({ step, told: toldIn(step, this.updates, this.seat) });

  get teller() {
    return this.page.locator('.teller[data-story=others]');
  }
  private get context() {
    return this.page.context().request;
  }

  private async look(): Promise<Look> {
    return (await (await this.context.get(`/api/matches/${this.id}?seat=${this.seat}`)).json()) as Look;
  }

  /** Acts as soon as he is asked something, and waits until the others have answered. */
  private async act(): Promise<void> {
    let look = await this.look();
    while (!look.decision?.who.includes(this.seat)) {
      expect(look.status).toBe('playing');
      await this.page.waitForTimeout(100);
      look = await this.look();
    }
    const { options } = (await (await this.context.get(`/api/matches/${this.id}/options?seat=${this.seat}`)).json()) as {
      options: Action[];
    };
    const action = options.find((o) => o.kind === 'ready' || o.kind === 'done') ?? options[this.acts++ % options.length]!;
    const answer = await this.context.post(`/api/matches/${this.id}/actions`, {
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      data: { seat: this.seat, n: look.n + 1, seq: look.seq, action },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    await expect.poll(async () => (await this.look()).decision?.who.includes(this.seat) ?? true).toBe(true);
    await this.caughtUp();
  }

  /** Waits until the page has been told all that the server has done, and has drawn it. */
  private async caughtUp(): Promise<void> {
    const { seq } = await this.look();
    await expect.poll(() => this.updates.at(-1)?.seq ?? 0).toBeGreaterThanOrEqual(seq);
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await this.page.waitForTimeout(400);
  }

  /** Acts until the others have done so many things that are told, from their beginning or as they come. */
  async actUntil(steps: number, again = true): Promise<void> {
    for (let k = 0; k < 80; k++) {
      await this.act();
      if (again) await this.page.keyboard.press('Home');
      if ((await this.count()) >= steps) return;
      await this.page.keyboard.press('Enter'); // to the next decision
      await this.teller.waitFor({ state: 'detached' });
    }
    throw new Error(`the others never did ${steps} things at once`);
  }

  /** Acts until another has done something that has a place on the board: how a game begins may have none. */
  async actUntilPlaced(): Promise<void> {
    const placed = (s: Step) => s.seat !== this.seat && s.places.some((p) => /^(area|unit):/.test(p));
    for (let k = 0; k < 40 && ![...this.steps.values()].some(placed); k++) await this.act();
    expect([...this.steps.values()].some(placed), 'something happens on the board').toBe(true);
  }

  /** How many steps the teller has. */
  async count(): Promise<number> {
    const strip = this.page.getByRole('slider', { name: en.story.slider });
    return (await strip.count()) ? Number(await strip.getAttribute('aria-valuemax')) : 0;
  }

  async says(): Promise<string> {
    return ((await this.teller.locator('h2').textContent()) ?? '').trim();
  }
}

const heard = (enough: number, all: number, least: number, expected: number) => en.dice.heard(enough, all, least, String(expected));
const words = (text: string) => text.replace(/\s+/g, ' ').trim();
/** As the teller has it: dice are pictures there. */
const written = (s: Step) => words(unmarked(worded(s, 'en')).replace(/[⚀-⚅]/g, ''));

describe.each(['throne', 'kings'])('the story of %s', (game) => {
  it('shows every step of the others in order, and says it', async () => {
    const guest = await Guest.sit(game);
    const { page, teller } = guest;
    await guest.actUntil(3);
    await page.keyboard.press('Space');
    const count = await guest.count();
    const told: string[] = [];
    const cards: boolean[] = [];
    for (let i = 1; i <= count; i++) {
      await teller.getByText(en.story.of(i, count), { exact: true }).waitFor();
      told.push(words(await guest.says()));
      await page.waitForTimeout(700); // the position has come, and what is said is heard
      await shot(page, `story-${game}-${i}`);
      cards.push((await page.locator('[data-act]').count()) === 1);
      if (i === 1) expect(await violations(page)).toEqual([]);
      expect(await page.locator('[data-decision]').count(), 'nothing is asked meanwhile').toBe(0);
      await page.keyboard.press('ArrowRight');
    }
    await page.locator('[data-decision]').waitFor();
    const done = guest.since();
    expect(told, 'all of it, in the order in which it happened').toEqual(done.map(written));
    expect(cards, 'what was thrown, turned over or counted for it').toEqual(done.map(guest.hasCard));
    const sentences = done.map((s) => words(spoken(worded(s, 'en'), heard)));
    await expect.poll(() => sentences.filter((s) => !words(guest.heard.join(' ')).includes(s))).toEqual([]);
    expect(guest.errors).toEqual([]);
    await page.context().close();
  });

  it('is skipped by key, by click and by touch, and told again', async () => {
    const guest = await Guest.sit(game);
    const { page, teller } = guest;
    const skipped = async () => {
      await teller.waitFor({ state: 'detached' });
      await page.locator('[data-decision]').waitFor();
    };
    await guest.actUntil(2);
    await page.keyboard.press('Enter');
    await skipped();
    await page.keyboard.press('Home');
    await page.keyboard.press('Space'); // a short story would be over before a slow hand
    await page.getByRole('button', { name: en.story.skip }).click();
    await skipped();
    expect(guest.errors).toEqual([]);
    await page.context().close();

    const finger = await Guest.sit(game, { phone: true });
    await finger.actUntil(2);
    await finger.page.getByRole('button', { name: en.story.pause }).tap();
    await shot(finger.page, `story-${game}-390`);
    expect(await violations(finger.page)).toEqual([]);
    await finger.page.getByRole('button', { name: en.story.skip }).tap();
    await finger.teller.waitFor({ state: 'detached' });
    expect(finger.errors).toEqual([]);
    await finger.page.context().close();
  });

  it('is summed up for who comes back after a day, and goes on where a reload broke it off', async () => {
    const guest = await Guest.sit(game);
    const { page, teller } = guest;
    await guest.actUntil(4, false);
    await page.keyboard.press('Space');
    const at = await guest.says();
    await guest.come();
    await teller.waitFor();
    expect(await guest.says(), 'the step that was being told').toBe(at);

    await page.keyboard.press('Space'); // where he was is not noted anew
    await guest.actUntilPlaced();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('gonfalon.seen.')) localStorage.setItem(key, `0 0 ${Date.now() - 24 * 3600_000}`);
    });
    await page.reload();
    const recap = page.getByRole('region', { name: en.recap.title });
    await recap.waitFor();
    expect(await recap.locator('li').count()).toBeLessThanOrEqual(6);
    await recap.getByRole('table').waitFor();
    await recap.locator('.picture > svg:not(.ic)').first().waitFor();
    await shot(page, `story-${game}-recap`);
    expect(await violations(page)).toEqual([]);
    await recap
      .getByRole('button', { name: new RegExp(en.recap.from) })
      .first()
      .click();
    await teller.waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-decision]').waitFor();
    await guest.come();
    await page.locator('[data-decision]').waitFor();
    expect(await recap.count(), 'it was told').toBe(0);
    expect(guest.errors).toEqual([]);
    await page.context().close();
  });
});
