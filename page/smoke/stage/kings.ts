import { mount } from 'svelte';
import '../../src/look/all';
import Stage from './KingsStage.svelte';

mount(Stage, { target: document.getElementById('stage')! });
