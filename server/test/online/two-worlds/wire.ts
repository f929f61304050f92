import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';

/** What is sent to both worlds. */
export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A server as its callers reach it, by a real socket: all that comes back, as it comes, but for the date. */
export class Wire {
  private readonly port: number;
  private readonly agent = new Agent({ keepAlive: true });

  constructor(url: string) {
    this.port = Number(new URL(url).port);
  }

  ask(sent: Request): Promise<string> {
    return new Promise((resolve, reject) => {
      this.send(sent, this.agent, (response) => {
        let text = headOf(response);
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve(text));
      }).on('error', reject);
    });
  }

  /** Opens a stream; it has begun when its table was told. */
  async tap(sent: Request): Promise<Tap> {
    const tap = await new Promise<Tap>((resolve, reject) => {
      const asking = this.send(sent, false, (response) => resolve(new Tap(asking, response)));
      asking.on('error', reject);
    });
    await tap.until(/^event: (table|coded|room)$/m);
    return tap;
  }

  close(): void {
    this.agent.destroy();
  }

  private send(
    { method, path, headers, body }: Request,
    agent: Agent | false,
    answer: (response: IncomingMessage) => void,
  ): ClientRequest {
    const asking = request({ agent, host: '127.0.0.1', port: this.port, method, path, headers }, answer);
    return asking.end(body);
  }
}

/** A stream as bytes. What was taken is not kept. */
export class Tap {
  private text: string;
  private readonly asking: ClientRequest;
  private waiting: (() => void) | undefined;

  constructor(asking: ClientRequest, response: IncomingMessage) {
    this.asking = asking;
    this.text = headOf(response);
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      this.text += chunk;
      this.waiting?.();
    });
    response.on('error', () => {}); // cut by us
  }

  /** Waits until this has come, after what was taken. */
  async until(wanted: RegExp): Promise<void> {
    while (!wanted.test(this.text)) {
      await new Promise<void>((resolve) => {
        this.waiting = resolve;
      });
    }
  }

  /** All whole events that came, but for heartbeats: they come by the clock and not by the table. */
  take(): string {
    const end = this.text.lastIndexOf('\n\n') + 2;
    const taken = this.text.slice(0, end).replace(/^:\n\n/gm, '');
    this.text = this.text.slice(end);
    return taken;
  }

  close(): void {
    this.asking.destroy();
  }
}

function headOf({ statusCode, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, i) =>
    i % 2 === 0 && name.toLowerCase() !== 'date' ? [`${name}: ${rawHeaders[i + 1]}`] : [],
  );
  return `${statusCode}\n${lines.join('\n')}\n\n`;
}
