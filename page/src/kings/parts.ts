import './tokens.css';
import type { Parts } from '../lib/contract';
import glyphs from './glyphs.svg?raw';
import { sides, type View } from './types';
import { gameWords } from './words/game';

export const parts: Parts = {
  card: {
    place: 4,
    glyph: 'arc',
    icons: ['person', 'clock', 'arc'],
    arms: [...sides],
    art: async () => (await import('./art.svg?raw')).default,
  },
  words: gameWords,
  seats: { are: [...sides] },
  glyphs,
  papers: {
    armies: async () => await import('./army/index'),
    layouts: async () => await import('./layout/index'),
  },
  bare: ['armies', 'layouts'],
  plain: { scenario: 'kill', terrain: 'crossroads' },
  quick: ['turns'],
  board: async () => (await import('./Kings.svelte')).default,
  replay: async () => (await import('./KingsReplay.svelte')).default,
  act: async () => (await import('./KingsAct.svelte')).default,
  picture: async () => (await import('./KingsPicture.svelte')).default,
  figures: async () => (await import('./figures')).figures,
  side: async () => (await import('./KingsSide.svelte')).default,
  tokens: async () => (await import('./KingsTokens.svelte')).default,
  near: async () => (await import('./KingsNear.svelte')).default,
  facts: async () => (await import('./KingsFacts.svelte')).default,
  phases: async () => (await import('./KingsPhases.svelte')).default,
  telling: async (view) => (await import('./telling')).tellingOf(view as View),
  behind: async () => (await import('./dock/behind')).behind,
  shows: ['unit'],
  stepGlyphs: {
    deploy: 'banner',
    redeploy: 'banner',
    move: 'trail',
    charge: 'cavalry',
    volley: 'target',
    spell: 'star',
    nerve: 'wavering',
    regeneration: 'steady',
    roll_off: 'dice',
    undone: 'undo',
  },
  stops({ kind, places }, seat, view) {
    const { units } = view as View;
    return kind === 'combat' || (kind === 'nerve' && places.some((p) => units[p.slice('unit:'.length)]?.seat === sides[seat]));
  },
  keys: async () => (await import('./keys')).keys,
};
