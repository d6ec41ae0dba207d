// Army lists, layouts and battle plans: what they are made of, those that come with the game, one's own.
import { call, newKey, orNone } from './api';
import type { KeptPaper, Paper } from './types';

export interface Papers<D, S, Stock> {
  /** What they are made of; loaded once. */
  stock(game: string): Promise<Stock>;
  /** Those that come with the game; loaded once. */
  ready(game: string): Promise<Paper<D, S>[]>;
  /** What the rules say about one: a document, or its text. */
  check(game: string, document: D | string): Promise<Paper<D, S>>;
  mine(): Promise<KeptPaper<D, S>[]>;
  look(id: string): Promise<KeptPaper<D, S>>;
  keep(game: string, document: D | string, key?: string): Promise<KeptPaper<D, S>>;
  change(id: string, document: D, revision: number, keepalive?: boolean): Promise<KeptPaper<D, S>>;
  drop(kept: { id: string; revision: number }): Promise<unknown>;
}

const kept = new Map<string, Promise<unknown>>();

/** What the server once answered, unless it failed: it does not change, whoever asks. */
function once<T>(address: string): Promise<T> {
  let p = kept.get(address);
  if (!p) {
    p = call<T>(address);
    p.catch(() => kept.delete(address));
    kept.set(address, p);
  }
  return p as Promise<T>;
}

export function papers<D = unknown, S = unknown, Stock = unknown>(
  many: 'lists' | 'layouts' | 'plans',
  stock: 'armies' | 'terrain' | 'field',
): Papers<D, S, Stock> {
  const at = (id: string) => `/${many}/${encodeURIComponent(id)}`;
  const of = (game: string) => `/games/${encodeURIComponent(game)}`;
  return {
    stock: (game) => once(`${of(game)}/${stock}`),
    ready: async (game) => orNone(await once<Paper<D, S>[] | null>(`${of(game)}/${many}`)),
    check: (game, document) => call(`${of(game)}/${many}/check`, { body: { document } }),
    mine: async () => orNone(await call<KeptPaper<D, S>[] | null>(`/${many}`)),
    look: (id) => call(at(id)),
    keep: (game, document, key = newKey()) => call(`/${many}`, { body: { game, document }, key }),
    change: (id, document, revision, keepalive = false) => call(at(id), { method: 'PUT', body: { document, revision }, keepalive }),
    drop: ({ id, revision }) => call(`${at(id)}?revision=${revision}`, { method: 'DELETE' }),
  };
}
