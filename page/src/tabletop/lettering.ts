// How much room words take on the table.
import type { Text } from './labels';

/** What is written on the table: names of units, of those that are chosen, and of terrain, words of areas, sides of a unit, lengths on a plate. */
export type Hand = 'name' | 'strong' | 'ground' | 'word' | 'note' | 'plate';

interface Letters {
  /** In which they are measured and drawn. */
  font: string;
  line: number;
  /** Around the words. */
  pad: [number, number];
}

const sans = '"Alegreya Sans", sans-serif';
export const letters: Record<Hand, Letters> = {
  name: { font: `700 13px ${sans}`, line: 14, pad: [2, 0] },
  strong: { font: `800 13px ${sans}`, line: 14, pad: [2, 0] },
  ground: { font: `700 12px ${sans}`, line: 14, pad: [2, 0] },
  word: { font: `700 12px ${sans}`, line: 14, pad: [2, 0] },
  note: { font: `italic 500 12px ${sans}`, line: 14, pad: [2, 0] },
  plate: { font: '700 16px Alegreya, serif', line: 18, pad: [9, 4] },
};

let pen: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

/** Waits for the type in which words are set; what was measured before is measured again. */
export async function typeReady(): Promise<void> {
  await Promise.all(Object.values(letters).map((l) => document.fonts.load(l.font).catch(() => [])));
  widths.clear();
}

function widthOf(text: string, font: string): number {
  const key = `${font} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  pen ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (pen) pen.font = font;
  const width = pen?.measureText(text).width ?? text.length * 6.4;
  widths.set(key, width);
  return width;
}

/** Lines of words, and the room that they take. */
export function written(lines: string[], hand: Hand): Text {
  const { font, line, pad } = letters[hand];
  return { lines, w: Math.max(...lines.map((l) => widthOf(l, font))) + 2 * pad[0], h: lines.length * line + 2 * pad[1] };
}
