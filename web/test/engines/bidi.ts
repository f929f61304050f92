import { LONGEST } from './driver.ts';

type Message =
  | { readonly type: 'success'; readonly id: number; readonly result: unknown }
  | { readonly type: 'error'; readonly id: number; readonly error: string; readonly message: string }
  | { readonly type: 'event'; readonly method: string; readonly params: unknown };

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A connection by WebDriver BiDi: commands with answers, and events. */
export class Bidi {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  private constructor(socket: WebSocket, onEvent: (method: string, params: unknown) => void) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.type === 'event') return onEvent(message.method, message.params);
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.type === 'success') waiting?.resolve(message.result);
      else waiting?.reject(new Error(`${message.error}: ${message.message}`));
    });
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The browser has gone.'));
    });
  }

  static connect(url: string, onEvent: (method: string, params: unknown) => void): Promise<Bidi> {
    const socket = new WebSocket(url);
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(new Bidi(socket, onEvent)));
      socket.addEventListener('error', () => reject(new Error(`Nobody answers at ${url}.`)));
    });
  }

  send<Result>(method: string, params: object): Promise<Result> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const tooLong = setTimeout(() => reject(new Error(`${method} hangs.`)), LONGEST);
      const settled = <T>(settle: (value: T) => void) => {
        return (value: T): void => {
          clearTimeout(tooLong);
          settle(value);
        };
      };
      this.#waiting.set(id, {
        resolve: settled((result) => resolve(result as Result)),
        reject: settled(reject),
      });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.close();
  }
}
