import type { OnlineCode } from '@tarmac/protocol';

/** What the server refuses, by its code. */
export const refusals: Record<OnlineCode, string> = {
  'bad-request': 'The server didn’t understand this. Reload the page and try again.',
  'not-a-guest': 'Type your name first.',
  'foreign-origin': 'This page doesn’t belong to the server. Open its own address.',
  'unknown-host': 'The server doesn’t know this address. Its owner can name it with PUBLIC_URL.',
  'not-a-member': 'Join the table first.',
  'not-your-seat': 'You have no seat at this table.',
  'not-the-host': 'Only the host can do this.',
  'not-over': 'The cards stay hidden until the game is over.',
  muted: 'The host has muted you at this table.',
  'not-found': 'The server has nothing at this address.',
  'no-such-table': 'There is no such table. It may have expired.',
  'no-such-person': 'That person is no longer at the table.',
  'bad-code': 'This code is wrong, used, or older than ten minutes.',
  'too-slow': 'The connection is too slow. Try again.',
  'seat-taken': 'Someone else was faster and took this seat.',
  'no-seat-free': 'All seats are taken.',
  'already-seated': 'You have a seat at this table already.',
  'already-begun': 'The game has begun.',
  'not-begun': 'The game hasn’t begun yet.',
  'too-few-players': 'There aren’t enough players for this game.',
  'vote-open': 'Decide about the other proposal first.',
  'no-such-vote': 'This proposal is no longer open.',
  'not-away': 'This player hasn’t been away long enough.',
  'too-many-undos': 'You have undone many moves this turn. Play on from here.',
  'id-used': 'This was sent already. Reload the page.',
  'wrong-type': 'The server didn’t understand this. Reload the page and try again.',
  'too-many': 'That was a lot at once. Wait a moment.',
  'too-many-tables': 'You have too many open tables. Finish some or leave them first.',
  'table-full': 'This table is full.',
  internal: 'Something went wrong on the server. Try again in a moment.',
  busy: 'The server is busy. Try again in a moment.',
};

export const noAnswer: string = 'The server doesn’t answer. Try again in a moment.';
