/** What `web/build/offline.ts` writes in front of the built script: the version it belongs to. */
export interface Build {
  /** Changes with every byte of the application. */
  readonly version: string;
  /** All that is needed without network, by address below the scope; '' is the document. */
  readonly files: readonly string[];
  /** Of all files together. */
  readonly bytes: number;
}

declare global {
  const BUILD: Build;
}
