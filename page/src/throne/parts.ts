import './tokens.css';
import type { Parts } from '../lib/contract';
import glyphs from './glyphs.svg?raw';
import { seats } from './seats';
import type { View } from './types';
import { gameWords } from './words/game';

export const parts: Parts = {
  card: {
    place: 1,
    glyph: 'throne',
    icons: ['person', 'clock', 'letter'],
    arms: ['stark', 'greyjoy', 'lannister', 'baratheon', 'tyrell'],
    art: async () => (await import('./art.svg?raw')).default,
  },
  words: gameWords,
  seats,
  glyphs,
  board: async () => (await import('./Throne.svelte')).default,
  replay: async () => (await import('./ThroneReplay.svelte')).default,
  act: async () => (await import('./ThroneAct.svelte')).default,
  picture: async () => (await import('./ThronePicture.svelte')).default,
  figures: async () => (await import('./figures')).figures,
  side: async () => (await import('./ThroneSide.svelte')).default,
  cards: async () => (await import('./ThroneCards.svelte')).default,
  tokens: async () => (await import('./ThroneTokens.svelte')).default,
  near: async () => (await import('./ThroneNear.svelte')).default,
  facts: async () => (await import('./ThroneFacts.svelte')).default,
  phases: async () => (await import('./ThronePhases.svelte')).default,
  telling: async (view) => (await import('./telling')).tellingOf(view as View),
  behind: async () => (await import('./behind')).behind,
  shows: ['area'],
  stepGlyphs: {
    westeros: 'cards',
    muster: 'castle',
    bid: 'crown',
    ranks: 'throne',
    wildlings: 'wildling',
    raven: 'raven',
    raid: 'g-raid',
    march: 'g-march',
    power: 'g-consolidate',
    supply: 'barrel',
    orders: 'eye',
    undone: 'undo',
  },
  stops: ({ kind }) => kind === 'westeros' || kind === 'orders' || kind === 'bid', // what is turned over for all
  keys: async () => (await import('./keys')).keys,
};
