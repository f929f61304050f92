import { build, type Statement } from './queries.ts';

/** Changes a row, so that something really has to reach the disk. */
const TRIAL: Statement = {
  query: build.updateTable('store').set((row) => ({ tried: row('tried', '+', 1) })),
  rows: 1,
};

/** Whether something can be stored. After a failure this is found out by trying, once for all who ask meanwhile. */
export class Health {
  failing = false;
  private readonly write: (statements: readonly Statement[]) => Promise<void>;
  private trial: Promise<boolean> | undefined;

  constructor(write: (statements: readonly Statement[]) => Promise<void>) {
    this.write = write;
  }

  isWell(): Promise<boolean> {
    if (!this.failing) return Promise.resolve(true);
    this.trial ??= this.write([TRIAL])
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        this.trial = undefined;
      });
    return this.trial;
  }
}
