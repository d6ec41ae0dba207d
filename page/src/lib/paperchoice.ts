// What a free option of a match can be set to: papers that come with the game, one's own,
// and whatever else its values name.
import { me } from './me.svelte';
import { papers } from './papers';
import type { Game, GameOption, Told } from './types';

export interface Choice {
  /** Stays when the paper is changed. */
  id: string;
  value: string;
  /** Its name; null for a value that is no paper. */
  name: Told | null;
  /** What its army is called, where it is a list. */
  army?: Told | undefined;
  /** Points that were agreed on for it; 0 if there are none. */
  total: number;
  mine: boolean;
  legal: boolean;
}

/** The choices of each free option, by its name. */
export type Choices = Record<string, Choice[]>;

const kinds = { lists: papers('lists', 'armies'), layouts: papers('layouts', 'terrain'), plans: papers('plans', 'field') };

interface Shelved {
  key?: string;
  document: unknown;
  en: string;
  fr: string;
  total: number;
  problems: unknown[];
  sheet?: unknown;
}
const choice = (p: Shelved, id: string, mine: boolean): Choice => ({
  id,
  value: mine ? JSON.stringify(p.document) : id,
  name: { en: p.en, fr: p.fr },
  army: armyOf(p.sheet as { army?: Told; faction?: Told } | undefined),
  total: p.total,
  mine,
  legal: p.problems.length === 0,
});

const armyOf = (sheet: { army?: Told; faction?: Told } | undefined) => sheet?.army ?? sheet?.faction;

/** Loads the choices of a game's free options; a game without such options has none. */
export async function paperChoices(g: Game): Promise<Choices> {
  const free = g.options.filter((o) => o.free);
  if (free.length === 0) return {};
  const brought = Object.entries(kinds).flatMap(([many, of]) => (g.papers?.includes(many) ? [of] : []));
  const [ready, ours] = await Promise.all([
    Promise.all(brought.map((of) => of.ready(g.name))),
    Promise.all(brought.map((of) => (me.now ? of.mine() : []))),
  ]);
  const own = ours.map((list) =>
    list
      .filter((k) => k.game === g.name)
      .reverse()
      .map((k) => choice(k.paper, k.id, true)),
  );
  return Object.fromEntries(free.map((o) => [o.name, of(o, ready, own)]));
}

export function of(o: GameOption, ready: Shelved[][], own: Choice[][]): Choice[] {
  const kind = ready.findIndex((list) => list.some((p) => p.key && o.values.includes(p.key)));
  const named = o.values.map((v) => {
    const p = ready[kind]?.find((x) => x.key === v);
    return p ? choice(p, v, false) : { id: v, value: v, name: null, total: 0, mine: false, legal: true };
  });
  const all = [...named, ...(own[kind] ?? [])];
  return all.filter((c, i) => all.findIndex((x) => x.value === c.value) === i); // two copies are one choice
}

/** The total of what an option is set to. */
export const totalOf = (c: Choices, option: string, value: string): number =>
  c[option]?.find((x) => x.value === value)?.total ?? totalIn(value);

/** The total of a list that is written out; the lists of others come as documents, however they were given. */
function totalIn(value: string): number {
  try {
    const { points } = JSON.parse(value) as { points?: unknown };
    return typeof points === 'number' ? points : 0;
  } catch {
    return 0;
  }
}

/** The points that the paper of an option must be for, since the papers of other seats are; 0 if they are not settled. */
export const agreed = (g: Game, c: Choices, options: Record<string, string>, name: string): number =>
  Math.max(0, ...g.options.filter((o) => o.of && o.name !== name).map((o) => totalOf(c, o.name, options[o.name] ?? '')));

/** The value of an option in the form that leaves it to whoever sits down. */
export const bring = 'bring';

/** What an option is set to until somebody brings his own. */
export const standIn = 'random';

/** What a player can bring for the points: what comes with the game, and his own that are legal. */
export const fitting = (choices: Choice[], total: number): Choice[] =>
  choices.filter((x) => x.name && x.legal && (total === 0 || x.total === total));

/** The value of what was picked by its id, as it is now; none if it has gone or no longer fits. */
export const valueOf = (fit: Choice[], id: string): string => fit.find((c) => c.id === id)?.value ?? '';

/** The options with one's own papers as they are now, where they were chosen as they had been; one that has gone stays as it was. */
export function followed(was: Choices, now: Choices, options: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => {
      const own = ownOf(was, name, value);
      return [name, (own && valueOf(now[name] ?? [], own.id)) || value];
    }),
  );
}

const ownOf = (c: Choices, name: string, value: string) => c[name]?.find((x) => x.mine && x.value === value);

/** The choices and the options as they are now: a list may have been changed in another tab since the form was opened. */
export async function renewed(g: Game, was: Choices, options: Record<string, string>): Promise<[Choices, Record<string, string>]> {
  if (!Object.entries(options).some(([name, value]) => ownOf(was, name, value))) return [was, options];
  const now = await paperChoices(g);
  return [now, followed(was, now, options)];
}

/** What a paper that is written out calls itself; null if it is none. */
export function nameIn(value: string): Told | null {
  if (!/[{\n]/.test(value)) return null;
  try {
    const d = JSON.parse(value) as Record<string, unknown>;
    const text = (...keys: string[]) => keys.map((k) => d[k]).find((x): x is string => typeof x === 'string' && x !== '') ?? '';
    return { en: text('name', 'name_en', 'army'), fr: text('name_fr', 'name', 'name_en', 'army') };
  } catch {
    const name = /^(?:name|nom)\s*:\s*(.+)$/im.exec(value)?.[1] ?? '';
    return { en: name, fr: /^(?:name|nom)-fr\s*:\s*(.+)$/im.exec(value)?.[1] ?? name };
  }
}

/** The name of the paper that an option is set to; null if it is none. */
export const paperName = (c: Choices, option: string, value: string): Told | null =>
  c[option]?.find((x) => x.value === value)?.name ?? nameIn(value);

/** The value of an option that is the same as that of the other side. */
const asOther = 'same';

/**
 * Sets an option, and the others of its kind to something for as many points, if they are
 * for other points: a paper, else the same. Both sides need as many.
 */
export function settle(c: Choices, options: Record<string, string>, name: string, value: string): Record<string, string> {
  const next = { ...options, [name]: value };
  const total = totalOf(c, name, value);
  for (const [other, choices] of Object.entries(c)) {
    if (other === name || total === 0) continue;
    const now = totalOf(c, other, next[other] ?? '');
    if (now === 0 || now === total) continue;
    const fit = choices.find((x) => x.total === total && x.legal && x.value !== value);
    const same = value === asOther ? undefined : choices.find((x) => x.value === asOther);
    next[other] = (fit ?? same)?.value ?? next[other] ?? '';
  }
  return next;
}
