// How a match of a list stands, in a few words: which round, and who chooses; who won.
import { m, told } from './i18n.svelte';
import { seatName } from './names';
import { ended } from './outcome';
import type { Seat, Summary } from './types';

/** The person of a seat, or else the seat. */
function person(of: Summary, seat: Seat): string {
  const s = of.seats[seat];
  return s?.name && s.name !== s.bot ? s.name : seatName(of, seat);
}

function chooses(of: Summary): string {
  const t = m().together;
  if (of.who.some((s) => of.yours.includes(s))) return t.choosingYou;
  const [first, ...more] = of.who;
  if (first === undefined) return '';
  return more.length ? t.choosingMany(of.who.length) : t.choosing(person(of, first));
}

export function stands(of: Summary): string {
  if (of.status === 'over' && of.result) return ended(of.result, of.seats, (s) => person(of, s));
  const now = of.status === 'playing' ? [of.round ? told(of.round) : '', chooses(of)].filter(Boolean) : [];
  return now.length ? now.join(' · ') : m().mine.status[of.status];
}
