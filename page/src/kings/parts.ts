import type { Parts } from '../lib/board';
import { marks } from './marks';
import type { View } from './types';

export const parts: Parts = {
  board: async () => (await import('./Kings.svelte')).default,
  replay: async () => (await import('./KingsReplay.svelte')).default,
  side: async () => (await import('./KingsSide.svelte')).default,
  tokens: async () => (await import('./KingsTokens.svelte')).default,
  phases: async () => (await import('./KingsPhases.svelte')).default,
  names: async (view) => (await import('./known')).knownIn(view as View),
  choices: async () => await import('./choices'),
  keys: async () => (await import('./keys')).keys,
  marks,
};
