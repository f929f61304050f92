import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { followTheme } from './play/settings.svelte.ts';
import { engine } from './shell/engine.ts';
import { watchAddress } from './shell/route.svelte.ts';
import { watchVersion } from './shell/version.svelte.ts';
import { watchBack } from './ui/panels.ts';

followTheme();
watchBack();
watchAddress();
watchVersion();

const target = document.getElementById('app');
if (target) mount(App, { target });

// The worker starts when the first screen is painted.
requestAnimationFrame(() => setTimeout(engine));
