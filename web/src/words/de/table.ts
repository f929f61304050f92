import type { DeviceCode } from '../../engine/api.ts';
import { refusedBy } from '../refused.ts';
import type { Catalogue } from '../words.svelte.ts';

/** What is refused, by its code. Illegal moves have better words in the catalogue of the game. */
const REFUSED: Record<DeviceCode, string> = {
  'not-json': 'Das ist keine Spieldatei: Sie ist kein lesbares JSON.',
  'too-large': 'Für eine Partie ist diese Datei zu groß.',
  'bad-shape': 'Etwas darin fehlt oder hat die falsche Form.',
  'bad-format': 'Das ist keine Spieldatei von Tarmac, oder diese Version kennt ihr Format nicht.',
  'unknown-game': 'Diese Version von Tarmac kennt das Spiel nicht.',
  'unknown-board': 'Diese Version von Tarmac kennt den Spielplan nicht.',
  'unknown-option': 'Diese Variante hat das Spiel nicht.',
  'unknown-bot': 'Diese Version von Tarmac kennt den Bot nicht.',
  'unknown-move': 'Diesen Zug gibt es im Spiel nicht.',
  'unknown-seat': 'Diesen Platz gibt es am Tisch nicht.',
  'bad-players': 'Für so viele ist das Spiel nicht gemacht.',
  'bad-seed': 'Ein Startwert hat 1 bis 64 Zeichen.',
  'bad-board': 'Der Spielplan ist fehlerhaft.',
  'bad-name': 'Ein Name hat höchstens 40 Zeichen und keines, das sich nicht drucken lässt.',
  'bad-net': 'Die Daten dieses Bots sind nicht lesbar. Lade die Seite neu.',
  'bad-setup': 'So können die Karten nicht gegeben worden sein.',
  'bad-notation': 'Dieser Zug ist nicht lesbar.',
  'rules-version': 'Gespielt wurde nach einer Regelversion, die diese Seite nicht hat.',
  'not-your-turn': 'Du bist nicht dran.',
  'illegal-move': 'Das erlauben die Regeln nicht.',
  'match-over': 'Das Spiel ist zu Ende.',
  'nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
  'wrong-result': 'Das Ergebnis in der Datei passt nicht zu ihren Zügen.',
  stale: 'Während du gewählt hast, ist etwas passiert. Schau noch einmal hin.',
  'not-agreed': 'Nicht alle am Tisch haben zugestimmt.',
  'missing-net': 'Ein Bot konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.',
  'no-such-table': 'Diese Partie gibt es in diesem Browser nicht.',
  'changed-elsewhere': 'Diese Partie ging in einem anderen Tab weiter. Du siehst sie, wie sie jetzt ist.',
  storage: 'Der Browser konnte die Partie nicht speichern. Exportiere sie, um sie zu behalten.',
  internal: 'Bei uns ist etwas schiefgegangen.',
};

/** Where the code alone does not say enough. */
const REASONS: Readonly<Record<string, string>> = {
  'link-board':
    'In einen Link passt diese Partie nicht, weil ihr Spielplan nicht zu Tarmac gehört. Exportiere sie als Datei.',
};

/** Around an open table, whatever the game: turns, undo, history, log, curtain, refusals by code. */
export const table: Catalogue['table'] = {
  you: 'Du',
  refused: refusedBy(REFUSED, REASONS),
  exported: (file) => `Gespeichert als ${file}.`,
  copied: 'Kopiert.',

  endsBySelf: 'Der Zug endet gleich von selbst. Rückgängig hält ihn an.',

  tab: {
    yourTurn: 'Du bist dran · Tarmac',
    turnOf: (name) => `${name} · Tarmac`,
    over: 'Zu Ende · Tarmac',
    past: 'Rückblick · Tarmac',
  },

  broken: {
    title: 'Das lässt sich nicht öffnen',
    notLoaded: 'Ein Teil der Seite fehlt. Vielleicht bist du offline, oder es gibt eine neue Version.',
    nothingLost: 'Deine gespeicherten Partien sind sicher.',
    again: 'Noch einmal',
  },

  notice: {
    missing: (bot) =>
      `${bot} konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.`,
    memory: 'Dieser Browser behält die Partie nicht: Exportiere sie, bevor du den Tab schließt.',
    export: 'Exportieren',
    otherBoard: (board) => `Dieser Spielplan nennt sich ${board}, ist aber nicht der, den Tarmac mitbringt.`,
  },

  curtain: {
    hand: (name) => `Gib das Gerät an ${name}`,
    says: 'So lange bleiben die Karten verdeckt.',
    take: (name) => `Ich bin ${name}`,
    choosing: 'Alle wählen geheim, nacheinander.',
  },

  history: {
    title: 'Rückblick',
    step: (step, steps) => `Schritt ${step} von ${steps}`,
    slider: 'Moment des Spiels',
    first: 'Zum ersten Schritt',
    back: 'Einen Schritt zurück',
    forth: 'Einen Schritt vor',
    last: 'Zum letzten Schritt',
    play: 'Abspielen',
    pause: 'Pause',
    speed: 'Tempo',
    now: 'Zurück zum Spiel',
    result: 'Zum Ergebnis',
    fork: 'Ab hier spielen',
    forkSays: 'Als neue Partie; diese bleibt, wie sie ist.',
    link: 'Link kopieren',
    linkCopied: 'Link zu diesem Moment kopiert.',
    linkField: 'Link zu diesem Moment',
    linkSays: 'Kopier ihn von hier:',
    export: 'Exportieren',
  },

  log: {
    title: 'Verlauf',
    empty: 'Noch nichts.',
    show: (step) => `Schritt ${step} zeigen`,
  },

  menu: {
    title: 'Menü',
    table: 'Diese Partie',
    board: 'Spielplan',
    players: 'Am Tisch',
    person: 'an diesem Bildschirm',
    seed: 'Startwert',
    copySeed: 'Startwert kopieren',
    settings: 'Einstellungen',
    rules: 'Regeln',
    log: 'Verlauf',
    history: 'Rückblick',
    export: 'Als Datei exportieren',
    tables: 'Alle Partien',
    leave: 'Partie verlassen',
    leaveSays: 'Sie ist gespeichert; du kannst jederzeit weiterspielen.',
  },

  settings: {
    groups: { look: 'Aussehen', sound: 'Ton', help: 'Hilfen', play: 'Spiel' },
    language: 'Sprache',
    languageSays: 'Wechselt sofort, auch mitten im Zug.',
    theme: 'Tag und Nacht',
    themes: { auto: 'Wie das Gerät', light: 'Tag', dark: 'Nacht' },
    themeSays: 'Papier am Tag, eine Lampe über dem Tisch bei Nacht.',
    speeds: { 0: 'Aus', 1: '1×', 2: '2×', 4: '4×' },
    pace: {
      speed: {
        name: 'Bots und Züge',
        says: 'Wie schnell Bots spielen, Flugzeuge fliegen und Karten wandern. Aus zeigt jeden Zug sofort.',
      },
      ceremonies: {
        name: 'Wertungen',
        says: 'Wie schnell Wertungen, Dividenden und Fusionen erzählt werden. Aus zeigt gleich das Ergebnis.',
      },
    },
    sound: {
      name: 'Töne',
      says: 'Kurz und leise: ein Gong für deinen Zug und jede Wertung, Stempel, Propeller, Münzen.',
    },
    tryIt: 'Anhören',
    vibration: { name: 'Vibration', says: 'Kurz, wenn du dran bist und wenn etwas nicht geht.' },
    autoEnd: {
      name: 'Zug endet von selbst',
      says: 'Ein fertiger Zug endet nach drei Sekunden, wenn du ihn nicht zurücknimmst. Nicht, wenn sich mehrere den Bildschirm teilen.',
    },
    aidsBy: {
      scoreNow: {
        name: 'Punkte bei Wertung jetzt',
        says: 'Was alle bekämen, wenn jetzt gewertet würde.',
      },
      chances: {
        name: 'Chancen',
        says: 'Wie wahrscheinlich unter den nächsten Karten eine Wertungskarte ist, nach dem, was alle wissen.',
      },
      feed: { name: 'Wem hilft das?', says: 'Was ein Zug jedem Aktionär bringt, bevor du ihn machst.' },
      rules: { name: 'Regelnummern', says: 'Die Regel neben allem, was nicht geht oder grau ist.' },
    },
  },
};
