import { describe, expect, it } from 'vitest';
import { read, to, type Route } from './route';

const at = (path: string) => read(new URL(path, 'http://gonfalon.example'));

describe('routes', () => {
  const cases: [string, Route][] = [
    ['/', { at: 'home' }],
    ['/mine', { at: 'mine' }],
    ['/recover#CODE-1', { at: 'recover', code: 'CODE-1' }],
    ['/rules/kings', { at: 'rules', game: 'kings', rule: null, search: '' }],
    ['/rules/throne#throne.raid.adjacent-only', { at: 'rules', game: 'throne', rule: 'throne.raid.adjacent-only', search: '' }],
    ['/rules/throne?q=raid', { at: 'rules', game: 'throne', rule: null, search: 'raid' }],
    ['/m/abc', { at: 'table', id: 'abc', seat: null }],
    ['/m/abc/0', { at: 'table', id: 'abc', seat: 0 }],
    ['/replay/abc?n=87', { at: 'replay', from: 'matches', id: 'abc', n: 87 }],
    ['/log/xyz', { at: 'replay', from: 'logs', id: 'xyz', n: null }],
    ['/join/abc/3/INVITE', { at: 'join', id: 'abc', seat: 3, invite: 'INVITE' }],
    ['/join/abc/3', { at: 'join', id: 'abc', seat: 3, invite: '' }],
    ['/join/abc', { at: 'lost' }],
    ['/armies', { at: 'armies', id: null }],
    ['/armies/abc', { at: 'armies', id: 'abc' }],
    ['/layouts/abc', { at: 'layouts', id: 'abc' }],
    ['/armies/abc/more', { at: 'lost' }],
    ['/m/abc/0/more', { at: 'lost' }],
    ['/m/abc/first', { at: 'lost' }],
    ['/m/abc/-1', { at: 'lost' }],
    ['/m', { at: 'lost' }],
    ['/nowhere', { at: 'lost' }],
    ['/m/%E0%A4%A', { at: 'lost' }],
    ['/replay/abc?n=x', { at: 'replay', from: 'matches', id: 'abc', n: null }],
  ];
  for (const [path, route] of cases) it(path, () => expect(at(path)).toEqual(route));

  it('are read as they are written', () => {
    expect(at(to.table('a b', 2))).toEqual({ at: 'table', id: 'a b', seat: 2 });
    expect(at(to.join('m', 1, 'x/y'))).toEqual({ at: 'join', id: 'm', seat: 1, invite: 'x/y' });
    expect(at(to.join('m', 1))).toEqual({ at: 'join', id: 'm', seat: 1, invite: '' });
    expect(at(to.replay('logs', 'l', 5))).toEqual({ at: 'replay', from: 'logs', id: 'l', n: 5 });
    expect(at(to.armies('l'))).toEqual({ at: 'armies', id: 'l' });
    expect(at(to.layouts())).toEqual({ at: 'layouts', id: null });
    expect(at(to.rule('throne.march.one'))).toEqual({ at: 'rules', game: 'throne', rule: 'throne.march.one', search: '' });
  });
});
