import { keep, recall } from './memory';

type Theme = 'light' | 'dark';

const system = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-color-scheme: dark)');

const kept = recall('theme');
const state = $state<{ chosen: Theme | null; system: Theme }>({
  chosen: kept === 'light' || kept === 'dark' ? kept : null,
  system: system?.matches ? 'dark' : 'light',
});

system?.addEventListener('change', (e) => {
  state.system = e.matches ? 'dark' : 'light';
});

export const theme = (): Theme => state.chosen ?? state.system;

/** Switches between light and dark; what the system says anyway need not be kept. */
export function toggleTheme(): void {
  const next: Theme = theme() === 'dark' ? 'light' : 'dark';
  state.chosen = next === state.system ? null : next;
  keep('theme', state.chosen);
}

export const chosenTheme = (): Theme | null => state.chosen;
