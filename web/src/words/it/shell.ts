import { timeAgo } from '../time-ago.ts';
import type { Catalogue } from '../words.svelte.ts';
import { capital, list, points, to, YOU } from './grammar.ts';
import { levels } from './levels.ts';

const NUMBERS = ['nessuno', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei'];
const number = (n: number): string => NUMBERS[n] ?? String(n);

/** Start, setup, saved tables, settings, menus: everything that is the same for all games. */
export const shell: Catalogue['shell'] = {
  title: 'Tarmac',
  close: 'Chiudi',
  toStart: 'Torna alla home',
  loading: 'Un momento',
  pageTitle: (page) => `${page} · Tarmac`,
  differences: 'In che cosa i tre giochi sono diversi',

  newVersion: {
    says: 'C’è una nuova versione di Tarmac. Il tuo tavolo è salvato e resta dov’è.',
    reload: 'Ricarica',
    later: 'Più tardi',
  },

  names: {
    you: YOU,
    playerNumber: (n) => `Giocatore ${n}`,
    botNames: ['Bruno', 'Chiara', 'Emil', 'Dora', 'Felix', 'Greta'],
    withBot: (name, bot) => `${name} (${bot})`,
    listOf: list,
  },

  levels,
  strength: (level, levels) => `livello ${level} su ${levels}`,

  start: {
    lead: 'Tre giochi da tavolo di azioni e rotte aeree.',
    leadSecond: 'Contro i bot, o con amici a un solo schermo.',
    leadOnline: 'Contro i bot, a un solo schermo oppure online.',
    games: 'I giochi',
    playNow: 'Gioca subito',
    play: 'Gioca',
    against: (bots, level) => `${capital(bots === 1 ? 'un' : number(bots))} bot: ${level}`,
    players: (min, max) => `${min}–${max} giocatori`,
    learn: 'Impara giocando',
    learnSays: 'Prima volta? Dieci minuti',
    setUp: 'Prepara un tavolo',
    carryOn: 'Riprendi',
    nothingSaved: 'Ogni mossa si salva subito in questo browser. Chiudi la scheda quando vuoi.',
    allTables: (n) => `Tutti i tavoli (${n})`,
    online: 'Tavoli online',
    onlineWaiting: (n) => (n === 1 ? 'Online: 1 tavolo ti aspetta' : `Online: ${n} tavoli ti aspettano`),
    onlineOpen: (n) => (n === 1 ? 'Online: 1 tavolo aperto' : `Online: ${n} tavoli aperti`),
    openRecord: 'Apri un file di partita',
    dropRecord: 'Lascia qui il file per aprirlo',
    notAffiliated: 'Nessun legame con gli autori o gli editori di questi giochi.',
    noAccount: 'Niente account, niente pubblicità.',
    starting: 'Si mescola',
  },

  summary: {
    title: (game, players, people) =>
      people.length > 1 ? `${game}, ${list(people)}` : `${game} in ${number(players)}`,
    yourTurn: 'Tocca a te',
    turnOf: (name) => `Tocca ${to(name)}`,
    choosing: (names) => `${names.length > 1 ? 'Scelgono' : 'Sceglie'} ${list(names)}`,
    youWon: (won) => `Hai vinto con ${points(won)}`,
    won: (names, won) => `${names.length > 1 ? 'Hanno' : 'Ha'} vinto ${list(names)} con ${points(won)}`,
    moves: (n) => (n === 1 ? '1 mossa' : `${n} mosse`),
    ago: timeAgo('it', 'poco fa'),
  },

  record: {
    cannotOpen: 'Questo file non si apre',
    file: (name) => `File: ${name}`,
    where: (path) => `Dove: ${path}`,
    atStep: (step) => `Alla mossa ${step} della partita.`,
    nothingLost: 'I tuoi tavoli sono al sicuro.',
  },

  setup: {
    title: (game) => `Prepara ${game}`,
    seats: 'Chi gioca',
    count: 'Giocatori',
    who: (n) => `Chi gioca al posto ${n}`,
    person: 'Una persona, qui',
    bots: 'Bot',
    bot: (name, level, levels) => `${name} (${level} su ${levels})`,
    allBots: 'Livello di tutti i bot',
    mixed: 'I bot hanno livelli diversi. Scegline uno per tutti qui, o cambia i singoli posti qui sotto.',
    name: (n) => `Nome al posto ${n}`,
    hotSeat:
      'Più persone a uno schermo: la mano resta coperta finché la persona giusta non ha preso il dispositivo.',
    watching: 'Solo bot: tu guardi.',
    clockwise: 'Si gioca in senso orario.',
    board: 'Mappa',
    options: 'Varianti',
    rule: (rule) => `Regola ${rule}`,
    seed: 'Seme',
    seedSays: 'Stesso seme, stesse carte. Lascialo vuoto per averne uno nuovo.',
    seedPlaceholder: 'uno nuovo',
    seedTooLong: 'Un seme ha al massimo 64 caratteri.',
    namesTwice: 'Due persone hanno lo stesso nome.',
    start: 'Dai le carte',
    summary: (players, board) => `${capital(number(players))} giocatori, ${board}`,
  },

  saved: {
    title: 'Tavoli',
    empty: 'Ancora nessun tavolo.',
    emptySays: 'Una partita si salva qui dalla prima mossa, solo in questo browser.',
    play: 'Gioca una partita',
    open: (title) => `Apri ${title}`,
    export: 'Esporta',
    exportOf: (title) => `Esporta ${title} come file di partita`,
    delete: 'Elimina',
    deleteOf: (title) => `Elimina ${title}`,
    deleted: 'Tavolo eliminato.',
    undo: 'Annulla',
  },
};
