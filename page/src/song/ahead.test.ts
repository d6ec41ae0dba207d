import { describe, expect, it } from 'vitest';
import { told } from './ahead';
import type { Hand, Roster } from './ask';

const said = (en: string, fr: string) => ({ en, fr });
const dice = { trigger: 'attack-rolled', ...said('an attack, after the dice', 'une attaque, après les dés') };
const declared = { trigger: 'charge-declared', ...said('a Charge is declared', 'une Charge est déclarée') };
const roster = {
  cards: { '40103': said('Wealth', 'Fortune'), '40104': said('Parry', 'Parade') },
  sieges: {},
  units: { swords: { ...said('Swords', 'Épées') } },
} as unknown as Roster;
const hand = {
  cards: [{ card: '40103', copies: 2, now: false, when: [dice] }],
  orders: [{ unit: 'swords', use: 'cunning', ...said('Cunning', 'Ruse'), n: 3, now: false, used: true, when: [declared] }],
  moments: [
    { ...dice, counts: said('hits', 'touches'), cards: ['40103', '40104'] },
    { ...declared, cards: [] },
  ],
} as unknown as Hand;

describe('the windows of song', () => {
  const { occasions, tell } = told(roster, hand, 'en');

  it('are all moments of the deck, with what is held that answers there', () => {
    expect(occasions.map((o) => [o.kind, o.on, o.name, o.counts])).toEqual([
      ['answer', 'attack-rolled', 'An attack, after the dice', 'hits'],
      ['answer', 'charge-declared', 'A Charge is declared', undefined],
    ]);
    expect(occasions[0]!.answers).toEqual([{ action: { kind: 'play', card: '40103' }, name: 'Wealth' }]);
    expect(occasions[1]!.answers[0]).toMatchObject({ action: { kind: 'order', unit: 'swords', n: 3 }, note: 'used' });
  });

  it('name answers that are not held any more, and none that nobody knows', () => {
    expect(tell({ kind: 'play', card: '40104' } as never)).toBe('Parry');
    expect(tell({ kind: 'order', unit: 'swords', n: 3 } as never)).toMatch(/^Cunning, /);
    expect(tell({ kind: 'order', unit: 'swords', n: 4 } as never)).toBeUndefined();
    expect(told(roster, hand, 'fr').tell({ kind: 'play', card: '40103' } as never)).toBe('Fortune');
  });
});
