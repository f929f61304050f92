import { durationIn } from '../../duration.ts';
import type { OnlineTexts } from '../../online.ts';
import { list } from '../grammar.ts';

const lasting = durationIn('de', 'kurzem');
const since = (milliseconds: number): string =>
  `seit ${lasting(milliseconds).replace(/^(\d+ Tage)$/, '$1n')}`;

export const around: OnlineTexts['around'] = {
  presence: { here: 'da', away: 'weg', standIn: 'ein Bot spielt', bot: 'Bot' },
  holding: 'Warteschleife',
  holdingSays: 'Deine Züge sind sicher. Wir suchen den Tower.',
  people: 'Am Tisch',
  waitsFor: (names, milliseconds) =>
    `${list(names)} ${names.length > 1 ? 'überlegen' : 'überlegt'} ${since(milliseconds)}.`,
  decides: (milliseconds) => (milliseconds < 60_000 ? 'ist dran' : `ist ${since(milliseconds)} dran`),
  watches: 'schaut zu',
  away: (milliseconds) => `weg ${since(milliseconds)}`,
  stuck: (bot) => `Der Server konnte ${bot} nicht laden. Sobald er es kann, geht die Partie weiter.`,
  standIn: 'Auf deinem Platz spielt ein Bot.',
  takeBack: 'Platz zurücknehmen',
  over: 'Die Partie ist zu Ende.',
  endedTogether: 'Ihr habt beschlossen aufzuhören. Die Partie hat kein Ergebnis.',
  record: 'Spieldatei speichern',
  rematch: 'Noch einmal zusammen',
  toRematch: 'Zum neuen Tisch',
  rematchSays: 'Die nächste Partie wartet.',
  menu: {
    end: 'Vorschlagen aufzuhören',
    endSays: 'Ohne Ergebnis, wenn alle zustimmen.',
    leave: 'Vorerst gehen',
    leaveSays: 'Ein Bot spielt auf deinem Platz, bis du ihn zurücknimmst.',
    stop: 'Nicht mehr zuschauen',
    stopSays: 'Der Tisch verschwindet aus deiner Liste.',
    lobby: 'Online-Tische',
    home: 'Zum Start',
    homeSays: 'Dein Platz bleibt deiner, der Tisch wartet auf dich.',
  },
};

export const votes: OnlineTexts['votes'] = {
  rewind: (name, step) => `${name} schlägt vor, zu Schritt ${step} zurückzugehen.`,
  yourRewind: (step) => `Du schlägst vor, zu Schritt ${step} zurückzugehen.`,
  end: (name) => `${name} schlägt vor, ohne Ergebnis aufzuhören.`,
  yourEnd: 'Du schlägst vor, ohne Ergebnis aufzuhören.',
  bot: (name, absent) => `${name} schlägt vor, dass ein Bot für ${absent} spielt.`,
  yourBot: (absent) => `Du schlägst vor, dass ein Bot für ${absent} spielt.`,
  missing: (names) => `Es fehlt noch: ${list(names)}.`,
  agree: 'Zustimmen',
  refuse: 'Ablehnen',
  withdraw: 'Zurückziehen',
  rewindHere: 'Rückkehr vorschlagen',
  rewindSays: 'Alle müssen zustimmen.',
  seatBot: (name) => `Bot für ${name} vorschlagen`,
};

export const talk: OnlineTexts['talk'] = {
  title: 'Chat',
  locale: 'de',
  drawer: 'Am Tisch',
  tabs: 'Was du siehst',
  byTab: { talk: 'Chat', log: 'Verlauf' },
  empty: 'Noch hat niemand etwas gesagt.',
  field: 'Nachricht',
  placeholder: 'Sag etwas zu den anderen',
  send: 'Senden',
  muted: 'Du bist an diesem Tisch stummgeschaltet.',
  join: 'Mitreden können nur die, die am Tisch sitzen.',
  mute: (name) => `${name} stummschalten`,
  unmute: (name) => `${name} wieder reden lassen`,
  reactions: 'Reaktionen',
  byReaction: {
    'well-played': 'Gut gespielt',
    thanks: 'Danke',
    oops: 'Mein Fehler',
    hurry: 'Bist du dran?',
    laugh: 'Haha',
    wow: 'Oha',
  },
  reacted: (name, reaction) => `${name}: ${reaction}`,
  unread: (n) => (n === 1 ? 'Chat, 1 neue Nachricht' : `Chat, ${n} neue Nachrichten`),
};
