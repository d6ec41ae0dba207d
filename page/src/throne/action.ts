import { size, unitsOf, type Action, type Move } from './types';

/** One spelling for each action, so that two can be compared. */
export function spell(a: Action): string {
  const moves = (a.moves ?? [])
    .filter((m) => size(m) > 0)
    .map((m) => `${m.to}:${m.footmen ?? 0}/${m.knights ?? 0}/${m.ships ?? 0}`)
    .sort();
  return [
    a.kind,
    a.area,
    a.to,
    a.order,
    a.unit,
    a.routed ? 'r' : '',
    a.token ? 't' : '',
    a.n,
    a.house,
    a.card,
    a.side,
    [...(a.targets ?? [])].sort().join('+'),
    moves.join('+'),
  ].join('|');
}

/** The action without what is empty, as it is sent. */
export function trim(a: Action): Action {
  const moves = a.moves
    ?.filter((m) => size(m) > 0)
    .map((m) => {
      const out: Move = { to: m.to };
      for (const [, u] of unitsOf) if (m[u]) out[u] = m[u];
      return out;
    });
  const out: Action = { ...a };
  if (moves?.length) out.moves = moves;
  else delete out.moves;
  if (!a.targets?.length) delete out.targets;
  if (!a.token) delete out.token;
  if (!a.routed) delete out.routed;
  return out;
}
