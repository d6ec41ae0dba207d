import type { Component } from 'svelte';
import type { BoardProps, Parts } from '../lib/board';
import { marks } from './marks';

// A glob, so that the page builds while there is no dock yet.
const found = import.meta.glob<Component<BoardProps>>('./Kings.svelte', { import: 'default' });
const board = found['./Kings.svelte'];

export const parts: Parts = {
  ...(board && { board }),
  replay: async () => (await import('./KingsReplay.svelte')).default,
  side: async () => (await import('./KingsSide.svelte')).default,
  tokens: async () => (await import('./KingsTokens.svelte')).default,
  phases: async () => (await import('./KingsPhases.svelte')).default,
  marks,
};
