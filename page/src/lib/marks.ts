// What a replay marks on its scrubber, by what a log tells.
import type { Mark } from './board';
import type { LogText } from './gonf';
import type { Happened } from './types';

/** Where rounds, or turns, begin, with their numbers; and where there is fighting. `start` is told before the first action. */
export function marksOf(start: readonly Happened[], log: LogText): Mark[] {
  const all = [{ n: 0, told: start }, ...log.actions];
  const counted = all.some(({ told }) => told.some((t) => t.heading === 'round')) ? 'round' : 'turn';
  let begun = 0;
  return all.flatMap(({ n, told }): Mark[] => {
    const begins = told.filter((t) => t.heading === counted);
    begun += begins.length;
    const last = begins.at(-1);
    if (last) return [{ n, round: numberOf(last, counted) ?? begun, told: last }];
    return told.some((t) => t.heading === 'battle' || t.heading === 'combat') ? [{ n }] : [];
  });
}

/** The number that a heading says in a field of its own name, if it does. */
function numberOf(heading: Happened, name: string): number | undefined {
  const said: unknown = heading[name];
  return typeof said === 'number' ? said : undefined;
}
