import type { Line } from './sheet';
import type {
  Action,
  Ceremony,
  End,
  Game,
  House,
  Look,
  Me,
  NewTable,
  Options,
  Passkey,
  Refusal,
  Rule,
  Moment,
  Seat,
  Session,
  Shunned,
  Step,
  Substitute,
  Summary,
  Told,
  Update,
  TokenNote,
} from './types';

/** A request that the server did not carry out, in its words. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    readonly refusal: Refusal | null = null,
    readonly line: number | null = null,
    /** The option of a match that is wrong, if it is one, and what is wrong with it. */
    readonly option: ({ name: string } & Told) | null = null,
    /** What is wrong, where the server says it in both languages. */
    readonly told: Told | null = null,
    /** The server is read-only for a while. */
    readonly readOnly = false,
  ) {
    super(detail || title);
  }
}

/** The server could not be reached: nothing is known of what became of the request. */
export class Unreachable extends Error {}

/** A key by which the server knows a request that is sent twice. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

export interface Call {
  method?: string;
  body?: unknown;
  raw?: Blob | string;
  key?: string;
  signal?: AbortSignal;
  /** The request outlives the page. */
  keepalive?: boolean;
}

/** Who wants to know that the server was found to be read-only. */
export const heeds = { readOnly: (): void => {} };

export async function call<T>(path: string, c: Call = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  let body: BodyInit | undefined;
  if (c.raw !== undefined) {
    body = c.raw;
    headers['Content-Type'] = 'application/octet-stream';
  } else if (c.body !== undefined) {
    body = JSON.stringify(c.body);
    headers['Content-Type'] = 'application/json';
  }
  if (c.key) headers['Idempotency-Key'] = c.key;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method: c.method ?? (body === undefined ? 'GET' : 'POST'),
      headers,
      body,
      signal: c.signal,
      credentials: 'same-origin',
      keepalive: c.keepalive ?? false,
    });
  } catch (e) {
    if (c.signal?.aborted) throw e;
    throw new Unreachable();
  }
  if (answer.status === 503) {
    // Where the server is read-only, to try again at once is of no use.
    const p = await problem(answer);
    if (!p.readOnly) throw new Unreachable();
    heeds.readOnly();
    throw p;
  }
  if (answer.status === 502 || answer.status === 504) throw new Unreachable();
  if (!answer.ok) throw await problem(answer);
  if (answer.status === 204) return undefined as T;
  return (await answer.json()) as T;
}

async function problem(answer: Response): Promise<Problem> {
  let p: Record<string, unknown> = {};
  try {
    p = (await answer.json()) as Record<string, unknown>;
  } catch {
    // not a problem document: the status has to do
  }
  const text = (k: string) => (typeof p[k] === 'string' ? (p[k] as string) : '');
  const rule = text('rule');
  const told = { en: text('en') || text('detail'), fr: text('fr') || text('detail') };
  return new Problem(
    answer.status,
    text('title') || answer.statusText,
    text('detail'),
    rule ? { rule, ...told } : null,
    typeof p['line'] === 'number' ? p['line'] : null,
    text('option') ? { name: text('option'), ...told } : null,
    text('en') ? told : null,
    p['readOnly'] === true,
  );
}

/**
 * Calls again while the server cannot be reached, waiting longer each time. Only for
 * requests with a key, which are carried out once however often they arrive.
 */
export async function insist<T>(
  f: () => Promise<T>,
  waiting: (attempt: number) => void = () => {},
  pause: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
  most = 40,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await f();
    } catch (e) {
      if (!(e instanceof Unreachable) || attempt >= most) throw e;
      waiting(attempt);
      await pause(Math.min(500 * 2 ** attempt, 10_000));
    }
  }
}

/**
 * Makes one thing of one request: a second try, whether the page's own or another press of
 * the button, has the same key until the thing is done or something else is asked for.
 */
export class Once {
  private body = '';
  private key = '';

  async do<B, T>(body: B, f: (body: B, key: string) => Promise<T>, pause?: (ms: number) => Promise<void>): Promise<T> {
    const text = JSON.stringify(body);
    if (text !== this.body) [this.body, this.key] = [text, newKey()];
    const done = await insist(() => f(body, this.key), undefined, pause, 4);
    this.body = '';
    return done;
  }
}

/** What the server gives for a passkey to be made, or shown. */
type Begun<Asked> = Omit<Ceremony, 'options'> & { options: Asked };

/** An empty list may come as null. */
export const orNone = <T>(list: T[] | null): T[] => list ?? [];

const m = (id: string) => `/matches/${encodeURIComponent(id)}`;
const from = (seat: Seat | null) => (seat === null ? '' : `?seat=${seat}`);

export const api = {
  /** The account of this browser; one of that name is made when there is none. */
  me: (name: string) => call<Me>('/me', { body: { name, keep: true } }),
  rename: (name: string) => call<Me>('/me', { body: { name } }),
  recover: (recovery: string) => call<Me>('/me/recover', { body: { recovery } }),
  newRecovery: () => call<Me>('/me/recovery', { method: 'POST' }),
  passkeys: () => call<Passkey[]>('/me/passkeys'),
  beginPasskey: () => call<Begun<PublicKeyCredentialCreationOptionsJSON>>('/me/passkeys/begin', { method: 'POST' }),
  addPasskey: (ceremony: string, name: string, credential: unknown) =>
    call<Passkey>('/me/passkeys', { body: { ceremony, name, credential } }),
  removePasskey: (id: string) => call(`/me/passkeys/${id}`, { method: 'DELETE' }),
  beginSignIn: () => call<Begun<PublicKeyCredentialRequestOptionsJSON>>('/passkey/begin', { method: 'POST' }),
  signInWithPasskey: (ceremony: string, credential: unknown) => call<Me>('/passkey', { body: { ceremony, credential } }),
  house: () => call<House>('/house'),
  shunned: async () => orNone(await call<Shunned[] | null>('/me/shunned')),
  shun: (match: string, seat: Seat, how: Shunned['how']) => call('/me/shunned', { body: { match, seat, how } }),
  unshun: (id: string) => call(`/me/shunned/${id}`, { method: 'DELETE' }),
  report: (id: string, seat: Seat, why: string, seq = 0) => call(`${m(id)}/reports`, { body: { seat, seq, why } }),
  deleteMe: () => call('/me', { method: 'DELETE' }),
  sessions: () => call<Session[]>('/me/sessions'),
  endSession: (id: string) => call(`/me/sessions/${id}`, { method: 'DELETE' }),
  endSessions: () => call('/me/sessions', { method: 'DELETE' }),
  tokens: () => call<TokenNote[]>('/me/tokens'),
  token: (note: string, scope: TokenNote['scope'], days: number) => call<{ token: string }>('/me/tokens', { body: { note, scope, days } }),
  revoke: (id: string) => call(`/me/tokens/${id}`, { method: 'DELETE' }),

  games: async () => orNone(await call<Game[] | null>('/games')),
  rules: async (game: string) => orNone(await call<Rule[] | null>(`/rules/${encodeURIComponent(game)}`)),
  /** Answers a question of a game about a view. */
  ask: <A>(game: string, body: { view: unknown; seat: Seat; question: object }) =>
    call<A>(`/games/${encodeURIComponent(game)}/ask`, { body }),
  play: (
    order: { game: string; seats?: number; seat?: Seat; bot?: string; name?: string; options?: Record<string, string> },
    key: string,
  ) => call<{ id: string; seat: Seat }>('/play', { body: order, key }),
  create: (plan: NewTable, key: string) => call<Look>('/matches', { body: plan, key }),
  mine: async () => orNone(await call<Summary[] | null>('/matches?list=mine')),
  /** Tables that anybody may join: first those at which somebody waits, then those of a game, then the newest. */
  lobby: async (game: string, skip: number, most: number) =>
    orNone(await call<Summary[] | null>(`/matches?list=open&game=${encodeURIComponent(game)}&skip=${skip}&most=${most}`)),
  look: (id: string, seat: Seat | null, signal?: AbortSignal) => call<Look>(m(id) + from(seat), { signal }),
  sit: (id: string, body: { seat?: Seat; invite?: string; name: string; entropy?: string; options?: Record<string, string> }) =>
    call<{ seat: Seat }>(`${m(id)}/seats`, { body }),

  async options(id: string, seat: Seat): Promise<Options> {
    const o = await call<Options>(`${m(id)}/options${from(seat)}`);
    return { ...o, options: orNone(o.options) };
  },
  async check(id: string, seat: Seat, action: Action): Promise<Refusal | null> {
    try {
      await call<{ ok: boolean }>(`${m(id)}/check`, { body: { seat, action } });
      return null;
    } catch (e) {
      if (e instanceof Problem && e.refusal) return e.refusal;
      throw e;
    }
  },
  /** `seq` is that of the look on which the choice was made. */
  act: (id: string, seat: Seat, at: { n: number; seq: number }, action: Action, key: string) =>
    call<{ seq: number }>(`${m(id)}/actions`, { body: { seat, n: at.n, seq: at.seq, action }, key }),
  undo: (id: string, seat: Seat, key = newKey()) => call<{ asked: boolean }>(`${m(id)}/undo`, { body: { seat }, key }),
  answer: (id: string, seat: Seat, yes: boolean, key = newKey()) => call<unknown>(`${m(id)}/undo/answer`, { body: { seat, yes }, key }),
  concede: (id: string, seat: Seat, key = newKey()) => call<unknown>(`${m(id)}/concede`, { body: { seat }, key }),
  pause: (id: string, seat: Seat, paused: boolean, key = newKey()) => call<unknown>(`${m(id)}/pause`, { body: { seat, paused }, key }),
  hold: (id: string, seat: Seat, hold: boolean, key = newKey()) => call<unknown>(`${m(id)}/hold`, { body: { seat, hold }, key }),
  /** What a seat of ours answers to windows when we say nothing. */
  sheet: async (id: string, seat: Seat) => {
    const s = await call<{ lines: Line[] | null }>(`${m(id)}/sheet${from(seat)}`);
    return { lines: orNone(s.lines) };
  },
  setSheet: (id: string, seat: Seat, lines: readonly Line[]) => {
    const key = newKey();
    return insist(() => call<unknown>(`${m(id)}/sheet`, { method: 'PUT', body: { seat, lines }, key }), undefined, undefined, 4);
  },
  comeBack: (id: string, seat: Seat, key = newKey()) => call<unknown>(`${m(id)}/return`, { body: { seat }, key }),
  say: (id: string, seat: Seat, text: string, to: { to?: Seat; side?: number }, key: string) =>
    call<unknown>(`${m(id)}/messages`, { body: { seat, text, ...to }, key }),
  /** Proposes that somebody else plays the seat of one who is absent, and votes on it. */
  propose: (id: string, by: Seat, seat: Seat, to: Substitute, key = newKey()) =>
    call<unknown>(`${m(id)}/proposals`, { body: { by, seat, to }, key }),
  vote: (id: string, seat: Seat, yes: boolean, key = newKey()) => call<unknown>(`${m(id)}/proposals/vote`, { body: { seat, yes }, key }),

  /** What can be done with a table before its match begins. */
  title: (id: string, title: string, key = newKey()) => call<unknown>(`${m(id)}/title`, { method: 'PUT', body: { title }, key }),
  fill: (id: string, bot: string, key = newKey()) => call<unknown>(`${m(id)}/fill`, { body: { bot }, key }),
  leave: (id: string, seat: Seat, key = newKey()) => call<unknown>(`${m(id)}/leave`, { body: { seat }, key }),
  cancel: (id: string, key = newKey()) => call<unknown>(`${m(id)}/cancel`, { method: 'POST', key }),

  /** What was said at a finished match, as far as we may read it. */
  talk: async (id: string) => orNone(await call<Update[] | null>(`${m(id)}/talk`)),
  /** A finished match after n actions or, with `before`, in the midst of the n-th. */
  async moment(from: 'matches' | 'logs', id: string, n: number, before = -1, eyes: Seat | null = null): Promise<Moment> {
    const seat = eyes === null ? '' : `&seat=${eyes}`;
    const s = await call<Moment>(`/${from}/${encodeURIComponent(id)}/replay?n=${n}&before=${before}${seat}`);
    return { ...s, told: orNone(s.told), dice: orNone(s.dice) };
  },
  /** A finished match as steps. */
  story: async (from: 'matches' | 'logs', id: string) => (await call<{ steps: Step[] }>(`/${from}/${encodeURIComponent(id)}/story`)).steps,
  /** How a match looked from a seat after n actions or, with `before`, in the midst of the n-th. */
  past: (id: string, seat: Seat | null, n: number, before = -1) =>
    call<{ n: number; view: unknown }>(`${m(id)}/past?n=${n}&before=${before}${seat === null ? '' : `&seat=${seat}`}`),
  /** How a finished match ended. */
  end: (from: 'matches' | 'logs', id: string) => call<End>(`/${from}/${encodeURIComponent(id)}/end`),
  /** A new match with the same people: the same one, whoever asks for it. */
  rematch: (id: string) => call<{ id: string; seat: Seat }>(`${m(id)}/rematch`, { method: 'POST' }),
  /** A new table that goes on from a finished match as it stood after n actions. */
  playOn: (from: 'matches' | 'logs', id: string, body: { n: number; sit: Seat[]; invite?: boolean; name?: string }, key = newKey()) =>
    call<{ id: string; seat: Seat }>(`/${from}/${encodeURIComponent(id)}/on`, { body, key }),
  logAddress: (from: 'matches' | 'logs', id: string) => `/api/${from}/${encodeURIComponent(id)}/log`,
  importLog: (file: Blob) => call<{ id: string }>('/logs', { raw: file, method: 'POST' }),
};

/** Sits down, with one's words of luck if there are any. Who sits already sits, so it may be asked again. */
export const takeSeat = (
  id: string,
  { name, luck, ...at }: { seat: Seat; invite?: string; name: string; luck: string; options?: Record<string, string> },
) => insist(() => api.sit(id, { ...at, name: name.trim(), ...(luck.trim() ? { entropy: luck.trim() } : {}) }), undefined, undefined, 4);
