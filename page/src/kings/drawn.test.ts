import { describe, expect, it } from 'vitest';
import { boxOf } from '../tabletop/badges';
import { aspect, toSheet } from '../tabletop/geometry';
import { boxAbout, meet } from '../tabletop/labels';
import { corners } from '../tabletop/step';
import type { At } from '../tabletop/types';
import { badges } from './badges';
import { fixture } from './fixture';
import { boxed, looks } from './terrain';

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
    expect(looks(piece, roster.box)).toBe('rough');
  });
  it('is a high wall only where nobody may cross it', () => {
    const wall = roster.box.find((b) => b.id === 'high_wall')!;
    expect(looks({ ...wall, type: 'impassable' }, roster.box)).toBe('rampart');
    expect(looks({ ...wall, type: 'obstacle' }, roster.box)).toBe('wall');
  });
});
