// What the list of choices says of this game: moves in words, and that they cannot all be listed.
import { catalogues, type Lang } from '../lib/i18n.svelte';
import type { Action as AnyAction } from '../lib/types';
import { placeOf } from './describe';
import { angle, length } from './lengths';
import type { Action } from './types';
import { boardWords } from './words/board';

/** Decisions about places and angles: the engine lists a sample of what it would allow. */
const unbounded = ['terrain', 'token', 'deploy', 'redeploy', 'vanguard', 'order', 'shoot', 'regroup'];

export const note = (decision: string, lang: Lang): string | undefined =>
  unbounded.includes(decision) ? boardWords(lang).selection : undefined;

export function tell(action: AnyAction, name: (id: string) => string, lang: Lang): string | undefined {
  const a = action as unknown as Action;
  if (!a.unit) return undefined;
  const { acts, things } = catalogues[lang];
  const verb = (acts as Record<string, string>)[a.kind];
  if (!verb) return undefined;
  const w = boardWords(lang).leg;
  const charges = a.kind.endsWith('charge');
  const bits = [
    charges
      ? w.charge(verb, name(a.target ?? ''))
      : a.spell
        ? `${verb} ${name(a.spell)}`
        : a.at
          ? `${verb} ${placeOf(a.at, 'in', lang)}`
          : walk(a, verb, lang),
    a.facing === undefined ? '' : w.facing(angle(a.facing, lang)),
    a.with?.length ? things.together(a.with.map(name).join(', ')) : '',
    a.wounds ? things.wounds(a.wounds) : '',
    a.weapon ? things.weapon(a.weapon + 1) : '',
  ].filter(Boolean);
  if (a.target && !charges) bits[0] += ` ${(a.kind === 'soul_drain' ? things.from : things.target)(name(a.target))}`;
  return boardWords(lang).choice(name(a.unit), bits.join(', '));
}

/** A move as it is walked: straight, a turn, straight, … without those that are none. */
function walk(a: Action, verb: string, lang: Lang): string {
  const w = boardWords(lang).leg;
  const far = (mm: number) => length(Math.abs(mm), 'in', lang);
  const turn = (degrees: number) => w.turn(angle(degrees, lang), degrees > 0);
  const [move, turns] = [a.move ?? [], a.turn ?? []];
  if (a.kind === 'sidestep' && move[0]) return w.aside(verb, far(move[0]), move[0] > 0);
  const legs = Array.from({ length: Math.max(move.length, turns.length) }, (_, i) => [
    move[i] ? { far: far(move[i]) } : null,
    turns[i] ? { turn: turn(turns[i]) } : null,
  ])
    .flat()
    .filter((l) => l !== null);
  const [first, second] = legs;
  if (!first) return verb;
  const rest = (from: number) => legs.slice(from).map((l) => ('far' in l ? w.then(l.far!) : w.pivot(l.turn!)));
  if ('far' in first) return [w.by(verb, first.far!), ...rest(1)].join(', ');
  if (second && 'far' in second) return [w.after(verb, second.far!, first.turn!), ...rest(2)].join(', ');
  return [verb, first.turn, ...rest(1)].join(', ');
}
