// Sentences of the engine: what they speak of is marked as links are in Markdown, "[Winterfell](area:winterfell)",
// and so are dice, with the least that they needed: "[⚃⚅](dice:4)", 0 for nothing.

export type Piece =
  | { text: string; ref?: undefined; dice?: undefined }
  | { text: string; ref: { kind: string; id: string }; dice?: undefined }
  | { text: string; dice: number[]; least: number; ref?: undefined };

const marks = /\[([^\]]*)\]\(([a-z_]+):([^)]*)\)/gu;
const first = '⚀'.codePointAt(0)!;
const faces = (signs: string): number[] => [...signs].map((c) => c.codePointAt(0)! - first + 1);

/** Cuts a sentence where what is marked begins and ends. */
export function marked(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of sentence.matchAll(marks)) {
    const [whole, text = '', kind, id = ''] = found;
    if (found.index > end) pieces.push({ text: sentence.slice(end, found.index) });
    if (kind === 'dice') pieces.push({ text, dice: faces(text), least: Number(id) });
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

/** A sentence as it is read aloud: dice as numbers, with a stop where they end it. */
export const spoken = (sentence: string): string =>
  marked(sentence)
    .map((p, i, all) => (p.dice ? p.dice.join(', ') + (i === all.length - 1 ? '.' : '') : p.text))
    .join('');

export const hasDice = (sentence: string): boolean => marked(sentence).some((p) => p.dice);
