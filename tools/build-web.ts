// `npm run build`: builds the application into web/dist. `--stale` builds only when the sources have changed;
// `--out DIR` builds elsewhere.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildInto } from './build-into.ts';
import { readNote } from './publish.ts';
import { hashSources } from './web-sources.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

// Also when tests call it: what is tested is what is served.
process.env.NODE_ENV = 'production';

const { values } = parseArgs({ options: { stale: { type: 'boolean' }, out: { type: 'string' } } });
const served = resolve(values.out ?? `${root}web/dist`);
const hash = hashSources(root);

if (!values.stale || readNote(served)?.hash !== hash) {
  const begin = performance.now();
  console.log('Building the application …');
  try {
    await buildInto(served, hash, { configFile: `${root}web/vite.config.ts`, logLevel: 'warn' });
    console.log(`Built in ${((performance.now() - begin) / 1000).toFixed(1)} s.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
