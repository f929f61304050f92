import type { DeviceCode } from '../../engine/api.ts';
import { refusedBy } from '../refused.ts';
import type { Catalogue } from '../words.svelte.ts';
import { to, YOU } from './grammar.ts';

/** What is refused, by its code. Illegal moves have better words in the catalogue of the game. */
const REFUSED: Record<DeviceCode, string> = {
  'not-json': 'Questo non è un file di partita: non si legge come JSON.',
  'too-large': 'Il file è troppo grande per essere una partita.',
  'bad-shape': 'Qualcosa al suo interno manca o ha la forma sbagliata.',
  'bad-format': 'Non è un file di partita di Tarmac, o è in un formato che questa versione non conosce.',
  'unknown-game': 'Questa versione di Tarmac non conosce il gioco.',
  'unknown-board': 'Questa versione di Tarmac non conosce la mappa.',
  'unknown-option': 'Il gioco non ha questa variante.',
  'unknown-bot': 'Questa versione di Tarmac non conosce il bot.',
  'unknown-move': 'Il gioco non ha questa mossa.',
  'unknown-seat': 'A questo tavolo non c’è questo posto.',
  'bad-players': 'Il gioco non è fatto per questo numero di giocatori.',
  'bad-seed': 'Un seme ha da 1 a 64 caratteri.',
  'bad-board': 'La mappa contiene errori.',
  'bad-name': 'Un nome ha al massimo 40 caratteri, tutti stampabili.',
  'bad-net': 'I dati di questo bot non si leggono. Ricarica la pagina.',
  'bad-setup': 'Le carte non possono essere state date così.',
  'bad-notation': 'Questa mossa non si riesce a leggere.',
  'rules-version': 'La partita segue una versione delle regole che questa pagina non ha.',
  'not-your-turn': 'Non tocca a te.',
  'illegal-move': 'Le regole non lo permettono.',
  'match-over': 'La partita è finita.',
  'nothing-to-undo': 'Non c’è niente da annullare.',
  'wrong-result': 'Il risultato nel file non è quello a cui portano le sue mosse.',
  stale: 'È successo qualcosa mentre sceglievi. Guarda di nuovo.',
  'not-agreed': 'Non tutti al tavolo sono d’accordo.',
  'missing-net': 'Un bot non si è caricato. Controlla la connessione e riprova.',
  'no-such-table': 'Questo browser non ha questo tavolo.',
  'changed-elsewhere': 'Si è giocato a questo tavolo in un’altra scheda. Lo vedi com’è adesso.',
  storage: 'Il browser non è riuscito a salvare il tavolo. Esportalo per non perderlo.',
  internal: 'Qualcosa è andato storto da parte nostra.',
};

/** Where the code alone does not say enough. */
const REASONS: Readonly<Record<string, string>> = {
  'link-board':
    'Un link non può contenere questa partita: la sua mappa non è tra quelle di Tarmac. Esporta il file.',
};

/** Around an open table, whatever the game: turns, undo, history, log, curtain, refusals by code. */
export const table: Catalogue['table'] = {
  you: YOU,
  refused: refusedBy(REFUSED, REASONS),
  exported: (file) => `Salvato come ${file}.`,
  copied: 'Copiato.',

  endsBySelf: 'Il turno finisce da solo tra un momento. Annulla lo ferma.',

  tab: {
    yourTurn: 'Tocca a te · Tarmac',
    turnOf: (name) => `${name} · Tarmac`,
    over: 'Finita · Tarmac',
    past: 'Replay · Tarmac',
  },

  broken: {
    title: 'Non si apre',
    notLoaded: 'Una parte della pagina non si è caricata: manca la rete, o c’è una nuova versione.',
    nothingLost: 'I tuoi tavoli salvati sono al sicuro.',
    again: 'Riprova',
  },

  notice: {
    missing: (bot) => `${bot} non si è caricato. Controlla la connessione e riprova.`,
    memory: 'Questo browser non conserva la partita: esportala prima di chiudere la scheda.',
    export: 'Esporta',
    otherBoard: (board) => `Questa mappa si chiama ${board}, ma non è quella di Tarmac.`,
  },

  curtain: {
    hand: (name) => `Passa il dispositivo ${to(name)}`,
    says: 'Fino ad allora le carte restano coperte.',
    take: (name) => `Sono ${name}`,
    choosing: 'Tutti scelgono in segreto, uno dopo l’altro.',
  },

  history: {
    title: 'Replay',
    step: (step, steps) => `Mossa ${step} di ${steps}`,
    slider: 'Momento della partita',
    first: 'Alla prima mossa',
    back: 'Una mossa indietro',
    forth: 'Una mossa avanti',
    last: 'All’ultima mossa',
    play: 'Avvia',
    pause: 'Pausa',
    speed: 'Velocità',
    now: 'Torna al gioco',
    result: 'Al risultato',
    fork: 'Riparti da qui',
    forkSays: 'Come nuovo tavolo; questo resta com’è.',
    link: 'Copia il link',
    linkCopied: 'Link a questo momento copiato.',
    linkField: 'Link a questo momento',
    linkSays: 'Copialo da qui:',
    export: 'Esporta',
  },

  log: {
    title: 'Cronaca',
    empty: 'Ancora niente.',
    show: (step) => `Mostra la mossa ${step}`,
  },

  menu: {
    title: 'Menu',
    table: 'Questo tavolo',
    board: 'Mappa',
    players: 'Giocatori',
    person: 'a questo schermo',
    seed: 'Seme',
    copySeed: 'Copia il seme',
    settings: 'Impostazioni',
    rules: 'Regole',
    log: 'Cronaca',
    history: 'Replay',
    export: 'Esporta come file di partita',
    tables: 'Tutti i tavoli',
    leave: 'Lascia il tavolo',
    leaveSays: 'È salvato; puoi riprendere quando vuoi.',
  },

  settings: {
    groups: { look: 'Aspetto', sound: 'Suono', help: 'Aiuti', play: 'Gioco' },
    language: 'Lingua',
    languageSays: 'Cambia subito, anche a metà di un turno.',
    theme: 'Giorno e notte',
    themes: { auto: 'Del dispositivo', light: 'Giorno', dark: 'Notte' },
    themeSays: 'Carta di giorno, una lampada sul tavolo di notte.',
    speeds: { 0: 'Off', 1: '1×', 2: '2×', 4: '4×' },
    pace: {
      speed: {
        name: 'Bot e mosse',
        says: 'Quanto in fretta giocano i bot, volano gli aerei e si muovono le carte. Con Off ogni mossa appare subito.',
      },
      ceremonies: {
        name: 'Conteggi',
        says: 'Quanto in fretta scorrono conteggi, dividendi e fusioni. Con Off si vede subito il risultato.',
      },
    },
    sound: {
      name: 'Suoni',
      says: 'Brevi e discreti: un gong per il tuo turno e i conteggi, un timbro, un’elica, monete.',
    },
    tryIt: 'Prova',
    vibration: { name: 'Vibrazione', says: 'Breve, quando tocca a te e quando qualcosa non si può fare.' },
    autoEnd: {
      name: 'Fine del turno automatica',
      says: 'Un turno concluso finisce dopo tre secondi, se non lo annulli. Non quando più persone usano lo stesso schermo.',
    },
    aidsBy: {
      scoreNow: {
        name: 'Punti se si conta ora',
        says: 'Quanti punti prenderebbe ognuno con un conteggio adesso.',
      },
      chances: {
        name: 'Probabilità',
        says: 'Quanto è probabile una carta punteggio tra le prossime carte, da ciò che tutti sanno.',
      },
      feed: {
        name: 'Chi ci guadagna?',
        says: 'Che cosa porta una mossa a ogni azionista, prima che tu la faccia.',
      },
      rules: { name: 'Numeri delle regole', says: 'La regola accanto a ciò che è rifiutato o in grigio.' },
    },
  },
};
