import { durationIn } from '../../duration.ts';
import type { OnlineTexts } from '../../online.ts';
import { list } from '../grammar.ts';

const lasting = durationIn('it', 'un momento');

export const setup: OnlineTexts['setup'] = {
  where: 'Dove giocate',
  ways: { screen: 'Questo schermo', online: 'Online' },
  says: 'Ognuno gioca sul proprio dispositivo. Apri il tavolo, poi manda il link agli amici.',
  you: 'Tu',
  free: 'Posto libero',
  name: 'Il tuo nome',
  nameSays: 'Gli altri lo vedono al tavolo.',
  nameMissing: 'Scrivi prima il tuo nome.',
  access: 'Chi può giocare',
  accesses: { link: 'Chi ha il link', listed: 'Tutti, su questo server' },
  absence: 'Se qualcuno è via',
  absenceSays: 'Dopo questo tempo gli altri possono decidere che un bot giochi al suo posto.',
  lasting: (milliseconds) => lasting(milliseconds),
  open: 'Apri il tavolo',
};

export const bring: OnlineTexts['bring'] = {
  title: 'Continua online',
  waySays: 'Altri si uniscono alla partita.',
  of: (table) => `Continua ${table} online`,
  says: 'La partita continua da dove si trova e ognuno gioca sul proprio dispositivo. Il tuo tavolo qui resta com’è: gli altri ne ricevono una copia.',
  who: (seat, name) => `Chi gioca d’ora in poi al posto ${seat} (${name})`,
  others: 'Gli altri',
  dealt:
    'Prima di sedersi, gli altri vengono a sapere che le carte sono state date sul tuo dispositivo. Il server rimescola ciò che nessuno ha ancora visto.',
};

export const pass: OnlineTexts['pass'] = {
  title: 'Carta d’imbarco',
  invites: (host) => `${host} ti invita a giocare`,
  invited: 'Ti invitano a giocare',
  host: 'Ospita',
  board: 'Mappa',
  options: 'Varianti',
  usual: 'Come al solito',
  away: 'Se qualcuno è via',
  awaySays: (milliseconds) => `Dopo ${lasting(milliseconds)} può subentrare un bot`,
  seats: 'Al tavolo',
  nameMissing: 'Scrivi prima il tuo nome.',
  take: (seat) => `Prendi il posto ${seat}`,
  watch: 'Guarda',
  watchInstead: 'Guarda soltanto',
  begun: 'La partita è cominciata. Puoi guardarla.',
  full: 'Tutti i posti sono occupati. Puoi guardare.',
  over: 'La partita è finita. Puoi vedere com’è andata.',
  brought: (name) =>
    `Le carte di questa partita sono state date sul dispositivo di ${name}. Il server rimescola ciò che nessuno ha ancora visto.`,
  gone: 'Questo tavolo non esiste',
  goneSays: 'Forse è scaduto, o il link non è completo.',
  watchSays: 'Con un nome puoi parlare con gli altri. Senza, guardi soltanto.',
};

export const invitation: OnlineTexts['invitation'] = {
  title: 'Invita gli amici',
  says: 'Manda il link, o fai scansionare il codice.',
  link: 'Link a questo tavolo',
  copy: 'Copia il link',
  copied: 'Link copiato.',
  share: 'Manda il link',
  shareText: (game) => `Gioca con me a ${game}.`,
  address: 'Quale indirizzo',
  addressSays: 'Questo computer ha più indirizzi. Scegline uno che gli amici raggiungono.',
  code: (address) => `Codice QR di ${address}`,
};

export const lounge: OnlineTexts['lounge'] = {
  title: 'Sala d’attesa',
  about: (board) => `Sala d’attesa: ${board}`,
  heads: { seat: 'Posto', who: 'Chi', status: 'Stato' },
  free: 'Posto libero',
  boarding: 'Imbarco',
  here: 'Qui',
  away: 'Via',
  awaySays: (milliseconds) => `Via da ${lasting(milliseconds)}`,
  you: 'Tu',
  host: 'Ospita',
  watching: (n) => (n === 1 ? 'Guarda 1 persona.' : `Guardano ${n} persone.`),
  freeSeat: (seat, name) => `Libera il posto ${seat} (${name})`,
  freeIt: 'Libera il posto',
  botFor: (seat) => `Bot per il posto ${seat}`,
  seatBot: 'Un bot',
  take: (seat) => `Prendi il posto ${seat}`,
  takeIt: 'Prendi il posto',
  start: 'Dai le carte',
  goOn: 'Continua la partita',
  startWithout: (n) => `Comincia in ${n}`,
  startWithoutSays: 'Senza i posti liberi',
  fill: 'Comincia con i bot',
  fillSays: (level) => `Posti liberi: ${level}`,
  tooFew: (min) => `Servono almeno ${min} giocatori.`,
  waitForHost: (host) => `La partita comincia quando vuole ${host}, e si apre qui da sola.`,
  waitForStart: 'La partita si apre qui da sola.',
  ready: 'Comincia quando ci sono tutti.',
  leave: 'Lascia il tavolo',
  talk: 'Chat',
  join: 'Unisciti al tavolo',
  joined: (name, seat) => `${name} ha preso il posto ${seat}.`,
  freed: (seat) => `Il posto ${seat} è libero.`,
};

export const lobby: OnlineTexts['lobby'] = {
  title: 'Tavoli online',
  mine: 'I tuoi tavoli',
  none: 'Non hai ancora un tavolo online.',
  noneSays: 'Scegli un gioco, prepara un tavolo e prendi «Online».',
  toGames: 'Scegli un gioco',
  open: 'Tavoli a cui unirsi',
  noneOpen: 'Al momento nessun tavolo cerca giocatori.',
  yourTurn: 'Tocca a te',
  since: (state, milliseconds) => (milliseconds < 60_000 ? state : `${state}, da ${lasting(milliseconds)}`),
  waitsFor: (names) => `Si aspetta ${list(names)}`,
  gathering: (free) =>
    free === 0 ? 'Tutti i posti sono occupati' : free === 1 ? '1 posto libero' : `${free} posti liberi`,
  over: 'Finita',
  brought: (name) => `Continua una partita dal dispositivo di ${name}`,
  resume: (title) => `Apri ${title}`,
};

export const device: OnlineTexts['device'] = {
  title: 'Continua su un altro dispositivo',
  says: 'Scansiona il codice con l’altro dispositivo, o scrivilo lì. Vale una volta, per dieci minuti.',
  show: 'Mostra un codice',
  enter: 'Scrivi un codice',
  enterSays: 'L’altro dispositivo lo mostra sotto «Tavoli online».',
  scan: 'Codice QR per l’altro dispositivo',
  use: 'Continua qui',
  welcome: (name) => `Anche qui ora sei ${name}.`,
  known: (name) => `Giochi come ${name}.`,
  expired: 'Questo codice è troppo vecchio. Chiedine un altro.',
  another: 'Mostra un altro codice',
  replaces: (name) =>
    `Su questo dispositivo giochi come ${name}. Con il codice diventi qui chi gioca sull’altro dispositivo, e non raggiungi più i posti di ${name}.`,
  replace: 'Sostituisci',
  keep: (name) => `Resta ${name}`,
};

export const noServer: OnlineTexts['noServer'] = {
  title: 'Qui non c’è un server',
  says: 'Tarmac qui funziona senza server, quindi non ci sono tavoli online. Apri il link completo che hai ricevuto.',
};
