import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import type { BrowserContext } from 'playwright-core';
import { sides, type Action as KingsAction, type View as KingsView } from '../src/kings/types';
import { houses, type Action, type View } from '../src/throne/types';
import { binary } from './drive';

// Positions from games that bots have played, always the same ones, put before the page as
// if the match were being played: every kind of decision, when the board has filled. The
// page talks to this instead of a server; the judge is the engine itself, as WebAssembly.

interface Engine {
  options(game: string, view: string, seat: number): string;
  check(game: string, view: string, seat: number, action: string): string;
  try(game: string, view: string, seat: number, lines: string): string;
}

let loading: Promise<Engine> | undefined;

function engine(): Promise<Engine> {
  return (loading ??= (async () => {
    runInThisContext(readFileSync('src/wasm/wasm_exec.js', 'utf8'));
    const world = globalThis as unknown as { Go: new () => { importObject: WebAssembly.Imports; run(i: WebAssembly.Instance): Promise<void> }; gonfalon: Engine; gonfalonReady: () => void };
    const go = new world.Go();
    const { instance } = await WebAssembly.instantiate(readFileSync('src/wasm/engine.wasm'), go.importObject);
    const ready = new Promise<void>((done) => { world.gonfalonReady = done; });
    void go.run(instance);
    await ready;
    return world.gonfalon;
  })());
}

interface Told { en: string; fr: string }
interface Step { n: number; total: number; document: View; told: Told[] | null; action?: Action; seat?: number }
interface Line { n: number; seat: number; action: Action }
/** A game that bots have played: what was done, and the id under which the server replays it. */
export interface Game { id: string; lines: Line[]; file: string }

/** Games between bots, from a seed, stored on the server to be looked into. */
export async function games(base: string, count: number, seed = 7, seats = 'greedy×5'): Promise<Game[]> {
  const dir = mkdtempSync(join(tmpdir(), 'gonfalon-games-'));
  try {
    execFileSync(binary(), ['sim', 'throne', '-n', String(count), '--seats', seats, '--seed', String(seed), '--logs', dir], { stdio: 'ignore' });
    const files = readdirSync(dir, { recursive: true }).map(String).filter((f) => f.endsWith('.gonf')).sort((a, b) => a.length - b.length || a.localeCompare(b));
    const me = await fetch(`${base}/api/me`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ name: 'Maud' }) });
    const cookie = me.headers.getSetCookie().map((c) => c.split(';')[0]).join('; ');
    const out: Game[] = [];
    for (const f of files) {
      const file = readFileSync(join(dir, f), 'utf8');
      const answer = await fetch(`${base}/api/logs`, { method: 'POST', headers: { 'Content-Type': 'application/octet-stream', Cookie: cookie }, body: file });
      const { id } = (await answer.json()) as { id: string };
      out.push({ id, file, lines: file.trim().split('\n').slice(1, -1).map((l) => JSON.parse(l) as Line) });
    }
    return out;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

export async function step(base: string, g: Game, n: number): Promise<Step> {
  return (await (await fetch(`${base}/api/logs/${g.id}/replay?n=${n}`)).json()) as Step;
}

/** A moment in which a seat is asked something. */
export interface Position {
  kind: string;
  seat: number;
  n: number;
  game: Game;
  document: View;
}

/** The kinds of decision that an action of a kind may answer. */
const answers: Record<string, string[]> = {
  order: ['orders', 'raven'], ready: ['orders'], raid: ['raid'], march: ['march'], support: ['support'], card: ['card'], blade: ['blade'], take: ['take_card'],
  lift: ['lift_order'], discard: ['discard_card'], promote: ['promote'], remove: ['casualty', 'surplus', 'reduce', 'wildling_losses', 'kill_footman'],
  retreat: ['retreat'], muster: ['muster'], upgrade: ['muster'], bid: ['bid', 'watch_bid'], choose: ['rank', 'highest_bidder', 'lowest_bidder'],
  pass: ['raven', 'blade', 'take_card', 'lift_order', 'discard_card', 'promote'],
};

/** For each kind of decision the first moment, from a round on, in which it is asked; those that never are, are missing. */
export async function moments(base: string, from: Game[], kinds: string[], round = 3, fits: (p: Position) => boolean = () => true): Promise<Map<string, Position>> {
  const found = new Map<string, Position>();
  for (const least of [round, 1]) {
    for (const g of from) {
      let sealed = 0;
      for (const l of g.lines) {
        if (l.action.kind === 'ready') sealed++;
        if (sealed < 5 * (least - 1)) continue;
        const may = (answers[l.action.kind] ?? []).filter((k) => kinds.includes(k) && !found.has(k));
        if (!may.length) continue;
        const { document } = await step(base, g, l.n - 1);
        const kind = document.decision?.kind ?? '';
        if (!may.includes(kind) || document.turn < least) continue;
        const p = { kind, seat: l.seat, n: l.n - 1, game: g, document };
        if (fits(p)) found.set(kind, p);
      }
      if (kinds.every((k) => found.has(k))) return found;
    }
  }
  return found;
}

/** Which Footman Ser Loras kills is hardly ever asked: this position is written by hand. */
export async function loras(): Promise<Position> {
  const written = {
    phase: 'marches', next: 'tyrell', markers: { blade: 'tyrell' },
    areas: { the_reach: { house: 'tyrell', knights: 1, order: 'march+0' }, kingswood: { house: 'baratheon', footmen: 1, routed: { footmen: 1 } }, castle_black: { house: 'stark', footmen: 1, order: 'march+0' } },
  };
  const line = [
    { seat: 3, action: { kind: 'march', area: 'the_reach', moves: [{ to: 'kingswood', knights: 1 }] } },
    { seat: 3, action: { kind: 'card', card: 'tyrell_loras' } },
    { seat: 0, action: { kind: 'card', card: 'baratheon_axell' } },
  ];
  const reply = JSON.parse((await engine()).try('throne', JSON.stringify(written), 3, JSON.stringify([line]))) as { value: { view: View }[] };
  return { kind: 'kill_footman', seat: 3, n: 3, game: { id: '', lines: [], file: '' }, document: reply.value[0]!.view };
}

const names = ['Maud', 'Ana', 'Tomas', 'Ida', 'Luc'];

interface Seen { options?: Record<string, string>; decision?: { kind: string; who: string[] } }

/** A table with a position on it: the page finds it under the address of a match. */
export abstract class Laid<V extends Seen, A extends object> {
  readonly path: string;
  /** What the page has sent. */
  readonly acted: A[] = [];
  options: A[] = [];
  protected look: Record<string, unknown> = {};
  private document: string;
  private seq: number;

  protected constructor(
    private readonly e: Engine,
    private readonly game: string,
    readonly seat: number,
    at: object,
    private n: number,
    private readonly told: { seat: number; told: Told[] }[],
  ) {
    this.path = `/m/staged/${seat}`;
    this.document = JSON.stringify(at);
    this.seq = n + 1;
    this.show();
  }

  /** What the seats are, in their order. */
  protected abstract seats(view: V): readonly string[];
  /** What each seat has won, once it is over. */
  protected abstract result(view: V): number[] | undefined;

  private value<T>(text: string): T {
    const reply = JSON.parse(text) as { value?: T; error?: string };
    if (reply.error !== undefined) throw new Error(reply.error);
    return reply.value as T;
  }

  /** Takes the position as it is now: what the seat sees, and may do. */
  private show(): void {
    const { game, seat } = this;
    const [seen] = this.value<{ view: V }[]>(this.e.try(game, this.document, seat, '[[]]'));
    const view = seen!.view;
    const seats = this.seats(view);
    const who = (view.decision?.who ?? []).map((h) => seats.indexOf(h));
    this.options = who.includes(seat) ? this.value<A[]>(this.e.options(game, JSON.stringify(view), seat)) : [];
    const result = this.result(view);
    this.look = {
      id: 'staged', game, status: result ? 'over' : 'playing', created: '2026-01-01T12:00:00Z', changed: '2026-01-01T12:00:00Z', open: false,
      seats: seats.map((is, s) => ({ seat: s, is, name: s === seat ? 'Maud' : names[(s + 1) % 5], ...(s === seat || s % 2 ? {} : { bot: 'greedy', name: '' }) })),
      plan: { game, options: view.options ?? {}, seats: seats.map(() => ({})), open: false, clock: {}, absent: 'wait', letters: false },
      seq: this.seq, n: this.n, yours: [seat], commitment: 'a'.repeat(64), decision: result ? undefined : { kind: view.decision?.kind, who }, view, result,
    };
  }

  private act(a: A): void {
    this.acted.push(a);
    const [next] = this.value<{ view: V; refused?: unknown }[]>(this.e.try(this.game, this.document, this.seat, JSON.stringify([[{ seat: this.seat, action: a }]])));
    if (next!.refused) throw new Error(JSON.stringify(next!.refused));
    this.document = JSON.stringify(next!.view);
    this.n++;
    this.seq++;
    this.show();
  }

  /** Answers a question of the page in place of the server. */
  answer(path: string, body: string | null): { status: number; contentType: string; body: string } {
    const json = (what: unknown) => ({ status: 200, contentType: 'application/json', body: JSON.stringify(what) });
    const action = () => (JSON.parse(body ?? '{}') as { action: A }).action;
    switch (path) {
      case 'options': return json({ n: this.n + 1, options: this.options });
      case 'actions':
        this.act(action());
        return json({ seq: this.seq });
      case 'check': {
        const no = this.value<object | null>(this.e.check(this.game, JSON.stringify(this.look['view']), this.seat, JSON.stringify(action())));
        return no ? { status: 422, contentType: 'application/problem+json', body: JSON.stringify({ status: 422, title: 'refused', ...no }) } : json({ ok: true });
      }
    }
    return json(this.look);
  }

  /** The lines of the stream. */
  get lines(): string[] {
    const evening = new Date().setHours(20, 10, 0, 0);
    const time = (i: number) => new Date(evening + Math.floor(i / 6) * 60_000).toISOString();
    return [
      { seq: 1, time: time(0), what: 'created', n: 0 },
      ...this.told.map((t, i) => ({ seq: 2 + i, time: time(i), what: 'acted', seat: t.seat, n: i + 1, told: t.told, events: t.told.map(() => ({})) })),
      { look: this.look },
    ].map((l) => JSON.stringify(l));
  }
}

/** A position of throne, from a game or written. */
export class Stage extends Laid<View, Action> {
  private constructor(e: Engine, readonly at: Position, told: { seat: number; told: Told[] }[]) {
    super(e, 'throne', at.seat, at.document, at.n, told);
  }
  protected seats(view: View) {
    return houses.slice(0, view.players);
  }
  protected result(view: View) {
    return view.winners?.length ? this.seats(view).map((h) => (view.winners!.includes(h) ? 1 / view.winners!.length : 0)) : undefined;
  }

  /** Lays a position out; the log shows what came last. */
  static async lay(base: string, at: Position, last = 0): Promise<Stage> {
    const told: { seat: number; told: Told[] }[] = [];
    for (let n = Math.max(1, at.n - last + 1); n <= at.n && last > 0; n++) {
      const s = await step(base, at.game, n);
      const hidden = ['order', 'ready', 'withdraw', 'bid'].includes(s.action?.kind ?? '');
      if (s.told?.length && !hidden) told.push({ seat: s.seat ?? 0, told: s.told });
    }
    return new Stage(await engine(), at, told);
  }
}

/** A position of kings, written as docs/kings.md tells; blue is to decide, or waits. */
export class Written extends Laid<KingsView, KingsAction> {
  protected seats() {
    return sides;
  }
  protected result(view: KingsView) {
    return view.over ? sides.map((s) => (view.winner === s ? 1 : view.winner ? 0 : 0.5)) : undefined;
  }
  get view(): KingsView {
    return this.look['view'] as KingsView;
  }

  /** Lays a position out after what others have done in it. */
  static async lay(position: object, steps: { seat: number; action: KingsAction }[] = []): Promise<Written> {
    const e = await engine();
    const reply = JSON.parse(e.try('kings', JSON.stringify(position), 0, JSON.stringify([steps]))) as { value?: { view: KingsView }[]; error?: string };
    if (!reply.value) throw new Error(reply.error);
    return new Written(e, 'kings', 0, reply.value[0]!.view, 0, []);
  }
}

/** Where a browser finds the stage that is laid. */
export class Theatre {
  now: Pick<Stage, 'path' | 'answer' | 'lines'> | null = null;
  async open(context: BrowserContext): Promise<void> {
    await context.route(/\/api\/matches\/staged(\/|\?|$)/, (r) => {
      const path = new URL(r.request().url()).pathname.split('/')[4] ?? '';
      return r.fulfill(this.now!.answer(path, r.request().postData()));
    });
    await context.routeWebSocket(/\/api\/matches\/staged\/events/, (ws) => {
      for (const l of this.now!.lines) ws.send(l);
    });
  }
}
