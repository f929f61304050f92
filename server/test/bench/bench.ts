import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../server-process.ts';

/** What one run of the bench has made, and removes at its end. */
export class Bench {
  private readonly folders: string[] = [];
  private readonly servers: ServerProcess[] = [];

  folder(): string {
    const path = mkdtempSync(join(tmpdir(), 'tarmac-bench-'));
    this.folders.push(path);
    return path;
  }

  /** Not started yet: its store can be filled first. */
  server(): ServerProcess {
    const server = new ServerProcess(this.folder(), this.folder());
    this.servers.push(server);
    return server;
  }

  async end(): Promise<void> {
    for (const server of this.servers.splice(0)) await server.kill();
    for (const path of this.folders.splice(0)) rmSync(path, { recursive: true, force: true });
  }
}
