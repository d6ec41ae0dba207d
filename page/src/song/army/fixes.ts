// What takes away a reason why a list is against the rules, where that is simple.
import type { PaperProblem } from '../../lib/types';
import { cardOf, rejoin, remove, roomFor, suits, wordAt, write, type Place } from './edit';
import type { Card, List, Stock } from './types';

export type Fix = { does: 'remove'; card: Card | undefined; word: string; list: List } | { does: 'join'; unit: Card; list: List };

/** Where the card stands of which a problem speaks: its part of the document, or its number among the entries. */
export function placeOf(l: List, p: PaperProblem): Place | null {
  const part = /^(units|ncus|apart)\.(\d+)(?:\.attachments\.(\d+))?$/.exec(p.part ?? '');
  if (!part) return null;
  const at = Number(part[2]);
  if (part[1] !== 'units') return { in: part[1] as 'ncus' | 'apart', at };
  return part[3] === undefined ? { in: 'units', at } : { in: 'units', at, slot: Number(part[3]) };
}

export function fixFor(stock: Stock, l: List, p: PaperProblem): Fix | null {
  const place = placeOf(l, p);
  if (!place) return null;
  const word = wordAt(l, place);
  const card = cardOf(stock, word);
  if (card?.kind === 'attachment' && place.in !== 'ncus' && p.rule.startsWith('song.attachment.')) {
    const to = roomFor(stock, l, card);
    const unit = cardOf(stock, l.units[to]?.unit ?? '');
    const elsewhere = place.in === 'apart' || place.at !== to;
    if (unit && elsewhere && suits(card, unit) && !l.units[to]?.attachments?.length)
      return { does: 'join', unit, list: rejoin(l, place, to) };
  }
  return { does: 'remove', card, word, list: remove(l, place) };
}

/** Writes what was meant instead of a word that is no name. */
export function takeMeant(l: List, p: PaperProblem, id: string): List {
  const place = placeOf(l, p);
  return place ? write(l, place, id) : { ...l, faction: id };
}
