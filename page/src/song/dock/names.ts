// What can be chosen, in a few words.
import { sentence, type Lang } from '../../lib/i18n.svelte';
import { worded } from '../../lib/typeset';
import { cardName, markOf, pieceName, unitName } from '../describe';
import type { Draft } from '../draft.svelte';
import { cardIn } from '../hand';
import type { Action } from '../types';
import { words } from './words';

type Knows = Pick<Draft, 'view' | 'side' | 'roster' | 'subject'>;

/** A listed choice: its name, what it does, and how much of it there is. */
export interface Named {
  name: string;
  text?: string;
  note?: string;
}

export function namedOf(d: Knows, a: Action, lang: Lang): Named {
  const w = words(lang);
  const { view, roster, subject } = d;
  switch (a.kind) {
    case 'edge':
      return { name: w.edge[a.edge ?? ''] ?? a.edge ?? '' };
    case 'activate_ncu':
    case 'choose_ncu':
    case 'ncu': {
      const does = roster?.ncus[a.ncu ?? '']?.ability?.says;
      return { name: cardName(roster?.ncus, a.ncu ?? '', lang), ...(does ? { text: worded(does, lang) } : {}) };
    }
    case 'claim':
    case 'zone': {
      const says = roster?.board[a.zone ?? '']?.says;
      return { name: w.zone[a.zone!], ...(says ? { text: worded(says, lang) } : {}) };
    }
    case 'play':
    case 'card': {
      const id = cardIn(d, a.card);
      const card = roster?.cards[id] ?? roster?.sieges[id];
      if (!card) return { name: id };
      return {
        name: worded(card, lang),
        text: worded(card.says, lang),
        ...(card.says.when ? { note: sentence(worded(card.says.when, lang)) } : {}),
      };
    }
    case 'order':
      return orderOf(d, a, lang);
    case 'option': {
      const o = subject?.options?.find((x) => x.n === a.n);
      const said = o ? worded(o, lang) : '';
      return { name: said ? sentence(said).replace(/\.$/, '') : w.option((a.n ?? 0) + 1) };
    }
    case 'number':
      return { name: String(a.n ?? 0) };
    case 'yes':
      return { name: subject?.of ? worded(subject.of, lang) : w.mayGo };
    case 'align':
      return { name: w.aligns[subject?.places?.find((p) => p.n === (a.n ?? 0))?.align ?? ''] ?? w.option((a.n ?? 0) + 1) };
    case 'mission': {
      const m = roster?.missions[a.mission ?? ''];
      const on = a.unit ? unitName(roster, a.unit, lang) : a.weapon && view ? markOf(view, a.weapon - 1) : '';
      return {
        name: [m ? worded(m, lang) : (a.mission ?? ''), on].filter(Boolean).join(', '),
        ...(m ? { text: worded(m.says, lang), note: w.points(m.points) } : {}),
      };
    }
    case 'raze': {
      const piece = view?.terrain?.[a.n ?? 0];
      return { name: w.razes(piece ? pieceName(piece.kind, roster, lang).name : String((a.n ?? 0) + 1)) };
    }
    case 'shoot':
    case 'strike': {
      const attack = roster?.units[a.unit ?? '']?.attacks[a.weapon ?? 0];
      const place = a.n ? subject?.places?.find((p) => p.n === a.n) : undefined;
      const how = a.kind === 'strike' && a.n ? w.stance(w.aligns[place?.align ?? ''] ?? String(a.n)) : '';
      return { name: unitName(roster, a.target ?? '', lang), note: [attack ? worded(attack, lang) : '', how].filter(Boolean).join(', ') };
    }
    case 'pass':
      return { name: w.pass };
  }
  return { name: a.unit ? unitName(roster, a.unit, lang) : (w.acts[a.kind] ?? a.kind) };
}

/** An Order by its name, and whose it is. */
function orderOf({ roster, subject }: Knows, a: Action, lang: Lang): Named {
  const said = subject?.orders?.find((o) => o.unit === a.unit && o.n === (a.n ?? 0));
  return {
    name: said ? worded(said, lang) : words(lang).orders,
    ...(said ? { text: worded(said.text, lang) } : {}),
    note: unitName(roster, a.unit ?? '', lang),
  };
}
