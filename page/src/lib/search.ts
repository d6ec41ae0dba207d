import type { Rule } from './types';

/** Without accents and capitals, so that "Defense" finds "Défense". */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Are all the words in the text? */
export function hasAll(text: string, words: string): boolean {
  const [within, wanted] = [fold(text), fold(words).split(/\s+/)];
  return wanted.every((word) => within.includes(word));
}

/** The topic of a rule is the second word of its id. */
export const topic = (id: string): string => id.split('.')[1] ?? '';

/** What a word has in all its numbers and genders: of "hardies" and "hardi", "hardi"; of "signaux" and "signal", "signa". */
const stem = (word: string): string => word.replace(/(?<=\p{L}{2})(?:aux|al)$/u, 'a').replace(/(?<=\p{L}{3})(?:e?s|x|e)$/u, '');

/**
 * The rules that have all the words, best first: in the id, then in the title of its section, then at the
 * beginning of a word of the sentence, then anywhere, then in another number or gender.
 */
export function searchRules(rules: Rule[], words: string, only = ''): Rule[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  const pool = only ? rules.filter((r) => topic(r.id) === only) : rules;
  if (wanted.length === 0) return pool;
  const found: { rule: Rule; points: number; at: number }[] = [];
  pool.forEach((rule, at) => {
    const id = fold(rule.id);
    const notes = [rule.example, rule.example_fr, rule.ambiguity, rule.ambiguity_fr];
    const section = ` ${fold(rule.section)}`;
    const text = ` ${fold([rule.en, rule.fr, ...notes].join(' '))}${section}`;
    let points = 0;
    for (const w of wanted) {
      if (id === w) points += 100;
      else if (id.includes(w)) points += 5;
      else if (section.includes(` ${w}`)) points += 4;
      else if (text.includes(` ${w}`)) points += 3;
      else if (section.includes(` ${stem(w)}`)) points += 2;
      else if (text.includes(w)) points += 1;
      else if (!text.includes(` ${stem(w)}`)) return;
    }
    found.push({ rule, points, at });
  });
  return found.sort((a, b) => b.points - a.points || a.at - b.at).map((f) => f.rule);
}
