import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addresses, buildApp, CannotListen, listen, Online } from '@tarmac/server';
import type { Arguments } from '../arguments.ts';
import type { Command, ExitCode } from '../command.ts';
import { InputError } from '../command.ts';
import { print, printJson } from '../output.ts';
import { DATA_FLAG, explainingStore, storePlace } from '../store-folder.ts';

const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const PORTS = { from: 0, to: 65_535 };

export const serve: Command = {
  usage: '[--port N] [--host H] [--data DIR] [--public-url URL]',
  summary: 'Serves the application, and tables online, to browsers on this machine and in its network.',
  flags: {
    port: {
      value: 'N',
      help: 'exactly this port (or PORT in the environment); else the first free from 8080 on',
    },
    host: { value: 'H', help: 'the address to listen on; else 0.0.0.0, which is all of them' },
    root: { value: 'DIR', help: 'a build in another folder' },
    data: DATA_FLAG,
    'public-url': {
      value: 'URL',
      help: 'how people reach this server from outside (or PUBLIC_URL); invitations then lead there',
    },
    'known-host': {
      value: 'NAME',
      help: 'another name of this server; requests under unknown names are refused',
      many: true,
    },
    'files-only': {
      help: 'no tables online: only the application, which then plays alone or around one screen',
    },
    log: {
      value: 'LEVEL',
      help: 'warn, or info for every request (or TARMAC_LOG); JSON lines on standard error',
    },
  },
  notes: ['Serves what `npm run build` made; `npm start` does both. Ctrl-C stops it.'],
  run,
};

async function run(given: Arguments): Promise<ExitCode> {
  given.noWords();
  const asked = askedPort(given);
  const root = resolve(given.text('root') ?? BUILT);
  if (!existsSync(join(root, 'index.html'))) {
    throw new InputError(
      `There is no build in ${root}: \`npm run build\` makes one, \`npm start\` makes and serves it.`,
    );
  }
  const host = given.text('host') ?? '0.0.0.0';
  const app = await buildApp({ root, log: logLevel(given), ...(await openOnline(given, root)) });
  const stopped = new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  });
  try {
    const { port, taken } = await listen(app, { host, port: asked });
    tell(host, port, taken, given.switched('json'));
  } catch (error) {
    await app.close();
    if (error instanceof CannotListen) throw new InputError(error.message);
    throw error;
  }
  await stopped;
  await app.close();
  return 0;
}

async function openOnline(given: Arguments, root: string): Promise<{ online?: Online }> {
  if (given.switched('files-only')) return {};
  const publicUrl = publicUrlOf(given.text('public-url') ?? process.env.PUBLIC_URL ?? '');
  const data = storePlace(given);
  const hosts = given.texts('known-host');
  return { online: await explainingStore(() => Online.open({ data, root, publicUrl, hosts })) };
}

function publicUrlOf(text: string): URL | undefined {
  if (text === '') return undefined;
  const url = URL.parse(text);
  if (url && (url.protocol === 'http:' || url.protocol === 'https:') && url.search === '' && url.hash === '')
    return url;
  throw new InputError(`The public address must be like https://example.org/, not ${JSON.stringify(text)}.`);
}

const LEVELS = ['error', 'warn', 'info', 'debug'];

function logLevel(given: Arguments): string {
  const level = given.text('log') ?? (process.env.TARMAC_LOG || 'warn');
  if (LEVELS.includes(level)) return level;
  throw new InputError(`--log is one of ${LEVELS.join(', ')}, not ${JSON.stringify(level)}.`);
}

function askedPort(given: Arguments): number | undefined {
  const flag = given.count('port', PORTS);
  const variable = process.env.PORT;
  if (flag !== undefined || variable === undefined || variable === '') return flag;
  if (!/^\d{1,5}$/.test(variable) || Number(variable) > PORTS.to) {
    throw new InputError(
      `PORT must be a whole number from ${PORTS.from} to ${PORTS.to}, not ${JSON.stringify(variable)}.`,
    );
  }
  return Number(variable);
}

function tell(host: string, port: number, taken: number | null, asJson: boolean): void {
  const { here, network } = addresses(host, port);
  if (asJson) {
    printJson({ here, network, port });
    return;
  }
  if (taken !== null) print(`Another program uses port ${taken}, so this is ${port}.`);
  print(`Tarmac is ready: ${here}`);
  for (const address of network) print(`In your network:  ${address}`);
  print('Ctrl-C stops it.');
}
