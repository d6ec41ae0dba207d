import { Problem, Unreachable } from './api';
import { lang, m, sentence, told } from './i18n.svelte';
import { alarm } from './live.svelte';
import { play } from './sound';
import type { Refusal } from './types';

/** What a note offers to do. */
interface Offer {
  text: string;
  does: () => void;
}

/** What the toast shows: a refusal with its rule, a failure, or a note. */
export type Notice =
  { kind: 'refused'; refusal: Refusal } | { kind: 'failed'; text: string } | { kind: 'note'; text: string; offer?: Offer | undefined };

export const notices = $state<{ now: Notice | null }>({ now: null });

export function refuse(refusal: Refusal): void {
  notices.now = { kind: 'refused', refusal };
  play('refusal');
  alarm(`${m().refusal.word} ${sentence(told(refusal))} ${refusal.rule}`);
}

/** What the server says when a match does not stand as it was thought to, in the reader's language. */
const conflicts: [RegExp, () => string][] = [
  [/moved on/, () => m().errors.stale],
  [/has begun/, () => m().together.errors.begun],
  [/was cancelled/, () => m().together.errors.cancelled],
  [/is not absent/, () => m().together.errors.present],
  [/nothing is proposed/, () => m().together.errors.notProposed],
  [/holds your seat/, () => m().together.errors.botHolds],
  [/seat is taken/, () => m().errors.taken],
  [/have a seat here/, () => m().errors.seated],
  [/what you brought/, () => m().errors.brought],
  [/not begun/, () => m().errors.notBegun],
  [/is not over/, () => m().replay.notOver],
  [/is over/, () => m().errors.over],
  [/frozen/, () => m().errors.frozen],
  [/paused/, () => m().errors.paused],
  [/conceded/, () => m().errors.conceded],
  [/been revealed/, () => m().table.undoWhy.revealed],
  [/nothing of yours/, () => m().table.undoWhy.nothing],
  [/nobody asks/, () => m().errors.notAsked],
  [/no answer is asked/, () => m().errors.noWindow],
  [/held this window/, () => m().errors.held],
  [/held windows for a minute/, () => m().errors.heldEnough],
  [/idempotency key/, () => m().errors.reused],
  [/of the rules of/, () => m().errors.otherRules],
  [/there is no game/, () => m().errors.noGame],
];

/** What is wrong with a log, by the line where it was seen. */
function sayLine(line: number, detail: string): string {
  if (/header|at least|the format is/.test(detail)) return m().replay.notLog;
  if (/does not end|unfinished/.test(detail)) return m().replay.unfinished;
  if (line === 1 && /version|content/.test(detail)) return m().errors.otherRules;
  if (line === 1 && /game/.test(detail)) return m().errors.noGame;
  return m().replay.badLine(line);
}

/** An error in the words of the page. */
export function say(e: unknown): string {
  if (e instanceof Unreachable) return m().errors.unreachable;
  if (e instanceof Problem) {
    if (e.refusal) return sentence(told(e.refusal));
    if (e.option) return sentence(told(e.option));
    if (e.status === 404) return m().errors.notFound;
    if (e.status === 403) return m().errors.forbidden;
    if (e.status === 429) return m().errors.tooMany;
    const known = e.status === 409 ? conflicts.find(([words]) => words.test(e.detail)) : undefined;
    if (known) return known[1]();
    if (e.line !== null) return sayLine(e.line, e.detail);
    if (e.status === 401) return m().errors.signedOut;
    if (e.status === 413) return m().errors.tooBig;
    if (e.status >= 500) return m().errors.broken;
    if (/from 0 to \d+ actions/.test(e.detail)) return m().errors.noStep;
    // The server explains itself in English.
    return lang() === 'en' && e.detail ? sentence(e.detail) : m().errors.bad;
  }
  return e instanceof Error ? e.message : String(e);
}

export function fail(e: unknown): void {
  if (e instanceof Problem && e.refusal) {
    refuse(e.refusal);
    return;
  }
  const text = say(e);
  notices.now = { kind: 'failed', text };
  alarm(`${m().refusal.failed} ${text}`);
}

export function note(text: string, offer?: Offer): void {
  notices.now = { kind: 'note', text, offer };
  alarm(text);
}

export function dismiss(): void {
  notices.now = null;
}
