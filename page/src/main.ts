import '@fontsource/alegreya/latin-500.css';
import '@fontsource/alegreya/latin-500-italic.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya/latin-800.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/alegreya-sans/latin-800.css';
import './look/tokens.css';
import './look/components.css';
import './look/page.css';
import { mount } from 'svelte';
import App from './app/App.svelte';

const at = document.getElementById('page');
if (!at) throw new Error('the page has no place to stand');
mount(App, { target: at });
