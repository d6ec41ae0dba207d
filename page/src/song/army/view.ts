// What the page shows of a list: names, numbers, groups.
import { sentence, told } from '../../lib/i18n.svelte';
import { hasAll } from '../../lib/search';
import type { PaperProblem } from '../../lib/types';
import type { Stat } from '../../tabletop/army/Row.svelte';
import { cardOf, serves, wordAt } from './edit';
import { placeOf } from './fixes';
import type { Attack, Card, List, Named, Numbers, Stock } from './types';
import { w } from './words';

export const factionName = (stock: Stock, id: string): string => told(stock.factions.find((f) => f.id === id) ?? { en: id, fr: id });

/** A card by its name, and its title apart. */
export function nameOf(stock: Stock, id: string): { name: string; title: string } {
  const c = cardOf(stock, id);
  if (!c) return { name: id, title: '' };
  const name = told(c.named);
  return { name, title: told(c).slice(name.length).replace(/^, /, '') };
}

export const fullName = (stock: Stock, id: string): string => told(cardOf(stock, id) ?? { en: id, fr: id });

/** The glyph of a card. */
export function glyph(c: Card | undefined): string {
  if (!c) return 'warn';
  if (c.commander) return 'commander';
  if (c.kind === 'ncu') return 'ncu';
  if (c.kind === 'attachment') return 'attachment';
  return { infantry: 'infantry', cavalry: 'cavalry', monster: 'monster', war_machine: 'war-engine' }[c.type ?? ''] ?? 'infantry';
}

const score = (n: number | undefined) => (n ? `${n}+` : '–');

export const statIDs = ['sp', 'de', 'mo', 'hit', 'dice'] as const;

const dice = (a: Attack) => a.dice.join(' · ');

export function stats(n: Numbers): Stat[] {
  const values = {
    sp: `${n.speed}`,
    de: score(n.defence),
    mo: score(n.morale),
    hit: n.attacks.map((a) => score(a.hit)).join(' '),
    dice: n.attacks.map(dice).join(', '),
  };
  return statIDs.map((id) => ({ id, name: w().statNames[id], head: w().stats[id], value: values[id] }));
}

/** An attack in a line, without its name or with it. */
export const attackBrief = (a: Attack): string => w().attack(w().ranges[a.range], score(a.hit), dice(a));
export const attackLine = (a: Attack): string => `${told(a)}${w().colon} ${attackBrief(a)}`;

/** What an ability, a card or a non-combat unit does. */
export function does(stock: Stock, id: string): { when: string; text: string; bonus: string; kind: string } {
  const s = stock.says[id];
  if (!s) return { when: '', text: '', bonus: '', kind: '' };
  const zone = s.bonus ? w().zones[s.bonus.zone as keyof ReturnType<typeof w>['zones']] : '';
  return {
    when: s.when ? sentence(told(s.when)) : '',
    text: told(s),
    bonus: s.bonus ? w().bonus(zone, told(s.bonus)) : '',
    kind: s.kind ?? '',
  };
}

export type Tab = 'unit' | 'attachment' | 'ncu' | 'commander';
export const tabs: readonly Tab[] = ['unit', 'attachment', 'ncu', 'commander'];

/** The cards of a tab that fit the words, in groups: by type, the neutral ones last. */
export function offered(stock: Stock, l: List, tab: Tab, words: string): { id: string; name: string; of: Card[] }[] {
  const cards = stock.cards.filter(
    (c) =>
      serves(c, l.faction) && !c.sender && (tab === 'commander' ? c.commander : c.kind === tab && !c.commander) && fits(stock, c, words),
  );
  const groups = new Map<string, Card[]>();
  for (const c of cards) {
    const id = c.faction === 'neutral' && l.faction !== 'neutral' ? 'neutral' : c.to_enemy ? 'enemy' : (c.type ?? '');
    groups.set(id, [...(groups.get(id) ?? []), c]);
  }
  const order = ['', 'infantry', 'cavalry', 'monster', 'war_machine', 'beast', 'enemy', 'neutral'];
  return [...groups].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)).map(([id, of]) => ({ id, name: groupName(stock, l, id), of }));
}

function groupName(stock: Stock, l: List, id: string): string {
  const type = stock.types[id];
  if (id === 'neutral') return l.points > 0 ? w().neutralMost(l.points / 2) : factionName(stock, 'neutral');
  if (id === 'enemy') return w().toEnemies;
  return type ? told(type) : w().kinds.ncu;
}

const fits = (stock: Stock, c: Card, words: string): boolean =>
  hasAll([c.en, c.fr, ...(c.abilities ?? []).flatMap((a) => [a.en, a.fr]), stock.says[c.id]?.en, stock.says[c.id]?.fr].join(' '), words);

/** Whom a card asks for, in words. */
export const needs = (stock: Stock, c: Card): string =>
  c.only ? w().onlyIn(fullName(stock, c.only)) : c.needs?.length ? w().needs(nameOf(stock, c.needs[0] ?? '').name) : '';

/** What is told of a card beside its name: its title, what it is, whom it asks for. */
export const asides = (stock: Stock, c: Card): string =>
  [nameOf(stock, c.id).title, c.commander && w().commander, c.numbers?.solo && w().solo, needs(stock, c)].filter(Boolean).join(', ');

/** The cards of a deck in its two parts. */
export const deckParts = (deck: Named[]): { faction: Named[]; commander: Named[] } => ({
  faction: deck.slice(0, 7),
  commander: deck.slice(7),
});

/** Whom a problem is about: a card, or the whole list. */
export function subject(stock: Stock, l: List, p: PaperProblem): string {
  const place = placeOf(l, p);
  return place ? fullName(stock, wordAt(l, place)) : w().whole;
}
