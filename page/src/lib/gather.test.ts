import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Gather } from './gather';

function gathered(cost = 0) {
  const given: { updates: number[]; look: number | null }[] = [];
  const frames: (() => void)[] = [];
  let clock = 0;
  const g = new Gather<number, { seq: number }>(
    (updates, look) => {
      given.push({ updates, look: look?.seq ?? null });
      clock += cost;
    },
    (f) => {
      frames.push(f);
      return () => frames.splice(frames.indexOf(f), 1);
    },
    () => clock,
  );
  const draw = async () => {
    for (const f of frames.splice(0)) f();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { g, given, frames, draw };
}

describe('what a stream brings', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is handed on once a frame: all that happened, and the newest state', async () => {
    const { g, given, frames, draw } = gathered();
    for (let i = 1; i <= 460; i++) {
      g.update(i);
      g.show({ seq: i });
    }
    expect(given).toEqual([]);
    expect(frames).toHaveLength(1);
    await draw();
    expect(given).toHaveLength(1);
    expect(given[0]!.updates).toEqual(Array.from({ length: 460 }, (_, i) => i + 1));
    expect(given[0]!.look).toBe(460);
    expect(frames).toHaveLength(0);
    g.update(461);
    await draw();
    expect(given[1]).toEqual({ updates: [461], look: null });
  });

  it('never shows an older state for a newer one', async () => {
    const { g, given, draw } = gathered();
    g.show({ seq: 7 });
    g.show({ seq: 5 });
    await draw();
    expect(given).toEqual([{ updates: [], look: 7 }]);
  });

  it('comes less often where drawing is slow', async () => {
    const { g, given, frames, draw } = gathered(50);
    g.update(1);
    await draw();
    g.update(2);
    g.update(3);
    expect(frames).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(99);
    expect(frames).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    await draw();
    expect(given.map((x) => x.updates)).toEqual([[1], [2, 3]]);
  });

  it('ends with the table', async () => {
    const { g, given, frames, draw } = gathered();
    g.update(1);
    g.close();
    g.update(2);
    await draw();
    expect(frames).toHaveLength(0);
    expect(given).toEqual([]);
  });
});
