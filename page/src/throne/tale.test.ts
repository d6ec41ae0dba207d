import { describe, expect, it } from 'vitest';
import type { Tale } from '../lib/board';
import type { Step } from '../lib/types';
import { fightOf, lastWays, stageOf, taleArrows, taleLights } from './tale';

const told = (step: Partial<Step>, beat = 0, beats = 1) =>
  ({ step: { weight: 1, places: [], helpers: [], en: '', ...step }, beat, beats }) as unknown as Tale;

describe('what the map shows of a step', () => {
  it('is who marches from where to where', () => {
    const way = (to: string) => ({ kind: 'marched', from: 'area:winterfell', to: [`area:${to}`] });
    const march = told({
      kind: 'march',
      places: ['area:winterfell', 'area:moat_cailin', 'area:the_stony_shore'],
      ways: [way('moat_cailin'), way('the_stony_shore')],
    });
    expect(taleArrows(march)).toEqual([
      { from: 'winterfell', to: 'moat_cailin', kind: 'march' },
      { from: 'winterfell', to: 'the_stony_shore', kind: 'march' },
    ]);
    expect(stageOf(march)).toHaveLength(3);
  });
  it('is a raid from where it comes, whatever is said first', () => {
    const raid = told({
      kind: 'raid',
      weight: 2,
      places: ['area:sunset_sea', 'area:ironmans_bay'],
      ways: [{ kind: 'raided', from: 'area:ironmans_bay', to: ['area:sunset_sea'] }],
    });
    expect(taleArrows(raid)).toEqual([{ from: 'ironmans_bay', to: 'sunset_sea', kind: 'raid' }]);
  });
  it('is a fight where it is, and then who helps', () => {
    const fight = {
      kind: 'march',
      weight: 3,
      places: ['area:pyke', 'area:seagard', 'area:riverrun', 'card:x'],
      helpers: ['area:greywater_watch'],
      ways: [
        { kind: 'marched', from: 'area:pyke', to: ['area:seagard'] },
        { kind: 'marched', from: 'area:pyke', to: ['area:riverrun'] },
        { kind: 'battle', from: 'area:pyke', to: ['area:riverrun'] },
      ],
    };
    const attack = { from: 'pyke', to: 'riverrun', kind: 'attack' };
    expect(taleArrows(told(fight, 0, 5))).toEqual([attack]);
    expect(lastWays([told(fight).step, told({ kind: 'muster', places: ['area:pyke'] }).step]), 'what stays marked').toEqual([attack]);
    expect(taleLights(told(fight, 0, 5))['greywater_watch']).toBeUndefined();
    expect(taleArrows(told(fight, 1, 5))).toEqual([attack, { from: 'greywater_watch', to: 'riverrun', kind: 'support' }]);
    expect(taleLights(told(fight, 1, 5))['greywater_watch']).toBe('selected');
  });
  it('is a battle as far as it is told, of which all is asked', () => {
    const battle = {
      support: { attacker: ['pyke'] },
      cards: { attacker: 'x', defender: 'y' },
      blade: 'attacker',
      strength: { attacker: 5, defender: 4 },
    };
    const peak = { battle };
    const at = (beat: number) => fightOf({ ...told({ weight: 3 }, beat, 5), told: [], peak } as unknown as Tale)!;
    const shown = [0, 1, 2, 3].map((beat) => at(beat).view.battle!);
    expect(shown.map((b) => b.support.attacker?.length ?? 0)).toEqual([0, 1, 1, 1]);
    expect(shown.map((b) => b.cards.attacker)).toEqual([undefined, undefined, 'x', 'x']);
    expect(shown.map((b) => b.blade)).toEqual([undefined, undefined, undefined, 'attacker']);
    expect([at(2).strength, at(3).strength]).toEqual([null, battle.strength]);
    expect(at(0).whole).toBe(peak);
  });
});
