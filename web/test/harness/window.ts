import type { CDPSession, Page } from 'playwright-core';
import type { Size } from './sizes.ts';

/** Makes a page that was opened at one size as large as another; a window becomes a screen that is touched, and a window again. */
export function resizerOf(page: Page, opened: Size): (size: Size) => Promise<void> {
  let session: CDPSession | undefined;
  return async (size) => {
    await page.setViewportSize(size);
    const touch = size.touch === true;
    if (!session && touch === (opened.touch === true)) return;
    session ??= await page.context().newCDPSession(page);
    const { width, height } = size;
    await session.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: touch,
    });
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
  };
}
