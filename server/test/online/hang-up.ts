import { connect } from 'node:net';
import type { Client } from './client.ts';

/** Sends a request and hangs up before the answer can be read. */
export function sendAndHangUp({ url, token }: Client, path: string, body: unknown): Promise<void> {
  const text = JSON.stringify(body);
  const { port } = new URL(url);
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
    });
    socket.on('close', () => resolve());
  });
}
