import type { Page, Request } from 'playwright-core';
import { waitingFor } from './waiting.ts';

/** Runs in the page. */
async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

interface Line {
  /** Once everything that the page asked for has come, and has been drawn. */
  quiet(): Promise<void>;
}

/** What a page asks the server for, from now on. */
export function lineOf(page: Page): Line {
  const open = new Set<Request>();
  const ended: (() => void)[] = [];
  const end = (request: Request): void => {
    open.delete(request);
    for (const resume of ended.splice(0)) resume();
  };
  page.on('request', (request) => {
    if (!isEndless(request)) open.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    async quiet() {
      while (open.size > 0) {
        const asked = [...open].map((request) => request.url()).join(', ');
        await waitingFor(`answers to ${asked}`, new Promise<void>((resume) => ended.push(resume)));
        // What has come may ask for more.
        if (open.size === 0) await page.evaluate(twoFrames);
      }
    },
  };
}

/** A stream has no end, and of the worker that all pages share no page hears one. */
function isEndless(request: Request): boolean {
  return /\/api\/events\?|\/hub\.worker-/.test(request.url());
}

/** Runs in the page: whether what loads once a table has come to rest is there. */
export function afterTheTable(): boolean {
  const loaded = performance.getEntriesByType('resource');
  const isThere = (part: string): boolean =>
    loaded.some(({ name }) => name.includes(part) && name.endsWith('.js'));
  return ['table-panels', 'enact', 'Stage'].every(isThere);
}
