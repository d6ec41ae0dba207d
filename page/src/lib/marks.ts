// What a replay marks on its scrubber, by what a log tells.
import type { Mark } from './board';
import type { LogText } from './gonf';
import type { Happened } from './types';

/** Where rounds, or turns, begin, with their numbers; and where there is fighting. `start` is told before the first action. */
export function marksOf(start: readonly Happened[], log: LogText): Mark[] {
  return [{ n: 0, told: start }, ...log.actions].flatMap(({ n, told }): Mark[] => {
    const turn = told.findLast((t) => t.heading === 'round' || t.heading === 'turn');
    if (turn) return [{ n, round: Number(turn[turn.heading!]), told: turn }];
    return told.some((t) => t.heading === 'battle' || t.heading === 'combat') ? [{ n }] : [];
  });
}
