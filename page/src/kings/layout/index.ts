export { default as Layouts } from './Layouts.svelte';
export { default as Editor } from './Editor.svelte';
