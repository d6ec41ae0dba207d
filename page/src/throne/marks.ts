import type { Mark } from '../lib/board';
import type { LogText } from '../lib/gonf';

/** Westeros cards are drawn by the action that ends a round, and by nothing else; a battle is where cards meet. */
export function marks(log: LogText): Mark[] {
  const out: Mark[] = [{ n: 0, round: 1 }];
  let round = 1;
  log.actions.forEach((a, i) => {
    if (a.dice.length > 0) out.push({ n: a.n, round: ++round });
    else if (a.kind === 'card' && log.actions[i + 1]?.kind !== 'card') out.push({ n: a.n });
  });
  return out;
}
