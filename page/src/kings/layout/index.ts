export { default as All } from './Layouts.svelte';
export { default as One } from './Editor.svelte';
