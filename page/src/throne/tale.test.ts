import { describe, expect, it } from 'vitest';
import type { Tale } from '../lib/board';
import type { Step } from '../lib/types';
import { lastWays, stageOf, taleArrows, taleLights } from './tale';

const told = (step: Partial<Step>, beat = 0, beats = 1) =>
  ({ step: { weight: 1, places: [], helpers: [], en: '', ...step }, beat, beats }) as unknown as Tale;

describe('what the map shows of a step', () => {
  it('is who marches from where to where', () => {
    const march = told({ kind: 'march', places: ['area:winterfell', 'area:moat_cailin', 'area:the_stony_shore'] });
    expect(taleArrows(march)).toEqual([
      { from: 'winterfell', to: 'moat_cailin', kind: 'march' },
      { from: 'winterfell', to: 'the_stony_shore', kind: 'march' },
    ]);
    expect(stageOf(march)).toHaveLength(3);
  });
  it('is a raid from where it comes, though that is said last', () => {
    const raid = told({ kind: 'raid', weight: 2, places: ['area:sunset_sea', 'area:ironmans_bay'] });
    expect(taleArrows(raid)).toEqual([{ from: 'ironmans_bay', to: 'sunset_sea', kind: 'raid' }]);
  });
  it('is a fight where its sentence says it is, and then who helps', () => {
    const fight = {
      kind: 'march',
      weight: 3,
      places: ['area:pyke', 'area:seagard', 'area:riverrun', 'card:x'],
      helpers: ['area:greywater_watch'],
      en: 'Greyjoy attacks in [Riverrun](area:riverrun).',
    };
    const attack = { from: 'pyke', to: 'riverrun', kind: 'attack' };
    expect(taleArrows(told(fight, 0, 5))).toEqual([attack]);
    expect(lastWays([told(fight).step, told({ kind: 'muster', places: ['area:pyke'] }).step]), 'what stays marked').toEqual([attack]);
    expect(taleLights(told(fight, 0, 5))['greywater_watch']).toBeUndefined();
    expect(taleArrows(told(fight, 1, 5))).toEqual([attack, { from: 'greywater_watch', to: 'riverrun', kind: 'support' }]);
    expect(taleLights(told(fight, 1, 5))['greywater_watch']).toBe('selected');
  });
});
