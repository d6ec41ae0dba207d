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

/** An error in words, those of the server where it has them in the reader's language. */
export function say(e: unknown): string {
  if (e instanceof Unreachable) return m().errors.unreachable;
  if (!(e instanceof Problem)) return e instanceof Error ? e.message : String(e);
  if (e.told) {
    const text = sentence(told(e.told));
    return e.line === null || e.refusal || e.option ? text : m().errors.line(e.line, text);
  }
  if (e.status === 404) return m().errors.notFound;
  if (e.status === 413) return m().errors.tooBig;
  if (e.status >= 500) return m().errors.broken;
  // What is wrong with the form of a request is told in English alone.
  return lang() === 'en' && e.detail ? sentence(e.detail) : m().errors.bad;
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
