import { inCase, type Position } from './staged';

/** Where each kind of decision of battles is asked: a case of the engine, and after how many of its steps. */
export const asks: Record<string, [file: string, at: number]> = {
  muster: ['skirmish/example-of-the-terrain', 0],
  hide: ['hidden/strategy-tokens', 0],
  terrain: ['skirmish/example-of-the-terrain', 2],
  leader: ['skirmish/commanders-within-three-rows', 0],
  unit: ['skirmish/units-within-four-rows', 0],
  turn: ['keyword/pursue-without-attack', 5],
  tactic: ['cards/ll20-tactic-takes-two-tokens-off', 2],
  command: ['cards/rule-commands-in-any-order-2', 1],
  order: ['cards/sl01-tactic-hits-the-engaged', 2],
  rally: ['cards/sl13-tactic-rallies-for-a-figure-each', 7],
  friend: ['cards/ll20-tactic-takes-two-tokens-off', 3],
  enemy: ['cards/sl20-tactic-an-attacked-enemy-retreats', 5],
  token: ['cards/ll08-tactic-takes-a-token-after', 5],
  drop: ['cards/ll10-tactic-the-opponent-discards', 2],
  move: ['cards/sl15-command1-all-engaged-infantry', 1],
  step: ['parting-blow/only-the-engaged-enemy', 2],
  attack: ['keyword/stalwart-by-support', 1],
  blow: ['engagement/must-attack-engaged-enemy', 1],
  reroll: ['flank/after-breaking-away', 2],
  swap: ['commanders/robb-king-in-the-north-commit-changes-places', 3],
  stand: ['counter/not-after-retreating', 1],
  retreat: ['counter/example', 3],
  counter: ['keyword/stalwart-by-support', 2],
  follow: ['general/play-areas', 5],
  commit: ['commanders/rickard-sun-of-winter-commit-rallies-two-it-ordered', 5],
  spread: ['keyword/scorched-earth', 3],
  keep: ['regroup/lannister-burns-first', 2],
  recover: ['regroup/recovery-from-11', 0],
};

export const asked = (kind: string): Promise<Position<'battles'>> => inCase('battles', ...asks[kind]!);
