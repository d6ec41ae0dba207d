import { expect, it } from 'vitest';
import type { Game } from '../lib/types';
import { TablePlan } from './tableplan.svelte';

it('brings the papers of the seats that there are, and of no others', () => {
  const options = ['a', 'b', 'c'].map((name, i) => ({ name, values: ['ready'], free: true, of: [i], en: '', fr: '' }));
  const game = { name: 'toy', max_seats: 3, bots: ['greedy'], options } as unknown as Game;
  const plan = new TablePlan(game, {});
  plan.who = ['me', 'person', 'person'];
  plan.options = { a: 'ready', b: 'bring', c: 'bring' };
  expect(plan.document([0]).seats).toEqual([{}, { bring: true }, { bring: true }]);
  plan.count = 2;
  expect(plan.document([0]).seats).toEqual([{}, { bring: true }]);
  expect(plan.document([0]).options).toEqual({ a: 'ready', b: 'random' });
});

it('a live clock leaves time for the story, a deadline of days needs none', () => {
  const plan = new TablePlan({ name: 'toy', max_seats: 2, bots: ['greedy'], options: [] } as unknown as Game, {});
  const clock = (of: typeof plan.clock) => {
    plan.clock = of;
    return plan.document([0]).clock;
  };
  expect(clock('none')).toEqual({});
  expect(clock('day')).toEqual({ deadline: 86_400 });
  expect(clock('live')).toEqual({ deadline: 300, grace: 15 });
  plan.grace = 5;
  expect(clock('bank')).toEqual({ bank: 2700, deadline: 60, grace: 5 });
});
