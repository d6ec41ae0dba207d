import { describe, expect, it } from 'vitest';
import { binName, binned } from './bins';

const even = (n: number) => Array.from({ length: n }, () => 1 / n);

describe('the chances of wounds', () => {
  it('have a bar each while there is room for their numbers', () => {
    expect(binned(even(20)).map(binName)).toEqual(Array.from({ length: 20 }, (_, i) => String(i)));
    expect(binned([0.5, 0.4997, 0.0003]).map(binName)).toEqual(['0', '1']);
  });
  it('are put together beyond twenty, and lose nothing', () => {
    for (const n of [21, 27, 36, 41, 80, 200, 900]) {
      const bins = binned(even(n));
      expect(bins.length).toBeLessThanOrEqual(9);
      expect(bins.reduce((sum, b) => sum + b.share, 0)).toBeCloseTo(1);
      expect(bins.every((b, i) => b.from === (bins[i - 1]?.to ?? -1) + 1)).toBe(true);
    }
    expect(binned(even(24)).map(binName)).toEqual(['0–2', '3–5', '6–8', '9–11', '12–14', '15–17', '18–20', '21–23']);
  });
});
