import { afterEach, describe, expect, it } from 'vitest';
import { setLang } from './i18n.svelte';
import { me, myName } from './me.svelte';

afterEach(() => {
  setLang('en');
  me.now = null;
});

describe('the name of the account', () => {
  const named = (name: string) => {
    me.now = { account: 'x', name, recovery: '' };
  };
  it('is that of a guest in the language that is read, whichever it was made in', () => {
    for (const made of [null, 'Guest', 'Invité']) {
      if (made) named(made);
      setLang('fr');
      expect(myName()).toBe('Invité');
      setLang('en');
      expect(myName()).toBe('Guest');
      if (made) expect(me.now?.name).toBe(made); // nothing is stored
    }
  });
  it('is left as it was chosen', () => {
    named('Ada');
    setLang('fr');
    expect(myName()).toBe('Ada');
  });
});
