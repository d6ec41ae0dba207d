// A draft at the beginning of a decision, before a judge that stands in: for tests.
import type { Way } from './ask';
import { Draft } from './draft.svelte';
import type { Answer, Counsel, Question } from './judge';
import type { Action, Refusal, View } from './types';

export const unit = (seat: 'blue' | 'red', at: [number, number], more = {}) => ({
  seat,
  unit: 'x',
  at,
  facing: seat === 'blue' ? 90 : 270,
  state: 'steady' as const,
  wounds: 0,
  ...more,
});

export function view(kind: string, more: Partial<View> = {}): View {
  return {
    options: {},
    points: 1000,
    scenario: 'kill',
    table: [1200, 1200],
    near: 'blue',
    turn: 1,
    last: 12,
    units: { axes: unit('blue', [600, 200]), bows: unit('blue', [300, 200], { order: 'halt' }), orcs: unit('red', [600, 400]) },
    decision: { kind, who: ['blue'] },
    ...more,
  };
}

export const no: Refusal = { rule: 'kings.order.advance-distance', en: 'too far', fr: 'trop loin' };

/** A judge that notes what it is asked, and lets units go 100 mm. */
export class StandIn implements Counsel {
  asked: Question[] = [];
  checked: Action[] = [];
  refuses: Refusal | null = null;

  ask<Q extends Question>(q: Q): Promise<Answer<Q> | null> {
    this.asked.push(q);
    if (q.ask !== 'way') return Promise.resolve(null);
    const way: Way = {
      action: { kind: 'advance', unit: q.unit, move: [q.at[1] - 200] },
      end: { at: q.at, facing: q.facing ?? 90 },
      path: [[600, 200], q.at],
      length: q.at[1] - 200,
      most: 100,
      ...(q.at[1] > 300 ? { refused: no } : {}),
    };
    return Promise.resolve(way as Answer<Q>);
  }
  check(a: Action): Promise<Refusal | null> {
    this.checked.push(a);
    return Promise.resolve(this.refuses);
  }
  get ways() {
    return this.asked.flatMap((q) => (q.ask === 'way' ? [q] : []));
  }
}

export function begin(kind: string, options: Action[] = [], more: Partial<View> = {}) {
  const judge = new StandIn();
  const draft = new Draft(judge);
  draft.take(view(kind, more), 'blue', true, options, false);
  return { judge, draft };
}
export const settled = () => new Promise((done) => setTimeout(done));
