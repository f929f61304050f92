import { timeAgo } from '../time-ago.ts';
import type { Catalogue } from '../words.svelte.ts';
import { capital, list, together, withPoints } from './grammar.ts';
import { levels } from './levels.ts';

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
const number = (n: number): string => NUMBERS[n] ?? String(n);

/** Start, setup, saved tables, settings, menus: everything that is the same for all games. */
export const shell: Catalogue['shell'] = {
  title: 'Tarmac',
  close: 'Schließen',
  toStart: 'Zum Start',
  loading: 'Einen Moment',
  pageTitle: (page) => `${page} · Tarmac`,
  differences: 'Wie sich die drei Spiele unterscheiden',

  newVersion: {
    says: 'Eine neue Version von Tarmac ist da. Deine Partie ist gespeichert und bleibt, wie sie ist.',
    reload: 'Neu laden',
    later: 'Später',
  },

  names: {
    you: 'Du',
    playerNumber: (n) => `Spieler ${n}`,
    botNames: ['Bruno', 'Chiara', 'Emil', 'Dora', 'Felix', 'Greta'],
    withBot: (name, bot) => `${name} (${bot})`,
    listOf: list,
  },

  levels,
  strength: (level, levels) => `Stufe ${level} von ${levels}`,

  start: {
    lead: 'Drei Brettspiele um Airlines, Aktien und Strecken.',
    leadSecond: 'Gegen Bots oder zu mehreren an einem Gerät.',
    leadOnline: 'Gegen Bots, zu mehreren an einem Gerät oder online.',
    games: 'Die Spiele',
    playNow: 'Jetzt spielen',
    play: 'Spielen',
    against: (bots, level) => `${capital(number(bots))} ${bots === 1 ? 'Bot' : 'Bots'}: ${level}`,
    players: (min, max) => `${min}–${max} Personen`,
    learn: 'Spielend lernen',
    learnSays: 'Zum ersten Mal? Zehn Minuten',
    setUp: 'Partie einrichten',
    carryOn: 'Weiter',
    nothingSaved: 'Jeder Zug ist sofort in diesem Browser gespeichert. Schließ den Tab, wann du willst.',
    allTables: (n) => `Alle Partien (${n})`,
    online: 'Online-Tische',
    onlineWaiting: (n) =>
      n === 1 ? 'Online: 1 Tisch wartet auf dich' : `Online: ${n} Tische warten auf dich`,
    onlineOpen: (n) => (n === 1 ? 'Online: 1 offener Tisch' : `Online: ${n} offene Tische`),
    openRecord: 'Spieldatei öffnen',
    dropRecord: 'Loslassen, um die Datei zu öffnen',
    notAffiliated: 'Ohne Verbindung zu den Autoren und Verlagen dieser Spiele.',
    noAccount: 'Kein Konto, keine Werbung.',
    starting: 'Wird gemischt',
  },

  summary: {
    title: (game, players, people) =>
      people.length > 1 ? `${game}, ${list(people)}` : `${game} ${together(players)}`,
    yourTurn: 'Du bist dran',
    turnOf: (name) => `${name} ist dran`,
    choosing: (names) => `${list(names)} wählen`,
    youWon: (points) => `Du hast mit ${withPoints(points)} gewonnen`,
    won: (names, points) =>
      `${list(names)} ${names.length > 1 ? 'haben' : 'hat'} mit ${withPoints(points)} gewonnen`,
    moves: (n) => (n === 1 ? '1 Schritt' : `${n} Schritte`),
    ago: timeAgo('de', 'gerade eben'),
  },

  record: {
    cannotOpen: 'Diese Datei lässt sich nicht öffnen',
    file: (name) => `Datei: ${name}`,
    where: (path) => `Stelle: ${path}`,
    atStep: (step) => `Bei Schritt ${step} der Partie.`,
    nothingLost: 'Deine Partien sind sicher.',
  },

  setup: {
    title: (game) => `${game} vorbereiten`,
    seats: 'Wer spielt',
    count: 'Wie viele',
    who: (n) => `Wer spielt auf Platz ${n}`,
    person: 'Mensch, hier',
    bots: 'Bots',
    bot: (name, level, levels) => `${name} (${level} von ${levels})`,
    allBots: 'Stufe aller Bots',
    mixed:
      'Die Bots haben verschiedene Stufen. Wähl hier eine für alle oder ändere unten die einzelnen Plätze.',
    name: (n) => `Name auf Platz ${n}`,
    hotSeat: 'Mehrere an einem Bildschirm: Jede Hand bleibt verdeckt, bis die richtige Person das Gerät hat.',
    watching: 'Nur Bots: Du siehst zu.',
    clockwise: 'Gespielt wird reihum im Uhrzeigersinn.',
    board: 'Spielplan',
    options: 'Varianten',
    rule: (number) => `Regel ${number}`,
    seed: 'Startwert',
    seedSays: 'Gleicher Startwert, gleiche Karten. Leer gelassen kommt ein neuer.',
    seedPlaceholder: 'ein neuer',
    seedTooLong: 'Ein Startwert hat höchstens 64 Zeichen.',
    namesTwice: 'Zwei haben denselben Namen.',
    start: 'Karten geben',
    summary: (players, board) => `${capital(together(players))}, ${board}`,
  },

  saved: {
    title: 'Partien',
    empty: 'Noch keine Partie.',
    emptySays: 'Ab dem ersten Zug ist eine Partie hier gespeichert, nur in diesem Browser.',
    play: 'Eine Partie spielen',
    open: (title) => `${title} öffnen`,
    export: 'Exportieren',
    exportOf: (title) => `${title} als Datei exportieren`,
    delete: 'Löschen',
    deleteOf: (title) => `${title} löschen`,
    deleted: 'Partie gelöscht.',
    undo: 'Rückgängig',
  },
};
