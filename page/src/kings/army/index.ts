export { default as Armies } from './Armies.svelte';
export { default as Editor } from './Editor.svelte';
