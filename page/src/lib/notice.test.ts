import { afterEach, describe, expect, it } from 'vitest';
import { Problem } from './api';
import { catalogues, setLang } from './i18n.svelte';
import { botName } from './names';
import { say } from './notice.svelte';

const { en, fr } = catalogues;

afterEach(() => setLang('en'));

describe('an error', () => {
  const problems: [Problem, (c: typeof en) => string][] = [
    [new Problem(400, 'Bad Request', 'the match has from 0 to 12 actions, not 99'), (c) => c.errors.noStep],
    [new Problem(422, '', 'bad header: invalid character', null, 1), (c) => c.replay.notLog],
    [
      new Problem(422, '', 'the log does not end with a result and the seed; an unfinished match cannot be verified', null, 9),
      (c) => c.replay.unfinished,
    ],
    [new Problem(422, '', 'the dice gave 3, not 4', null, 17), (c) => c.replay.badLine(17)],
    [
      new Problem(409, '', 'the log was played by version 1 of the rules of toy; this program has version 2 and cannot replay it'),
      (c) => c.errors.otherRules,
    ],
    [new Problem(409, '', 'you have a seat here; another needs its invitation'), (c) => c.errors.seated],
    [new Problem(500, '', 'something went wrong here; it has been noted'), (c) => c.errors.broken],
    [new Problem(413, '', 'too large'), (c) => c.errors.tooBig],
  ];
  it('is told in the words of the page', () => {
    for (const [p, words] of problems) {
      setLang('en');
      expect(say(p), p.detail).toBe(words(en));
      setLang('fr');
      expect(say(p), p.detail).toBe(words(fr));
    }
  });
  it('is never told in English on a French page', () => {
    setLang('fr');
    expect(say(new Problem(400, 'Bad Request', 'a name has at most 40 characters'))).toBe(fr.errors.bad);
    expect(say(new Problem(422, '', 'too far', { rule: 'r', en: 'too far', fr: 'trop loin' }, 3))).toBe('Trop loin.');
  });
});

it('bots have names', () => {
  setLang('fr');
  expect(botName('greedy')).toBe('Glouton');
  expect(botName('mine')).toBe('Mine');
});
