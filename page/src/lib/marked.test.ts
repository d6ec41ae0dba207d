import { describe, expect, it } from 'vitest';
import { hasDice, marked, needed, spoken, unmarked } from './marked';
import { en } from '../words/en';

const march = 'Ada goes from [The Narrow Sea](area:the_narrow_sea) to [Port](area:port).';
const hits = 'Ax, to hit on 4+: [⚀⚁⚅](dice:4).';

const heard = (enough: number, all: number, least: number, expected: number) => en.dice.heard(enough, all, least, String(expected));

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
  it('has dice with symbols, what each of them is, and what was to be expected', () => {
    const rolls = 'Ada rolls [2 green, 1 fist, 1 flag](dice:green,green,fist!!,flag~/0.75).';
    expect(marked(rolls)[1]).toEqual({
      text: '2 green, 1 fist, 1 flag',
      symbols: [
        { shows: 'green', hits: 0, miss: true },
        { shows: 'green', hits: 0, miss: true },
        { shows: 'fist', hits: 2, miss: false },
        { shows: 'flag', hits: 0, miss: false },
      ],
      expected: 0.75,
    });
    const takes = 'Ada takes [1 green](dice:green).';
    expect(marked(takes)[1]).toEqual({ text: '1 green', symbols: [{ shows: 'green', hits: 0, miss: false }], expected: null });
    expect([rolls, takes].map(hasDice)).toEqual([true, true]);
    expect([rolls, takes].map(needed)).toEqual([true, false]);
    expect(spoken(rolls, heard)).toBe('Ada rolls 2 green, 1 fist, 1 flag.');
  });
  it('is written without its marks, and read aloud with its dice as numbers', () => {
    expect(unmarked(march)).toBe('Ada goes from The Narrow Sea to Port.');
    expect(unmarked(hits)).toBe('Ax, to hit on 4+: ⚀⚁⚅.');
    expect(spoken(hits, heard)).toBe('Ax, to hit on 4+: 1 of 3 on 4 or more, 1.5 expected.');
    expect(spoken('Nerve of [Ax](unit:ax): [⚃⚄](dice:0)', heard)).toBe('Nerve of Ax: 4, 5.');
  });
});
