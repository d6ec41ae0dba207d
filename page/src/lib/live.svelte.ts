// What is announced to screen readers: one polite and one assertive region. Moves of
// others are collected, so that at most one message comes every three seconds.

import { spoken } from './marked';

export const live = $state({ polite: '', assertive: '' });

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;
let last = 0;

const every = 3000;

function flush(): void {
  timer = null;
  last = Date.now();
  const text = waiting.slice(-6).join(' ');
  waiting = [];
  live.polite = live.polite === text ? `${text}\u00a0` : text; // the same words twice are news too
}

export function announce(text: string): void {
  if (!text) return;
  waiting.push(spoken(text));
  timer ??= setTimeout(flush, Math.max(60, last + every - Date.now()));
}

export function alarm(text: string): void {
  live.assertive = live.assertive === text ? `${text}\u00a0` : text;
}
