import type { Size } from '../harness/sizes.ts';
import type { Driver } from './driver.ts';
import { findFirefox, startFirefox } from './firefox.ts';
import { findWebKit, startWebKit } from './webkit.ts';

interface Engine {
  readonly name: string;
  /** What somebody has to install to have it. */
  readonly packages: string;
  /** Finds or installs it; how it is started then, null where there is none. */
  readonly find: () => ((size: Size) => Promise<Driver>) | null;
}

export const ENGINES: readonly Engine[] = [
  {
    name: 'firefox',
    packages: 'firefox-esr (or name one: FIREFOX=/path/to/firefox)',
    find() {
      const firefox = findFirefox();
      return firefox === null ? null : (size) => startFirefox(firefox, size);
    },
  },
  {
    name: 'webkit',
    packages: 'webkit2gtk-driver and xvfb',
    find() {
      const webkit = findWebKit();
      return webkit === null ? null : (size) => startWebKit(webkit, size);
    },
  },
];
