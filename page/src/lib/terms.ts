import { m, told } from './i18n.svelte';
import { optionName, optionValue } from './names';
import { bring, paperName, type Choices } from './paperchoice';
import { span } from './time.svelte';
import type { Absent, Game, Plan, Seat } from './types';

export interface Term {
  what: string;
  is: string;
}

type Agreed = Pick<Plan, 'clock' | 'absent' | 'letters' | 'options'> & Partial<Pick<Plan, 'seats'>>;

/** What whoever sits down at a table agrees to, in words. `usual` are the game's own options, `free` the seats that nobody has taken, `papers` those that options may name. */
export function terms(plan: Agreed, usual: Game['options'] | null, free: Seat[] = [], papers: Choices = {}): Term[] {
  const t = m().terms;
  const { deadline = 0, bank = 0 } = plan.clock ?? {};
  const list: Term[] = [{
    what: m().create.clock,
    is: bank ? t.bank(span(bank * 1000), deadline ? span(deadline * 1000) : '') : deadline ? t.deadline(span(deadline * 1000)) : m().create.clocks.none,
  }];
  if (bank || deadline) list.push({ what: m().create.absent, is: m().create.absents[(plan.absent || 'wait') as Absent] ?? m().create.absents.wait });
  list.push({ what: m().table.letters, is: plan.letters ? t.lettersOpen : t.lettersKept });
  const open = (usual ?? []).filter((o) => o.of?.some((s) => free.includes(s) && plan.seats?.[s]?.bring)).map((o) => o.name);
  const now = { ...plan.options, ...Object.fromEntries(open.map((name) => [name, bring])) };
  const set = Object.entries(now).filter(([name, value]) => usual?.find((o) => o.name === name)?.values[0] !== value);
  for (const [name, value] of set) {
    const paper = paperName(papers, name, value);
    list.push({ what: optionName(name), is: paper ? told(paper) || m().create.unnamed : optionValue(name, value) });
  }
  if (!set.length) list.push({ what: m().create.options, is: t.usual });
  return list;
}
