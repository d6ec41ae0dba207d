// The engine in the browser: loaded for a game when it is first wanted, for previews only. Whoever
// calls it must do without when it answers null; the server is the judge.
import type { Happened } from '../lib/types';

export interface Refused {
  rule: string;
  en: string;
  fr: string;
}

/** An action of a seat; a line of them is tried from the position that is given. */
export interface Step {
  seat: number;
  action: object;
}

/** Where a line of steps leads, on one guess of what the seat does not see. */
export interface Outcome<V> {
  view: V;
  events: Happened[];
  refused?: Refused;
}

interface Api {
  options(view: string, seat: number): string;
  check(view: string, seat: number, action: string): string;
  try(view: string, seat: number, lines: string): string;
  ask(view: string, seat: number, question: string): string;
  verify(log: string): string;
}

interface World {
  Go?: new () => { importObject: WebAssembly.Imports; run(i: WebAssembly.Instance): Promise<void> };
  gonfalonReady?: (game: string, api: Api) => void;
}

const world = globalThis as unknown as World;

// Globs, so that the page builds where the engines have not been built (go run ./cmd/wasm). Each game has its own.
const binaries = import.meta.glob('./*.wasm', { query: '?url', import: 'default' }) as Record<string, () => Promise<string>>;
const runner = import.meta.glob('./wasm_exec.js') as Record<string, () => Promise<unknown>>;

const loading = new Map<string, Promise<Api | null>>();
const here = new Map<string, Api>();
const again = 30_000; // after a failure, such as a lost connection
const waiting = new Map<string, (api: Api) => void>();
world.gonfalonReady = (game, api) => {
  here.set(game, api);
  waiting.get(game)?.(api);
};

/** Is the engine of a game at hand? Otherwise it is sent for, and whoever cannot wait asks the server. */
export function atHand(game: string): boolean {
  void engine(game);
  return here.has(game);
}

function engine(game: string): Promise<Api | null> {
  let coming = loading.get(game);
  if (!coming) {
    coming = load(game).then((api) => {
      if (!api) setTimeout(() => loading.delete(game), again);
      return api;
    });
    loading.set(game, coming);
  }
  return coming;
}

async function load(game: string): Promise<Api | null> {
  const url = binaries[`./${game}.wasm`];
  const exec = runner['./wasm_exec.js'];
  if (!url || !exec || typeof WebAssembly === 'undefined') return null;
  try {
    await exec();
    if (!world.Go) return null;
    const go = new world.Go();
    const { instance } = await WebAssembly.instantiateStreaming(fetch(await url()), go.importObject);
    const ready = new Promise<Api>((done) => waiting.set(game, done));
    return await Promise.race([ready, go.run(instance).then(() => null)]);
  } catch {
    return null;
  }
}

async function call<T>(game: string, f: (api: Api) => string): Promise<T | null> {
  const api = await engine(game);
  if (!api) return null;
  return read<T>(f(api));
}

function read<T>(reply: string): T | null {
  const { value, error } = JSON.parse(reply) as { value?: T; error?: string };
  return error !== undefined || value === undefined ? null : value;
}

/** The legal actions of a seat; null if the engine cannot tell. */
export function options<A>(game: string, view: unknown, seat: number): Promise<A[] | null> {
  return call<A[]>(game, (api) => api.options(JSON.stringify(view), seat));
}

/** Why an action is refused; `legal` if it is not, null if the engine cannot tell. */
export async function check(game: string, view: unknown, seat: number, action: object): Promise<Refused | 'legal' | null> {
  const api = await engine(game);
  if (!api) return null;
  const reply = JSON.parse(api.check(JSON.stringify(view), seat, JSON.stringify(action))) as { value?: Refused | null; error?: string };
  if (reply.error !== undefined) return null;
  return reply.value ?? 'legal';
}

/** Plays lines of steps and tells where each leads; null if the engine cannot tell. */
export function tryLines<V>(game: string, view: unknown, seat: number, lines: Step[][]): Promise<Outcome<V>[] | null> {
  return call<Outcome<V>[]>(game, (api) => api.try(JSON.stringify(view), seat, JSON.stringify(lines)));
}

/** Answers a question of a game about a view; null if the engine cannot tell. The view is text, so that it is written once. */
export function ask<A>(game: string, view: string, seat: number, question: { ask: string }): Promise<A | null> {
  return call<A>(game, (api) => api.ask(view, seat, JSON.stringify(question)));
}

/** The same at once, for what follows the pointer; null if the engine is not at hand yet. */
export function askNow<A>(game: string, view: string, seat: number, question: { ask: string }): A | null {
  void engine(game);
  const api = here.get(game);
  return api ? read<A>(api.ask(view, seat, JSON.stringify(question))) : null;
}

/** What the engine found when it replayed a whole log. */
export interface Verdict {
  actions: number;
  dice: number;
  result: number[];
  stretches: Stretch[];
  /** The position that the match began from, which nobody judges; left out if it was laid out. */
  from?: Origin;
}

/** How another match stood after n actions; of a match here, or of a log that was kept. */
export interface Origin {
  match?: string;
  log?: string;
  n: number;
}

/** Actions that were played by the same rules, and how many of them the engine could judge. */
export interface Stretch {
  from: number;
  to: number;
  rules: number;
  judged: number;
  /** From there on it could not tell how the match stood. */
  lost?: boolean;
}

/** Replays a log of a game: seed, dice, actions, states, result. An error says what is wrong; null if the engine cannot tell. */
export async function verify(game: string, log: string): Promise<Verdict | { error: string } | null> {
  const api = await engine(game);
  if (!api) return null;
  const reply = JSON.parse(api.verify(log)) as { value?: Verdict; error?: string };
  return reply.value ?? { error: reply.error ?? '' };
}
