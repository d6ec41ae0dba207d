import { describe, expect, it } from 'vitest';
import { boxOf } from '../tabletop/badges';
import { toSheet } from '../tabletop/geometry';
import { covers, meet, solid } from '../tabletop/labels';
import { corners } from '../tabletop/step';
import type { At } from '../tabletop/types';
import { aspectOf } from './aspect';
import { badges, racked } from './badges';
import { borduredIn } from './describe';
import { roster, unit, view } from './fixture';
import { modelsOf, rowsOf } from './models';
import { momentOf } from './moment';
import { castOf, taleShown, zoneOf } from './tale';
import { outlineOf } from './terrain';

const infantry = roster.units['swords']!;
const riders = roster.units['riders']!;

describe('the models of a unit', () => {
  it('go from the rear rank, the right first; attachments stand in front, to the left', () => {
    const models = modelsOf(infantry, unit({ models: 7, wounds: 5, ranks: 2, attachments: ['robb'] }));
    expect(models.map((m) => m.stands)).toEqual(Array.from({ length: 12 }, (_, i) => i < 7));
    expect(models.map((m) => m.attached)).toEqual([0, ...Array<null>(11).fill(null)]);
    expect(models[0]!.at).toEqual([-49.53, -36.32]); // left, and up, of a tray that faces up
    expect(rowsOf(infantry, unit({ ranks: 2 })).map((r) => r.stands)).toEqual([true, true, false]);
  });
  it('that can suffer several wounds show what is left of them', () => {
    const models = modelsOf(riders, unit({ models: 3, wounds: 5, ranks: 2 }));
    expect(models.map((m) => m.pips?.left)).toEqual([3, 3, 1, 0]);
    expect(models.map((m) => m.stands)).toEqual([true, true, true, false]);
    expect(modelsOf(infantry, unit()).every((m) => m.pips === null)).toBe(true);
  });
});

describe('a rack', () => {
  const rack = racked(unit({ tokens: ['panicked', 'weakened'], influence: ['', 'cersei'], activated: 1 }), ['2'], {
    panicked: 'P',
    weakened: 'W',
  });
  it('has what is claimed, conditions, influence, and that the unit is done', () => {
    expect(rack.map((b) => [b.icon, b.text])).toEqual([
      ['lozenge', '2'],
      ['panicked', 'P'],
      ['weakened', 'W'],
      ['influence', ''],
      ['check', ''],
    ]);
  });
  it('has the wounds of a wall', () => {
    const wall = racked(unit({ wounds: 3 }), [], {}, true);
    expect(wall.map((b) => [b.icon, b.text])).toEqual([['wounds', '3']]);
    expect(racked(unit({ wounds: 3 }), [], {})).toEqual([]);
  });
  it('stands beside the tray however that is turned, and no part of it on another', () => {
    const a = aspectOf(view, 'a');
    for (const k of [0.3, 0.6, 1])
      for (let facing = 0; facing < 360; facing += 15) {
        const pose = { at: [600, 600] as At, facing };
        const all = badges(a, pose, 139.7, 121.92, k, rack);
        const tray = solid(corners(pose, 139.7, 121.92).map((c) => toSheet(a, c).map((v) => v * k) as At));
        for (const [i, b] of all.entries()) {
          expect(covers(boxOf(b), tray), `${k} ${facing}° ${b.kind}`).toBe(false);
          for (const other of all.slice(0, i)) if (Math.abs(b.x - other.x) < 1e-6) expect(meet(boxOf(b), boxOf(other))).toBe(false);
        }
      }
  });
});

describe('the table', () => {
  it('has the edge of who looks at the bottom, each of the four', () => {
    const from = (edge: 'south' | 'east' | 'north' | 'west') =>
      aspectOf({ ...view, players: { ...view.players, a: { ...view.players.a!, edge } } }, 'a').turns;
    expect([from('south'), from('east'), from('north'), from('west')]).toEqual([0, 1, 2, 3]);
    expect(aspectOf(view, null).turns).toBe(0);
  });
  it('has only what stands on it; what was destroyed has fallen', () => {
    const now = momentOf({ ...view, units: { ...view.units, guards: unit({ fate: 'destroyed', at: [1, 1] }) } });
    expect([now.units['swords']!.pose?.at, now.units['riders']!.pose, now.units['guards']!.pose]).toEqual([[600, 800], null, null]);
    expect(now.units['guards']).toMatchObject({ seat: 'b', fell: true });
  });
  it('knows how large terrain is, as long as it is there', () => {
    const [piece] = view.terrain!;
    expect(outlineOf(piece!, roster)).toHaveLength(4);
    expect(outlineOf({ ...piece!, removed: true }, roster)).toEqual([]);
    expect(outlineOf(piece!, null)).toEqual([]);
  });
  it('tells two armies of one faction apart', () => {
    expect([borduredIn(view, 'a'), borduredIn(view, 'b')]).toEqual([false, false]);
    const twins = { ...view, armies: [view.armies[0]!, { ...view.armies[1]!, faction: 'stark' }] };
    expect([borduredIn(twins, 'a'), borduredIn(twins, 'b')]).toEqual([false, true]);
  });
});

describe('a step that is told', () => {
  it('shows the zone that an NCU claims, or else the NCU', () => {
    const at = (place: string) => zoneOf({ step: { places: [place] } } as unknown as Parameters<typeof zoneOf>[0], view);
    expect([at('ncu:cersei'), at('ncu:sansa'), at('unit:swords')]).toEqual(['crown', 'sansa', null]);
  });
  const step = {
    places: ['unit:guards', 'unit:swords'],
    ways: [{ kind: 'charged', from: 'unit:swords', to: ['unit:guards'] }],
    helpers: ['ncu:sansa'],
  };
  it('shows who acts upon whom, and veils the rest', () => {
    const tale = { step } as unknown as Parameters<typeof taleShown>[0];
    expect(castOf(tale, view)).toEqual(['guards', 'swords']);
    expect(taleShown(tale, view)).toMatchObject({
      veil: true,
      chosen: 'swords',
      target: 'guards',
      lights: { swords: 'can', guards: 'target' },
    });
  });
});
