export { default as All } from './All.svelte';
export { default as One } from './One.svelte';
