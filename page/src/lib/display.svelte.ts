// How a player wants the page to look: its theme and motion, and what boards show besides what the rules put there.
import { Setting, Switch } from './setting.svelte';

/** Names wherever there is room; else only of what is pointed at or chosen. */
export const names = new Switch('names', 'on');
/** What the others moved last stays marked. */
export const lastMoves = new Switch('trail', 'on');

/** As the system has it, or as little as possible. */
export const motions = ['system', 'less'] as const;
export const motion = new Setting('motion', motions, 'system');

/** As the system has it, or always one of them. */
export const themes = ['system', 'light', 'dark'] as const;
export const theme = new Setting('theme', themes, 'system');
