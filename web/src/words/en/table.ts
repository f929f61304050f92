import type { DeviceCode } from '../../engine/api.ts';
import { refusedBy } from '../refused.ts';

/** What is refused, by its code. Illegal moves have better words in the catalogue of the game. */
const REFUSED: Record<DeviceCode, string> = {
  'not-json': 'This is not a record: the file cannot be read as JSON.',
  'too-large': 'This file is too large to be a record.',
  'bad-shape': 'Something in it is missing or has the wrong form.',
  'bad-format': 'This is not a record of Tarmac, or one of a format this version does not know.',
  'unknown-game': 'This version of Tarmac does not know the game.',
  'unknown-board': 'This version of Tarmac does not know the board.',
  'unknown-option': 'The game has no such option.',
  'unknown-bot': 'This version of Tarmac does not know the bot.',
  'unknown-move': 'The game has no such move.',
  'unknown-seat': 'There is no such seat at this table.',
  'bad-players': 'The game is not made for this number of players.',
  'bad-seed': 'A seed has 1 to 64 characters.',
  'bad-board': 'The board is not sound.',
  'bad-name': 'A name has at most 40 characters, and none that cannot be printed.',
  'bad-net': 'What this bot has learned cannot be read. Reload the page.',
  'bad-setup': 'These cards cannot have been dealt so.',
  'bad-notation': 'This move cannot be read.',
  'rules-version': 'The game was played by rules of a version this page does not have.',
  'not-your-turn': 'It is not your turn.',
  'illegal-move': 'The rules do not allow this.',
  'match-over': 'The game is over.',
  'nothing-to-undo': 'There is nothing to take back.',
  'wrong-result': 'The result in the record is not the one its moves lead to.',
  stale: 'The table has changed since you chose. Look again.',
  'not-agreed': 'Not everyone at the table has agreed.',
  'missing-net': 'A bot could not be loaded. Check your connection and try again.',
  'no-such-table': 'This browser has no such table.',
  'changed-elsewhere': 'This table was played on in another tab. You see it as it is now.',
  storage: 'The browser did not store the table.',
  internal: 'Something went wrong on our side.',
};

/** Where the code alone does not say enough. */
const REASONS: Readonly<Record<string, string>> = {
  'link-board':
    'A link cannot carry this game: its board does not come with Tarmac. Export the file instead.',
};

/** Around an open table, whatever the game: turns, undo, history, log, curtain, refusals by code. */
export const table = {
  you: 'You',
  refused: refusedBy(REFUSED, REASONS),
  exported: (file: string) => `Saved as ${file}.`,
  copied: 'Copied.',

  /** A turn that is done, where the person wants no button for it. */
  endsBySelf: 'The turn ends by itself in a moment. Undo stops it.',

  /** Of the browser's tab. */
  tab: {
    yourTurn: 'Your turn · Tarmac',
    turnOf: (name: string) => `${name} · Tarmac`,
    over: 'Over · Tarmac',
    past: 'History · Tarmac',
  },

  broken: {
    title: 'This does not open',
    notLoaded: 'A part of the page did not load: the network is gone, or a new version is here.',
    nothingLost: 'Your saved tables are as they were.',
    again: 'Try again',
  },

  notice: {
    missing: (bot: string) => `${bot} could not be loaded. Check your connection and try again.`,
    memory: 'This browser does not keep the game: export it before you close the tab.',
    export: 'Export',
    otherBoard: (board: string) =>
      `This board calls itself ${board}, but it is not the one that comes with Tarmac.`,
  },

  curtain: {
    hand: (name: string) => `Hand the device to ${name}`,
    says: 'The cards stay covered until then.',
    take: (name: string) => `I am ${name}`,
    choosing: 'Everyone chooses in secret, one after the other.',
  },

  history: {
    title: 'History',
    step: (step: number, steps: number) => `Move ${step} of ${steps}`,
    slider: 'Moment of the game',
    first: 'To the first move',
    back: 'One move back',
    forth: 'One move on',
    last: 'To the last move',
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    now: 'Back to now',
    result: 'To the result',
    fork: 'Continue from here',
    forkSays: 'As a new table; this one stays as it is.',
    link: 'Copy link',
    linkCopied: 'Link to this moment copied.',
    linkField: 'Link to this moment',
    linkSays: 'Copy it from here:',
    export: 'Export',
  },

  log: {
    title: 'What happened',
    empty: 'Nothing yet.',
    show: (step: number) => `Show move ${step}`,
  },

  menu: {
    title: 'Menu',
    table: 'This table',
    board: 'Board',
    players: 'Players',
    person: 'at this screen',
    seed: 'Seed',
    copySeed: 'Copy the seed',
    settings: 'Settings',
    rules: 'Rules',
    log: 'What happened',
    history: 'History',
    export: 'Export as a record',
    tables: 'All tables',
    leave: 'Leave the table',
    leaveSays: 'It is saved; continue whenever you like.',
  },

  settings: {
    groups: { look: 'Look', sound: 'Sound', help: 'Help', play: 'Play' },
    language: 'Language',
    languageSays: 'Changes at once, also in the middle of a turn.',
    theme: 'Light',
    themes: { auto: 'As the device', light: 'Day', dark: 'Night' },
    themeSays: 'Paper by day, a lamp over the table by night.',
    speeds: { 0: 'Off', 1: '1×', 2: '2×', 4: '4×' },
    pace: {
      speed: {
        name: 'Bots and moves',
        says: 'How fast bots play, planes fly and cards move. Off shows every move at once.',
      },
      ceremonies: {
        name: 'Scorings',
        says: 'How fast scorings, dividends and mergers are told. Off goes straight to the result.',
      },
    },
    sound: { name: 'Sounds', says: 'Short and quiet: a gong when it is your turn, a stamp, paper, coins.' },
    tryIt: 'Try it',
    vibration: {
      name: 'Vibration',
      says: 'A short one when it is your turn, and when something is refused.',
    },
    autoEnd: {
      name: 'End turns by themselves',
      says: 'A finished turn ends after three seconds unless you undo it. Not when several people share the screen.',
    },
    aidsBy: {
      scoreNow: {
        name: 'Points if it scored now',
        says: 'What each player would get from a scoring at this moment.',
      },
      chances: {
        name: 'Chances',
        says: 'How likely a scoring card is among the next cards, from what everyone knows.',
      },
      feed: { name: 'Whom do I feed?', says: 'What a move does to every holder, before you make it.' },
      rules: { name: 'Rule numbers', says: 'The rule beside everything that is refused or greyed out.' },
    },
  },
};
