import { onTestFinished } from 'vitest';
import { ServerProcess } from '../server-process.ts';
import { folder } from './world.ts';

/** A server in a process of its own that ends with the test. */
export function serverProcess(data = folder()): ServerProcess {
  const server = new ServerProcess(data, folder());
  onTestFinished(() => server.kill());
  return server;
}
