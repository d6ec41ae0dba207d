import type { Parts } from '../lib/board';
import { marks } from './marks';

export const parts: Parts = {
  board: async () => (await import('./Throne.svelte')).default,
  replay: async () => (await import('./ThroneReplay.svelte')).default,
  side: async () => (await import('./ThroneSide.svelte')).default,
  cards: async () => (await import('./ThroneCards.svelte')).default,
  tokens: async () => (await import('./ThroneTokens.svelte')).default,
  phases: async () => (await import('./ThronePhases.svelte')).default,
  keys: async () => (await import('./keys')).keys,
  marks,
};
