// The addresses of the page, both ways.
import { papered, papersOf } from './games';

export type Route =
  | { at: 'home' }
  | { at: 'mine' }
  | { at: 'settings' }
  | { at: 'admin' }
  | { at: 'rules'; game: string | null; rule: string | null; search: string }
  | { at: 'table'; id: string; seat: number | null; step: string | null }
  | { at: 'join'; id: string; seat: number; invite: string }
  | { at: 'replay'; from: 'matches' | 'logs'; id: string; n: number | null; before: number | null }
  | { at: 'recover'; code: string }
  | { at: 'papers'; game: string; kind: string; id: string | null }
  | { at: 'lost' };

const whole = (text: string | null | undefined): number | null => (text != null && /^\d{1,6}$/.test(text) ? Number(text) : null);

/** The route of an address; its path, its search and its hash are read. */
export function read(address: URL): Route {
  let parts: string[];
  try {
    parts = address.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { at: 'lost' };
  }
  const [first, a, b, c, ...rest] = parts;
  if (rest.length > 0) return { at: 'lost' };
  if (first === undefined) return { at: 'home' };
  if (first === 'mine' && a === undefined) return { at: 'mine' };
  if (first === 'settings' && a === undefined) return { at: 'settings' };
  if (first === 'admin' && a === undefined) return { at: 'admin' };
  // The code stands behind the #, so that no server and no proxy notes it down.
  if (first === 'recover' && a === undefined) return { at: 'recover', code: address.hash.slice(1) };
  if (first === 'rules' && b === undefined) {
    return {
      at: 'rules',
      game: a ?? null,
      rule: address.hash.slice(1) || null,
      search: address.searchParams.get('q') ?? '',
    };
  }
  // Addresses of papers once had no game.
  const home = papered(first);
  if (home !== undefined) return papers(home, first, a ?? null, b === undefined);
  if (a === undefined) return { at: 'lost' };
  const n = whole(address.searchParams.get('n'));
  const before = whole(address.searchParams.get('before'));
  switch (first) {
    case 'm': {
      const step = address.searchParams.get('step');
      if (b === undefined) return { at: 'table', id: a, seat: null, step };
      const seat = whole(b);
      return seat === null || c !== undefined ? { at: 'lost' } : { at: 'table', id: a, seat, step };
    }
    case 'replay':
      return b === undefined ? { at: 'replay', from: 'matches', id: a, n, before } : { at: 'lost' };
    case 'log':
      return b === undefined ? { at: 'replay', from: 'logs', id: a, n, before } : { at: 'lost' };
    case 'join': {
      const seat = whole(b);
      return seat === null ? { at: 'lost' } : { at: 'join', id: a, seat, invite: c ?? '' };
    }
  }
  return papers(first, a, b ?? null, c === undefined);
}

/** Papers stand under their game. */
function papers(game: string, kind: string, id: string | null, whole: boolean): Route {
  return whole && papersOf(game).includes(kind) ? { at: 'papers', game, kind, id } : { at: 'lost' };
}

const e = encodeURIComponent;

/** The address of a route. */
export const to = {
  home: '/',
  mine: '/mine',
  settings: '/settings',
  admin: '/admin',
  papers: (game: string, kind: string, id: string | null = null) => `/${e(game)}/${e(kind)}${id === null ? '' : `/${e(id)}`}`,
  recover: (code: string) => `/recover#${code}`,
  rules: (game: string | null, rule?: string) => `/rules${game === null ? '' : `/${e(game)}`}${rule ? `#${rule}` : ''}`,
  /** A table, and a step of its story. */
  table: (id: string, seat: number | null = null, step: string | null = null) =>
    `/m/${e(id)}${seat === null ? '' : `/${seat}`}${step === null ? '' : `?step=${e(step)}`}`,
  /** To sit down: with an invitation, or at an open table. */
  join: (id: string, seat: number, invite = '') => `/join/${e(id)}/${seat}${invite && `/${e(invite)}`}`,
  /** A moment of a finished match: after n actions, or in the midst of the last of them, before one of its events. */
  replay: (from: 'matches' | 'logs', id: string, n: number | null = null, before: number | null = null) =>
    `/${from === 'logs' ? 'log' : 'replay'}/${e(id)}${n === null ? '' : `?n=${n}`}${before === null ? '' : `&before=${before}`}`,
  /** The game of a rule is the first word of its id. */
  rule: (id: string) => to.rules(id.split('.')[0]!, id),
};
