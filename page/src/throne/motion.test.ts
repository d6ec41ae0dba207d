import { describe, expect, it } from 'vitest';
import { FIELD, glides } from './glide';
import type { View } from './types';
import { voyage } from './voyage';

const view = (areas: object, more: object = {}) => ({ turn: 2, areas, ...more }) as unknown as View;

describe('units glide', () => {
  it('from where they left to where they are', () => {
    const before = view({ winterfell: { house: 'stark', footmen: 2, knights: 1 }, karhold: { house: 'stark', footmen: 1 } });
    const after = view({
      winterfell: { house: 'stark', footmen: 1 },
      karhold: { house: 'stark', footmen: 2 },
      moat_cailin: { house: 'stark', knights: 1 },
    });
    expect(glides(before, after)).toEqual([
      { house: 'stark', unit: 'footman', count: 1, from: 'winterfell', to: 'karhold' },
      { house: 'stark', unit: 'knight', count: 1, from: 'winterfell', to: 'moat_cailin' },
    ]);
  });
  it('into a battle and back', () => {
    const before = view({ winterfell: { house: 'stark', knights: 1 } });
    const fight = view({}, { battle: { attacker: 'stark', knights: 1 } });
    expect(glides(before, fight)).toMatchObject([{ from: 'winterfell', to: FIELD }]);
    expect(glides(fight, before)).toMatchObject([{ from: FIELD, to: 'winterfell' }]);
  });
  it('but not when they are mustered, lost, or too many to follow', () => {
    const few = view({ winterfell: { house: 'stark', knights: 1 } });
    const more = view({ winterfell: { house: 'stark', knights: 2 } });
    expect([glides(few, more), glides(more, few)]).toEqual([[], []]);
    expect(glides(few, view({ karhold: { house: 'stark', knights: 1 } }), 0)).toEqual([]);
    expect(glides(few, { ...view({ karhold: { house: 'stark', knights: 1 } }), turn: 7 })).toEqual([]);
  });
});

describe('the way of a march', () => {
  it('goes next door, or over seas with Ships of its House', () => {
    const none = view({});
    expect(voyage(none, 'baratheon', 'dragonstone', 'kingswood')).toEqual([]);
    const ships = view({ shipbreaker_bay: { house: 'baratheon', ships: 1 } });
    expect(voyage(ships, 'baratheon', 'dragonstone', 'kingswood')).toEqual(['shipbreaker_bay']);
    expect(voyage(ships, 'stark', 'dragonstone', 'kingswood')).toEqual([]);
  });
});
