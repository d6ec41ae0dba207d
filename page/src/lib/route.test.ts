import { describe, expect, it } from 'vitest';
import { inPlace, partsOf } from './games';
import { read, to, type Route } from './route';

const game = inPlace().find((g) => partsOf(g).bare)!;
const [kind] = partsOf(game).bare as [string];

const at = (path: string) => read(new URL(path, 'http://gonfalon.example'));

describe('routes', () => {
  const cases: [string, Route][] = [
    ['/', { at: 'home' }],
    ['/mine', { at: 'mine' }],
    ['/recover#CODE-1', { at: 'recover', code: 'CODE-1' }],
    ['/rules', { at: 'rules', game: null, rule: null, search: '' }],
    ['/rules/toy', { at: 'rules', game: 'toy', rule: null, search: '' }],
    ['/rules/toy#toy.raid.adjacent-only', { at: 'rules', game: 'toy', rule: 'toy.raid.adjacent-only', search: '' }],
    ['/rules/toy?q=raid', { at: 'rules', game: 'toy', rule: null, search: 'raid' }],
    ['/m/abc', { at: 'table', id: 'abc', seat: null, step: null }],
    ['/m/abc/0', { at: 'table', id: 'abc', seat: 0, step: null }],
    ['/m/abc?step=7.1', { at: 'table', id: 'abc', seat: null, step: '7.1' }],
    ['/replay/abc?n=87', { at: 'replay', from: 'matches', id: 'abc', n: 87, before: null }],
    ['/replay/abc?n=87&before=2', { at: 'replay', from: 'matches', id: 'abc', n: 87, before: 2 }],
    ['/log/xyz', { at: 'replay', from: 'logs', id: 'xyz', n: null, before: null }],
    ['/join/abc/3/INVITE', { at: 'join', id: 'abc', seat: 3, invite: 'INVITE' }],
    ['/join/abc/3', { at: 'join', id: 'abc', seat: 3, invite: '' }],
    ['/join/abc', { at: 'lost' }],
    [`/${game}/${kind}`, { at: 'papers', game, kind, id: null }],
    [`/${game}/${kind}/abc`, { at: 'papers', game, kind, id: 'abc' }],
    [`/${game}/${kind}/abc/more`, { at: 'lost' }],
    [`/${game}/other`, { at: 'lost' }],
    [`/toy/${kind}`, { at: 'lost' }],
    [`/${kind}`, { at: 'papers', game, kind, id: null }],
    [`/${kind}/abc`, { at: 'papers', game, kind, id: 'abc' }],
    [`/${kind}/abc/more`, { at: 'lost' }],
    ['/m/abc/0/more', { at: 'lost' }],
    ['/m/abc/first', { at: 'lost' }],
    ['/m/abc/-1', { at: 'lost' }],
    ['/m', { at: 'lost' }],
    ['/nowhere', { at: 'lost' }],
    ['/m/%E0%A4%A', { at: 'lost' }],
    ['/replay/abc?n=x', { at: 'replay', from: 'matches', id: 'abc', n: null, before: null }],
  ];
  for (const [path, route] of cases) it(path, () => expect(at(path)).toEqual(route));

  it('are read as they are written', () => {
    expect(at(to.table('a b', 2))).toEqual({ at: 'table', id: 'a b', seat: 2, step: null });
    expect(at(to.table('a', 2, '7.1'))).toEqual({ at: 'table', id: 'a', seat: 2, step: '7.1' });
    expect(at(to.join('m', 1, 'x/y'))).toEqual({ at: 'join', id: 'm', seat: 1, invite: 'x/y' });
    expect(at(to.join('m', 1))).toEqual({ at: 'join', id: 'm', seat: 1, invite: '' });
    expect(at(to.replay('logs', 'l', 5))).toEqual({ at: 'replay', from: 'logs', id: 'l', n: 5, before: null });
    expect(at(to.replay('logs', 'l', 5, 1))).toEqual({ at: 'replay', from: 'logs', id: 'l', n: 5, before: 1 });
    expect(at(to.papers(game, kind, 'l'))).toEqual({ at: 'papers', game, kind, id: 'l' });
    expect(at(to.papers(game, kind))).toEqual({ at: 'papers', game, kind, id: null });
    expect(at(to.rules(null))).toEqual({ at: 'rules', game: null, rule: null, search: '' });
    expect(at(to.rule('toy.march.one'))).toEqual({ at: 'rules', game: 'toy', rule: 'toy.march.one', search: '' });
  });
});
