import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faces, houses } from './types';
import { dictionaries, tallyText } from './words';
import { gameWords } from './words/game';

/** Every message of a dictionary with its path. */
function messages(of: unknown, at = ''): [string, unknown][] {
  if (typeof of === 'object' && of !== null) return Object.entries(of).flatMap(([k, v]) => messages(v, `${at}/${k}`));
  return [[at, of]];
}

describe('words', () => {
  const { en, fr } = dictionaries;

  it('are complete in both languages', () => {
    expect(
      messages(fr)
        .map(([k]) => k)
        .sort(),
    ).toEqual(
      messages(en)
        .map(([k]) => k)
        .sort(),
    );
    for (const [k, v] of [...messages(en), ...messages(fr)])
      expect(typeof v === 'function' || (typeof v === 'string' && v !== ''), k).toBe(true);
  });

  it('count the symbols of tokens in French', () => {
    expect(faces.map((f) => fr.faces(f, 1))).toEqual(['1 vert', '1 bleu', '1 rouge', '1 bravoure', '1 moral']);
    expect(faces.map((f) => fr.faces(f, 2))).toEqual(['2 verts', '2 bleus', '2 rouges', '2 bravoure', '2 moral']);
  });

  it('are set in French type', () => {
    for (const [k, v] of messages(fr)) if (typeof v === 'string') expect(v, k).not.toMatch(/ [;:?!»]|« |\p{L}[;?!](\s|$)|'/u);
    expect(fr.field('Les deux ponts', 15, 11, 'Stark')).toBe(
      'Champ de bataille «\u202fLes deux ponts\u202f», 15 cases sur 11, bord Stark en bas',
    );
  });

  it('are all said somewhere', () => {
    const said = readdirSync('src/battles')
      .filter((f) => /\.(svelte|ts)$/.test(f) && !f.endsWith('.test.ts'))
      .map((f) => readFileSync(`src/battles/${f}`, 'utf8'))
      .join('\n');
    expect(Object.keys(en).filter((k) => !new RegExp(`\\.${k}\\b`).test(said))).toEqual([]);
  });

  it('name the battle plans as the data do', () => {
    for (const [id, folder] of [
      ...[1, 2, 3, 4, 5, 6].map((n) => [`bp0${n}`, 'plans']),
      ['ss1', 'skirmishes'],
      ['ss2', 'skirmishes'],
    ] as const) {
      const text = readFileSync(`../battles/data/${folder}/${id}.toml`, 'utf8');
      for (const lang of ['en', 'fr'] as const) {
        const name = new RegExp(`^name_${lang} = "(.*)"$`, 'm').exec(text)![1]!.replaceAll("'", '’');
        expect(gameWords[lang].options!['plan']!.values[id!]).toContain(name);
      }
    }
  });

  it('say one of a thing as one', () => {
    expect(en.points(1)).toBe('1 victory point');
    expect(fr.points(0)).toBe('0 point de victoire');
    expect(fr.handSize(2)).toBe('2 cartes en main');
    expect(en.reach(1, false, true)).toBe('1 hex, then attack');
    expect(fr.reach(2, true, false)).toBe('2 cases, la dernière par la route, puis pas d’attaque');
    expect(fr.facesRead(4, 1, 3)).toEqual(['4 sur 8 touchent', '1 repousse', '3 manquent']);
    expect(en.facesRead(5, 0, 3)).toEqual(['5 of 8 hit', '3 miss']);
    expect(tallyText({ green: 2, valour: 1 }, 'fr')).toBe('2 verts, 1 bravoure');
  });

  it('name every House and every face', () => {
    for (const w of [en, fr]) {
      for (const house of houses) expect(w.house[house]).toBeTruthy();
      for (const face of faces) expect(w.face[face] && w.faceOf[face]).toBeTruthy();
    }
  });
});

describe('the colours of the Houses', () => {
  it('are the same in all games that have them', () => {
    const sheets = readdirSync('src')
      .map((folder) => `src/${folder}/tokens.css`)
      .flatMap((file) => {
        try {
          return [readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '')];
        } catch {
          return [];
        }
      });
    const values = (name: string) =>
      new Set(sheets.map((css) => [...css.matchAll(new RegExp(`${name}:([^;]+);`, 'g'))].map((m) => m[1]!.trim()).join()).filter(Boolean));
    for (const house of houses) for (const of of ['', '-on', '-text']) expect([...values(`--h-${house}${of}`)], house + of).toHaveLength(1);
  });
});
