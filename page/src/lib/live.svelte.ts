// What is announced to screen readers: one polite and one assertive region. Moves of
// others are collected, so that at most one message comes every three seconds.

import { m, num } from './i18n.svelte';
import { spoken } from './marked';

export const live = $state({ polite: '', assertive: '' });

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;
let last = 0;

const every = 3000;
/** Of what is told at once; the rest follows. */
const most = 6;

function flush(): void {
  timer = null;
  last = Date.now();
  const text = waiting.slice(0, most).join(' ');
  waiting = waiting.slice(most);
  if (waiting.length) timer = setTimeout(flush, every);
  live.polite = live.polite === text ? `${text}\u00a0` : text; // the same words twice are news too
}

export function announce(text: string): void {
  if (!text) return;
  waiting.push(spoken(text, (enough, all, least, expected) => m().dice.heard(enough, all, least, num(expected, expected % 1 ? 1 : 0))));
  timer ??= setTimeout(flush, Math.max(60, last + every - Date.now()));
}

export function alarm(text: string): void {
  live.assertive = live.assertive === text ? `${text}\u00a0` : text;
}
