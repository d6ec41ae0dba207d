// What happened at a table, as the log tells it: entries of a few sentences, each with whose doing it was.
import { fates, played, stretches, under, type Fate, type Under } from './history';
import { m, told } from './i18n.svelte';
import { seatName, seatNames } from './names';
import type { Happened, Look, Update } from './types';

/** `step` is the number of its action in the end, if it is one that stands. */
export interface Entry extends Under {
  key: string;
  u: Update;
  seat: number | undefined;
  texts: string[];
  times: number;
  struck: boolean;
  step: Fate;
  /** The first thing that it tells, by which its step is found. */
  first: Happened | null;
}

/** What the entries are made of: a match as far as it is told, or what a test has in its place. */
export interface Course {
  look: Look | null;
  updates: readonly Update[];
  shown(u: Update): Happened[];
}

/** What was arranged between the players, in words. */
function arranged(u: Update, by: (s: number | undefined) => string): string {
  const l = m().together.log;
  const substitute = u.text === 'person' ? 'person' : 'bot';
  if (u.why && u.what === 'cancelled') return m().apart.log.closed(u.why);
  if (u.why && u.what === 'replaced') return m().apart.log[substitute](by(u.seat), u.why);
  switch (u.what) {
    case 'titled':
      return u.text ? l.titled(u.text) : l.untitled;
    case 'vacated':
      return l.vacated(by(u.seat));
    case 'proposed':
      return l.proposed[substitute](by(u.seat), by(u.to));
    case 'replaced':
      return l.replaced[substitute](by(u.seat));
    case 'voted':
      return l.voted(by(u.seat));
    case 'filled':
    case 'cancelled':
      return l[u.what];
    default:
      return l.rejected;
  }
}

/** The entries of the log, newest first. What was taken back is struck, and kept. */
export function entriesOf(course: Course): Entry[] {
  const { look, updates } = course;
  const shown = (u: Update) => course.shown(u);
  const by = (s: number | undefined) => (s === undefined || !look ? '' : seatName(look, s));
  let at: Under = { round: null, turn: null, phase: null };
  /** What is told as the match is laid out; its first turn may begin with it. */
  const begun = (u: Update): string[] => {
    const cut = stretches(shown(u));
    for (const s of cut) at = under(at, s.begins);
    return cut.flatMap((s) => s.told.map(told));
  };
  const words = (u: Update): string[] => {
    const l = m().log;
    switch (u.what) {
      case 'created':
        return [l.created, ...begun(u)];
      case 'frozen':
      case 'renewed':
      case 'departed':
        return [l[u.what]];
      case 'sat':
        if (u.why) return [m().apart.log.handedOver(u.text ?? '', by(u.seat), u.why)];
        return [l.sat(u.text ?? '', by(u.seat)), ...begun(u)]; // with the last, the match is laid out
      case 'undone':
        return [l.undone(by(u.seat)), ...(u.loses?.length && look ? [m().together.log.loses(seatNames(look, u.loses))] : [])];
      case 'titled':
      case 'filled':
      case 'vacated':
      case 'cancelled':
      case 'proposed':
      case 'voted':
      case 'rejected':
      case 'replaced':
        return [arranged(u, by)];
      case 'said':
        return [`${l.said(by(u.seat))} ${u.text ?? ''}`];
      case 'acted':
      case 'closed':
      case 'letter':
        return [];
      default: // a newer server may tell of more than the page knows
        return u.what in l ? [l[u.what](by(u.seat))] : [];
    }
  };
  const list: Entry[] = [];
  const became = fates(updates);
  let asker: number | undefined;
  for (const u of updates) {
    if (u.what === 'asked') asker = u.seat;
    const step = became.get(u) ?? null;
    if (!played(u)) {
      const texts = u.what === 'declined' && u.seat === asker ? [m().log.withdrawn(by(u.seat))] : words(u);
      if (texts.length) list.push({ key: `${u.seq}`, u, seat: u.seat, texts, times: 1, struck: false, step, first: null, ...at });
      continue;
    }
    const struck = step === null;
    let now = at;
    let seat = u.seat;
    for (const [i, s] of stretches(shown(u)).entries()) {
      now = under(now, s.begins);
      if (s.begins && s.begins.heading !== 'phase') seat = s.begins.seat;
      const texts = s.told.map(told);
      if (texts.length === 0) continue; // what nobody sees is not news
      const last = list.at(-1);
      if (
        last &&
        last.u.what === u.what &&
        last.round === now.round &&
        last.turn === now.turn &&
        last.phase === now.phase &&
        last.struck === struck &&
        last.seat === seat &&
        last.texts.join() === texts.join()
      ) {
        last.times++;
        last.u = u;
        last.step = step;
      } else list.push({ key: `${u.seq}.${i}`, u, seat, texts, times: 1, struck, step, first: s.told[0] ?? null, ...now });
    }
    if (!struck) at = now;
  }
  return list.reverse();
}
