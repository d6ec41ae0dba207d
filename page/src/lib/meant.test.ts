import { describe, expect, it } from 'vitest';
import { doubts, replaceWord } from './meant';

const problem = (line: number, word?: string) => ({ line, rule: 'game.rule', en: '', fr: '', ...(word && { word }) });

describe('words that are no names', () => {
  it('are told once a line, and other problems are not told with them', () => {
    const all = [problem(3, 'Archrs'), problem(3, 'Archrs'), problem(3), problem(4, 'Archrs'), problem(4, 'Hoard')];
    expect(doubts(all).map((p) => [p.line, p.word])).toEqual([
      [3, 'Archrs'],
      [4, 'Archrs'],
      [4, 'Hoard'],
    ]);
  });
  it('are replaced in their line and nowhere else', () => {
    expect(replaceWord('Archrs\r\n2x Archrs, horde\nArchrs', 2, 'Archrs', 'Archers $&')).toBe('Archrs\r\n2x Archers $&, horde\nArchrs');
  });
  it('stay where their line does not have them', () => {
    expect(replaceWord('Kindred **Archrs**', 1, 'Kindred Archrs', 'x')).toBeNull();
    expect(replaceWord('a', 7, 'a', 'x')).toBeNull();
  });
});
