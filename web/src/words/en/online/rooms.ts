import { durationIn } from '../../duration.ts';
import { list } from '../people.ts';

const lasting = durationIn('en-GB', 'a moment');
const players = (n: number): string => (n === 1 ? '1 player' : `${n} players`);

/** Setting a table up for people elsewhere. */
export const setup = {
  where: 'Where you play',
  ways: { screen: 'This screen', online: 'Online' },
  says: 'Everyone plays on their own device. Open the table, then send your friends the link.',
  you: 'You',
  free: 'Free seat',
  name: 'Your name',
  nameSays: 'The others see it at the table.',
  nameMissing: 'Type your name first.',
  access: 'Who may join',
  accesses: { link: 'People with the link', listed: 'Anyone on this server' },
  absence: 'If someone is away',
  absenceSays: 'After this time, the others can agree to let a bot play for them.',
  lasting: (milliseconds: number) => lasting(milliseconds),
  open: 'Open the table',
};

/** A game of this device goes on with people elsewhere. */
export const bring = {
  title: 'Continue online',
  waySays: 'Friends play on from here.',
  of: (table: string) => `Continue ${table} online`,
  says: 'The game continues where it stands, and everyone plays on their own device. Your table here stays as it is: the others get a copy.',
  who: (seat: number, name: string) => `Who plays seat ${seat} (${name}) from now on`,
  others: 'The others',
  dealt:
    'Before they sit down, the others are told that the cards were dealt on your device. The server reshuffles what nobody has seen yet.',
};

/** What somebody sees who opens an invitation. */
export const pass = {
  title: 'Boarding pass',
  invites: (host: string) => `${host} invites you to play`,
  invited: 'You are invited to play',
  host: 'Host',
  board: 'Board',
  options: 'Options',
  usual: 'As usual',
  away: 'If someone is away',
  awaySays: (milliseconds: number) => `After ${lasting(milliseconds)} a bot may take over`,
  seats: 'At the table',
  nameMissing: 'Type your name first.',
  take: (seat: number) => `Take seat ${seat}`,
  watch: 'Watch',
  watchInstead: 'Watch instead',
  begun: 'The game has begun. You can watch it.',
  full: 'All seats are taken. You can watch.',
  over: 'The game is over. You can see how it went.',
  brought: (name: string) =>
    `The cards of this game were dealt on ${name}’s device. The server reshuffles what nobody has seen yet.`,
  gone: 'There is no such table',
  goneSays: 'It may have expired, or the link is incomplete.',
  watchSays: 'With a name you can chat with the others. Without one you just watch.',
};

/** The link that the others need. */
export const invitation = {
  title: 'Invite your friends',
  says: 'Send them the link, or let them scan the code.',
  link: 'Link to this table',
  copy: 'Copy the link',
  copied: 'Link copied.',
  share: 'Send the link',
  shareText: (game: string) => `Play ${game} with me.`,
  address: 'Which address',
  addressSays: 'This computer has several addresses. Choose one that your friends can reach.',
  code: (address: string) => `QR code of ${address}`,
};

/** Before the cards are dealt. */
export const lounge = {
  title: 'Waiting room',
  about: (board: string) => `Waiting room: ${board}`,
  heads: { seat: 'Seat', who: 'Player', status: 'Status' },
  free: 'Free seat',
  boarding: 'Boarding',
  here: 'Here',
  away: 'Away',
  awaySays: (milliseconds: number) => `Away for ${lasting(milliseconds)}`,
  you: 'You',
  host: 'Host',
  watching: (n: number) => (n === 1 ? '1 person is watching.' : `${n} people are watching.`),
  freeSeat: (seat: number, name: string) => `Free seat ${seat} (${name})`,
  freeIt: 'Free the seat',
  botFor: (seat: number) => `Bot for seat ${seat}`,
  seatBot: 'Seat a bot',
  take: (seat: number) => `Take seat ${seat}`,
  takeIt: 'Take the seat',
  start: 'Deal the cards',
  goOn: 'Continue the game',
  startWithout: (n: number) => `Start with ${players(n)}`,
  startWithoutSays: 'Without the free seats',
  fill: 'Start with bots',
  fillSays: (level: string) => `Free seats: ${level}`,
  tooFew: (min: number) => `The game needs at least ${players(min)}.`,
  waitForHost: (host: string) => `${host} starts the game. It opens here by itself.`,
  waitForStart: 'The game opens here by itself when it starts.',
  ready: 'Start when everyone is here.',
  leave: 'Leave the table',
  talk: 'Chat',
  join: 'Join the table',
  joined: (name: string, seat: number) => `${name} took seat ${seat}.`,
  freed: (seat: number) => `Seat ${seat} is free.`,
};

/** Tables of this guest, tables to join, and other devices. */
export const lobby = {
  title: 'Online tables',
  mine: 'Your tables',
  none: 'You have no online tables yet.',
  noneSays: 'Choose a game, set up a table and pick “Online”.',
  toGames: 'Choose a game',
  open: 'Tables you can join',
  noneOpen: 'No table is looking for players right now.',
  yourTurn: 'Your turn',
  since: (state: string, milliseconds: number) =>
    milliseconds < 60_000 ? state : `${state}, for ${lasting(milliseconds)}`,
  waitsFor: (names: readonly string[]) => `${list(names)} to move`,
  gathering: (free: number) =>
    free === 0 ? 'All seats are taken' : free === 1 ? '1 seat is free' : `${free} seats are free`,
  over: 'Game over',
  brought: (name: string) => `Continues a game from ${name}’s device`,
  resume: (title: string) => `Open ${title}`,
};

/** The same guest on another device. */
export const device = {
  title: 'Continue on another device',
  says: 'Scan the code with the other device, or type it there. It works once, within ten minutes.',
  show: 'Continue on another device',
  enter: 'Enter a code',
  enterSays: 'Your other device shows it under “Online tables”.',
  scan: 'QR code for your other device',
  use: 'Continue here',
  welcome: (name: string) => `You are ${name} here too.`,
  known: (name: string) => `You play as ${name}.`,
  expired: 'This code is too old. Make another one.',
  another: 'Make another code',
  replaces: (name: string) =>
    `You play as ${name} on this device. With the code you become the player of the other device, and you can no longer reach ${name}’s seats from here.`,
  replace: 'Replace this player',
  keep: (name: string) => `Stay ${name}`,
};

/** Where there is no server, or none answers. */
export const noServer = {
  title: 'No server here',
  says: 'Tarmac runs here without a server, so there are no online tables. Open the whole link you were sent.',
};
