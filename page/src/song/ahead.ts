// The windows at which a seat may be asked, with what it holds that answers there: for what is decided ahead.
import { sentence, type Lang } from '../lib/i18n.svelte';
import type { Windows } from '../lib/sheet';
import type { Action as AnyAction, Seat } from '../lib/types';
import { worded } from '../lib/typeset';
import type { Hand, Roster } from './ask';
import { unitName } from './describe';
import { words } from './dock/words';
import { Judge } from './judge';
import { sides, type Action, type View } from './types';

export async function windowsOf(view: View, seat: Seat, lang: Lang): Promise<Windows | null> {
  const judge = new Judge(() => () => Promise.resolve(null));
  judge.view = view;
  judge.seat = seat;
  const [roster, hand] = await Promise.all([judge.roster(), judge.ask({ ask: 'playable' })]);
  return roster && hand && sides[seat] ? told(roster, hand, lang) : null;
}

/** The moments at which a seat may be asked, in the words of its cards and Orders. */
export function told(roster: Roster, hand: Hand, lang: Lang): Windows {
  const cardNamed = (id: string) => {
    const card = roster.cards[id] ?? roster.sieges[id];
    return card ? worded(card, lang) : id;
  };
  const occasions = hand.moments.map((at) => ({
    kind: 'answer',
    on: at.trigger,
    name: sentence(worded(at, lang)).replace(/\.$/, ''),
    counts: at.counts && worded(at.counts, lang),
    answers: [
      ...hand.cards
        .filter((c) => c.when.some((w) => w.trigger === at.trigger))
        .map((c) => ({ action: { kind: 'play', card: c.card }, name: cardNamed(c.card) })),
      ...hand.orders
        .filter((o) => o.when.some((w) => w.trigger === at.trigger))
        .map((o) => ({
          action: { kind: 'order', unit: o.unit, n: o.n },
          name: `${worded(o, lang)}, ${unitName(roster, o.unit, lang)}`,
          ...(o.used ? { note: words(lang).orderUsed } : {}),
        })),
    ],
  }));
  const tell = (any: AnyAction) => {
    const a = any as unknown as Action;
    if (a.kind === 'pass') return words(lang).pass;
    if (a.kind === 'play') return cardNamed(String(a.card));
    const order = hand.orders.find((o) => o.unit === a.unit && o.n === (a.n ?? 0));
    return order && `${worded(order, lang)}, ${unitName(roster, order.unit, lang)}`;
  };
  return { occasions, tell, rest: words(lang).restOf };
}
