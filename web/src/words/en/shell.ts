import { listFormat } from '../figures.ts';
import { timeAgo } from '../time-ago.ts';
import { levels } from './levels.ts';

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];
const number = (n: number): string => NUMBERS[n] ?? String(n);
const list = listFormat('en-GB');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Start, setup, saved tables, settings, menus: everything that is the same for all games. */
export const shell = {
  title: 'Tarmac',
  close: 'Close',
  toStart: 'Start page',
  loading: 'One moment',
  pageTitle: (page: string) => `${page} · Tarmac`,
  /** The page that lays the games side by side, and the way there. */
  differences: 'How the three games differ',

  /** Whatever is asked of a page that is no longer there. */
  newVersion: {
    says: 'A new version of Tarmac is ready. Your table is saved.',
    reload: 'Reload',
    later: 'Later',
  },

  names: {
    you: 'You',
    playerNumber: (n: number) => `Player ${n}`,
    /** First names of bots: short, each with its own initial. */
    botNames: ['Bruno', 'Chiara', 'Emil', 'Dora', 'Felix', 'Greta'],
    /** A bot under its first name at the table. */
    withBot: (name: string, bot: string) => `${name} (${bot})`,
    listOf: (names: readonly string[]) => list.format(names),
  },

  levels,
  strength: (level: number, levels: number) => `level ${level} of ${levels}`,

  start: {
    lead: 'Three board games about airlines, shares and routes.',
    leadSecond: 'Play against bots, or with friends at one screen.',
    leadOnline: 'Play against bots, or with friends at one screen or online.',
    games: 'The games',
    playNow: 'Play now',
    /** For a game that is not the chosen one. */
    play: 'Play',
    against: (bots: number, level: string) =>
      `${capital(number(bots))} ${bots === 1 ? 'bot' : 'bots'}: ${level}`,
    players: (min: number, max: number) => `${min}–${max} players`,
    learn: 'Learn to play',
    learnSays: 'First time? Ten minutes',
    setUp: 'Set up a table',
    carryOn: 'Continue',
    nothingSaved: 'Every move is saved in this browser right away. Close the tab whenever you like.',
    allTables: (n: number) => `All tables (${n})`,
    /** The way to tables online, and what waits there. */
    online: 'Online tables',
    onlineWaiting: (n: number) => (n === 1 ? 'Online: 1 waits for you' : `Online: ${n} wait for you`),
    onlineOpen: (n: number) => (n === 1 ? 'Online: 1 table to join' : `Online: ${n} tables to join`),
    openRecord: 'Open a game file',
    dropRecord: 'Drop the file to open it',
    notAffiliated: 'Not affiliated with the designers or publishers of these games.',
    noAccount: 'No account, no advertising.',
    starting: 'Shuffling',
  },

  summary: {
    /** "Airlines Europe, four players"; with several people: their names. */
    title: (game: string, players: number, people: readonly string[]) =>
      people.length > 1 ? `${game}, ${list.format(people)}` : `${game}, ${number(players)} players`,
    yourTurn: 'Your turn',
    turnOf: (name: string) => `${name} to move`,
    choosing: (names: readonly string[]) => `${list.format(names)} to choose`,
    youWon: (points: number) => `You won with ${points} points`,
    won: (names: readonly string[], points: number) => `${list.format(names)} won with ${points} points`,
    moves: (n: number) => (n === 1 ? '1 move' : `${n} moves`),
    /** How long ago, in the largest unit that fits. */
    ago: timeAgo('en', 'just now'),
  },

  record: {
    cannotOpen: 'This file can’t be opened',
    file: (name: string) => `File: ${name}`,
    where: (path: string) => `Where: ${path}`,
    atStep: (step: number) => `At move ${step} of the game.`,
    nothingLost: 'Your tables are safe.',
  },

  setup: {
    /** The page of a game, and what the browser's tab says of it. */
    title: (game: string) => `Set up ${game}`,
    seats: 'Who plays',
    count: 'Players',
    who: (n: number) => `Who plays seat ${n}`,
    person: 'A person, here',
    bots: 'Bots',
    bot: (name: string, level: number, levels: number) => `${name} (${level} of ${levels})`,
    allBots: 'Level of all bots',
    mixed: 'The bots have different levels. Choose one for all of them here, or change each seat below.',
    name: (n: number) => `Name of seat ${n}`,
    hotSeat: 'Several people at one screen: each hand stays covered until the right person has the device.',
    watching: 'Bots only: you watch.',
    clockwise: 'Play goes clockwise.',
    board: 'Board',
    options: 'Options',
    rule: (number: string) => `Rule ${number}`,
    seed: 'Seed',
    seedSays: 'Same seed, same deal. Leave it empty for a new one.',
    seedPlaceholder: 'a new one',
    seedTooLong: 'A seed has at most 64 characters.',
    namesTwice: 'Two people have the same name.',
    start: 'Deal the cards',
    summary: (players: number, board: string) => `${capital(number(players))} players, ${board}`,
  },

  saved: {
    title: 'Tables',
    empty: 'No tables yet.',
    emptySays: 'Games are saved here from the first move on, in this browser only.',
    play: 'Play a game',
    open: (title: string) => `Open ${title}`,
    export: 'Export',
    exportOf: (title: string) => `Export ${title} as a file`,
    delete: 'Delete',
    deleteOf: (title: string) => `Delete ${title}`,
    deleted: 'Table deleted.',
    undo: 'Undo',
  },
};
