import manifest from '../../package.json' with { type: 'json' };
import { applicationIn } from './application.ts';

/** The version of the built application that is served now. */
export function buildOf(root: string): string {
  return applicationIn(root)?.version ?? manifest.version;
}
