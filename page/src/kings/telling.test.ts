import { expect, it } from 'vitest';
import { note, tell } from './telling';

const inch = 25.4;
const name = (id: string) => ({ a: 'Greatax', b: 'Berserkers', foe: 'Orcs', bolt: 'Lightning Bolt', mill: 'Mill' })[id];
const en = (a: object) => tell({ kind: '', unit: 'a', ...a }, name, 'en');
const fr = (a: object) => tell({ kind: '', unit: 'a', ...a }, name, 'fr');

it('moves are told as they are walked', () => {
  expect(en({ kind: 'advance', move: [0, 5 * inch], turn: [-33] })).toBe('Greatax: Advance 5.0″ after a pivot of 33° to the right');
  expect(fr({ kind: 'advance', move: [0, 5 * inch], turn: [-33] })).toBe('Greatax\u202f: En avant, 5,0″ après un pivot de 33° à droite');
  expect(en({ kind: 'advance', move: [3 * inch, 2 * inch], turn: [10.5] })).toBe(
    'Greatax: Advance 3.0″, then a pivot of 10.5° to the left, then 2.0″',
  );
  expect(en({ kind: 'back', move: [2 * inch] })).toBe('Greatax: Back 2.0″');
  expect(en({ kind: 'sidestep', move: [-2 * inch] })).toBe('Greatax: Sidestep 2.0″ to the right');
  expect(fr({ kind: 'change_facing', turn: [90] })).toBe('Greatax\u202f: Changement d’orientation, 90° à gauche');
  expect(en({ kind: 'halt' })).toBe('Greatax: Halt');
});

it('so are charges, spells and places', () => {
  expect(en({ kind: 'charge', target: 'foe', with: ['b'] })).toBe('Greatax: Charge Orcs, with Berserkers');
  expect(en({ kind: 'cast', target: 'foe', spell: 'bolt' })).toBe('Greatax: Cast Lightning Bolt at Orcs');
  expect(en({ kind: 'deploy', at: [10 * inch, 5 * inch], facing: 90 })).toBe('Greatax: Deploy at 10.0″, 5.0″, facing 90°');
  expect(fr({ kind: 'soul_drain', target: 'foe', wounds: 1 })).toBe('Greatax\u202f: Drain d’âmes depuis Orcs, 1 blessure');
  expect(en({ kind: 'shoot', target: 'foe', weapon: 1 })).toBe('Greatax: Shoot at Orcs, weapon 2');
});

it('so is what no unit does', () => {
  expect(tell({ kind: 'done' }, name, 'en')).toBe('Done');
  expect(tell({ kind: 'edge', edge: 'far' }, name, 'fr')).toBe('Prendre le bord\u202f: opposé');
  expect(tell({ kind: 'test', target: 'foe' }, name, 'en')).toBe('Test the Nerve of: Orcs');
  expect(tell({ kind: 'terrain', piece: 'mill', as: 'difficult', at: [inch, inch], facing: 90 }, name, 'en')).toBe(
    'Lay: Mill, difficult, at 1.0″, 1.0″, facing 90°',
  );
  expect(tell({ kind: 'unheard_of' }, name, 'en')).toBeUndefined();
});

it('a sample says that it is one', () => {
  expect(note('order', 'en')).toMatch(/selection/);
  expect(note('deploy', 'fr')).toMatch(/sélection/);
  expect(note('combat', 'en')).toBeUndefined();
});
