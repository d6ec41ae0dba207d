import { describe, expect, it } from 'vitest';
import { hasDice, marked, spoken, unmarked } from './marked';

const march = 'Ada goes from [The Narrow Sea](area:the_narrow_sea) to [Port](area:port).';
const hits = 'Ax, to hit on 4+: [⚀⚁⚅](dice:4).';

describe('a marked sentence', () => {
  it('is cut into words and what they speak of', () => {
    expect(marked(march)).toEqual([
      { text: 'Ada goes from ' },
      { text: 'The Narrow Sea', ref: { kind: 'area', id: 'the_narrow_sea' } },
      { text: ' to ' },
      { text: 'Port', ref: { kind: 'area', id: 'port' } },
      { text: '.' },
    ]);
    expect(marked('[Ax 2](unit:ax.2)')).toEqual([{ text: 'Ax 2', ref: { kind: 'unit', id: 'ax.2' } }]);
    expect(marked('none [sic] (here)')).toEqual([{ text: 'none [sic] (here)' }]);
    expect(marked('')).toEqual([]);
  });
  it('has dice, with the least that they needed', () => {
    expect(marked(hits)).toEqual([{ text: 'Ax, to hit on 4+: ' }, { text: '⚀⚁⚅', dice: [1, 2, 6], least: 4 }, { text: '.' }]);
    expect(marked('Blue rolls [⚂](dice:0)')[1]).toEqual({ text: '⚂', dice: [3], least: 0 });
    expect([hits, march].map(hasDice)).toEqual([true, false]);
  });
  it('is written without its marks, and read aloud with its dice as numbers', () => {
    expect(unmarked(march)).toBe('Ada goes from The Narrow Sea to Port.');
    expect(unmarked(hits)).toBe('Ax, to hit on 4+: ⚀⚁⚅.');
    expect(spoken(hits)).toBe('Ax, to hit on 4+: 1, 2, 6.');
    expect(spoken('Nerve of [Ax](unit:ax): [⚃⚄](dice:0)')).toBe('Nerve of Ax: 4, 5.');
  });
});
