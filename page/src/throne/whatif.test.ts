import { describe, expect, it, vi } from 'vitest';
import { cardText } from './data';
import { cellText } from './preview';
import type { View } from './types';

const line = (events: { kind: string; seat: number; strength?: number; against?: number }[]) => ({ view: {}, events });
const answers: Record<string, object> = {
  tyrell_loras: line([{ kind: 'wiped_out', seat: 4 }]), // the other side is wiped out
  tyrell_mace: line([{ kind: 'won', seat: 4, strength: 5, against: 3 }]),
  tyrell_captain: line([]), // the engine cannot tell
};
vi.mock('../wasm/engine', () => ({
  options: async () => [],
  tryLines: async (_: string, __: object, ___: number, lines: { action: { card?: string } }[][]) =>
    lines.map((l) => answers[l[0]!.action.card!]),
}));

const view = {
  battle: { area: 'highgarden', from: 'x', attacker: 'tyrell', defender: 'greyjoy', cards: {}, support: {} },
  houses: { tyrell: { hand: Object.keys(answers), discard: [] }, greyjoy: { hand: ['greyjoy_balon'], discard: [] } },
} as unknown as View;

describe('the card table', () => {
  it('tells of a side that is wiped out, and nothing that nobody knows', async () => {
    const { cardTable } = await import('./whatif');
    const table = await cardTable(view, 'tyrell');
    expect(table).toEqual({
      tyrell_loras: { greyjoy_balon: { mine: null, theirs: null, wiped: 'greyjoy', result: 'win' } },
      tyrell_mace: { greyjoy_balon: { mine: 3, theirs: 5, result: 'lose' } },
    });
    const said = (card: string, lang: 'en' | 'fr') => cellText(table![card]!['greyjoy_balon']!, true, lang);
    expect(said('tyrell_loras', 'en')).toBe('Greyjoy has no unit left before strength is counted, win');
    expect(said('tyrell_loras', 'fr')).toBe('Greyjoy n’a plus d’unité avant le décompte des forces, victoire');
    expect(said('tyrell_mace', 'en')).toBe('3 to 5, lose');
    expect(cellText({ mine: null, theirs: null, result: 'blade' }, false, 'en')).not.toMatch(/null|0/);
  });

  it('is of cards that do what the options of the match say', () => {
    for (const lang of ['en', 'fr'] as const) {
      const printed = cardText('baratheon_salladhor', lang, { salladhor: 'opponent' });
      expect(printed).toBe(cardText('baratheon_salladhor', lang, undefined));
      expect(cardText('baratheon_salladhor', lang, { salladhor: 'all' })).not.toBe(printed);
      expect(cardText('baratheon_melisandre', lang, { salladhor: 'all' })).toBe(cardText('baratheon_melisandre', lang, {}));
    }
  });
});
