import { durationIn } from '../../duration.ts';
import { list } from '../people.ts';

const lasting = durationIn('en-GB', 'a moment');

/** Around an open table online. */
export const around = {
  /** The lamp beside a name. */
  presence: { here: 'here', away: 'away', standIn: 'a bot plays', bot: 'bot' },
  holding: 'Holding pattern',
  holdingSays: 'Your moves are safe. We are looking for the tower.',
  people: 'At the table',
  waitsFor: (names: readonly string[], milliseconds: number) =>
    `Waiting for ${list(names)}, ${lasting(milliseconds)}`,
  decides: (milliseconds: number) =>
    milliseconds < 60_000 ? 'to decide' : `to decide for ${lasting(milliseconds)}`,
  watches: 'watching',
  away: (milliseconds: number) => `away for ${lasting(milliseconds)}`,
  stuck: (bot: string) => `The server couldn’t load ${bot}. The game continues as soon as it can.`,
  standIn: 'A bot plays your seat.',
  takeBack: 'Take my seat back',
  over: 'The game is over.',
  endedTogether: 'You all agreed to end the game. It has no result.',
  record: 'Save the game file',
  rematch: 'Play again together',
  toRematch: 'To the new table',
  rematchSays: 'The next game is waiting.',
  menu: {
    end: 'Propose to end the game',
    endSays: 'Without a result, if everyone agrees.',
    leave: 'Leave for now',
    leaveSays: 'A bot plays your seat until you return.',
    stop: 'Stop watching',
    stopSays: 'The table leaves your list.',
    lobby: 'Online tables',
    home: 'Start page',
    homeSays: 'Your seat stays yours. The table waits for you.',
  },
};

/** What all people decide together. */
export const votes = {
  rewind: (name: string, step: number) => `${name} proposes to go back to move ${step}.`,
  yourRewind: (step: number) => `You propose to go back to move ${step}.`,
  end: (name: string) => `${name} proposes to end the game without a result.`,
  yourEnd: 'You propose to end the game without a result.',
  bot: (name: string, absent: string) => `${name} proposes that a bot plays for ${absent}.`,
  yourBot: (absent: string) => `You propose that a bot plays for ${absent}.`,
  missing: (names: readonly string[]) => `Waiting for ${list(names)}.`,
  agree: 'Agree',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
  rewindHere: 'Propose to go back here',
  rewindSays: 'Everyone has to agree.',
  seatBot: (name: string) => `Propose a bot for ${name}`,
};

/** What people say to each other. */
export const talk = {
  title: 'Chat',
  /** By whose rules times are written. */
  locale: 'en-GB',
  drawer: 'At the table',
  tabs: 'What to show',
  byTab: { talk: 'Chat', log: 'Log' },
  empty: 'Nobody has said anything yet.',
  field: 'Message',
  placeholder: 'Say something to the table',
  send: 'Send',
  muted: 'The host has muted you at this table.',
  join: 'Only people who joined the table can chat.',
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Let ${name} speak`,
  reactions: 'Reactions',
  byReaction: {
    'well-played': 'Well played',
    thanks: 'Thank you',
    oops: 'My mistake',
    hurry: 'Your turn?',
    laugh: 'Ha ha',
    wow: 'Wow',
  },
  reacted: (name: string, reaction: string) => `${name}: ${reaction}`,
  unread: (n: number) => (n === 1 ? 'Chat, 1 new message' : `Chat, ${n} new messages`),
};
