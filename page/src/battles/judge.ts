// Whom the page asks about a battle.
import type { BoardProps } from '../lib/board';
import * as judge from '../tabletop/judge';
import type { Questions } from './ask';
import type { Action } from './types';

export type Question = judge.Question<Questions>;
export type Answer<Q> = judge.Answer<Questions, Q>;
export type Counsel = judge.Counsel<Questions, Action>;

/** It is asked about the document as it came: what the page adds to it is not the engine's. */
export class Judge extends judge.Judge<object, Questions, Action> {
  constructor(check: () => BoardProps['check']) {
    super('battles', check);
  }
}
