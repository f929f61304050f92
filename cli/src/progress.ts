const PATIENCE_MS = 2000;
const EVERY_MS = 100;
const WIDTH = 30;

/** A bar for what lasts longer than two seconds; nothing where standard error is no terminal. */
export class Progress {
  private readonly what: string;
  private readonly total: number;
  private readonly begin = performance.now();
  private last = 0;
  private shown = false;

  constructor(what: string, total: number) {
    this.what = what;
    this.total = total;
  }

  update(done: number): void {
    if (!process.stderr.isTTY) return;
    const now = performance.now();
    if (now - this.begin < PATIENCE_MS || now - this.last < EVERY_MS) return;
    this.last = now;
    this.shown = true;
    const part = Math.min(1, done / this.total);
    const filled = Math.round(part * WIDTH);
    const left = part > 0 ? ((now - this.begin) / 1000) * (1 / part - 1) : 0;
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
    const percent = `${Math.floor(part * 100)} %`.padStart(5);
    process.stderr.write(`\r${this.what} ${bar} ${percent}, ${Math.ceil(left)} s left\x1b[K`);
  }

  /** Wipes the bar before anything else is printed. */
  end(): void {
    if (this.shown) process.stderr.write('\r\x1b[K');
    this.shown = false;
  }
}
