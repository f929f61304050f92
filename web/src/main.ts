import './offline/invited.ts'; // first: what follows reads the address
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { followPaper } from './offline/frame-colour.ts';
import { watchInstall } from './offline/install.svelte.ts';
import { watchOffline } from './offline/offline.svelte.ts';
import { holdVersion } from './offline/version.ts';
import { followTheme, settings } from './play/settings.svelte.ts';
import { engine } from './shell/engine.ts';
import { watchAddress } from './shell/route.svelte.ts';
import { watchVersion } from './shell/version.svelte.ts';
import { watchBack } from './ui/panels.ts';
import { speak } from './words/words.svelte.ts';

followTheme();
followPaper();
holdVersion();
watchInstall();
watchBack();
watchAddress();
watchVersion();
// Safari shows what is held down on a touch screen only where somebody listens to touches.
document.addEventListener('touchstart', () => undefined, { passive: true });

function start(): void {
  const target = document.getElementById('app');
  if (target) mount(App, { target });

  // The worker starts when the first screen is painted.
  requestAnimationFrame(() => setTimeout(engine));
  void watchOffline();
}

// Before anything is drawn; without it the page is in English. Nothing is awaited up here: the texts of a language
// may come from a file that imports this one, and both would wait for each other.
void speak(settings.language)
  .catch(() => undefined)
  .then(start);
