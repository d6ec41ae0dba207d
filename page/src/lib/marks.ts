// What a replay marks on its scrubber, by what a log tells.
import type { Mark } from './board';
import type { LogText } from './gonf';
import type { Happened } from './types';

/** Where rounds, or turns, begin, with their numbers; and where there is fighting. `start` is told before the first action. */
export function marksOf(start: readonly Happened[], log: LogText): Mark[] {
  const all = [{ n: 0, told: start }, ...log.actions];
  const counted = all.some(({ told }) => told.some((t) => t.heading === 'round')) ? 'round' : 'turn';
  return all.flatMap(({ n, told }): Mark[] => {
    const turn = told.findLast((t) => t.heading === counted);
    if (turn) return [{ n, round: Number(turn[turn.heading!]), told: turn }];
    return told.some((t) => t.heading === 'battle' || t.heading === 'combat') ? [{ n }] : [];
  });
}
