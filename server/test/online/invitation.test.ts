import { request } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildApp, listen, Online } from '../../src/index.ts';
import { newId } from './client.ts';
import { GAME } from './tables.ts';
import { folder, world } from './world.ts';

interface Page {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** `fetch` would not send another Host. */
function page(url: string, path: string, headers: Record<string, string> = {}): Promise<Page> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}${path}`, { headers: { accept: 'text/html', ...headers } }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

const leads = ({ text }: Page): string =>
  /http-equiv="refresh" content="0; url=([^"]*)"/.exec(text)?.[1] ?? '';

describe('the page of an invitation', () => {
  test('refuses what the other routes refuse, as a page, and logs no id', async () => {
    const lines: string[] = [];
    const spy = vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    onTestFinished(() => spy.mockRestore());
    const root = folder();
    const online = await Online.open({ data: folder(), root, now: () => 1_800_000_000_000 });
    const app = await buildApp({ root, online, log: 'info' });
    const { port } = await listen(app, { host: '127.0.0.1', port: 0 });
    onTestFinished(() => app.close());
    const url = `http://127.0.0.1:${port}`;
    const path = '/t/SecretTable12345';
    const foreign = await page(url, path, { host: 'evil.example' });
    expect(foreign).toMatchObject({ status: 403, type: 'text/html; charset=utf-8' });
    expect(foreign.text).toContain('does not answer to that name');
    let last = await page(url, path);
    for (let asked = 0; asked < 1001 && last.status !== 429; asked++) last = await page(url, path);
    expect(last).toMatchObject({ status: 429, type: 'text/html; charset=utf-8' });
    const log = lines.join('');
    expect(log).toContain('"route":"/t/:id"');
    expect(log).toContain('"code":"unknown-host"');
    expect(log).not.toContain('SecretTable');
    expect(log).not.toContain('    at '); // no stack
  });

  test('leads to the application, which says that a table is gone, also for what is no id', async () => {
    const here = await world();
    for (const id of ['AAAAAAAAAAAAAAAA', 'short', 'a%20b%22%3E%3Cscript%3E']) {
      const gone = await page(here.url, `/t/${id}`);
      expect(gone.status).toBe(404);
      expect(gone.text).toContain('There is no such table.');
      expect(new URL(leads(gone), `${here.url}/t/${id}`).href).toBe(`${here.url}/#/t/${id}`);
    }
  });

  test('leads inside the path of PUBLIC_URL', async () => {
    const publicUrl = new URL('https://play.example.org/tarmac');
    const here = await world({ publicUrl });
    const ada = await here.client('Ada');
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const { room } = await ada.ok('newTable', { id: newId(), game: GAME, seats, access: 'link' });
    const { links } = await ada.ok('invitation', undefined, { params: { id: room.id } });
    const [link = ''] = links;
    const invited = await page(here.url, `/t/${room.id}`);
    expect(new URL(leads(invited), link).href).toBe(`https://play.example.org/tarmac/#/t/${room.id}`);
  });

  test.each([
    ['airlines-europe', 'Airlines Europe'],
    ['airlines-1990', 'Airlines 1990'],
    ['air-kwire', 'Air-Kwire'],
  ])('calls %s %s', async (game, title) => {
    const here = await world();
    const ada = await here.client('Ada');
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
    const { room } = await ada.ok('newTable', { id: newId(), game, seats, access: 'link' });
    const { text } = await page(here.url, `/t/${room.id}`);
    expect(text).toContain(`<title>${title} · Tarmac</title>`);
  });
});
