import { connect, type Socket } from 'node:net';

/** An event, and what it took on the line with everything around it. */
export interface WireEvent {
  readonly event: string;
  readonly id: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: events differ, and a reader knows which one it looks at
  readonly data: any;
  readonly bytes: number;
}

const LINE_END = Buffer.from('\r\n');
const HEAD_END = Buffer.from('\r\n\r\n');

/** A stream of the server, read from its socket: nothing between hides a byte. */
export class WireStream {
  /** Everything that came, headers and comments included. */
  bytes = 0;
  private readonly socket: Socket;
  private readonly hear: (event: WireEvent) => void;
  private rest: Buffer = Buffer.alloc(0);
  private open = false;
  private ended: string | null = null;

  constructor(url: string, path: string, token: string | undefined, hear: (event: WireEvent) => void) {
    const { hostname, port, host } = new URL(url);
    this.hear = hear;
    this.socket = connect(Number(port), hostname);
    this.socket.setNoDelay(true);
    const credential = token === undefined ? [] : [`Authorization: Bearer ${token}`];
    this.socket.write([`GET ${path} HTTP/1.1`, `Host: ${host}`, ...credential, '', ''].join('\r\n'));
    this.socket.on('data', (chunk) => this.take(chunk));
    this.socket.on('error', (error) => this.end(String(error)));
    this.socket.on('close', () => this.end('the server has closed the stream'));
  }

  /** Why nothing more comes; null while the stream stands. */
  get failure(): string | null {
    return this.ended;
  }

  close(): void {
    this.ended ??= 'closed';
    this.socket.destroy();
  }

  private end(why: string): void {
    this.ended ??= why;
  }

  private take(chunk: Buffer): void {
    this.bytes += chunk.length;
    this.rest = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    if (!this.open && !this.readHead()) return;
    while (this.readChunk());
  }

  private readHead(): boolean {
    const end = this.rest.indexOf(HEAD_END);
    if (end < 0) return false;
    const [status = ''] = this.rest.toString('latin1', 0, end).split('\r\n');
    if (!status.includes(' 200 ')) {
      this.ended = status;
      this.socket.destroy();
      return false;
    }
    this.open = true;
    this.rest = this.rest.subarray(end + HEAD_END.length);
    return true;
  }

  /** The server sends every event as a chunk of its own. */
  private readChunk(): boolean {
    const sized = this.rest.indexOf(LINE_END);
    if (sized < 0) return false;
    const from = sized + LINE_END.length;
    const size = Number.parseInt(this.rest.toString('latin1', 0, sized), 16);
    const bytes = from + size + LINE_END.length;
    if (this.rest.length < bytes) return false;
    const text = this.rest.toString('utf8', from, from + size);
    this.rest = this.rest.subarray(bytes);
    const [, event] = /^event: (.*)$/m.exec(text) ?? [];
    const [, id] = /^id: (.*)$/m.exec(text) ?? [];
    const [, data] = /^data: (.*)$/m.exec(text) ?? [];
    if (event !== undefined) this.hear({ event, id, data: JSON.parse(data ?? 'null'), bytes });
    return size > 0;
  }
}
