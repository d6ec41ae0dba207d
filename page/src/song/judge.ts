// Whom the page asks about a table of song.
import type { BoardProps } from '../lib/board';
import * as judge from '../tabletop/judge';
import type { Questions, Roster } from './ask';
import type { Action, View } from './types';

export type Question = judge.Question<Questions>;
export type Answer<Q> = judge.Answer<Questions, Q>;
export type Counsel = judge.Counsel<Questions, Action>;

export class Judge extends judge.Judge<View, Questions, Action> {
  constructor(check: () => BoardProps['check']) {
    super('song', check);
  }

  /** The roster of the match; asked again once zones are chosen, or an army has changed. */
  roster(): Promise<Roster | null> {
    const v = this.view;
    const edges = Object.values(v?.players ?? {}).map((p) => p.edge);
    return this.insist({ ask: 'roster' }, v ? JSON.stringify([v.armies, v.options, edges, v.defender]) : '');
  }
}
