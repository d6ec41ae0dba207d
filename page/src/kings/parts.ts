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
  quick: ['turns'],
  board: async () => (await import('./Kings.svelte')).default,
  replay: async () => (await import('./KingsReplay.svelte')).default,
  side: async () => (await import('./KingsSide.svelte')).default,
  tokens: async () => (await import('./KingsTokens.svelte')).default,
  near: async () => (await import('./KingsNear.svelte')).default,
  facts: async () => (await import('./KingsFacts.svelte')).default,
  phases: async () => (await import('./KingsPhases.svelte')).default,
  telling: async (view) => (await import('./telling')).tellingOf(view as View),
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
  keys: async () => (await import('./keys')).keys,
};
