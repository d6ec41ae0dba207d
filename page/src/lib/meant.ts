// Words of a paper that are no names: what may be meant by them, and writing that instead.
import type { PaperProblem } from './types';

/** The problems that a word is no name, each word of a line once. */
export const doubts = (problems: PaperProblem[]): PaperProblem[] =>
  problems.filter((p, i) => p.word && problems.findIndex((q) => q.word === p.word && q.line === p.line) === i);

/** A text with another word in one of its lines, counted from 1; null if the line has no such word. */
export function replaceWord(text: string, line: number, word: string, by: string): string | null {
  const lines = text.split('\n');
  const old = lines[line - 1];
  if (!old?.includes(word)) return null;
  lines[line - 1] = old.replace(word, () => by);
  return lines.join('\n');
}
