import { afterEach, describe, expect, it } from 'vitest';
import { Problem } from './api';
import { catalogues, setLang } from './i18n.svelte';
import { botName } from './names';
import { say } from './notice.svelte';

const { en, fr } = catalogues;

afterEach(() => setLang('en'));

const pair = { en: 'the match has moved on', fr: 'la partie a avancé' };

describe('an error', () => {
  const problems: [Problem, (c: typeof en) => string][] = [
    [new Problem(404, '', ''), (c) => c.errors.notFound],
    [new Problem(500, '', ''), (c) => c.errors.broken],
    [new Problem(413, '', 'too large'), (c) => c.errors.tooBig],
  ];
  it('is told in the words of the page where the server has none', () => {
    for (const [p, words] of problems) {
      setLang('en');
      expect(say(p), p.detail).toBe(words(en));
      setLang('fr');
      expect(say(p), p.detail).toBe(words(fr));
    }
  });
  it('is told in the words of the server, with its line', () => {
    expect(say(new Problem(409, '', pair.en, null, null, null, pair))).toBe('The match has moved on.');
    expect(say(new Problem(422, '', pair.en, null, 17, null, pair))).toBe('Line 17: The match has moved on.');
    setLang('fr');
    expect(say(new Problem(409, '', pair.en, null, null, null, pair))).toBe('La partie a avancé.');
    expect(say(new Problem(422, '', pair.en, null, 17, null, pair))).toBe('Ligne 17 : La partie a avancé.');
    expect(say(new Problem(422, '', pair.en, { rule: 'r', ...pair }, 3, null, pair))).toBe('La partie a avancé.');
  });
  it('is never told in English on a French page', () => {
    setLang('fr');
    expect(say(new Problem(400, 'Bad Request', 'expected string'))).toBe(fr.errors.bad);
  });
});

it('bots have names', () => {
  setLang('fr');
  expect(botName('greedy')).toBe('Glouton');
  expect(botName('mine')).toBe('Mine');
});
