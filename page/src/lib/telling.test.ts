import { expect, it } from 'vitest';
import { describe as tell } from './telling';

it('an action is told by its kind and what it names', () => {
  expect(tell('toy', { kind: 'done' })).toBe('Done');
  expect(tell('toy', { kind: 'move_on', unit: 'old_guard', to: 'the_bridge' })).toBe('Move on: Old guard · The bridge');
  expect(tell('toy', { kind: 'bid', n: 3 })).toBe('Bid: n 3');
  expect(tell('toy', { kind: 'take', cards: ['red_one', 'blue_one'], open: true, twice: false })).toBe('Take: Red one, Blue one · open');
  expect(tell('toy', { kind: 'send', parts: [{ to: 'port', men: 2 }] })).toBe('Send: to Port, men 2');
});
