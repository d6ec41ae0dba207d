// Whom the page asks about a table of kings.
import type { BoardProps } from '../lib/board';
import * as judge from '../tabletop/judge';
import type { Questions, Roster } from './ask';
import type { Action, View } from './types';

export type Question = judge.Question<Questions>;
export type Answer<Q> = judge.Answer<Questions, Q>;
export type Counsel = judge.Counsel<Questions, Action>;

/** A position that can be asked about: in the midst of an action nobody is asked anything, as when all is over. */
export const askable = (v: View): View => (v.decision || v.over ? v : { ...v, over: true });

export class Judge extends judge.Judge<View, Questions, Action> {
  constructor(check: () => BoardProps['check']) {
    super('kings', check);
  }

  /** The roster of the match; asked again where something of it, such as the score, may have changed. */
  roster(): Promise<Roster | null> {
    const v = this.view;
    const key = v ? JSON.stringify([v.near, v.turn, v.decision?.kind, v.scenario, v.units, v.tokens]) : '';
    return this.insist({ ask: 'roster' }, key);
  }
}
