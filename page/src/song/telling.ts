// What the list of choices says of this game: actions in words, and that moves cannot all be listed.
import type { Telling } from '../lib/contract';
import type { Lang } from '../lib/i18n.svelte';
import { titled } from '../lib/names';
import { worded } from '../lib/typeset';
import { angle, length } from '../tabletop/lengths';
import type { Roster } from './ask';
import { cardName, placeOf, unitName } from './describe';
import { Rolls } from './rolls.svelte';
import type { Action, View } from './types';
import { boardWords } from './words/board';
import { gameWords } from './words/game';

/** Decisions about places and angles: the engine lists a sample of what it would allow. */
const unbounded = ['objective', 'terrain', 'deploy', 'action', 'withdraw'];

export const note = (decision: string, lang: Lang): string | undefined =>
  unbounded.includes(decision) ? boardWords(lang).selection : undefined;

/** The words of a position, whose units have names. */
export async function tellingOf(view: View): Promise<Telling> {
  const rolls = new Rolls();
  await rolls.look(view);
  return { tell: (a, lang) => tell(a as unknown as Action, rolls.roster, lang), note };
}

/** Cards and missions by their names. */
function named(roster: Roster | null, id: string, lang: Lang): string {
  const found = roster?.cards[id] ?? roster?.missions[id] ?? roster?.sieges[id];
  return found ? worded(found, lang) : titled(id);
}

export function tell(a: Action, roster: Roster | null, lang: Lang): string | undefined {
  const verb = gameWords[lang].acts?.[a.kind];
  if (!verb) return undefined;
  const w = boardWords(lang);
  const turn = (d: number) => w.turn(angle(d, lang), d > 0);
  const [first = 0, second = 0] = a.turn ?? [];
  const bits = [
    a.target && a.kind !== 'unit' ? unitName(roster, a.target, lang) : '',
    a.ncu ? cardName(roster?.ncus, a.ncu, lang) : '',
    a.zone ? w.zone[a.zone] : '',
    a.edge ? w.edge[a.edge] : '',
    a.terrain ? worded(roster?.terrain[a.terrain] ?? { en: titled(a.terrain), fr: titled(a.terrain) }, lang) : '',
    a.mission ? named(roster, a.mission, lang) : '',
    typeof a.card === 'string' ? named(roster, a.card, lang) : '',
    a.side ? w.face[a.side] : '',
    first ? turn(first) : '',
    a.move ? length(a.move, 'in', lang) : '',
    second ? turn(second) : '',
    a.at ? placeOf(a.at, 'in', lang) : '',
    a.kind === 'deploy' && a.facing !== undefined ? w.facingOf(angle(a.facing, lang)) : '',
    a.kind === 'number' || a.kind === 'option' || a.kind === 'align' ? String((a.n ?? 0) + (a.kind === 'number' ? 0 : 1)) : '',
    a.faces ? a.faces.flatMap((n, i) => (n ? [`${n} × ${i + 1}`] : [])).join(', ') : '',
    a.cards
      ? Object.entries(a.cards)
          .map(([id, n]) => `${named(roster, id, lang)}${n > 1 ? ` × ${n}` : ''}`)
          .join(', ')
      : '',
  ].filter(Boolean);
  const what = bits.length ? w.choice(verb, bits.join(', ')) : verb;
  if (!a.unit) return what;
  const unit = unitName(roster, a.unit, lang);
  return ['activate', 'unit', 'deploy'].includes(a.kind) ? w.choice(verb, [unit, ...bits].join(', ')) : w.choice(unit, what);
}
