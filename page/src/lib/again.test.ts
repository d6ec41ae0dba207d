import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Again, Passed } from './again';
import { Problem, Unreachable } from './api';

describe('asking again', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Fails so many times, then answers. */
  const after = (failures: number, e: unknown = new Unreachable()) =>
    vi.fn(() => (failures-- > 0 ? Promise.reject(e) : Promise.resolve('choices')));

  it('waits longer each time until it is answered', async () => {
    const again = new Again((n) => 500 * 2 ** n);
    const f = after(3);
    const got = again.ask(f, () => true);
    for (const [ms, calls] of [
      [0, 1],
      [499, 1],
      [1, 2],
      [999, 2],
      [1, 3],
      [2000, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms);
      expect(f).toHaveBeenCalledTimes(calls);
    }
    expect(await got).toBe('choices');
  });

  it('asks at once when woken', async () => {
    const again = new Again(() => 10_000);
    const f = after(1, new Problem(409, 'stale', 'the match has moved on'));
    const got = again.ask(f, () => true);
    await vi.advanceTimersByTimeAsync(10);
    again.wake();
    expect(await got).toBe('choices');
    expect(f).toHaveBeenCalledTimes(2);
  });

  it('stops when the answer is no longer wanted', async () => {
    const again = new Again(() => 500);
    const f = after(9);
    let wanted = true;
    const got = again.ask(f, () => wanted).catch((e: unknown) => e);
    await vi.advanceTimersByTimeAsync(10);
    wanted = false;
    await vi.advanceTimersByTimeAsync(500);
    expect(await got).toBeInstanceOf(Passed);
    expect(f).toHaveBeenCalledTimes(1);
  });

  it('does not ask again where the answer is no', async () => {
    const f = after(1, new Problem(403, 'forbidden', ''));
    await expect(new Again(() => 0).ask(f, () => true)).rejects.toBeInstanceOf(Problem);
    expect(f).toHaveBeenCalledTimes(1);
  });
});
