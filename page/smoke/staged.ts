import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import type { BrowserContext, Page, WebSocketRoute } from 'playwright-core';
import { inject } from 'vitest';
import type { Questions as BattlesQuestions } from '../src/battles/ask';
import { houses as sideHouses, type View as BattlesView } from '../src/battles/types';
import type { Questions } from '../src/kings/ask';
import { sides, type View as KingsView } from '../src/kings/types';
import { readLog } from '../src/lib/gonf';
import type { Questions as SongQuestions } from '../src/song/ask';
import { sides as songSides, type View as SongView } from '../src/song/types';
import { houses, type View as ThroneView } from '../src/throne/types';

// Positions from games that bots have played, always the same ones, put before the page as
// if the match were being played: every kind of decision, when the board has filled. The
// page talks to this instead of a server; the judge is the engine itself, as WebAssembly.

interface Engine {
  options(view: string, seat: number): string;
  check(view: string, seat: number, action: string): string;
  try(view: string, seat: number, lines: string): string;
  ask(view: string, seat: number, question: string): string;
}

const loading = new Map<string, Promise<Engine>>();

function engine(game: string): Promise<Engine> {
  const coming = loading.get(game) ?? load(game);
  loading.set(game, coming);
  return coming;
}

async function load(game: string): Promise<Engine> {
  runInThisContext(readFileSync('src/wasm/wasm_exec.js', 'utf8'));
  const world = globalThis as unknown as {
    Go: new () => { importObject: WebAssembly.Imports; run(i: WebAssembly.Instance): Promise<void> };
    gonfalonReady: (game: string, api: Engine) => void;
  };
  const go = new world.Go();
  const { instance } = await WebAssembly.instantiate(readFileSync(`src/wasm/${game}.wasm`), go.importObject);
  return new Promise((done) => {
    world.gonfalonReady = (_, api) => done(api);
    void go.run(instance);
  });
}

function value<T>(text: string): T {
  const reply = JSON.parse(text) as { value?: T; error?: string };
  if (reply.error !== undefined) throw new Error(reply.error);
  return reply.value as T;
}

interface Views {
  throne: ThroneView;
  kings: KingsView;
  battles: BattlesView;
  song: SongView;
}
/** What the engines of games answer beside what is legal. */
interface Asked {
  kings: Questions;
  battles: BattlesQuestions;
  song: SongQuestions;
}
type Name = keyof Views;
type Action = { kind: string } & Record<string, unknown>;

/** What the stage knows of a game. */
interface Ways<V> {
  /** What the seats are, and which of them have won once it is over. */
  seats(v: V): readonly string[];
  winners(v: V): readonly string[];
  /** The turn or round, from 1 on. */
  turn(v: V): number;
  options(v: V): Record<string, string>;
  /** The kinds of decision that an action of a kind may answer. */
  answers: Record<string, string[]>;
  /** How often `ready` is said in a round. */
  ready: number;
}

const ways: { [G in Name]: Ways<Views[G]> } = {
  throne: {
    seats: (v) => houses.slice(0, v.players),
    winners: (v) => v.winners ?? [],
    turn: (v) => v.turn,
    options: (v) => ({ ...v.options }),
    answers: {
      order: ['orders', 'raven'],
      ready: ['orders'],
      raid: ['raid'],
      march: ['march'],
      support: ['support'],
      card: ['card'],
      blade: ['blade'],
      take: ['take_card'],
      lift: ['lift_order'],
      discard: ['discard_card'],
      promote: ['promote'],
      remove: ['casualty', 'surplus', 'reduce', 'wildling_losses', 'kill_footman'],
      retreat: ['retreat'],
      muster: ['muster'],
      upgrade: ['muster'],
      bid: ['bid', 'watch_bid'],
      choose: ['rank', 'highest_bidder', 'lowest_bidder'],
      pass: ['raven', 'blade', 'take_card', 'lift_order', 'discard_card', 'promote'],
    },
    ready: 5,
  },
  kings: {
    seats: () => sides,
    winners: (v) => (!v.over ? [] : v.winner ? [v.winner] : sides),
    turn: (v) => v.turn,
    options: (v) => ({ ...v.options }),
    answers: { deploy: ['deploy'], charge: ['order'], shoot: ['shoot'] },
    ready: 0,
  },
  battles: {
    seats: (v) => [...sideHouses].sort((a, b) => v.houses[a].seat - v.houses[b].seat),
    winners: (v) => (v.winner ? [v.winner] : []),
    turn: (v) => v.round,
    options: (v) => ('options' in v ? (v.options as Record<string, string>) : {}),
    answers: { play_card: ['turn'], move: ['move'], attack: ['attack'] },
    ready: 0,
  },
  song: {
    seats: (v) => songSides.slice(0, v.armies.length),
    winners: (v) => v.winners ?? [],
    turn: (v) => v.round,
    options: (v) => ({ ...v.options }),
    answers: { activate: ['activate'], activate_ncu: ['activate'], claim: ['zone'], deploy: ['deploy'], charge: ['action'] },
    ready: 0,
  },
};

interface Told {
  en: string;
  fr: string;
}
interface Step<G extends Name> {
  n: number;
  total: number;
  document: Views[G];
  told: Told[] | null;
  action?: Action;
  seat?: number;
}
interface Line {
  n: number;
  seat: number;
  action: Action;
}
/** A game that bots have played: what was done, and the id under which the server replays it. */
export interface Game<G extends Name = 'throne'> {
  name: G;
  id: string;
  lines: Line[];
  file: string;
}

/** Games between bots, from a seed, stored on the server to be looked into. */
export async function games<G extends Name = 'throne'>(
  base: string,
  count: number,
  name: G = 'throne' as G,
  options: Record<string, string> = {},
  seed = 7,
  seats = name === 'throne' ? 5 : 2,
): Promise<Game<G>[]> {
  const dir = mkdtempSync(join(tmpdir(), 'gonfalon-games-'));
  try {
    execFileSync(
      inject('program'),
      [
        'sim',
        name,
        '-n',
        String(count),
        '--seats',
        `greedy×${seats}`,
        '--seed',
        String(seed),
        '--logs',
        dir,
        ...Object.entries(options).map(([k, v]) => `--option=${k}=${v}`),
      ],
      { stdio: 'ignore' },
    );
    const files = readdirSync(dir, { recursive: true })
      .map(String)
      .filter((f) => f.endsWith('.gonf'))
      .sort((a, b) => a.length - b.length || a.localeCompare(b));
    const me = await fetch(`${base}/api/me`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Maud' }),
    });
    const cookie = me.headers
      .getSetCookie()
      .map((c) => c.split(';')[0])
      .join('; ');
    const out: Game<G>[] = [];
    for (const f of files) {
      const file = readFileSync(join(dir, f), 'utf8');
      const answer = await fetch(`${base}/api/logs`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream', Cookie: cookie },
        body: file,
      });
      const { id } = (await answer.json()) as { id: string };
      out.push({
        name,
        id,
        file,
        lines: file
          .trim()
          .split('\n')
          .slice(1, -1)
          .map((l) => JSON.parse(l) as Line),
      });
    }
    return out;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

export async function step<G extends Name>(base: string, g: Game<G>, n: number): Promise<Step<G>> {
  return (await (await fetch(`${base}/api/logs/${g.id}/replay?n=${n}`)).json()) as Step<G>;
}

/** A moment in which a seat is asked something. */
export interface Position<G extends Name = 'throne'> {
  kind: string;
  seat: number;
  n: number;
  game: Game<G>;
  document: Views[G];
  /** What the bot did. */
  did?: Action;
}

/** What the engine says about a position. */
export async function ask<G extends keyof Asked, K extends string & keyof Asked[G]>(
  p: Position<G>,
  question: Asked[G][K] extends [infer Q, unknown] ? Q & { ask: K } : never,
): Promise<Asked[G][K] extends [unknown, infer A] ? A : never> {
  return value((await engine(p.game.name)).ask(JSON.stringify(p.document), p.seat, JSON.stringify(question)));
}

/** For each kind of decision the first moment, from a round on, in which it is asked; those that never are, are missing. */
export async function moments<G extends Name>(
  base: string,
  from: Game<G>[],
  kinds: string[],
  round = 3,
  fits: (p: Position<G>) => boolean | Promise<boolean> = () => true,
): Promise<Map<string, Position<G>>> {
  const found = new Map<string, Position<G>>();
  for (const least of [round, 1]) {
    for (const g of from) {
      const { answers, ready, turn }: Ways<Views[G]> = ways[g.name];
      let sealed = 0;
      for (const l of g.lines) {
        if (l.action.kind === 'ready') sealed++;
        if (sealed < ready * (least - 1)) continue;
        const may = (answers[l.action.kind] ?? []).filter((k) => kinds.includes(k) && !found.has(k));
        if (!may.length) continue;
        const { document } = await step(base, g, l.n - 1);
        const kind = document.decision?.kind ?? '';
        if (!may.includes(kind) || turn(document) < least) continue;
        const p = { kind, seat: l.seat, n: l.n - 1, game: g, document, did: l.action };
        if (await fits(p)) found.set(kind, p);
      }
      if (kinds.every((k) => found.has(k))) return found;
    }
  }
  return found;
}

/** A position that is written by hand, and where steps lead from it. */
export async function written<G extends Name>(
  name: G,
  seat: number,
  document: object,
  line: { seat: number; action: Action }[] = [],
): Promise<Position<G>> {
  const [after] = value<{ view: Views[G] }[]>((await engine(name)).try(JSON.stringify(document), seat, JSON.stringify([line])));
  const { view } = after!;
  return { kind: view.decision?.kind ?? '', seat, n: line.length, game: { name, id: '', lines: [], file: '' }, document: view };
}

/** The position after so many steps of a case in the folder of a game, before who is asked there. */
export async function inCase<G extends Name>(name: G, file: string, at: number): Promise<Position<G>> {
  const path = `../${name}/testdata/cases/${file}.toml`;
  const document = JSON.parse(
    execFileSync(inject('program'), ['case', 'show', path, '--at', String(at)], { encoding: 'utf8' }),
  ) as Views[G];
  const seats = ways[name].seats(document);
  return written(name, seats.indexOf(document.decision?.who[0] ?? ''), document);
}

/** Which Footman Ser Loras kills is hardly ever asked: this position is written by hand. */
export async function loras(): Promise<Position> {
  const document = {
    phase: 'marches',
    next: 'tyrell',
    markers: { blade: 'tyrell' },
    areas: {
      the_reach: { house: 'tyrell', knights: 1, order: 'march+0' },
      kingswood: { house: 'baratheon', footmen: 1, routed: { footmen: 1 } },
      castle_black: { house: 'stark', footmen: 1, order: 'march+0' },
    },
  };
  const line = [
    { seat: 3, action: { kind: 'march', area: 'the_reach', moves: [{ to: 'kingswood', knights: 1 }] } },
    { seat: 3, action: { kind: 'card', card: 'tyrell_loras' } },
    { seat: 0, action: { kind: 'card', card: 'baratheon_axell' } },
  ];
  return written('throne', 3, document, line);
}

/** Seeds of two games in which everything is asked from the third round on, but what `loras` asks: found by trying. */
const eventful = [326, 264];

/** Every kind of decision of throne. */
export async function decisions(base: string, kinds: string[]): Promise<Map<string, Position>> {
  const from: Game[] = [];
  for (const seed of eventful) from.push(...(await games(base, 1, 'throne', {}, seed)));
  const rare = await loras();
  const found = await moments(
    base,
    from,
    kinds.filter((k) => k !== rare.kind),
  );
  return found.set(rare.kind, rare);
}

const names = ['Maud', 'Ana', 'Tomas', 'Ida', 'Luc'];

let laid = 0;

/** A table with a position on it: the page finds it under the address of a match. */
export class Stage<G extends Name = Name> {
  readonly id = `staged-${++laid}`;
  readonly path: string;
  /** What the page has sent. */
  readonly acted: Action[] = [];
  options: Action[] = [];
  private look: Record<string, unknown> = {};
  private document: string;
  private seq: number;
  private n: number;

  private constructor(
    private readonly e: Engine,
    readonly at: Position<G>,
    private readonly told: { seat: number; told: Told[] }[],
  ) {
    this.path = `/m/${this.id}/${at.seat}`;
    this.document = JSON.stringify(at.document);
    this.n = at.n;
    this.seq = at.n + 1;
    this.show();
  }

  /** Lays a position out; the log shows what came last. */
  static async lay<G extends Name>(base: string, at: Position<G>, last = 0): Promise<Stage<G>> {
    const told: { seat: number; told: Told[] }[] = [];
    for (let n = Math.max(1, at.n - last + 1); n <= at.n && last > 0; n++) {
      const s = await step(base, at.game, n);
      const hidden = ['order', 'ready', 'withdraw', 'bid', 'keep'].includes(s.action?.kind ?? '');
      if (s.told?.length && !hidden) told.push({ seat: s.seat ?? 0, told: s.told });
    }
    return new Stage(await engine(at.game.name), at, told);
  }

  /** Takes the position as it is now: what the seat sees, and may do. */
  private show(): void {
    const { seat, game } = this.at;
    const [seen] = value<{ view: Views[G]; question: Told }[]>(this.e.try(this.document, seat, '[[]]'));
    const { view, question } = seen!;
    const of: Ways<Views[G]> = ways[game.name];
    const seats = of.seats(view);
    const winners = of.winners(view);
    const who = (view.decision?.who ?? []).map((s) => seats.indexOf(s));
    this.options = who.includes(seat) ? value<Action[]>(this.e.options(JSON.stringify(view), seat)) : [];
    const over = winners.length > 0;
    this.look = {
      id: this.id,
      game: game.name,
      status: over ? 'over' : 'playing',
      created: '2026-01-01T12:00:00Z',
      changed: '2026-01-01T12:00:00Z',
      open: false,
      seats: seats.map((is, s) => ({
        seat: s,
        is,
        name: s === seat ? 'Maud' : names[(s + 1) % 5],
        ...(s === seat || s % 2 ? {} : { bot: 'greedy', name: '' }),
      })),
      plan: {
        game: game.name,
        options: { ...of.options(view) },
        seats: seats.map(() => ({})),
        open: false,
        clock: {},
        absent: 'wait',
        letters: false,
      },
      seq: this.seq,
      n: this.n,
      yours: [seat],
      commitment: readLog(game.file)?.commitment ?? 'a'.repeat(64), // to which the log is held in the end
      decision: over ? undefined : { kind: view.decision?.kind, who, duty: 'each', ...question },
      view,
      result: over ? seats.map((s) => (winners.includes(s) ? 1 / winners.length : 0)) : undefined,
    };
  }

  /** What the seat sees now. */
  get view(): Views[G] {
    return this.look['view'] as Views[G];
  }

  private act(a: Action): void {
    this.acted.push(a);
    const [next] = value<{ view: Views[G]; refused?: unknown }[]>(
      this.e.try(this.document, this.at.seat, JSON.stringify([[{ seat: this.at.seat, action: a }]])),
    );
    if (next!.refused) throw new Error(JSON.stringify(next!.refused));
    this.document = JSON.stringify(next!.view);
    this.n++;
    this.seq++;
    this.show();
  }

  /** Answers a question of the page in place of the server. */
  answer(path: string, body: string | null): { status: number; contentType: string; body: string } {
    const json = (what: unknown) => ({ status: 200, contentType: 'application/json', body: JSON.stringify(what) });
    const action = () => (JSON.parse(body ?? '{}') as { action: Action }).action;
    switch (path) {
      case 'options':
        return json({ n: this.n + 1, options: this.options });
      case 'actions':
        this.act(action());
        return json({ seq: this.seq });
      case 'check': {
        const no = value<object | null>(this.e.check(JSON.stringify(this.look['view']), this.at.seat, JSON.stringify(action())));
        return no
          ? { status: 422, contentType: 'application/problem+json', body: JSON.stringify({ status: 422, title: 'refused', ...no }) }
          : json({ ok: true });
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
      ...this.told.map((t, i) => ({
        seq: 2 + i,
        time: time(i),
        what: 'acted',
        seat: t.seat,
        n: i + 1,
        told: t.told,
        events: t.told.map(() => ({})),
      })),
      { look: this.look },
    ].map((l) => JSON.stringify(l));
  }
}

/** Where a browser finds the stage that is laid. */
export class Theatre {
  now: Stage | null = null;
  private stream: WebSocketRoute | null = null;

  /** Goes on with another stage, as the match does: a later moment of the same seat. */
  next(stage: Stage): void {
    this.now = stage;
    this.stream?.send(stage.lines.at(-1)!);
  }

  async open(context: BrowserContext): Promise<void> {
    await context.route(/\/api\/matches\/staged-/, (r) => {
      const path = new URL(r.request().url()).pathname.split('/')[4] ?? '';
      // How it ended the server says of the game that the position is from.
      if (path === 'end' || path === 'log')
        return r.continue({
          url: r
            .request()
            .url()
            .replace(/\/matches\/staged-\d+\//, `/logs/${this.now!.at.game.id}/`),
        });
      const answer = this.now!.answer(path, r.request().postData());
      if (path === 'actions') this.stream?.send(this.now!.lines.at(-1)!); // as the server does
      return r.fulfill(answer);
    });
    await context.routeWebSocket(/\/api\/matches\/staged-\d+\/events/, (ws) => {
      this.stream = ws;
      for (const l of this.now!.lines) ws.send(l);
    });
  }

  /** Brings a position before the page, which is loaded once: from then on it goes there as by a link. */
  async show(page: Page, stage: Stage): Promise<void> {
    this.now = stage;
    if (page.url() === 'about:blank') await page.goto(stage.path);
    else
      await page.evaluate(async (path) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
        await new Promise(requestAnimationFrame); // what stood there is gone
      }, stage.path);
  }
}
