import { mount } from 'svelte';
import App from './App.svelte';
import './lib/tokens.css';
import './lib/fonts.css';
import './lib/base.css';
import { loadShell } from './lib/texts.svelte';
import { settings } from './lib/settings.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
await loadShell(settings.language);
mount(App, { target });
