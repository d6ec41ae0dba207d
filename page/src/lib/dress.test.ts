import { afterEach, describe, expect, it } from 'vitest';
import { dress, keyName } from './dress';
import { setLang } from './i18n.svelte';

afterEach(() => setLang('en'));

describe('what the server writes', () => {
  it('is set as English', () => {
    setLang('en');
    expect(dress('Ax has no size "hoard"')).toBe('Ax has no size “hoard”');
    expect(dress('the army costs 1305 points, 305 more than the total of 1000')).toBe(
      'the army costs 1,305 points, 305 more than the total of 1,000',
    );
    expect(dress("no -1 to hit, 2-3 and D6-1; the enemy's")).toBe('no −1 to hit, 2-3 and D6-1; the enemy’s');
    expect(keyName('Del')).toBe('Del');
  });
  it('is set as French', () => {
    setLang('fr');
    expect(dress('Haches : pas d\'unité "hoard"')).toBe('Haches\u202f: pas d’unité «\u202fhoard\u202f»');
    expect(dress("l'armée coûte 1305 points")).toBe(`l’armée coûte ${(1305).toLocaleString('fr')} points`);
    expect(['Del', 'Space', 'Alt'].map(keyName)).toEqual(['Suppr', 'Espace', 'Alt']);
  });
});
