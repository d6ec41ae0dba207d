import { describe, expect, it } from 'vitest';
import { aspectOf } from './aspect';
import { facingIn, figureOf, markOf, pieceName, seatName, told, unitName } from './describe';
import { roster, view } from './fixture';
import { phaseOf, stepOf, stepsOf } from './phases';
import { arcOf, relation } from './relation';
import { strengthOf } from './strength';
import { tell } from './telling';
import { allied, inOrder, ncusOf, onZone, ownerOf, unitsOf } from './units';
import { dictionaries } from './words/board';

describe('a unit in words', () => {
  it('has its name, a number where several have it, who goes with it, and what it suffers', () => {
    expect(told(view, roster, 'swords', 'en')).toBe(
      'Stark Sworn Swords 1: with Robb Stark, House Stark, 10 of 12 models, 3 of 3 ranks, ready, Vulnerable',
    );
    expect(told(view, roster, 'swords_2', 'fr', 'can')).toBe(
      'Épées Liges Stark 2\u202f: Maison Stark, 12 figurines sur 12, 3 rangs sur 3, activée, sous l’influence de Cersei, à choisir',
    );
    expect(told(view, roster, 'guards', 'en')).toContain('claims Objective 1');
    expect(told(view, roster, 'riders', 'en')).toBe('Stark Outriders: House Stark, in reserve');
  });
  it('has a name of some kind before the engine has told it', () => {
    expect(unitName(null, 'sworn_swords', 'en')).toBe('Sworn swords');
  });
  it('shows who goes with it under its name', () => {
    expect(figureOf(view, roster, 'swords', 'en')).toMatchObject({ name: 'Stark Sworn Swords 1', beside: 'Robb Stark', glyph: 'infantry' });
    expect(figureOf(view, roster, 'riders', 'en')).not.toHaveProperty('beside');
  });
  it('faces an edge of who looks', () => {
    expect(facingIn(aspectOf(view, 'b'), 90, 'en')).toBe('facing the far edge');
    expect(facingIn(aspectOf(view, 'a'), 90, 'en')).toBe('facing the near edge');
  });
  it('is so far from another, in one of its arcs, which its diagonals part', () => {
    expect(relation(view, roster, 'swords', 'guards', 'in', 'en')).toBe('3.1″ away, ahead');
    const pose = { at: [0, 0] as [number, number], facing: 90 };
    expect(
      [
        [10, 100],
        [-100, 80],
        [100, -80],
        [0, -9],
      ].map((at) => arcOf(pose, 140, 120, at as [number, number])),
    ).toEqual(['front', 'left', 'right', 'rear']);
  });
});

describe('an army', () => {
  it('is whose list it is, in the order of that list', () => {
    expect(unitsOf(view, 'a').map(([id]) => id)).toEqual(['swords', 'swords_2', 'riders']);
    expect([ownerOf(view, 'robb'), ownerOf(view, 'cersei'), ownerOf(view, 'wall_left')]).toEqual(['a', 'b', null]);
    expect(ownerOf({ ...view, defender: 'b' }, 'wall_left')).toBe('b');
    expect(ncusOf(view, 'b')).toEqual(['cersei']);
    expect(onZone(view, 'crown')).toBe('cersei');
  });
  it('is known by its faction, and by a letter where two are of one', () => {
    expect(seatName(view, roster, 'a', 'fr')).toBe('Maison Stark');
    const twins = { ...view, armies: [view.armies[0]!, { ...view.armies[1]!, faction: 'stark' }] };
    expect(seatName(twins, roster, 'a', 'en')).toBe('House Stark A');
  });
  it('has so many units left, and so many to act', () => {
    expect(strengthOf(view, 'a')).toEqual({ points: 4, standing: 3, units: 3, models: 26, cards: 1, toAct: 2 });
    expect(strengthOf(view, 'b').toAct).toBe(1);
  });
  it('has partners only in teams', () => {
    const four = { ...view, armies: [...view.armies, ...view.armies] };
    expect(allied(four, 'a', 'c')).toBe(false);
    expect(allied({ ...four, options: { teams: 'pairs' } }, 'a', 'c')).toBe(true);
    expect(inOrder(four, 'c')).toEqual(['c', 'd', 'a', 'b']);
  });
});

describe('how far the game has come', () => {
  it('is a step of the set-up, in the order that was agreed on', () => {
    const setUp = { ...view, round: 0, decision: { kind: 'terrain', who: ['a' as const] } };
    expect([stepOf(setUp), phaseOf(setUp)]).toEqual(['terrain', null]);
    expect(stepsOf({ ...setUp, options: { order: 'terrain' } })).toEqual(['terrain', 'objective', 'edge', 'deploy']);
    expect(stepsOf({ ...setUp, options: { mode: 'storm', order: 'objectives' } })).toEqual(['edge', 'objective', 'terrain', 'deploy']);
    const four = { ...setUp, armies: [...view.armies, ...view.armies] };
    expect(stepsOf({ ...four, options: { teams: 'alone', order: 'terrain' } })[0]).toBe('edge');
    expect(stepsOf({ ...four, options: { teams: 'pairs', order: 'terrain' } })[0]).toBe('terrain');
  });
  it('is a phase of the round after it', () => {
    const at = (kind: string) => phaseOf({ ...view, decision: { kind, who: ['a'] } });
    expect(['activate', 'action', 'answer', 'discard'].map(at)).toEqual(['activate', 'action', 'action', 'upkeep']);
    expect(phaseOf({ ...view, over: true })).toBeNull();
  });
});

describe('an action in words', () => {
  const en = (a: object) => tell({ kind: '', ...a }, roster, 'en');
  it('names units, cards, zones and ways', () => {
    expect(en({ kind: 'activate', unit: 'guards' })).toBe('Activate: Lannister Guardsmen');
    expect(en({ kind: 'charge', unit: 'guards', target: 'swords', side: 'front', turn: [10, 0] })).toBe(
      'Lannister Guardsmen: Charge: Stark Sworn Swords 1, front, 10° to the left',
    );
    expect(en({ kind: 'march', unit: 'guards', move: 254, turn: [0, -90] })).toBe('Lannister Guardsmen: March: 10.0″, 90° to the right');
    expect(en({ kind: 'play', card: '40101' })).toBe('Play: Winter Is Coming');
    expect(en({ kind: 'claim', zone: 'crown' })).toBe('Claim: Crown');
    expect(en({ kind: 'discard', cards: { '40101': 2 } })).toBe('Discard: Winter Is Coming × 2');
    expect(tell({ kind: 'terrain', terrain: 'stakes', at: [25.4, 25.4], facing: 0 }, roster, 'fr')).toBe(
      'Placer\u202f: Pieux, à 1,0″, 1,0″',
    );
    expect(en({ kind: 'unheard_of' })).toBeUndefined();
  });
});

describe('what lies on the table', () => {
  it('is called by numbers, letters and keywords', () => {
    expect(markOf(view, 1)).toBe('2');
    expect(markOf({ ...view, options: { mode: 'dance' }, objectives: [{ at: [0, 0], card: 'B' }] }, 0)).toBe('B');
    expect(pieceName('stakes', roster, 'en')).toEqual({ name: 'Stakes', is: 'dangerous, destructible' });
  });
});

describe('words of the table', () => {
  const messages = (of: unknown, at = ''): [string, unknown][] =>
    typeof of === 'object' && of !== null ? Object.entries(of).flatMap(([k, v]) => messages(v, `${at}/${k}`)) : [[at, of]];
  it('are complete in both languages, and set in French type', () => {
    const [en, fr] = [messages(dictionaries.en), messages(dictionaries.fr)];
    expect(fr.map(([k]) => k).sort()).toEqual(en.map(([k]) => k).sort());
    for (const [k, v] of [...en, ...fr]) expect(typeof v === 'function' || (typeof v === 'string' && v !== ''), k).toBe(true);
    for (const [k, v] of fr) if (typeof v === 'string') expect(v, k).not.toMatch(/ [;:?!]/);
  });
});
