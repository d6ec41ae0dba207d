// The chain of chances of an attack: from the numbers of the engine to what is read.
import type { Lang } from '../../lib/i18n.svelte';
import { binName, binned, likeliest } from '../../tabletop/bins';
import { percent } from '../../tabletop/lengths';
import type { Charge, Count, Odds } from '../ask';
import type { Condition } from '../types';
import { words } from './words';

/** One step of an attack. */
export interface Link {
  id: 'reach' | 'hits' | 'wounds' | 'panic' | 'own';
  icon: string;
  name: string;
  note: string;
  /** How likely it is, or how many can be expected. */
  value: string;
  /** Of how many can be expected: how likely each number is, and which is the likeliest. */
  count?: Count;
  likeliest?: string;
}

/** What can be left of the target. */
export interface End {
  id: string;
  css: string;
  name: string;
  share: number;
}

const told = 0.0005; // less is 0.0 %, and is not drawn

/** The steps in their order; those that do not come are left out. */
export function linksOf(odds: Odds, charge: Pick<Charge, 'need' | 'hindered'> | null, lang: Lang): Link[] {
  const { odds: w, condition } = words(lang);
  const part = (p: number) => percent(p, lang);
  const spent = (token: Condition) => (odds.spends.some((s) => s.token === token) ? [w.spent(condition[token])] : []);
  const counted = (count: Count): Pick<Link, 'value' | 'count' | 'likeliest'> => {
    const most = likeliest(binned(count.chances));
    const value = count.mean.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return { value, count, likeliest: w.likeliest(binName(most), part(most.share)) };
  };
  const throws = odds.throws.map((t) => w.throw(t.dice, t.need, t.again) + (odds.throws.length > 1 ? ` (${part(t.chance)})` : ''));
  const links: Link[] = [];
  const add = (id: Link['id'], icon: string, notes: string[], what: Pick<Link, 'value' | 'count' | 'likeliest'>) =>
    links.push({ id, icon, name: w[id], note: notes.join(', '), ...what });
  const die = charge?.need && charge.need <= 6 ? [w.on(charge.need), ...(charge.hindered ? [w.lower] : [])] : [];
  if (odds.kind === 'charge') add('reach', 'dice', die, { value: part(odds.reaches) });
  if (odds.hits) add('hits', odds.kind === 'shoot' ? 'bow' : 'blade', [throws.join(' · '), ...spent('weakened')], counted(odds.hits));
  if (odds.wounds) add('wounds', 'wounds', [...(odds.save ? [w.saves(odds.save)] : []), ...spent('vulnerable')], counted(odds.wounds));
  if (odds.test) {
    const { need, mod, failed } = odds.test;
    add('panic', 'panicked', [w.test(need, signed(mod)), ...spent('panicked')], { value: part(failed) });
  }
  if (odds.own.panic > 0) add('own', 'panicked', [], { value: part(odds.own.panic) });
  return links;
}

const signed = (n: number): string => (n === 0 ? '' : n > 0 ? `+${n}` : `−${-n}`);

/** What is left of the target in the end, from the most to nothing; a Charge that falls short is one of the ends. */
export function endsOf(odds: Odds, lang: Lang): End[] {
  const { odds: w } = words(lang);
  const stands = (odds.left?.ranks ?? []).map((p, n): End => {
    const css = ['p-rout', 'p-one', 'p-waver'][n] ?? 'p-steady';
    return { id: String(n), css, name: n ? w.ranks(n) : w.destroyed, share: p * odds.reaches };
  });
  return [{ id: 'short', css: 'p-miss', name: w.short, share: 1 - odds.reaches }, ...stands.reverse()].filter((e) => e.share >= told);
}
