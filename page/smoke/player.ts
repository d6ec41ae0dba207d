import type { Page, Request, Response } from 'playwright-core';
import { en } from '../src/words/en';
import { fr } from '../src/words/fr';
import type { Lang } from '../src/throne/types';
import { words } from '../src/throne/words';
import type { Words } from '../src/throne/words/en';
import { boardButton, flat, focus, see, type Scene, type Thing } from './eyes';
import { Finger, Keys, Mouse, Unreached, type Hand, type Mode } from './hand';

// Somebody who plays throne through the page (whose context has senses, see eyes.ts), by one kind of input: reads what is asked,
// chooses among what the page offers, and says so when something cannot be done.

/** Numbers that look like chance and are the same each time. */
export function chance(seed: string): () => number {
  let a = [...seed].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 16777619), 2166136261);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export class Player {
  readonly hand: Hand;
  private readonly w: Words;
  private readonly m: typeof en;
  private readonly random: () => number;
  private underway = new Set<Request>();
  private sent = 0;
  /** Actions by the kind of decision that they answered. */
  readonly answered: Record<string, number> = {};
  /** What the server refused, of what the page let us do. */
  readonly refused: string[] = [];
  /** Milliseconds from the press that sent an action until the page was ready again. */
  readonly waits: number[] = [];
  private readonly trail: string[] = [];

  constructor(
    readonly page: Page,
    readonly lang: Lang,
    mode: Mode,
    seed: string = `${mode}/${lang}`,
  ) {
    this.hand = mode === 'mouse' ? new Mouse(page) : mode === 'touch' ? new Finger(page) : new Keys(page);
    this.w = flat(words(lang));
    this.m = flat((lang === 'fr' ? fr : en) as typeof en);
    this.random = chance(seed);
    const ours = (r: Request) => r.url().includes('/api/') && !r.url().includes('/events');
    page.on('request', (r) => ours(r) && this.underway.add(r));
    page.on('requestfinished', (r) => this.underway.delete(r));
    page.on('requestfailed', (r) => this.underway.delete(r));
    page.on('response', (r) => void this.heard(r));
  }

  private async heard(r: Response): Promise<void> {
    if (r.request().method() !== 'POST' || !r.url().endsWith('/actions')) return;
    if (!r.ok()) this.refused.push(`${r.status()} ${r.request().postData()}: ${await r.text().catch(() => '')}`);
    this.sent++;
  }

  private one<T>(list: T[]): T {
    return list[Math.floor(this.random() * list.length)]!;
  }
  private often(share: number): boolean {
    return this.random() < share;
  }

  /** Waits until the page has come to rest and asks something, or the game is over. */
  async ready(limit = 120_000): Promise<Scene> {
    const end = Date.now() + limit;
    let last: Scene | null = null;
    for (;;) {
      if (this.underway.size === 0) {
        last = await see(this.page, this.w.map);
        if (last && !last.busy && last.kind && this.underway.size === 0) return last;
      }
      if (Date.now() > end) throw new Error(`the page asks nothing for ${limit} ms; it says: ${last?.text ?? 'nothing'}\n${this.story()}`);
      await this.page.waitForTimeout(20);
    }
  }

  private story(): string {
    return `after: ${this.trail.slice(-12).join('; ')}`;
  }

  /** Presses something, and the focus is still somewhere. */
  async press(t: Thing): Promise<void> {
    this.trail.push(t.name);
    await this.hand.press(t.n);
    if (this.hand.mode !== 'keyboard') return;
    if ((await focus(this.page)) === null) throw new Error(`the focus is lost; ${this.story()}`);
  }

  /** Presses what sends an action, and waits until it has arrived. */
  private async commit(kind: string, t: Thing): Promise<void> {
    const before = this.sent;
    const start = performance.now();
    await this.press(t);
    while (this.sent === before) {
      if (performance.now() - start > 90_000) throw new Error(`${kind}: nothing was sent by "${t.name}"; ${this.story()}`);
      await this.page.waitForTimeout(5);
    }
    this.answered[kind] = (this.answered[kind] ?? 0) + 1;
    await this.rest();
    this.waits.push(performance.now() - start);
    if (this.hand.mode === 'keyboard' && (await focus(this.page)) === null)
      throw new Error(`the focus is lost after the answer was taken; ${this.story()}`);
  }

  private async rest(): Promise<void> {
    for (const end = Date.now() + 120_000; Date.now() < end;) {
      if (this.underway.size === 0) {
        const s = await see(this.page, this.w.map);
        if (s && !s.busy && this.underway.size === 0) return;
      }
      await this.page.waitForTimeout(20);
    }
    throw new Error(`the page does not come to rest; ${this.story()}`);
  }

  /** Presses an area of the map, which is brought on the screen if it is not there. */
  private async area(name: string): Promise<void> {
    for (const show of ['', this.w.follow, this.w.wholeMap]) {
      if (show && this.hand.mode !== 'keyboard') {
        const b = await boardButton(this.page, show);
        if (b < 0) continue;
        await this.hand.press(b);
      }
      const scene = await this.ready();
      const area = scene.areas.find((a) => a.name === name);
      if (!area) throw new Error(`${name} cannot be chosen; ${this.story()}`);
      try {
        return await this.press(area);
      } catch (e) {
        if (!(e instanceof Unreached) || show === this.w.wholeMap || this.hand.mode === 'keyboard') throw e;
      }
    }
  }

  /** Answers what is asked. */
  async answer(s: Scene): Promise<void> {
    const kind = s.kind!;
    switch (kind) {
      case 'orders':
        return this.orders(s);
      case 'raven':
        return this.raven(s);
      case 'raid':
        return this.raid(s);
      case 'march':
        return this.march(s);
      case 'bid':
      case 'watch_bid':
        return this.bid(s);
    }
    return this.choose(s);
  }

  private named(s: Scene, ...names: string[]): Thing | undefined {
    return s.things.find((t) => names.includes(t.name) && t.pressed === null);
  }

  private must(s: Scene, ...names: string[]): Thing {
    const t = this.named(s, ...names);
    if (!t)
      throw new Error(
        `${s.kind}: there is no button "${names.join('" or "')}" among ${s.things.map((x) => x.name).join(', ')}; ${this.story()}`,
      );
    return t;
  }

  private tokens(s: Scene): Thing[] {
    return s.things.filter((t) => t.groups.includes(this.w.tray) && !t.off);
  }

  private async orders(s: Scene): Promise<void> {
    const [placed = 0, all = 0] = (s.title.match(/\d+/g) ?? []).map(Number);
    const bare = s.areas.filter((a) => a.name.includes(this.w.noOrder));
    if (bare.length === 0) return this.commit('ready', this.must(s, this.w.seal(placed, all - placed)));
    const chosen = s.areas.some((a) => a.pressed);
    if (!chosen && this.hand instanceof Mouse && this.often(0.3)) {
      // carried there
      const token = this.one(this.tokens(s));
      const area = bare.find((a) => !a.pressed)!;
      const before = this.sent;
      this.trail.push(`${token.name} dragged to ${area.name}`);
      await this.hand.drag(token.n, area.n).catch((e: unknown) => {
        if (!(e instanceof Unreached)) throw e;
      });
      await this.rest();
      if (this.sent > before) {
        this.answered['order by dragging'] = (this.answered['order by dragging'] ?? 0) + 1;
        return;
      }
      s = await this.ready();
    }
    if (!s.areas.some((a) => a.pressed && a.name.includes(this.w.noOrder))) {
      await this.area(this.one(bare).name);
      s = await this.ready();
    }
    const free = this.tokens(s);
    if (free.length === 0) return this.commit('ready', this.must(s, this.w.seal(placed, all - placed)));
    const marches = free.filter((t) => t.groups.includes(this.w.orders['march']!));
    await this.commit('orders', this.one(marches.length && this.often(0.5) ? marches : free));
  }

  private async raven(s: Scene): Promise<void> {
    if (this.often(0.5) && s.areas.length) {
      await this.area(this.one(s.areas).name);
      s = await this.ready();
      const free = this.tokens(s);
      if (free.length) {
        await this.press(this.one(free));
        s = await this.ready();
        const go = this.must(s, this.w.ravenGo);
        if (!go.off) return this.commit('raven', go);
      }
    }
    await this.commit('raven', this.must(s, this.w.declines['raven']!));
  }

  private async raid(s: Scene): Promise<void> {
    const group = (x: Scene) => x.things.filter((t) => t.groups.includes(this.w.raidFrom) && t.pressed !== null && !t.off);
    const from = group(s);
    let known = from.filter((t) => t.pressed).map((t) => t.name);
    if (!known.length) {
      known = from.map((t) => t.name);
      await this.press(this.one(from));
      s = await this.ready();
    }
    const prey = group(s).filter((t) => !known.includes(t.name) && !t.pressed);
    if (prey.length) {
      const target = this.one(prey);
      const area = s.areas.find((a) => !a.pressed && target.name.startsWith(a.name.split(',')[0]!));
      if (area && this.often(0.5)) await this.area(area.name);
      else await this.press(target);
      s = await this.ready();
    }
    await this.commit('raid', this.must(s, this.w.raidGo, this.w.raidDrop));
  }

  private async march(s: Scene): Promise<void> {
    const from = s.things.filter((t) => t.groups.includes(this.w.marchFrom) && !t.off);
    if (from.length) {
      const source = this.one(from);
      const area = s.areas.find((a) => a.name.split(',')[0] === source.name);
      if (area && this.often(0.5)) await this.area(area.name);
      else await this.press(source);
      s = await this.ready();
    }
    const goals = (x: Scene) => x.things.filter((t) => t.groups.includes(this.w.destination) && t.pressed === false && !t.off);
    for (let legs = this.often(0.85) ? (this.often(0.2) ? 2 : 1) : 0; legs > 0 && goals(s).length; legs--) {
      const goal = this.one(goals(s));
      const area = s.areas.find((a) => !a.pressed && a.name.split(',')[0] === goal.name);
      if (area && this.often(0.5)) await this.area(area.name);
      else await this.press(goal);
      s = await this.ready();
      // one stays behind, if that can be
      const fewer = s.things.find(
        (t) =>
          !t.off &&
          t.pressed === null &&
          (['footman', 'knight', 'ship'] as const).some((u) => t.name === this.w.fewer(this.w.unit[u][0], goal.name)),
      );
      if (fewer && this.often(0.15)) {
        await this.press(fewer);
        await this.page.waitForTimeout(300);
        s = await this.ready();
      }
      await this.page.waitForTimeout(150);
      s = await this.ready();
      const refused = this.page.locator('.callout.no > .icon');
      if (await refused.count()) {
        // not together with the other: bring them back
        await refused.click();
        const back = s.things.find((t) => t.groups.includes(this.w.destination) && t.pressed && t.name === goal.name);
        if (back) await this.press(back);
        s = await this.ready();
      }
    }
    const tick = s.things.find((t) => t.role === 'checkbox' && t.name === this.w.leaveToken && !t.off && !t.checked);
    if (tick && this.often(0.4)) {
      await this.press(tick);
      s = await this.ready();
    }
    await this.commit('march', this.must(s, this.w.marchGo, this.w.marchStayGo));
  }

  private async bid(s: Scene): Promise<void> {
    const n = Math.floor(this.random() * 3);
    const field = s.things.find((t) => t.role === 'spinbutton');
    if (this.hand instanceof Keys && field && this.often(0.5)) {
      await this.hand.write(field.n, String(n));
    } else {
      for (let i = 0; i < n; i++) {
        const more = this.named(s, this.w.oneMore);
        if (!more || more.off) break;
        await this.press(more);
        s = await this.ready();
      }
    }
    s = await this.ready();
    const go = s.things.find((t) => t.pressed === null && !t.off && [0, 1, 2, 3].some((k) => t.name === this.w.bidGo(k)));
    if (!go) throw new Error(`no bid can be made: ${s.text}; ${this.story()}`);
    await this.commit(s.kind!, go);
  }

  /** A decision whose choices are switches, with one button that sends, and perhaps one that declines. */
  private async choose(s: Scene): Promise<void> {
    const kind = s.kind!;
    const declines = [...Object.values(this.w.declines), this.w.musterDone];
    const plain = (x: Scene) =>
      x.things.filter(
        (t) => t.role === 'button' && t.pressed === null && !t.off && !declines.includes(t.name) && t.name !== this.m.table.undo,
      );
    const switches = (x: Scene) => x.things.filter((t) => t.role === 'button' && t.pressed === false && !t.off);
    const decline = this.named(s, ...declines);
    // mustering goes on until one has enough
    if (decline && this.often(kind === 'muster' ? 0.4 : 0.35)) return this.commit(kind, decline);
    const before = plain(s).map((t) => t.name);
    const done = new Set<string>();
    for (let i = 0; i < 6; i++) {
      const all = switches(s).filter((t) => !done.has(t.name));
      if (!all.length) break;
      const t = this.one(all);
      done.add(t.name);
      await this.press(t);
      s = await this.ready();
      const go = plain(s).filter((x) => !before.includes(x.name));
      if (go.length) return this.commit(kind, go[0]!);
    }
    // the one thing that can be done
    const only = plain(s);
    if (only.length) return this.commit(kind, only[0]!);
    throw new Error(
      `${kind}: no way to answer; the page offers ${s.things.map((t) => `${t.name}${t.off ? ' (off)' : ''}`).join(', ')}; ${this.story()}`,
    );
  }

  /** Presses the button of this name, and waits until what it sends has arrived. */
  async send(name: string): Promise<void> {
    await this.commit(name, this.must(await this.ready(), name));
  }

  /** Presses an area of the map by what its name begins with. */
  async pick(name: string): Promise<void> {
    const area = (await this.ready()).areas.find((a) => a.name.startsWith(flat(name)));
    if (!area) throw new Error(`${name} cannot be chosen`);
    await this.area(area.name);
    await this.ready();
  }

  /** Chooses something and does not send it: an area, a card. */
  async begin(kind: string): Promise<void> {
    const s = await this.ready();
    const some =
      kind === 'orders'
        ? s.areas.filter((a) => a.name.includes(this.w.noOrder))[0]
        : kind === 'march'
          ? (s.things.find((t) => t.groups.includes(this.w.marchFrom)) ?? s.things.find((t) => t.groups.includes(this.w.destination)))
          : s.things.find((t) => t.pressed === false);
    if (some) await this.press(some);
    if (kind === 'march') {
      const goal = (await this.ready()).things.find((t) => t.groups.includes(this.w.destination) && t.pressed === false);
      if (goal) await this.press(goal);
    }
  }

  /** Plays until the game is over. */
  async toTheEnd(limit: number): Promise<Scene> {
    const end = Date.now() + limit;
    for (;;) {
      const s = await this.ready();
      if (s.kind === 'over') return s;
      if (Date.now() > end) throw new Error(`the game is not over after ${limit} ms: ${JSON.stringify(this.answered)}; ${s.title}`);
      await this.answer(s);
    }
  }
}
