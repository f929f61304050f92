/** Chromium's way to let a page ask; other browsers install from their own menus. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let prompt = $state.raw<InstallPrompt | null>(null);

export function canInstall(): boolean {
  return prompt !== null;
}

/** Called once: the browser offers it early, the button for it is in the settings. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
  });
  addEventListener('appinstalled', () => {
    prompt = null;
  });
}

export async function install(): Promise<void> {
  const asked = prompt;
  prompt = null; // one prompt can be shown once
  await asked?.prompt();
}
