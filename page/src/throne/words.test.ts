import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areas, cards, musterPoints, musterPrices, orderTokens, westeros } from './data';
import { dictionaries, orderName } from './words';
import { gameWords } from './words/game';

/** Every message of a dictionary with its path. */
function messages(of: unknown, at = ''): [string, unknown][] {
  if (typeof of === 'object' && of !== null) return Object.entries(of).flatMap(([k, v]) => messages(v, `${at}/${k}`));
  return [[at, of]];
}

describe('words', () => {
  it('are complete in both languages', () => {
    const en = messages(dictionaries.en);
    const fr = messages(dictionaries.fr);
    expect(fr.map(([k]) => k).sort()).toEqual(en.map(([k]) => k).sort());
    for (const [k, v] of [...en, ...fr]) expect(typeof v === 'function' || (typeof v === 'string' && v !== ''), k).toBe(true);
  });

  it('say one of a thing as one', () => {
    const { en, fr } = dictionaries;
    expect(en.ordersLeft(1, 1)).toBe('1 of 1 area');
    expect(fr.ordersLeft(1, 3)).toBe('1 zone sur 3');
    expect(fr.ordersLeft(2, 3)).toBe('2 zones sur 3');
    expect(en.starsUsed(1, 1)).toBe('1 of 1 star used');
    expect(fr.starsUsed(1, 2)).toBe('1 étoile sur 2');
    expect(fr.stars(0)).toBe('0 étoile');
    expect(fr.deckLeft(1)).toBe('1 non vue');
    expect(fr.inHand(6, 1)).toBe('6 sur 7, 1 jouée');
    expect(fr.moreChoices(1)).toBe('et 1 autre');
    expect(fr.left(1)).toBe('1 restant');
  });

  it('name everything that the rules name', () => {
    for (const a of areas.values()) expect(a.name_en && a.name_fr, a.id).toBeTruthy();
    for (const c of cards.values()) {
      expect(c.name_en && c.name_fr, c.id).toBeTruthy();
      expect(Boolean(c.text_en), c.id).toBe(Boolean(c.text_fr));
    }
    for (const c of westeros.values()) expect(c.name_fr && c.text_fr && c.text_en, c.id).toBeTruthy();
    for (const t of orderTokens) for (const l of ['en', 'fr'] as const) expect(orderName(t.order, l)).not.toBe(dictionaries[l].faceDown);
  });

  it('know what mustering gives and costs, as the rules do', () => {
    const go = (file: string) => readFileSync(new URL(`../../../throne/${file}`, import.meta.url), 'utf8');
    const costs = /var cost = .*\{(.*)\}/.exec(go('muster.go'))![1]!;
    const paid = Object.fromEntries([...costs.matchAll(/(\w+): (\d)/g)].map(([, unit, n]) => [unit!.toLowerCase(), Number(n)]));
    expect({ ...paid, upgrade: 1 }).toEqual(musterPrices);
    const given = /var fortifications = .*\{(.*)\}/.exec(go('read_areas.go'))![1]!;
    expect(Object.fromEntries([...given.matchAll(/"(\w+)": (\d)/g)].map(([, of, n]) => [of!, Number(n)]))).toEqual(musterPoints);
  });

  it('name the options of a match and their values', () => {
    const go = readFileSync(new URL('../../../throne/options.go', import.meta.url), 'utf8');
    const options = [...go.matchAll(/Name: "(\w+)", Values: \[\]string\{([^}]*)\}/g)];
    expect(options.length).toBeGreaterThan(3);
    for (const [, name, values] of options)
      for (const { options } of Object.values(gameWords))
        for (const v of values!.matchAll(/"(\w+)"/g)) expect(Object.keys(options?.[name!]?.values ?? {}), name).toContain(v[1]);
  });
});
