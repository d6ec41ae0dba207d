import type { APIRequestContext, Locator, Page } from 'playwright-core';
import type { View } from '../src/song/types';
import type { Mode } from './hand';
import { Officer } from './officer';

// Somebody who plays song through the page: deploys, activates units and NCUs, answers in windows.

export interface Look {
  status: string;
  result?: number[];
  decision?: { kind: string; who: number[]; duty: string };
  view: View;
}

const headers = () => ({ 'Idempotency-Key': crypto.randomUUID().replaceAll('-', '') });

/** An army of a few units, as short a game as there is. */
export const patrol = (faction: 'Stark' | 'Lannister', units: string) =>
  `name: Patrol\nfaction: ${faction === 'Stark' ? 'House Stark' : 'House Lannister'}\npoints: 40\n\n${units}\n`;

/** Lays a table of song and sits down at its first seat; tells where it is. Seats without a bot are open to whoever comes. */
export async function sitDown(
  to: APIRequestContext,
  options: Record<string, string>,
  others: (string | null)[] = ['greedy'],
  beat = others.some(Boolean) ? 2 : 10,
  clock?: object,
): Promise<{ id: string }> {
  const me = await to.post('/api/me', { data: { name: 'Ada' }, headers: headers() });
  if (!me.ok()) throw new Error(await me.text());
  const seats = [{}, ...others.map((bot) => (bot ? { bot } : {}))];
  const laid = await to.post('/api/matches', {
    data: { game: 'song', options, seats, beat, open: others.includes(null), ...(clock ? { clock } : {}) },
    headers: headers(),
  });
  if (!laid.ok()) throw new Error(await laid.text());
  const { id } = (await laid.json()) as { id: string };
  const sat = await to.post(`/api/matches/${id}/seats`, { data: { seat: 0, name: 'Ada' }, headers: headers() });
  if (!sat.ok()) throw new Error(await sat.text());
  return { id };
}

export class Marshal extends Officer<Look> {
  /** Units that were carried over the table by the pointer. */
  dragged = 0;
  /** Cards and Orders that were played in windows. */
  played = 0;

  constructor(page: Page, id: string, mode: Mode, seat = 0) {
    super(page, id, mode, 'song', seat);
  }

  /** What was refused, but for answers to windows that closed while they were given. */
  get wrong(): string[] {
    return this.refused.filter((r) => !/^409 \{"kind":"(pass|play|order)"/.test(r));
  }

  private get go(): Locator {
    return this.dock.locator('[data-commit]');
  }

  private get picks(): Locator {
    return this.dock.locator('[data-pick]');
  }

  async answer(kind: string): Promise<void> {
    switch (kind) {
      case 'objective':
      case 'terrain':
      case 'deploy':
        return this.place(kind);
      case 'action':
        return this.deed();
      case 'withdraw':
        return this.commit(this.dock.locator('[data-other=withdraw]'));
      case 'reroll': {
        const many = this.dock.locator('.many button');
        if (await many.count()) {
          await this.press(many);
          if (await this.legal()) return this.commit(this.go);
        }
        return this.commit(this.dock.locator('[data-other=pass]'));
      }
      case 'answer':
        return this.inWindow();
      case 'discard':
        return this.commit(this.go);
    }
    if (!(await this.legal())) await this.press(this.picks);
    if (await this.legal()) return this.commit(this.go);
    return this.commit(this.dock.locator('[data-other=pass]'));
  }

  /** Puts something on the table: dragged there by the mouse, or where the engine proposes. */
  private async place(kind: string): Promise<void> {
    if (kind === 'terrain') await this.press(this.picks);
    if (kind === 'deploy' && this.mode === 'mouse' && this.dragged < 2) await this.carry();
    for (let i = 0; i < 40; i++) {
      if (await this.legal()) return this.commit(this.go);
      await this.press(this.dock.locator('[data-propose]'));
    }
    throw new Error(`no place is found for ${kind}; ${this.story()}`);
  }

  /** Drags a unit from the dock to the zone. */
  private async carry(): Promise<void> {
    const from = (await this.picks.first().boundingBox())!;
    const zone = (await this.page.locator('.tabletop > .sheet').boundingBox())!;
    await this.page.mouse.move(from.x + 20, from.y + from.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(zone.x + zone.width * (0.4 + this.dragged * 0.2), zone.y + zone.height * 0.8, { steps: 6 });
    await this.page.mouse.up();
    this.dragged++;
  }

  private act(kind: string): Locator {
    return this.dock.locator(`[data-act=${kind}]`);
  }

  /** What the unit does: it attacks, charges or shoots if it can, else goes ahead. */
  private async deed(): Promise<void> {
    await this.act('manoeuvre').or(this.act('retreat')).or(this.act('forgo')).first().waitFor();
    for (const kind of ['strike', 'charge', 'shoot', 'march', 'manoeuvre', 'shift', 'pivot', 'retreat', 'forgo']) {
      const b = this.act(kind);
      if (!(await b.count()) || (await b.getAttribute('aria-disabled')) === 'true') continue;
      await this.press(b);
      if (await this.legal()) return this.commit(this.go);
      if (!['strike', 'charge', 'shoot'].includes(kind)) continue;
      if (!(await this.picks.count())) continue;
      await this.press(this.picks);
      if (await this.settled()) return this.commit(this.go);
    }
    throw new Error(`the unit can do nothing; ${this.story()}`);
  }

  /** A charge is asked about: the answer comes soon, not at once. */
  private async settled(): Promise<boolean> {
    for (let i = 0; i < 20; i++) if (await this.legal()) return true;
    return false;
  }

  /** A window waits for nobody: it may close while it is answered. */
  private async inWindow(): Promise<void> {
    const open = await this.dock.elementHandle();
    try {
      await this.window();
    } catch (e) {
      if (await open?.evaluate((d) => d.isConnected && d.querySelector('[data-pass]') !== null)) throw e;
    }
  }

  /** Plays what answers now, or passes. */
  private async window(): Promise<void> {
    // what was answered is sealed until the window closes
    if (await this.dock.locator('.given').count()) return void (await this.page.waitForTimeout(50));
    if (!(await this.dock.locator('[data-pass]').count())) return; // it has closed before
    if (this.mode === 'keyboard') return this.byKeys();
    const answers = this.dock.locator('[data-answer]:not([aria-disabled=true])');
    if (await answers.count()) {
      await this.press(answers);
      if (await this.legal()) {
        this.played++;
        return this.commit(this.go);
      }
    }
    await this.commit(this.dock.locator('[data-pass]'));
  }

  /** The keys of a window reach what answers. */
  private async byKeys(): Promise<void> {
    const answers = await this.dock.locator('[data-answer]').count();
    const before = this.sent;
    if (answers) {
      await this.page.keyboard.press('h');
      await this.page.keyboard.press('Enter');
      this.played++;
    } else await this.page.keyboard.press('Escape');
    for (let i = 0; this.sent === before && i < 40; i++) await this.page.waitForTimeout(20);
  }
}
