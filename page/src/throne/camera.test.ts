import { describe, expect, it } from 'vitest';
import { frame } from './camera';
import { areaIds, map } from './geometry';

/** Where the order of an area lies on screen when a frame is shown. */
function onScreen(id: string, [x0, y0, x1, y1]: number[], k: number, width: number, height: number): [number, number] {
  const o = map.areas[id]!.order;
  return [width / 2 + (o.x - (x0! + x1!) / 2) * k, height / 2 + (o.y - (y0! + y1!) / 2) * k];
}

describe('the first view', () => {
  it.each([
    [700, 420],
    [390, 300],
    [1300, 700],
  ])('of %i × %i holds every area that can be chosen', (width, height) => {
    for (let i = 0; i < areaIds.length; i++) {
      const choices = [areaIds[i]!, areaIds[(i + 7) % areaIds.length]!, areaIds[(i + 23) % areaIds.length]!];
      const f = frame({ ids: [areaIds[(i + 3) % areaIds.length]!], choices, fight: false }, width, height)!;
      const [x0, y0, x1, y1] = f.box;
      const k = Math.max(f.least, Math.min(f.most, width / (x1 - x0), height / (y1 - y0)));
      for (const id of choices) {
        const [x, y] = onScreen(id, f.box, k, width, height);
        expect(x > 20 && x < width - 20 && y > 20 && y < height - 20, `${id} at ${x}, ${y}`).toBe(true);
      }
    }
  });

  it('shows a part that can be read where nothing is to be chosen', () => {
    expect(frame({ ids: areaIds, choices: [], fight: false }, 390, 300)!.least).toBe(0.62);
    expect(frame({ ids: [], choices: [], fight: false }, 390, 300)).toBeNull();
  });
});
