import { describe, expect, it } from 'vitest';
import { diceIn, spoken } from './dice';

describe('dice in a sentence', () => {
  it('are cut out of the words, with what they need', () => {
    expect(diceIn('Ax, to hit on 4+: ⚀⚁⚅.')).toEqual([{ words: 'Ax, to hit on 4+: ' }, { dice: [1, 2, 6], least: 4 }, { words: '.' }]);
    expect(diceIn('Hache, pour toucher sur 4+\u202f: ⚅.')[1]).toEqual({ dice: [6], least: 4 });
    expect(diceIn('Blue rolls ⚂, red ⚄')).toEqual([
      { words: 'Blue rolls ' },
      { dice: [3], least: 1 },
      { words: ', red ' },
      { dice: [5], least: 1 },
    ]);
    expect(diceIn('none')).toEqual([{ words: 'none' }]);
  });
  it('are read aloud as numbers', () => {
    expect(spoken('Nerve of Ax: ⚃⚄, 12 in all')).toBe('Nerve of Ax: 4, 5, 12 in all');
    expect(spoken('Ax, to hit on 4+: ⚃⚄')).toBe('Ax, to hit on 4+: 4, 5.');
  });
});
