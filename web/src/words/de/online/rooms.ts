import { durationIn } from '../../duration.ts';
import type { OnlineTexts } from '../../online.ts';
import { capital, list, together } from '../grammar.ts';

const lasting = durationIn('de', 'kurzem');
/** After a preposition: „nach 2 Tagen“. */
const after = (milliseconds: number): string => lasting(milliseconds).replace(/^(\d+ Tage)$/, '$1n');
const free = (n: number): string => (n === 1 ? '1 Platz ist frei' : `${n} Plätze sind frei`);

export const setup: OnlineTexts['setup'] = {
  where: 'Wo ihr spielt',
  ways: { screen: 'An diesem Gerät', online: 'Online' },
  says: 'Jeder spielt am eigenen Gerät. Eröffne den Tisch und schick den anderen den Link.',
  you: 'Du',
  free: 'Freier Platz',
  name: 'Dein Name',
  nameSays: 'Die anderen sehen ihn am Tisch.',
  nameMissing: 'Gib zuerst deinen Namen ein.',
  access: 'Wer mitspielen darf',
  accesses: { link: 'Wer den Link hat', listed: 'Alle auf diesem Server' },
  absence: 'Wenn jemand weg ist',
  absenceSays: 'Nach dieser Zeit können die anderen beschließen, dass ein Bot übernimmt.',
  lasting: (milliseconds) => lasting(milliseconds),
  open: 'Tisch eröffnen',
};

export const bring: OnlineTexts['bring'] = {
  title: 'Online weiterspielen',
  waySays: 'Andere spielen von hier an mit.',
  of: (table) => `${table} online weiterspielen`,
  says: 'Die Partie geht weiter, wo sie steht, und jeder spielt am eigenen Gerät. Dein Tisch hier bleibt, wie er ist: Die anderen bekommen eine Kopie.',
  who: (seat, name) => `Wer Platz ${seat} (${name}) jetzt spielt`,
  others: 'Die anderen',
  dealt:
    'Bevor sie sich setzen, erfahren die anderen, dass die Karten auf deinem Gerät gegeben wurden. Was noch niemand gesehen hat, mischt der Server neu.',
};

export const pass: OnlineTexts['pass'] = {
  title: 'Bordkarte',
  invites: (host) => `${host} lädt dich ein`,
  invited: 'Du bist eingeladen',
  host: 'Von',
  board: 'Spielplan',
  options: 'Varianten',
  usual: 'Wie üblich',
  away: 'Wenn jemand weg ist',
  awaySays: (milliseconds) => `Nach ${after(milliseconds)} darf ein Bot übernehmen`,
  seats: 'Am Tisch',
  nameMissing: 'Gib zuerst deinen Namen ein.',
  take: (seat) => `Platz ${seat} nehmen`,
  watch: 'Zuschauen',
  watchInstead: 'Lieber zuschauen',
  begun: 'Die Partie hat begonnen. Du kannst zuschauen.',
  full: 'Alle Plätze sind besetzt. Du kannst zuschauen.',
  over: 'Die Partie ist zu Ende. Du kannst ansehen, wie sie verlief.',
  brought: (name) =>
    `Die Karten dieser Partie wurden auf dem Gerät von ${name} gegeben. Was noch niemand gesehen hat, mischt der Server neu.`,
  gone: 'Diesen Tisch gibt es nicht',
  goneSays: 'Vielleicht ist er abgelaufen, oder der Link ist nicht vollständig.',
  watchSays: 'Mit einem Namen kannst du mitreden. Ohne schaust du nur zu.',
};

export const invitation: OnlineTexts['invitation'] = {
  title: 'Lade andere ein',
  says: 'Schick ihnen den Link oder lass sie den Code scannen.',
  link: 'Link zu diesem Tisch',
  copy: 'Link kopieren',
  copied: 'Link kopiert.',
  share: 'Link senden',
  shareText: (game) => `Spiel mit mir ${game}.`,
  address: 'Welche Adresse',
  addressSays: 'Dieser Computer hat mehrere Adressen. Nimm eine, die die anderen erreichen.',
  code: (address) => `QR-Code von ${address}`,
};

export const lounge: OnlineTexts['lounge'] = {
  title: 'Wartehalle',
  about: (board) => `Wartehalle: ${board}`,
  heads: { seat: 'Platz', who: 'Wer', status: 'Status' },
  free: 'Freier Platz',
  boarding: 'Einstieg',
  here: 'Da',
  away: 'Weg',
  awaySays: (milliseconds) => `Weg seit ${after(milliseconds)}`,
  you: 'Du',
  host: 'Gastgeber',
  watching: (n) => (n === 1 ? '1 Person schaut zu.' : `${n} Personen schauen zu.`),
  freeSeat: (seat, name) => `Platz ${seat} freimachen (${name})`,
  freeIt: 'Platz freimachen',
  botFor: (seat) => `Bot für Platz ${seat}`,
  seatBot: 'Bot setzen',
  take: (seat) => `Platz ${seat} nehmen`,
  takeIt: 'Platz nehmen',
  start: 'Karten geben',
  goOn: 'Weiterspielen',
  startWithout: (n) => `${capital(together(n))} anfangen`,
  startWithoutSays: 'Ohne die freien Plätze',
  fill: 'Mit Bots anfangen',
  fillSays: (level) => `Freie Plätze: ${level}`,
  tooFew: (min) => `Das Spiel braucht mindestens ${min} Personen.`,
  waitForHost: (host) => `${host} fängt an. Die Partie öffnet sich hier von selbst.`,
  waitForStart: 'Die Partie öffnet sich hier von selbst, wenn es losgeht.',
  ready: 'Fang an, wenn alle da sind.',
  leave: 'Tisch verlassen',
  talk: 'Chat',
  join: 'An den Tisch kommen',
  joined: (name, seat) => `${name} hat Platz ${seat} genommen.`,
  freed: (seat) => `Platz ${seat} ist frei.`,
};

export const lobby: OnlineTexts['lobby'] = {
  title: 'Online-Tische',
  mine: 'Deine Tische',
  none: 'Du hast noch keinen Tisch online.',
  noneSays: 'Wähl ein Spiel, richte eine Partie ein und nimm „Online“.',
  toGames: 'Spiel wählen',
  open: 'Tische zum Mitspielen',
  noneOpen: 'Gerade sucht kein Tisch Mitspieler.',
  yourTurn: 'Du bist dran',
  since: (state, milliseconds) => (milliseconds < 60_000 ? state : `${state}, seit ${after(milliseconds)}`),
  waitsFor: (names) => `${list(names)} ${names.length > 1 ? 'sind' : 'ist'} dran`,
  gathering: (n) => (n === 0 ? 'Alle Plätze sind besetzt' : free(n)),
  over: 'Zu Ende',
  brought: (name) => `Partie vom Gerät von ${name}`,
  resume: (title) => `${title} öffnen`,
};

export const device: OnlineTexts['device'] = {
  title: 'An einem anderen Gerät weiterspielen',
  says: 'Scann den Code mit dem anderen Gerät oder tipp ihn dort ein. Er gilt einmal, zehn Minuten lang.',
  show: 'Code anzeigen',
  enter: 'Code eingeben',
  enterSays: 'Dein anderes Gerät zeigt ihn unter „Online-Tische“.',
  scan: 'QR-Code für dein anderes Gerät',
  use: 'Hier weiterspielen',
  welcome: (name) => `Du bist hier jetzt auch ${name}.`,
  known: (name) => `Du spielst als ${name}.`,
  expired: 'Dieser Code ist zu alt. Erzeug einen neuen.',
  another: 'Neuen Code anzeigen',
  replaces: (name) =>
    `Auf diesem Gerät spielst du als ${name}. Mit dem Code bist du hier, wer du am anderen Gerät bist, und kommst an die Plätze von ${name} nicht mehr heran.`,
  replace: 'Hier jemand anders sein',
  keep: (name) => `${name} bleiben`,
};

export const noServer: OnlineTexts['noServer'] = {
  title: 'Hier ist kein Server',
  says: 'Tarmac läuft hier ohne Server, darum gibt es keine Online-Tische. Öffne den ganzen Link, den du bekommen hast.',
};
