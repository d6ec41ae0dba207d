import type { APIRequestContext, Locator, Page, Request, Response } from 'playwright-core';
import { spell } from '../src/battles/action';
import type { Action, HexId, View } from '../src/battles/types';
import { focus } from './eyes';
import { Finger, Keys, Mouse, type Hand, type Mode } from './hand';

// Somebody who plays battles through the page, by one kind of input: takes one of the legal actions,
// carries it out by what the dock and the field offer, and sees to it that just that is sent.

/** Lays a field with a bot at the other side and sits down; tells where it is. */
export async function takeField(to: APIRequestContext, options: Record<string, string>, bot = 'greedy'): Promise<string> {
  const headers = () => ({ 'Idempotency-Key': crypto.randomUUID().replaceAll('-', '') });
  const me = await to.post('/api/me', { data: { name: 'Ada' }, headers: headers() });
  if (!me.ok()) throw new Error(await me.text());
  const laid = await to.post('/api/matches', { data: { game: 'battles', options, seats: [{}, { bot }] }, headers: headers() });
  if (!laid.ok()) throw new Error(await laid.text());
  const { id } = (await laid.json()) as { id: string };
  const sat = await to.post(`/api/matches/${id}/seats`, { data: { seat: 0, name: 'Ada' }, headers: headers() });
  if (!sat.ok()) throw new Error(await sat.text());
  return id;
}

interface Look {
  status: string;
  result?: number[];
  view: View;
}

export class Captain {
  readonly hand: Hand;
  private readonly underway = new Set<Request>();
  private last: Action | null = null;
  private sent = 0;
  /** Decisions and actions by their kinds. */
  readonly asked: Record<string, number> = {};
  readonly acted: Record<string, number> = {};
  readonly refused: string[] = [];
  readonly waits: number[] = [];
  readonly trail: string[] = [];
  private turns = { round: 0, n: 0 };

  constructor(
    readonly page: Page,
    readonly id: string,
    readonly mode: Mode,
    /** Turns of a round before it passes. */
    private readonly most = 3,
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
    const { action } = r.request().postDataJSON() as { action: Action };
    this.last = action;
    if (!r.ok()) this.refused.push(`${r.status()} ${JSON.stringify(action)}: ${await r.text().catch(() => '')}`);
    else this.acted[action.kind] = (this.acted[action.kind] ?? 0) + 1;
    this.sent++;
  }

  get dock(): Locator {
    return this.page.locator('.dock[data-decision]');
  }

  story(): string {
    return `after: ${this.trail.slice(-14).join('; ')}`;
  }

  /** Waits until the page has come to rest and asks something, or the battle is over. */
  async ready(limit = 120_000): Promise<string> {
    await this.page.waitForFunction(() => 'battles' in window.engines);
    for (const end = Date.now() + limit; Date.now() < end;) {
      if (this.underway.size === 0) {
        const kind = await this.page.evaluate(() => {
          const d = document.querySelector('.dock[data-decision]');
          return d?.getAttribute('aria-busy') === 'false' ? d.getAttribute('data-decision') : null;
        });
        if (kind && this.underway.size === 0) return kind;
      }
      await this.page.waitForTimeout(15);
    }
    throw new Error(`the page asks nothing; it says: ${await this.dock.innerText().catch(() => 'nothing')}\n${this.story()}`);
  }

  async look(): Promise<Look> {
    return (await (await this.page.context().request.get(`/api/matches/${this.id}?seat=0`)).json()) as Look;
  }
  async options(): Promise<Action[]> {
    const reply = await this.page.context().request.get(`/api/matches/${this.id}/options?seat=0`);
    return ((await reply.json()) as { options: Action[] }).options;
  }

  async press(what: Locator): Promise<void> {
    const element = await what.first().elementHandle();
    const [n, name] = await this.page.evaluate((e) => {
      window.seen ??= [];
      return [window.seen.push(e!) - 1, window.nameOf(e!)] as const;
    }, element);
    this.trail.push(name.slice(0, 60));
    await this.hand.press(n);
    if (this.mode === 'keyboard' && (await focus(this.page)) === null) throw new Error(`the focus is lost; ${this.story()}`);
  }

  private hex(id: HexId | undefined): Locator {
    return this.page.locator(`[data-hex="${id}"]`);
  }
  private get commitButton(): Locator {
    return this.dock.locator('[data-commit]');
  }

  /** Presses what sends an action, and waits until it has arrived and the page is at rest. */
  private async send(what: Locator, a: Action): Promise<void> {
    const before = this.sent;
    const start = performance.now();
    await this.press(what);
    while (this.sent === before) {
      if (performance.now() - start > 12_000)
        throw new Error(`${JSON.stringify(a)} was not sent; the dock says: ${await this.dock.innerText()}; ${this.story()}`);
      await this.page.waitForTimeout(5);
    }
    if (spell(this.last!) !== spell(a)) throw new Error(`${JSON.stringify(this.last)} was sent, not ${JSON.stringify(a)}; ${this.story()}`);
    for (const end = Date.now() + 120_000; Date.now() < end;) {
      const busy = await this.page.evaluate(() => document.querySelector('.dock[data-decision]')?.getAttribute('aria-busy'));
      if (this.underway.size === 0 && busy === 'false') break;
      await this.page.waitForTimeout(10);
    }
    this.waits.push(performance.now() - start);
  }

  /** Presses a hex unless it is chosen already. */
  private async choose(id: HexId | undefined): Promise<void> {
    if ((await this.hex(id).getAttribute('aria-pressed')) !== 'true') await this.press(this.hex(id));
  }

  /** What is done next: the plan of somebody who attacks. */
  async pick(kind: string, view: View, all: Action[]): Promise<Action> {
    const of = (k: string) => all.filter((o) => o.kind === k);
    const any = <T>(list: T[]): T => list[this.sent % list.length]!;
    if (kind === 'turn') {
      if (view.round !== this.turns.round) this.turns = { round: view.round, n: 0 };
      if (this.turns.n++ >= this.most) return of('pass')[0]!;
      const cards = of('play_card').sort((a, b) => b.commands!.length - a.commands!.length);
      const tokens = of('use_token');
      const list = this.turns.n % 2 ? [...cards, ...tokens] : [...tokens, ...cards];
      return list[0] ?? of('raise_morale')[0] ?? of('pass')[0]!;
    }
    const attacks = [...of('attack'), ...of('war_dogs')];
    if (attacks.length) return any(attacks);
    if (of('move').length) {
      const far = (id: HexId) => {
        const at = id.split(',').map(Number);
        return Math.min(
          ...Object.values(view.units).flatMap((u) => {
            if (!u.hex || u.house === (view.turn?.house ?? 'stark')) return [];
            const to = u.hex.split(',').map(Number);
            return [Math.abs(at[0]! - to[0]!) + Math.abs(at[1]! - to[1]!)];
          }),
        );
      };
      return of('move').sort((a, b) => far(a.hex!) - far(b.hex!))[0]!;
    }
    const yes = all.filter((o) => !['done', 'decline', 'pass', 'commit', 'leave', 'exit', 'shed'].includes(o.kind));
    if (kind === 'muster' || kind === 'keep') return any(all);
    return yes.length ? any(yes) : (of('commit').find(() => kind !== 'move' && kind !== 'attack' && kind !== 'order') ?? all.at(-1)!);
  }

  /** Carries an action out through the page. */
  async act(kind: string, a: Action, view: View): Promise<void> {
    const at = (name: string | undefined) => view.units[name ?? '']?.hex;
    if (['done', 'decline'].includes(a.kind)) {
      const closes = this.dock.locator(`[data-closes=${a.kind}]`);
      return this.send((await closes.count()) ? closes : this.commitButton, a);
    }
    switch (a.kind) {
      case 'pass':
        await this.press(this.dock.locator('[data-closes=pass]'));
        break;
      case 'use_token':
        await this.press(this.dock.locator(`[data-token=${a.token}]`));
        await this.choose(at(a.unit));
        if (a.pair && !(await this.dock.locator('[aria-pressed=true]', { hasText: /\S/ }).count())) break;
        break;
      case 'raise_morale':
        await this.press(this.dock.locator('[data-token=morale]'));
        break;
      case 'play_card':
        await this.press(this.dock.locator(`[data-lead="${a.card} ${a.commander}"]`));
        break;
      case 'pick':
        if (kind === 'order' || kind === 'rally') return this.send(this.hex(at(a.unit)), a);
        await this.choose(at(a.unit));
        break;
      case 'move':
        if (kind === 'move' || kind === 'friend') await this.choose(at(a.unit));
        await this.choose(a.hex);
        break;
      case 'attack':
      case 'war_dogs':
        await this.choose(at(a.unit));
        await this.choose(at(a.target));
        if (a.kind === 'war_dogs' && (await this.page.locator('.choices .pick[aria-pressed]').count()) > 1)
          await this.press(this.page.locator('.choices .pick[aria-pressed]').last());
        break;
      case 'scorch':
      case 'douse':
        await this.choose(at(a.unit));
        await this.choose(a.hex);
        break;
      case 'retreat':
      case 'follow':
      case 'hide':
        if ((await this.hex(a.hex).getAttribute('aria-pressed')) !== 'true') await this.press(this.hex(a.hex));
        break;
      case 'reroll':
      case 'take':
      case 'drop':
        await this.press(this.dock.locator(`[data-token=${a.token}]`));
        break;
      case 'execute':
        await this.press(this.dock.locator('.choices .wide').nth((a.n ?? 1) - 1));
        break;
      case 'keep':
        await this.toggle('[data-card]', a.card, 'data-card');
        await this.toggle('[data-token]', a.token, 'data-token');
        break;
      case 'muster':
        for (const c of [a.commander, a.other]) if (c) await this.press(this.dock.locator(`[data-muster=${c}]`));
        break;
      case 'place':
        await this.toggle(
          a.ground ? '[data-ground]' : '[data-unit-button]',
          a.ground ?? a.unit,
          a.ground ? 'data-ground' : 'data-unit-button',
        );
        await this.choose(a.hex);
        break;
      case 'stand':
        if (await this.dock.locator('.choices .wide').count()) await this.press(this.dock.locator('.choices .wide').first());
        break;
      case 'commit':
        if (a.unit) await this.choose(at(a.unit));
        if (a.hex) await this.choose(a.hex);
        if (a.target) await this.choose(at(a.target));
        break;
    }
    return this.send(this.commitButton, a);
  }

  /** Lets just one of some buttons be pressed, or none. */
  private async toggle(which: string, value: string | undefined, attribute: string): Promise<void> {
    const on = this.dock.locator(`${which}[aria-pressed=true]`);
    const now = (await on.count()) ? await on.first().getAttribute(attribute) : null;
    if (value === undefined && now !== null) await this.press(on);
    else if (value !== undefined && now !== value) await this.press(this.dock.locator(`[${attribute}="${value}"]`));
  }

  /** One decision; tells what was asked. */
  async step(): Promise<string> {
    const kind = await this.ready();
    if (kind === 'over') return kind;
    const [{ view }, all] = await Promise.all([this.look(), this.options()]);
    if (!all.length) return kind;
    this.asked[kind] = (this.asked[kind] ?? 0) + 1;
    const a = await this.pick(kind, view, all);
    this.trail.push(`${kind}: ${a.kind}`);
    await this.act(kind, a, view);
    return kind;
  }

  async toTheEnd(limit: number): Promise<Look> {
    for (const end = Date.now() + limit; Date.now() < end;) if ((await this.step()) === 'over') return this.look();
    throw new Error(`the battle does not end; ${this.story()}`);
  }
}
