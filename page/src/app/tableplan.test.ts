import { expect, it } from 'vitest';
import type { Game } from '../lib/types';
import { TablePlan } from './tableplan.svelte';

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
