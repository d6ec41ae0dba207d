import type { Mark } from '../lib/board';
import type { LogText } from '../lib/gonf';

/** In a turn only its player acts: where the seat changes, a turn begins. A charge is worth finding too. */
export function marks(log: LogText): Mark[] {
  const begun = log.actions.findLastIndex((a) => a.kind === 'first' || a.kind === 'second');
  const out: Mark[] = [{ n: 0 }];
  let turns = 0;
  let seat = -1;
  log.actions.slice(begun + 1).forEach((a) => {
    if (a.seat !== seat) {
      seat = a.seat;
      turns++;
      // the mark stands before the action: the position in which the turn begins
      if (turns % 2 === 1) out.push({ n: a.n - 1, round: (turns + 1) / 2 });
    }
    if (a.kind === 'charge') out.push({ n: a.n });
  });
  return out;
}
