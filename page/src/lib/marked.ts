// Sentences of the engine: what they speak of is marked as links are in Markdown, "[Winterfell](area:winterfell)",
// and so are dice, with the least that they needed: "[⚃⚅](dice:4)", 0 for nothing. Dice with symbols have their names,
// a ! for each hit, a ~ for what counts otherwise, and after a slash how many hits were to be expected:
// "[1 green, 1 fist](dice:green,fist!/0.75)". Without a slash nothing was needed.

/** A die that shows a symbol. */
export interface Die {
  shows: string;
  hits: number;
  /** It does nothing, though something was needed. */
  miss: boolean;
}

export type Piece =
  | { text: string; ref?: undefined; dice?: undefined; symbols?: undefined }
  | { text: string; ref: { kind: string; id: string }; dice?: undefined; symbols?: undefined }
  | { text: string; dice: number[]; least: number; ref?: undefined; symbols?: undefined }
  | { text: string; symbols: Die[]; expected: number | null; ref?: undefined; dice?: undefined };

const marks = /\[([^\]]*)\]\(([a-z_]+):([^)]*)\)/gu;
const first = '⚀'.codePointAt(0)!;
const faces = (signs: string): number[] => [...signs].map((c) => c.codePointAt(0)! - first + 1);

function symbolsOf(text: string, id: string): Piece {
  const [names = '', mean] = id.split('/');
  const symbols = names.split(',').map((name) => {
    const hits = name.split('!').length - 1;
    return { shows: name.replace(/[!~]/gu, ''), hits, miss: mean !== undefined && !hits && !name.endsWith('~') };
  });
  return { text, symbols, expected: mean === undefined ? null : Number(mean) };
}

/** Cuts a sentence where what is marked begins and ends. */
export function marked(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of sentence.matchAll(marks)) {
    const [whole, text = '', kind, id = ''] = found;
    if (found.index > end) pieces.push({ text: sentence.slice(end, found.index) });
    if (kind === 'dice' && /^\d+$/u.test(id)) pieces.push({ text, dice: faces(text), least: Number(id) });
    else if (kind === 'dice') pieces.push(symbolsOf(text, id));
    else pieces.push({ text, ref: { kind: kind!, id } });
    end = found.index + whole.length;
  }
  if (end < sentence.length) pieces.push({ text: sentence.slice(end) });
  return pieces;
}

/** A sentence without its marks. */
export const unmarked = (sentence: string): string =>
  marked(sentence)
    .map((p) => p.text)
    .join('');

/** How dice are said that needed something: how many were enough, of how many, and how many were to be expected. */
export type Heard = (enough: number, all: number, least: number, expected: number) => string;

/** A sentence as it is read aloud: dice as numbers, or by what they needed, with a stop where they end it. */
export const spoken = (sentence: string, heard: Heard): string =>
  marked(sentence)
    .map((p, i, all) => {
      if (!p.dice) return p.text;
      const enough = p.dice.filter((d) => d >= p.least).length;
      const said = p.least ? heard(enough, p.dice.length, p.least, (p.dice.length * (7 - p.least)) / 6) : p.dice.join(', ');
      return said + (i === all.length - 1 ? '.' : '');
    })
    .join('');

/** Are there dice in it that needed something? */
export const needed = (sentence: string): boolean =>
  marked(sentence).some((p) => (p.dice ? p.least > 0 : p.symbols && p.expected !== null));

export const hasDice = (sentence: string): boolean => marked(sentence).some((p) => p.dice ?? p.symbols);
