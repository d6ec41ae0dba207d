export { default as All } from './Plans.svelte';
export { default as One } from './PlanEditor.svelte';
