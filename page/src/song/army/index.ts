export { default as All } from './Armies.svelte';
export { default as One } from './Editor.svelte';
