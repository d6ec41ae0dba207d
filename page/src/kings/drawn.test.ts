import { describe, expect, it } from 'vitest';
import { badges, boxOf } from './badges';
import { fixture } from './fixture';
import { aspect, inside, middle, toSheet } from './geometry';
import { dragged } from './hand.svelte';
import { boxAbout, meet } from './labels';
import { tape } from './overlay';
import { ticks } from './rulers';
import { corners } from './step';
import { boxed, furrows, lookOf, strewn } from './terrain';
import type { At } from './types';

describe('rulers', () => {
  it('have a tick an inch and words where there is room for them', () => {
    const t = ticks('in', 0.6, 100, 1219.2, 0, 2000);
    expect(t).toHaveLength(49);
    expect(t.filter((x) => x.label).map((x) => x.label)).toEqual(['0″', '6″', '12″', '18″', '24″', '30″', '36″', '42″', '48″']);
    expect(t[1]!.at - t[0]!.at).toBeCloseTo(25.4 * 0.6, 6);
  });
  it('grow finer as one comes nearer, and show only what is on screen', () => {
    expect(ticks('in', 4, 0, 1219.2, 0, 300).map((x) => x.label)).toEqual(['0″', '1″', '2″']);
    expect(ticks('in', 0.6, -400, 1219.2, 0, 100).every((x) => x.at >= 0 && x.at <= 100)).toBe(true);
  });
  it('count from the near edge upwards, and in millimetres', () => {
    const t = ticks('mm', 1, 500, 400, 0, 600, -1);
    expect(t[0]).toEqual({ at: 500, label: '0' });
    expect(t.at(-1)).toEqual({ at: 100, label: '400' });
  });
});

describe('badges', () => {
  const a = aspect([1219.2, 1219.2], 'red', 'red');
  const letters = { wavering: 'W', disordered: 'D' };
  const of = (id: string, k: number, light?: 'done') => {
    const u = fixture.view.units[id]!;
    return badges(a, u, { at: u.at!, facing: u.facing! }, 120, 40, k, light, false, letters);
  };
  it('tell wounds, states and what is done, each by its sign', () => {
    expect(of('werewolves', 1, 'done').map((b) => [b.icon, b.text])).toEqual([
      ['wounds', '6'],
      ['wavering', 'W'],
      ['check', ''],
    ]);
    expect(of('zombies', 1)).toEqual([]);
  });
  it('do not lie on each other', () => {
    const [wounds, wavering, done] = of('werewolves', 1, 'done').map(boxOf);
    expect(meet(wounds!, wavering!)).toBe(false);
    expect(meet(wavering!, done!)).toBe(false);
  });
  it('leave a small base free, whichever way it faces', () => {
    const u = fixture.view.units['werewolves']!;
    for (let facing = 0; facing < 360; facing += 30) {
      const pose = { at: u.at!, facing };
      const base = boxAbout(corners(pose, 20, 20).map((c) => toSheet(a, c).map((v) => v * 0.4) as At));
      for (const b of badges(a, u, pose, 20, 20, 0.4, 'done', true, letters))
        expect(meet(boxOf(b), base), `${facing}° ${b.kind}`).toBe(false);
    }
  });
  it('are smaller on a small table', () => {
    expect(of('werewolves', 0.2)[0]!.width).toBeLessThan(of('werewolves', 1)[0]!.width);
  });
});

describe('terrain', () => {
  const { view, roster } = fixture;
  it('is known by its shape, however it lies', () => {
    expect((view.terrain ?? []).map((p) => boxed(p, roster.box)?.id)).not.toContain(undefined);
    for (const b of roster.box) {
      const turned = b.corners.map(([x, y]): At => [300 - y, 200 + x]);
      expect(boxed({ type: b.type, height: b.height, corners: [...turned.slice(2), ...turned.slice(0, 2)] }, roster.box)?.id).toBe(b.id);
    }
  });
  it('of a shape that no box has looks like what it counts as', () => {
    const piece = {
      type: 'difficult' as const,
      height: 0,
      corners: [
        [0, 0],
        [300, 20],
        [100, 90],
      ] as At[],
    };
    expect(boxed(piece, roster.box)).toBeUndefined();
    expect(lookOf(piece, undefined)).toBe('rough');
  });
  it('is strewn and furrowed within its outline', () => {
    for (const b of roster.box) {
      for (const p of strewn(b.corners, 30, 5)) expect(inside(p, b.corners) || middle(b.corners).every((v, i) => v === p[i])).toBe(true);
      for (const [p, q] of furrows(b.corners, 9)) expect(inside([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], b.corners, -0.01)).toBe(true);
    }
  });
});

describe('tapes', () => {
  it('are measured in inches, every sixth a long tick', () => {
    const t = tape([0, 0], [0, 100], 10);
    expect(t.turn).toBe(90);
    expect(t.ticks.match(/M/g)).toHaveLength(9);
    expect(t.ticks).toContain('M60-4v8');
    expect(t.ticks).toContain('M50-4v4');
  });
});

describe('a hand', () => {
  it('moves what it holds as far as it goes', () => {
    expect(dragged('move', { at: [100, 100], facing: 30 }, [110, 90], [160, 95])).toEqual({ at: [150, 105], facing: 30 });
  });
  it('turns it about its centre', () => {
    expect(dragged('turn', { at: [100, 100], facing: 350 }, [200, 100], [100, 200])).toEqual({ at: [100, 100], facing: 80 });
  });
});
