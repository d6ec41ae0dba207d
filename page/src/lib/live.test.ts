import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, live } from './live.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says all that is told, a few sentences each three seconds', () => {
  const all = Array.from({ length: 14 }, (_, i) => `Step ${i + 1}.`);
  for (const s of all) announce(s);
  const heard: string[] = [];
  for (let i = 0; i < 3; i++) {
    vi.advanceTimersByTime(3000);
    heard.push(live.polite);
  }
  expect(heard.join(' ')).toBe(all.join(' '));
  expect(heard[0]).toBe(all.slice(0, 6).join(' '));
});
