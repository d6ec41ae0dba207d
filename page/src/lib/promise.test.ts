import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findingOf, replayOf, sightOf, witness, witnessed } from './promise';

let store: Map<string, string>;
beforeEach(() => {
  store = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (k: string) => store.get(k) ?? null,
    setItem: (k: string, v: string) => store.set(k, v),
    removeItem: (k: string) => store.delete(k),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a promise', () => {
  it('is kept as it was first seen while the match was open', () => {
    witness({ id: 'a', status: 'waiting', commitment: 'one' });
    witness({ id: 'a', status: 'playing', commitment: 'two' });
    witness({ id: 'b', status: 'over', commitment: 'late' });
    witness({ id: 'c', status: 'playing', commitment: '' });
    expect([witnessed('a'), witnessed('b'), witnessed('c')]).toEqual(['one', null, null]);
    expect(sightOf('matches', 'a', 'one')).toBe('same');
    expect(sightOf('matches', 'a', 'two')).toBe('other');
    expect(sightOf('matches', 'b', 'late')).toBe('none');
    expect(sightOf('logs', 'a', 'one')).toBe('own');
  });

  it('is forgotten only when there are very many, and does not stumble over what it did not write', () => {
    for (let i = 0; i <= 500; i++) witness({ id: `m${i}`, status: 'playing', commitment: 'x' });
    expect([witnessed('m0'), witnessed('m1'), witnessed('m500')]).toEqual([null, 'x', 'x']);
    store.set('gonfalon.promises', '{broken');
    expect(witnessed('m1')).toBeNull();
  });
});

describe('a finding', () => {
  const right = { sight: 'same', commitment: 'c', hash: 'c', replay: 'right' } as const;
  it('is good only when all was done and seen', () => {
    expect(findingOf(right)).toBe('promised');
    expect(findingOf({ ...right, sight: 'none' })).toBe('sound');
    expect(findingOf({ ...right, sight: 'own' })).toBe('sound');
    expect(findingOf({ ...right, hash: null })).toBe('promised'); // the replay holds the seed against the promise too
    expect(findingOf({ ...right, replay: undefined })).toBe('checking');
    expect(findingOf({ ...right, hash: undefined })).toBe('checking');
    expect(findingOf({ ...right, replay: null })).toBe('unproved');
    expect(findingOf({ ...right, replay: 'unjudged' })).toBe('unjudged');
  });
  it('is not good where the engine could not judge all', () => {
    const verdict = { actions: 3, dice: 0, result: [1, 0], stretches: [{ from: 1, to: 3, rules: 4, judged: 3 }] };
    expect(replayOf(verdict)).toBe('right');
    expect(replayOf({ ...verdict, stretches: [{ from: 1, to: 3, rules: 4, judged: 0 }] })).toBe('unjudged');
    expect(replayOf({ ...verdict, stretches: [...verdict.stretches, { from: 4, to: 3, rules: 5, judged: 0, lost: true }] })).toBe(
      'unjudged',
    );
    expect(replayOf({ ...verdict, from: { match: 'm', n: 7 } })).toBe('begun');
    expect(findingOf({ ...right, replay: 'begun' })).toBe('begun');
    expect([replayOf({ error: 'line 2' }), replayOf(null), replayOf(undefined)]).toEqual(['wrong', null, undefined]);
  });
  it('tells what is wrong', () => {
    expect(findingOf({ ...right, replay: 'wrong' })).toBe('wrong');
    expect(findingOf({ ...right, hash: 'd' })).toBe('seed');
    expect(findingOf({ ...right, hash: 'd', replay: null })).toBe('seed');
    expect(findingOf({ ...right, sight: 'other' })).toBe('exchanged');
    expect(findingOf({ ...right, sight: 'other', replay: undefined })).toBe('exchanged');
  });
});
