import { Agent, request } from 'node:http';

export interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: routes differ, and a caller knows which one it asked
  readonly json: any;
  /** From the first byte of the request to the last of the answer, in milliseconds. */
  readonly ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Asks once; `body` makes it a POST. */
export function ask(url: string, path: string, token: string | undefined, body?: unknown): Promise<Answered> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(
      url + path,
      {
        agent,
        method: text === undefined ? 'GET' : 'POST',
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(text !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const ms = performance.now() - began;
          const json = JSON.parse(Buffer.concat(parts).toString('utf8'));
          resolve({ status: answer.statusCode ?? 0, json, ms });
        });
        answer.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end(text);
  });
}

let asked = 0;

/** An id for a deed, as a client makes one up. */
export function newDeedId(): string {
  return `bench-${process.pid}-${String(++asked).padStart(12, '0')}`;
}
