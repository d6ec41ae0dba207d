// Dice stand in what is told as the signs ⚀ to ⚅.

/** Words of a sentence, or dice in a row; `least` is what they need, where it is told before them. */
export type Saying = { words: string; dice?: undefined } | { dice: number[]; least: number };

const first = '⚀'.charCodeAt(0);
const shown = (signs: string): number[] => [...signs].map((c) => c.charCodeAt(0) - first + 1);

/** Cuts a sentence where dice begin and end. */
export function diceIn(text: string): Saying[] {
  const pieces = text.split(/([⚀-⚅]+)/);
  return pieces.flatMap((piece, i): Saying[] => {
    if (i % 2 === 0) return piece ? [{ words: piece }] : [];
    return [{ dice: shown(piece), least: Number(/(\d)\+\s?: $/.exec(pieces[i - 1] ?? '')?.[1] ?? 1) }];
  });
}

/** A sentence as it is read aloud; dice at its end are followed by a stop. */
export const spoken = (text: string): string => text.replace(/[⚀-⚅]$/, '$&.').replace(/[⚀-⚅]+/g, (signs) => shown(signs).join(', '));
