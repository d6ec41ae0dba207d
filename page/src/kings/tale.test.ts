import { describe, expect, it } from 'vitest';
import type { Tale } from '../lib/board';
import { taleShown } from './tale';
import type { View } from './types';

const view = { units: { archers: { at: [10, 20] }, orcs: { at: [30, 40] }, lost: {} } } as unknown as View;
const told = (step: object) => ({ step: { helpers: [], places: ['unit:orcs', 'unit:archers'], ...step } }) as unknown as Tale;

describe('a step on the table', () => {
  it('leads from who acts to whom, whatever is said first', () => {
    const shot = told({ ways: [{ kind: 'shot', from: 'unit:archers', to: ['unit:orcs'] }] });
    expect(taleShown(shot, view)).toMatchObject({
      chosen: 'archers',
      target: 'orcs',
      lights: { orcs: 'target', archers: 'can' },
      lines: [
        {
          kind: 'way',
          points: [
            [10, 20],
            [30, 40],
          ],
        },
      ],
    });
  });
  it('aims at nobody without a way, nor at who is gone', () => {
    expect(taleShown(told({}), view)).toMatchObject({ chosen: 'orcs', target: null, lines: [] });
    const gone = told({ ways: [{ kind: 'shot', from: 'unit:archers', to: ['unit:lost'] }] });
    expect(taleShown(gone, view)).toMatchObject({ chosen: 'archers', target: null, lines: [] });
  });
});
