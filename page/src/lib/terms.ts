import { m, num, told } from './i18n.svelte';
import { optionName, optionValue } from './names';
import { bring, paperName, type Choice, type Choices } from './paperchoice';
import { span } from './time.svelte';
import type { Absent, Game, Plan, Seat } from './types';

export interface Term {
  what: string;
  is: string;
}

type Agreed = Pick<Plan, 'clock' | 'absent' | 'letters' | 'options' | 'game'> & Partial<Pick<Plan, 'seats'>>;

/** A paper, or another value of a free option, as a list of them says it: its name, its army, its points. */
export function choiceText(game: string, option: string, c: Choice): string {
  const name = c.name ? told(c.name) || m().create.unnamed : optionValue(game, option, c.value);
  const army = c.army ? told(c.army) : '';
  return [name, army === name ? '' : army, c.total ? num(c.total) : '', c.legal ? '' : m().create.illegal].filter(Boolean).join(', ');
}

/** What whoever sits down at a table agrees to, in words; armies and terrain even if they are the usual ones. `usual` are the game's own options, `free` the seats that nobody has taken, `papers` those that options may name. */
export function terms(plan: Agreed, usual: Game['options'] | null, free: Seat[] = [], papers: Choices = {}): Term[] {
  const t = m().terms;
  const { deadline = 0, bank = 0, grace = 0 } = plan.clock ?? {};
  const list: Term[] = [
    {
      what: m().create.clock,
      is: bank
        ? t.bank(span(bank * 1000), deadline ? span(deadline * 1000) : '')
        : deadline
          ? t.deadline(span(deadline * 1000))
          : m().create.clocks.none,
    },
  ];
  if (grace) list.push({ what: m().create.grace, is: m().create.graces(grace) });
  if (bank || deadline)
    list.push({ what: m().create.absent, is: m().create.absents[(plan.absent || 'wait') as Absent] ?? m().create.absents.wait });
  list.push({ what: m().table.letters, is: plan.letters ? t.lettersOpen : t.lettersKept });
  const open = (usual ?? []).filter((o) => o.of?.some((s) => free.includes(s) && plan.seats?.[s]?.bring)).map((o) => o.name);
  const of = (name: string) => usual?.find((o) => o.name === name);
  const first = (usual ?? []).filter((o) => o.free).map((o) => [o.name, o.values[0] ?? '']);
  const now: Record<string, string> = {
    ...Object.fromEntries(first),
    ...plan.options,
    ...Object.fromEntries(open.map((name) => [name, bring])),
  };
  const set = Object.entries(now).filter(([name, value]) => of(name)?.free || of(name)?.values[0] !== value);
  for (const [name, value] of set) {
    const known = papers[name]?.find((c) => c.value === value);
    const paper = paperName(papers, name, value);
    list.push({
      what: optionName(plan.game, name),
      is: known ? choiceText(plan.game, name, known) : paper ? told(paper) || m().create.unnamed : optionValue(plan.game, name, value),
    });
  }
  if (set.every(([name]) => of(name)?.free)) list.push({ what: m().create.options, is: t.usual });
  return list;
}
