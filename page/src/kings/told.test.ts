import { describe, expect, it } from 'vitest';
import { aspect } from '../tabletop/geometry';
import { between, glides as glidesOf, standing } from '../tabletop/glide.svelte';
import { armyName, strength } from './armies';
import { arcOf, facingIn, pieceName, pieceNames, placeOf, relation, told } from './describe';
import { fixture } from './fixture';
import { knownBy } from './known';
import { momentOf } from './moment';
import { active, phaseOf, roundOf, stepOf, steps } from './phases';
import type { Condition, Unit, View } from './types';
import { dictionaries } from './words/board';

const { view, setUp, roster } = fixture;
const a = aspect(view.table, view.near, 'red');

it('pieces of terrain that are called the same are numbered', () => {
  const wood = view.terrain![0]!;
  const { name } = pieceName(wood, roster, 'en');
  const other = view.terrain!.find((p) => pieceName(p, roster, 'en').name !== name)!;
  expect(pieceNames([wood, other, wood], roster, 'en')).toEqual([`${name} 1`, pieceName(other, roster, 'en').name, `${name} 2`]);
});

describe('a unit in words', () => {
  it('tells its name, side, condition, wounds, order and combat', () => {
    expect(told(view, roster, 'knights', 'en', undefined)).toBe('Knights: Blue, disordered, 9 wounds');
    expect(told(view, roster, 'skeleton_archers', 'en', 'no', 'targeted')).toBe(
      'Skeleton Archers: Red, steady, 7 wounds, Counter-charge, charged Knights, in front, cannot be the target, target',
    );
    expect(told(view, roster, 'werewolves', 'fr')).toBe('Loups-garous\u202f: Rouge, ébranlée, 6 blessures, Décalage');
  });
  it('is in combat while its charge goes on, and with nobody who has routed', () => {
    const { skeleton_archers: archers, knights } = view.units;
    const of = (did: string[], state: Condition) =>
      told(
        { ...view, units: { ...view.units, skeleton_archers: { ...archers!, did }, knights: { ...knights!, state } } },
        roster,
        'skeleton_archers',
        'en',
      );
    expect(of(['charging'], 'steady')).toContain('in combat with Knights, in front');
    expect(of([], 'steady')).toContain('charged Knights, in front');
    for (const did of [[], ['charging']]) expect(of(did, 'routed')).not.toContain('Knights');
  });
  it('has a name of some kind before the engine has told it', () => {
    expect(told(view, null, 'pike_block', 'en')).toContain('Pike block: Blue');
  });
  it('stands where the log says, and faces an edge of who looks', () => {
    expect(placeOf([254, 127], 'in', 'en')).toBe('at 10.0″, 5.0″');
    expect(facingIn(a, 90, 'en')).toBe('faces the far edge');
    expect(facingIn(a, 355, 'en')).toBe('faces the right');
    expect(facingIn(aspect(view.table, 'red', 'blue'), 90, 'en')).toBe('faces the near edge');
  });
  it('sees others in its arcs, along lines at 45° from its corners', () => {
    const pose = { at: [0, 0] as [number, number], facing: 90 };
    expect(arcOf(pose, 100, 40, [0, 100])).toBe('front');
    expect(arcOf(pose, 100, 40, [-100, 71])).toBe('front'); // the line from the corner goes through -100, 70
    expect(arcOf(pose, 100, 40, [-100, 69])).toBe('left');
    expect(arcOf(pose, 100, 40, [100, 0])).toBe('right');
    expect(arcOf(pose, 100, 40, [0, -30])).toBe('rear');
  });
  it('is so far from another, and turns a side to it', () => {
    const of = { id: 'knights', pose: { at: [600, 600] as [number, number], facing: 90 } }; // 125 × 100
    const to = { id: 'werewolves', pose: { at: [600, 600 + 50 + 254 + 20] as [number, number], facing: 90 } }; // 120 × 40
    expect(relation(roster, of, to, 'in', 'en')).toBe('10.0″ away, ahead of it, turns its rear to it');
  });
});

describe('terrain in words', () => {
  it('has its name, what it counts as and its height', () => {
    const names = view.terrain!.map((p) => pieceName(p, roster, 'en'));
    expect(names).toContainEqual({ name: 'House', is: 'impassable, height 4' });
    expect(names).toContainEqual({ name: 'Hill', is: 'height 2' });
    expect(
      pieceName(
        {
          type: 'obstacle',
          height: 0,
          corners: [
            [0, 0],
            [9, 0],
            [0, 9],
          ],
        },
        roster,
        'fr',
      ),
    ).toEqual({ name: 'Obstacle', is: 'obstacle' });
  });
});

describe('ids', () => {
  it('are units, spells and pieces by their names, in the language of who reads', () => {
    const mage = { ...roster.units['wizard']!, spells: [{ id: 'surge', en: 'Surge', fr: 'Poussée', n: 8 }] };
    const known = knownBy({ ...roster, units: { ...roster.units, mage } });
    expect([known('knights', 'fr'), known('surge', 'en'), known('house', 'fr'), known('nobody', 'en')]).toEqual([
      'Chevaliers',
      'Surge',
      'Maison',
      undefined,
    ]);
    expect(knownBy(null)('knights', 'en')).toBeUndefined();
  });
});

describe('an army', () => {
  it('is known by most of its units, and by what still stands', () => {
    expect(armyName(view, roster, 'red', 'fr')).toBe('Morts-vivants');
    expect(armyName(view, null, 'red', 'en')).toBe('Red');
    expect(strength(view, roster, 'blue')).toMatchObject({ units: 8, standing: 7, wounds: 9 });
  });
});

describe('how far the game has come', () => {
  it('is a step of the set-up before the first turn', () => {
    expect(stepOf(setUp)).toBe('tokens');
    expect(steps(setUp)).toEqual(['tokens', 'edge', 'deploy', 'vanguard', 'begin']);
    expect(phaseOf(setUp)).toBeNull();
    expect(active(setUp)).toBeNull();
  });
  it('is a phase of a turn after it', () => {
    expect(phaseOf(view)).toBe('move');
    expect(active(view)).toBe('blue'); // red had the first turn, blue has the sixth
    expect(
      phaseOf({ ...view, stack: [...view.stack!.slice(0, 2), { procedure: 'melee', step: 0 }, { procedure: 'nerve', step: 0 }] }),
    ).toBe('melee');
    expect(phaseOf({ ...view, over: true })).toBeNull();
  });
  it('is counted in rounds, of a turn of each player', () => {
    expect([1, 2, 3, 11, 12].map(roundOf)).toEqual([1, 1, 2, 6, 6]);
  });
});

describe('gliding', () => {
  const glides = (from: View, to: View) => glidesOf(momentOf(from), momentOf(to));
  const after = (changes: Record<string, Partial<Unit>>, more: Partial<View> = {}): View => ({
    ...view,
    ...more,
    units: Object.fromEntries(Object.entries(view.units).map(([id, u]) => [id, { ...u, ...changes[id] }])),
  });
  it('is for what has moved and stands', () => {
    expect(standing(momentOf(view))['cannon']).toBeUndefined(); // routed
    expect(
      glides(view, after({ general: { at: [300, 300], facing: 10 }, zombies: { state: 'routed', at: [1, 1] } })).map((g) => g.unit),
    ).toEqual(['general']);
  });
  it('is not for jumps in time or for a whole army', () => {
    expect(glides(view, after({ general: { at: [300, 300] } }, { turn: view.turn + 2 }))).toEqual([]);
    expect(glides(view, after(Object.fromEntries(Object.keys(view.units).map((id) => [id, { at: [1, 1] as [number, number] }]))))).toEqual(
      [],
    );
  });
  it('turns the short way round', () => {
    expect(between({ at: [0, 0], facing: 350 }, { at: [10, 20], facing: 30 }, 0.5)).toEqual({ at: [5, 10], facing: 10 });
  });
});

describe('words of the table', () => {
  const messages = (of: unknown, at = ''): [string, unknown][] =>
    typeof of === 'object' && of !== null ? Object.entries(of).flatMap(([k, v]) => messages(v, `${at}/${k}`)) : [[at, of]];
  it('are complete in both languages', () => {
    const [en, fr] = [messages(dictionaries.en), messages(dictionaries.fr)];
    expect(fr.map(([k]) => k).sort()).toEqual(en.map(([k]) => k).sort());
    for (const [k, v] of [...en, ...fr]) expect(typeof v === 'function' || (typeof v === 'string' && v !== ''), k).toBe(true);
  });
  it('are set in French type', () => {
    for (const [k, v] of messages(dictionaries.fr)) if (typeof v === 'string') expect(v, k).not.toMatch(/ [;:?!]/);
  });
});
