import './look/all';
import { mount } from 'svelte';
import App from './app/App.svelte';

const at = document.getElementById('page');
if (!at) throw new Error('the page has no place to stand');
mount(App, { target: at });
