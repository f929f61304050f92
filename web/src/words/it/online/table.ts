import { durationIn } from '../../duration.ts';
import type { OnlineTexts } from '../../online.ts';
import { list } from '../grammar.ts';

const lasting = durationIn('it', 'un momento');

export const around: OnlineTexts['around'] = {
  presence: { here: 'qui', away: 'via', standIn: 'gioca un bot', bot: 'bot' },
  holding: 'Circuito d’attesa',
  holdingSays: 'Le tue mosse sono al sicuro. Stiamo cercando la torre.',
  people: 'Al tavolo',
  waitsFor: (names, milliseconds) => `Si aspetta ${list(names)} da ${lasting(milliseconds)}.`,
  decides: (milliseconds) =>
    milliseconds < 60_000 ? 'deve decidere' : `deve decidere da ${lasting(milliseconds)}`,
  watches: 'guarda',
  away: (milliseconds) => `via da ${lasting(milliseconds)}`,
  stuck: (bot) => `Il server non è riuscito a caricare ${bot}. La partita continua appena ci riesce.`,
  standIn: 'Al tuo posto gioca un bot.',
  takeBack: 'Riprendi il mio posto',
  over: 'La partita è finita.',
  endedTogether: 'Avete deciso di smettere. La partita non ha un risultato.',
  record: 'Salva la partita',
  rematch: 'Rigiocate insieme',
  toRematch: 'Al nuovo tavolo',
  rematchSays: 'La prossima partita aspetta.',
  menu: {
    end: 'Proponi di smettere',
    endSays: 'Senza risultato, se tutti sono d’accordo.',
    leave: 'Vai via per ora',
    leaveSays: 'Un bot gioca al tuo posto finché non lo riprendi.',
    stop: 'Smetti di guardare',
    stopSays: 'Il tavolo esce dalla tua lista.',
    lobby: 'Tavoli online',
    home: 'Home',
    homeSays: 'Il posto resta tuo, il tavolo ti aspetta.',
  },
};

export const votes: OnlineTexts['votes'] = {
  rewind: (name, step) => `${name} propone di tornare alla mossa ${step}.`,
  yourRewind: (step) => `Proponi di tornare alla mossa ${step}.`,
  end: (name) => `${name} propone di smettere senza risultato.`,
  yourEnd: 'Proponi di smettere senza risultato.',
  bot: (name, absent) => `${name} propone che un bot giochi per ${absent}.`,
  yourBot: (absent) => `Proponi che un bot giochi per ${absent}.`,
  missing: (names) => `Si aspetta ${list(names)}.`,
  agree: 'Accetta',
  refuse: 'Rifiuta',
  withdraw: 'Ritira',
  rewindHere: 'Proponi di tornare qui',
  rewindSays: 'Tutti devono essere d’accordo.',
  seatBot: (name) => `Proponi un bot per ${name}`,
};

export const talk: OnlineTexts['talk'] = {
  title: 'Chat',
  locale: 'it',
  drawer: 'Al tavolo',
  tabs: 'Che cosa vedi',
  byTab: { talk: 'Chat', log: 'Cronaca' },
  empty: 'Nessuno ha ancora detto nulla.',
  field: 'Messaggio',
  placeholder: 'Di’ qualcosa al tavolo',
  send: 'Invia',
  muted: 'Chi ospita ti ha tolto la parola a questo tavolo.',
  join: 'Può parlare solo chi si è unito al tavolo.',
  mute: (name) => `Togli la parola a ${name}`,
  unmute: (name) => `Ridai la parola a ${name}`,
  reactions: 'Reazioni',
  byReaction: {
    'well-played': 'Ben giocato',
    thanks: 'Grazie',
    oops: 'Errore mio',
    hurry: 'Tocca a te?',
    laugh: 'Ah ah',
    wow: 'Però',
  },
  reacted: (name, reaction) => `${name}: ${reaction}`,
  unread: (n) => (n === 1 ? 'Chat, 1 nuovo messaggio' : `Chat, ${n} nuovi messaggi`),
};
