import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { followTheme, settings } from './play/settings.svelte.ts';
import { engine } from './shell/engine.ts';
import { watchAddress } from './shell/route.svelte.ts';
import { watchVersion } from './shell/version.svelte.ts';
import { watchBack } from './ui/panels.ts';
import { speak } from './words/words.svelte.ts';

followTheme();
watchBack();
watchAddress();
watchVersion();

// Before anything is drawn; without it the page is in English.
await speak(settings.language).catch(() => undefined);

const target = document.getElementById('app');
if (target) mount(App, { target });

// The worker starts when the first screen is painted.
requestAnimationFrame(() => setTimeout(engine));
