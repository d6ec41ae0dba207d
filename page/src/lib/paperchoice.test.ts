import { describe, expect, it } from 'vitest';
import { agreed, fitting, followed, nameIn, of, settle, totalOf, valueOf, type Choices } from './paperchoice';
import type { Game } from './types';

const c = (value: string, total: number, legal = true) => ({ id: value, value, total, legal, mine: false, name: { en: value, fr: value } });
const choices: Choices = {
  blue: [c('elves', 1000), c('orcs', 1000), c('forge', 2000)],
  red: [c('orcs', 1000), c('elves', 1000), c('bad', 2000, false), c('forge', 2000), c('horn', 2000)],
  terrain: [{ id: 'random', value: 'random', total: 0, legal: true, mine: false, name: null }],
};

describe('the choice of papers', () => {
  it('takes the other side along to as many points', () => {
    const at = { blue: 'elves', red: 'orcs', terrain: 'random' };
    expect(settle(choices, at, 'blue', 'orcs')).toEqual({ ...at, blue: 'orcs' });
    expect(settle(choices, at, 'blue', 'forge')).toEqual({ blue: 'forge', red: 'horn', terrain: 'random' });
    expect(settle(choices, at, 'terrain', '{}')).toEqual({ ...at, terrain: '{}' });
  });
  it('leaves the other side alone when nothing fits: the server will say so', () => {
    const own = JSON.stringify({ points: 1500, name: 'Mine' });
    expect(totalOf(choices, 'blue', own)).toBe(1500);
    expect(settle(choices, { blue: 'elves', red: 'orcs' }, 'blue', own)['red']).toBe('orcs');
  });
  it('takes the same where there is no paper for as many points', () => {
    const own = JSON.stringify({ points: 500, name: 'Mine' });
    const same = { ...choices, red: [...(choices['red'] ?? []), { ...c('same', 0), name: null }] };
    expect(settle(same, { blue: 'elves', red: 'orcs' }, 'blue', own)['red']).toBe('same');
    expect(settle(same, { blue: 'elves', red: 'orcs' }, 'blue', 'forge')['red']).toBe('horn');
  });
  it('offers what an option names, and what is one’s own once', () => {
    const ready = [
      [{ key: 'elves', document: {}, en: 'Elves', fr: 'Elfes', total: 1000, problems: [] }],
      [{ key: 'field', document: {}, en: 'Field', fr: 'Champ', total: 0, problems: [] }],
    ];
    const mine = { ...c('{}', 500), mine: true };
    const option = (values: string[]) => ({ name: 'x', values, free: true, en: '', fr: '' });
    expect(of(option(['elves']), ready, [[mine, mine], []]).map((x) => x.value)).toEqual(['elves', '{}']);
    expect(of(option(['random', 'field']), ready, [[mine], []]).map((x) => x.name?.fr ?? null)).toEqual([null, 'Champ']);
  });
  it('that another brings is for the points of the other side', () => {
    const option = (name: string, ...seats: number[]) => ({ name, values: [], en: '', fr: '', ...(seats.length ? { of: seats } : {}) });
    const g = { options: [option('blue', 0), option('red', 1), option('terrain')] } as unknown as Game;
    const at = (blue: string) => ({ blue, red: 'bring', terrain: '{"points":9}' });
    expect(agreed(g, choices, at('forge'), 'red')).toBe(2000);
    expect(agreed(g, choices, at('bring'), 'red')).toBe(0);
    expect(agreed(g, choices, { ...at('orcs'), red: 'forge' }, 'red')).toBe(1000); // whatever it is now
    expect(agreed(g, choices, at('{"points":1500}'), 'red')).toBe(1500);
    const all = [...(choices['red'] ?? []), ...(choices['terrain'] ?? [])];
    expect(fitting(all, 2000).map((x) => x.value)).toEqual(['forge', 'horn']);
    expect(fitting(all, 0).map((x) => x.value)).toEqual(['orcs', 'elves', 'forge', 'horn']);
  });
  it('follows a paper that is changed, and lets go of one that no longer fits', () => {
    const mine = (points: number, units: number) => ({ ...c(JSON.stringify({ points, units }), points), id: 'abc', mine: true });
    expect(valueOf(fitting([c('elves', 500), mine(500, 2)], 500), 'abc')).toBe('{"points":500,"units":2}');
    expect(valueOf(fitting([c('elves', 500), mine(500, 3)], 500), 'abc')).toBe('{"points":500,"units":3}');
    expect(valueOf(fitting([c('elves', 500), mine(600, 3)], 500), 'abc')).toBe('');
  });
  it('is sent with papers of one’s own as they are when it is sent', () => {
    const mine = (units: number) => ({ ...c(JSON.stringify({ points: 500, units }), 500), id: 'abc', mine: true });
    const was: Choices = { blue: [c('elves', 500), mine(2)], red: [c('elves', 500), mine(2)], terrain: [c('{}', 0)] };
    const now: Choices = { blue: [c('elves', 500), mine(3)], red: [c('elves', 500), mine(3)], terrain: [] };
    const options = { blue: mine(2).value, red: 'elves', terrain: '{}', turns: '6' };
    expect(followed(was, now, options)).toEqual({ ...options, blue: mine(3).value });
    expect(followed(was, { blue: [], red: [] }, options)).toEqual(options); // it has gone
  });
  it('knows what a paper calls itself', () => {
    expect(nameIn('elves')).toBeNull();
    expect(nameIn('{"name":"Host","name_fr":"Ost"}')).toEqual({ en: 'Host', fr: 'Ost' });
    expect(nameIn('name: Host\narmy: elves\n')).toEqual({ en: 'Host', fr: 'Host' });
    expect(nameIn('Nom : Ost\narmée : elfes\n')).toEqual({ en: 'Ost', fr: 'Ost' });
    expect(nameIn('{"name_en":"Field","name_fr":"Champ"}')).toEqual({ en: 'Field', fr: 'Champ' });
  });
});
