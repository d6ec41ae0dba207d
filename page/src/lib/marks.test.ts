import { expect, it } from 'vitest';
import { marksOf } from './marks';
import type { LogText } from './gonf';
import type { Happened } from './types';

it('rounds and fights are marked where they begin', () => {
  const said = (kind: string, heading?: Happened['heading'], more = {}): Happened => ({ kind, heading, en: kind, fr: kind, ...more });
  const [first, second] = [said('round', 'round', { round: 1 }), said('round', 'round', { round: 2 })];
  const told = [[said('moved')], [said('fight', 'battle'), said('fell')], [said('fell'), second, said('planning', 'phase')]];
  const log = { actions: told.map((t, i) => ({ n: i + 1, seat: 0, kind: 'act', dice: [], told: t })) } as unknown as LogText;
  expect(marksOf([first], log)).toEqual([{ n: 0, round: 1, told: first }, { n: 2 }, { n: 3, round: 2, told: second }]);
});
