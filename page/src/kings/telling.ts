// What the list of choices says of this game: actions in words, and that moves cannot all be listed.
import type { Telling } from '../lib/contract';
import type { Lang } from '../lib/i18n.svelte';
import { titled } from '../lib/names';
import { angle, length } from '../tabletop/lengths';
import { placeOf } from './describe';
import { knownBy, type Known } from './known';
import { Rolls } from './rolls.svelte';
import type { Action, View } from './types';
import { boardWords } from './words/board';
import { gameWords } from './words/game';

/** Decisions about places and angles: the engine lists a sample of what it would allow. */
const unbounded = ['terrain', 'token', 'deploy', 'redeploy', 'vanguard', 'order', 'shoot', 'regroup'];

export const note = (decision: string, lang: Lang): string | undefined =>
  unbounded.includes(decision) ? boardWords(lang).selection : undefined;

/** The words of a position, whose units have names. */
export async function tellingOf(view: View): Promise<Telling> {
  const rolls = new Rolls();
  await rolls.look(view);
  const known = knownBy(rolls.roster);
  return { tell: (a, lang) => tell(a as unknown as Action, known, lang), note };
}

export function tell(a: Action, known: Known, lang: Lang): string | undefined {
  const verb = gameWords[lang].acts?.[a.kind];
  if (!verb) return undefined;
  const name = (id: string) => known(id, lang) ?? titled(id);
  const w = boardWords(lang);
  const facing = a.facing === undefined ? '' : w.leg.facing(angle(a.facing, lang));
  if (!a.unit) {
    const bits = [
      a.edge ? w.edge[a.edge] : '',
      a.piece ? name(a.piece) : '',
      a.as ? w.ground[a.as] : '',
      a.at ? placeOf(a.at, 'in', lang) : '',
      facing,
      a.target ? name(a.target) : '',
    ].filter(Boolean);
    return bits.length ? w.choice(verb, bits.join(', ')) : verb;
  }
  const charges = a.kind.endsWith('charge');
  const bits = [
    charges
      ? w.leg.charge(verb, name(a.target ?? ''))
      : a.spell
        ? `${verb} ${name(a.spell)}`
        : a.at
          ? `${verb} ${placeOf(a.at, 'in', lang)}`
          : walk(a, verb, lang),
    facing,
    a.with?.length ? w.leg.together(a.with.map(name).join(', ')) : '',
    a.wounds ? w.woundsAll(a.wounds) : '',
    a.weapon ? w.leg.weapon(a.weapon + 1) : '',
  ].filter(Boolean);
  if (a.target && !charges) bits[0] += ` ${(a.kind === 'soul_drain' ? w.leg.from : w.leg.target)(name(a.target))}`;
  return w.choice(name(a.unit), bits.join(', '));
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
