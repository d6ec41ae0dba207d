import { expect, it } from 'vitest';
import { tabsOf } from './tabs';

it('tabs have their keys, and cards are there only where a game has some', () => {
  expect(tabsOf(true).map((t) => [t.key, t.tab])).toEqual([
    ['L', 'log'],
    ['K', 'letters'],
    ['C', 'cards'],
    ['R', 'rules'],
  ]);
  expect(tabsOf(false).map((t) => t.tab)).toEqual(['log', 'letters', 'rules']);
});
