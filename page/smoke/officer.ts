import type { Locator, Page, Request, Response } from 'playwright-core';
import { focus } from './eyes';
import { Finger, Keys, Mouse, type Hand, type Mode } from './hand';

/** Somebody who plays a game on a table through the page, by one kind of input. */
export abstract class Officer<L> {
  readonly hand: Hand;
  protected readonly underway = new Set<Request>();
  protected sent = 0;
  /** Actions by their kind. */
  readonly acted: Record<string, number> = {};
  /** What the server refused, of what the page let us do. */
  readonly refused: string[] = [];
  /** Milliseconds from the press that sent an action until the page was ready again. */
  readonly waits: number[] = [];
  protected readonly trail: string[] = [];

  constructor(
    readonly page: Page,
    readonly id: string,
    readonly mode: Mode,
    private readonly game: string,
    private readonly seat = 0,
  ) {
    this.hand = mode === 'mouse' ? new Mouse(page) : mode === 'touch' ? new Finger(page) : new Keys(page);
    const ours = (r: Request) => r.url().includes('/api/') && !r.url().includes('/events');
    page.on('request', (r) => ours(r) && this.underway.add(r));
    page.on('requestfinished', (r) => this.underway.delete(r));
    page.on('requestfailed', (r) => this.underway.delete(r));
    page.on('response', (r) => void this.heard(r));
  }

  private async heard(r: Response): Promise<void> {
    if (r.request().method() !== 'POST' || !r.url().endsWith('/actions')) return;
    const action = (r.request().postDataJSON() as { action: { kind: string } }).action;
    if (!r.ok()) this.refused.push(`${r.status()} ${JSON.stringify(action)}: ${await r.text().catch(() => '')}`);
    else this.acted[action.kind] = (this.acted[action.kind] ?? 0) + 1;
    this.sent++;
  }

  get dock(): Locator {
    return this.page.locator('.dock[data-decision]');
  }

  /** Waits until the page has come to rest and asks something, or the game is over. */
  async ready(limit = 120_000): Promise<string> {
    // The engine in the page answers at once; until it has come the server does, in its own time.
    await this.page.waitForFunction((game) => game in window.engines, this.game);
    const end = Date.now() + limit;
    for (;;) {
      const kind = await this.asked();
      if (kind) return kind;
      if (Date.now() > end)
        throw new Error(
          `the page asks nothing for ${limit} ms; it says: ${await this.dock.innerText().catch(() => 'nothing')}\n${this.story()}`,
        );
      await this.page.waitForTimeout(15);
    }
  }

  /** What the page asks now, if it is at rest. */
  async asked(): Promise<string | null> {
    if (this.underway.size > 0) return null;
    const kind = await this.page.evaluate(() => {
      const d = document.querySelector('.dock[data-decision]');
      return d?.getAttribute('aria-busy') === 'false' ? d.getAttribute('data-decision') : null;
    });
    return this.underway.size === 0 ? kind : null;
  }

  story(): string {
    return `after: ${this.trail.slice(-14).join('; ')}`;
  }

  async look(): Promise<L> {
    return (await (await this.page.context().request.get(`/api/matches/${this.id}?seat=${this.seat}`)).json()) as L;
  }

  /** Presses something with the hand, and the focus is still somewhere. */
  async press(what: Locator): Promise<void> {
    const element = await what.first().elementHandle();
    const [n, name] = await this.page.evaluate((e) => {
      window.seen ??= [];
      return [window.seen.push(e!) - 1, window.nameOf(e!)] as const;
    }, element);
    this.trail.push(name);
    await this.hand.press(n);
    if (this.mode === 'keyboard' && (await focus(this.page)) === null) throw new Error(`the focus is lost; ${this.story()}`);
  }

  /** Presses what sends an action, and waits until it has arrived. */
  protected async commit(what: Locator): Promise<void> {
    const before = this.sent;
    const start = performance.now();
    await this.press(what);
    while (this.sent === before) {
      if (performance.now() - start > 90_000)
        throw new Error(`nothing was sent; the dock says: ${await this.dock.innerText()}; ${this.story()}`);
      await this.page.waitForTimeout(5);
    }
    await this.rest();
    this.waits.push(performance.now() - start);
    if (this.mode === 'keyboard' && (await focus(this.page)) === null)
      throw new Error(`the focus is lost after the answer was taken; ${this.story()}`);
  }

  protected async rest(): Promise<void> {
    for (const end = Date.now() + 120_000; Date.now() < end;) {
      if (
        this.underway.size === 0 &&
        (await this.page.evaluate(() => document.querySelector('.dock[data-decision]')?.getAttribute('aria-busy') === 'false')) &&
        this.underway.size === 0
      )
        return;
      await this.page.waitForTimeout(10);
    }
    throw new Error(`the page does not come to rest; ${this.story()}`);
  }

  /** The judge's word on what is drafted: true if it can be sent. */
  protected async legal(): Promise<boolean> {
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return (await this.dock.locator('[data-commit]').getAttribute('aria-disabled')) === 'false';
  }

  abstract answer(kind: string): Promise<void>;

  /** Plays until the game is over. */
  async toTheEnd(limit: number): Promise<L> {
    const end = Date.now() + limit;
    for (;;) {
      const kind = await this.ready();
      if (kind === 'over') return this.look();
      if (Date.now() > end) throw new Error(`the game is not over after ${limit} ms: ${JSON.stringify(this.acted)}; ${this.story()}`);
      await this.answer(kind);
    }
  }
}
