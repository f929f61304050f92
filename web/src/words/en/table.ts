import type { DeviceCode } from '../../engine/api.ts';
import { refusedBy } from '../refused.ts';

/** What is refused, by its code. Illegal moves have better words in the catalogue of the game. */
const REFUSED: Record<DeviceCode, string> = {
  'not-json': 'This is not a game file: it can’t be read as JSON.',
  'too-large': 'This file is too large to be a game.',
  'bad-shape': 'Something in it is missing or malformed.',
  'bad-format': 'This is not a game file of Tarmac, or this version doesn’t know its format.',
  'unknown-game': 'This version of Tarmac doesn’t know the game.',
  'unknown-board': 'This version of Tarmac doesn’t know the board.',
  'unknown-option': 'The game has no such option.',
  'unknown-bot': 'This version of Tarmac doesn’t know the bot.',
  'unknown-move': 'The game has no such move.',
  'unknown-seat': 'There is no such seat at this table.',
  'bad-players': 'This game doesn’t work with that number of players.',
  'bad-seed': 'A seed has 1 to 64 characters.',
  'bad-board': 'The board has errors.',
  'bad-name': 'A name has at most 40 characters, all of them printable.',
  'bad-net': 'This bot’s data can’t be read. Reload the page.',
  'bad-setup': 'These cards can’t have been dealt like this.',
  'bad-notation': 'This move can’t be read.',
  'rules-version': 'The game was played by a version of the rules that this page doesn’t have.',
  'not-your-turn': 'It’s not your turn.',
  'illegal-move': 'The rules don’t allow this.',
  'match-over': 'The game is over.',
  'nothing-to-undo': 'There is nothing to undo.',
  'wrong-result': 'The result in the file is not the one its moves lead to.',
  stale: 'Something happened while you were choosing. Look again.',
  'not-agreed': 'Not everyone at the table has agreed.',
  'missing-net': 'A bot couldn’t be loaded. Check your connection and try again.',
  'no-such-table': 'This browser doesn’t have that table.',
  'changed-elsewhere': 'The game continued in another tab. This is how it stands now.',
  storage: 'The browser couldn’t save the table. Export it to keep it.',
  internal: 'Something went wrong on our side.',
};

/** Where the code alone does not say enough. */
const REASONS: Readonly<Record<string, string>> = {
  'link-board':
    'This game doesn’t fit into a link, because its board doesn’t come with Tarmac. Export it as a file instead.',
};

/** Around an open table, whatever the game: turns, undo, history, log, curtain, refusals by code. */
export const table = {
  you: 'You',
  refused: refusedBy(REFUSED, REASONS),
  exported: (file: string) => `Saved as ${file}.`,
  copied: 'Copied.',

  /** A turn that is done, where the person wants no button for it. */
  endsBySelf: 'Your turn ends by itself in a moment. Undo stops it.',

  /** Of the browser's tab. */
  tab: {
    yourTurn: 'Your turn · Tarmac',
    turnOf: (name: string) => `${name} · Tarmac`,
    over: 'Game over · Tarmac',
    past: 'History · Tarmac',
  },

  broken: {
    title: 'This couldn’t be opened',
    notLoaded: 'Part of the page didn’t load. You may be offline, or there is a new version.',
    nothingLost: 'Your saved tables are safe.',
    again: 'Try again',
  },

  notice: {
    missing: (bot: string) => `${bot} couldn’t be loaded. Check your connection and try again.`,
    memory: 'This browser doesn’t save the game. Export it before you close the tab.',
    export: 'Export',
    otherBoard: (board: string) =>
      `This board is called ${board}, but it isn’t the one that comes with Tarmac.`,
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
    first: 'First move',
    back: 'Previous move',
    forth: 'Next move',
    last: 'Last move',
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    now: 'Back to now',
    result: 'See the result',
    fork: 'Continue from here',
    forkSays: 'As a new table; this one stays as it is.',
    link: 'Copy link',
    linkCopied: 'Link to this moment copied.',
    linkField: 'Link to this moment',
    linkSays: 'Copy it from here:',
    export: 'Export',
  },

  log: {
    title: 'Log',
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
    log: 'Log',
    history: 'History',
    export: 'Export as a file',
    tables: 'All tables',
    leave: 'Leave the table',
    leaveSays: 'It is saved; continue whenever you like.',
  },

  settings: {
    groups: { look: 'Look', sound: 'Sound', help: 'Help', play: 'Play' },
    language: 'Language',
    languageSays: 'Changes right away, even in the middle of a turn.',
    theme: 'Day and night',
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
    sound: {
      name: 'Sounds',
      says: 'Short and quiet: a gong for your turn and for a scoring, a stamp, a propeller, coins.',
    },
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
        name: 'Points if scored now',
        says: 'What each player would get if a scoring came now.',
      },
      chances: {
        name: 'Chances',
        says: 'How likely a scoring card is among the next cards, going by what everyone knows.',
      },
      feed: { name: 'Who gains?', says: 'What a move brings every shareholder, before you make it.' },
      rules: { name: 'Rule numbers', says: 'The rule next to everything that is refused or greyed out.' },
    },
  },
};
