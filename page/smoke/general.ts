import type { APIRequestContext, Locator, Page } from 'playwright-core';
import type { View } from '../src/kings/types';
import type { Mode } from './hand';
import { Officer } from './officer';

// Somebody who plays kings through the page (whose context has senses, see eyes.ts), by one kind
// of input: reads the decision, takes what the dock and the table offer, and says so when
// something cannot be done.

/** Lays a table of kings with a bot at the other side and sits down; tells where it is. */
export async function sitDown(to: APIRequestContext, options: Record<string, string>, bot = 'greedy'): Promise<string> {
  const headers = () => ({ 'Idempotency-Key': crypto.randomUUID().replaceAll('-', '') });
  const me = await to.post('/api/me', { data: { name: 'Ada' }, headers: headers() });
  if (!me.ok()) throw new Error(await me.text());
  const laid = await to.post('/api/matches', { data: { game: 'kings', options, seats: [{}, { bot }] }, headers: headers() });
  if (!laid.ok()) throw new Error(await laid.text());
  const { id } = (await laid.json()) as { id: string };
  const sat = await to.post(`/api/matches/${id}/seats`, { data: { seat: 0, name: 'Ada' }, headers: headers() });
  if (!sat.ok()) throw new Error(await sat.text());
  return id;
}

export interface Look {
  status: string;
  result?: number[];
  view: View;
}

const far = (a: readonly number[], b: readonly number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!);

export class General extends Officer<Look> {
  /** Units that were carried over the table by the pointer. */
  dragged = 0;
  private ordered = 0;
  private turn = -1;

  constructor(
    page: Page,
    id: string,
    mode: Mode,
    /** How many orders are given in a turn before the phase is ended. */
    private readonly orders: number,
  ) {
    super(page, id, mode, 'kings');
  }

  private say(act: string): Locator {
    return this.dock.locator(`[data-act=${act}]`);
  }

  private unit(id: string): Locator {
    return this.dock.locator(`[data-unit-button="${id}"]`);
  }

  async answer(kind: string): Promise<void> {
    switch (kind) {
      case 'edge':
      case 'agree':
        return this.commit(this.say(kind));
      case 'vanguard_first':
      case 'first_turn':
        return this.commit(this.say('first'));
      case 'redeploy':
      case 'vanguard':
        return this.commit(this.say('done'));
      case 'terrain':
      case 'token':
      case 'deploy':
        return this.place(kind);
      case 'order':
        return this.order();
      case 'shoot':
        return this.shoot();
      case 'test':
      case 'combat':
        await this.press(this.dock.locator('[data-unit-button]'));
        return this.commit(this.dock.locator('[data-commit]'));
      case 'regroup':
        await this.press(this.dock.locator('[data-order]').nth(this.sent % 3));
        if (!(await this.legal())) await this.press(this.dock.locator('[data-order=done]'));
        return this.commit(this.dock.locator('[data-commit]'));
    }
    throw new Error(`nobody knows what to say to ${kind}`);
  }

  /** Puts a piece, a token or a unit on the table: carried there, or where the engine proposes. */
  private async place(kind: string): Promise<void> {
    if (kind === 'terrain' && (this.acted['terrain'] ?? 0) >= 2) return this.commit(this.say('done'));
    if (kind === 'terrain') await this.press(this.dock.locator('[data-piece]').nth(this.sent % 4));
    if (kind === 'deploy' && this.mode === 'mouse' && this.dragged < 3) await this.carry();
    for (let i = 0; i < 40; i++) {
      if (await this.legal()) return this.commit(this.dock.locator('[data-commit]'));
      await this.press(this.dock.locator('[data-propose]'));
    }
    throw new Error(`no place is found for ${kind}; ${this.story()}`);
  }

  /** Drags a unit from the reserve to the zone. */
  private async carry(): Promise<void> {
    const from = (await this.dock.locator('[data-unit-button]').first().boundingBox())!;
    const zone = (await this.page.locator('.tabletop > .sheet').boundingBox())!;
    await this.page.mouse.move(from.x + 20, from.y + from.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(zone.x + zone.width * (0.4 + this.dragged * 0.12), zone.y + zone.height * 0.8, { steps: 6 });
    await this.page.mouse.up();
    this.dragged++;
  }

  /** Gives the next order: a charge if there is one, else towards the enemy. */
  private async order(): Promise<void> {
    const { view } = await this.look();
    if (view.turn !== this.turn) {
      this.turn = view.turn;
      this.ordered = 0;
    }
    const mine = Object.entries(view.units).filter(([, u]) => u.seat === 'blue' && u.at && u.state !== 'routed' && !u.order);
    const foes = Object.values(view.units).filter((u) => u.seat === 'red' && u.at && u.state !== 'routed');
    const near = mine.map(([id, u]) => ({ id, at: Math.min(...foes.map((f) => far(u.at!, f.at!))) })).sort((a, b) => a.at - b.at);
    const next = near[0];
    if (this.ordered >= this.orders || !next) return this.endPhase();
    this.ordered++;
    await this.press(this.unit(next.id));
    const charge = this.dock.locator('[data-order=charge]');
    await this.legal();
    if ((await charge.getAttribute('aria-disabled')) === 'false') {
      await this.press(charge);
      await this.legal();
      const target = this.dock.locator('[data-charge]');
      if (await target.count()) {
        await this.press(target);
        if (await this.legal()) return this.commit(this.dock.locator('[data-commit]'));
      }
    }
    if (await this.go(next.id)) return this.commit(this.dock.locator('[data-commit]'));
    await this.press(this.dock.locator('[data-order=halt]'));
    return this.commit(this.dock.locator('[data-commit]'));
  }

  /** Moves the chosen unit: dragged on the table, stepped by keys, or by the buttons. */
  private async go(id: string): Promise<boolean> {
    if (this.mode === 'mouse') {
      const base = this.page.locator(`[data-unit="${id}"]`);
      const at = (await base.boundingBox())!;
      const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
      await this.page.mouse.move(x, y);
      await this.page.mouse.down();
      await this.page.mouse.move(x + 6, y - 40, { steps: 4 });
      await this.page.mouse.up();
      this.dragged++;
      this.trail.push(`${id} dragged`);
      if (await this.legal()) return true;
    }
    if (this.mode === 'keyboard') {
      await this.page.keyboard.press('ArrowUp');
      await this.page.keyboard.press('ArrowUp');
      await this.page.keyboard.press(this.sent % 2 ? ',' : '.');
      this.trail.push('stepped and turned');
      if (await this.legal()) return true;
    }
    for (const order of ['advance', 'change_facing']) {
      const b = this.dock.locator(`[data-order=${order}]`);
      if ((await b.getAttribute('aria-disabled')) !== 'false') continue;
      await this.press(b);
      if (await this.legal()) return true;
    }
    return false;
  }

  private async endPhase(): Promise<void> {
    const before = this.sent;
    await this.press(this.say('done'));
    await this.legal();
    // units without an order are warned of: it is pressed again
    if (this.sent === before && this.underway.size === 0) return this.commit(this.say('done'));
    await this.rest();
  }

  private async shoot(): Promise<void> {
    const target = this.dock.locator('[data-shot]');
    await this.legal();
    if (await target.count()) {
      await this.press(target);
      if (await this.legal()) return this.commit(this.dock.locator('[data-commit]'));
    }
    return this.commit(this.say('done'));
  }
}
