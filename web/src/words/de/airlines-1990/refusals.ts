import { company, type Texts } from '../../airlines-1990.ts';
import { names } from './names.ts';

const patterns: Readonly<Record<string, string>> = names.patterns;
const pattern = (id: string | number | undefined): string => patterns[String(id)] ?? '';

/** What a player is told when the rules say no, by the reason that the game gives. */
export const refusals: Texts['refusals'] = {
  'match-over': () => 'Das Spiel ist zu Ende.',
  'no-such-seat': () => 'Dort sitzt niemand.',
  'not-your-turn': () => 'Du bist nicht dran.',
  'chance-first': () => 'Gerade wird ein Stapel gemischt.',
  'shuffle-due': () => 'Zuerst wird ein Stapel gemischt.',
  'other-pile': () => 'Zu mischen ist der andere Stapel.',
  'not-the-pile': () => 'Das sind nicht die Karten des Stapels.',
  'one-action': () => 'Wähle zuerst: gründen, ausbauen oder Aktien ausspielen.',
  'fly-or-keep': () => 'Flieg jetzt mit einer Flugkarte oder behalte alle.',
  'share-due': () => 'Nimm jetzt eine Aktie.',
  'sabotage-or-done': () => 'Sabotiere jetzt eine Strecke oder lass es.',
  'draw-first': () => 'Zieh zuerst eine Flugkarte.',
  'card-not-held': () => 'Diese Flugkarte hast du nicht.',
  'card-usable': () => 'Eine Gesellschaft kann diese Flugkarte noch brauchen, also behältst du sie.',
  'card-is-new': () => 'Diese Flugkarte hast du gerade erst getauscht. Im nächsten Zug geht es wieder.',
  'refreshed-already': () => 'Du hast in diesem Zug schon eine Aktie im Markt ersetzt.',
  'pile-empty': () => 'Der Stapel ist leer.',
  'not-in-market': (v) => `Im Markt liegt keine Aktie von ${company(v)}.`,
  'not-worthless': (v) => `Aktien von ${company(v)} können noch etwas wert sein.`,
  'founded-already': (v) => `${company(v)} ist schon gegründet.`,
  'not-founded': (v) => `${company(v)} ist noch nicht gegründet.`,
  inactive: (v) =>
    `${company(v)} ist inaktiv: Gegründet werden kann sie nicht mehr, ihre Aktien sind wertlos.`,
  'shares-not-held': (v) =>
    v.held === 0
      ? `Du hast keine Aktie von ${company(v)} auf der Hand.`
      : `So viele Aktien von ${company(v)} hast du nicht.`,
  'not-at-headquarters': (v) => `Die erste Strecke von ${company(v)} beginnt an ihrem Sitz.`,
  'other-pattern': (v) => `Die Strecke ist ${pattern(v.wanted)}, die Karte ${pattern(v.pattern)}.`,
  'may-not-fly': (v) => `${company(v)} darf diese Linienart nicht fliegen.`,
  'route-full': () => 'Auf dieser Strecke ist kein Kreis frei.',
  'card-too-low': (v) => `Diese Strecke braucht eine Karte ab ${v.needed}.`,
  'not-connected': (v) => `${company(v)} fliegt hier noch nicht. Bring sie erst in eine der zwei Städte.`,
  'flies-already': (v) => `${company(v)} fliegt diese Strecke schon.`,
  'no-marker': (v) => `${company(v)} hat keinen Marker mehr.`,
  'no-such-circle': (v) => `Die Kreise dieser Strecke sind ${v.circles}.`,
  'circle-too-low': () => 'Sabotiert werden nur Kreise ab 5.',
  'circle-taken': () => 'Dieser Kreis ist schon belegt.',
  'sabotaged-already': () => 'Diese Strecke ist schon sabotiert.',
  'no-card-fits': (v) => `Keine deiner Flugkarten passt zu ${company(v)}.`,
  'nobody-connected': (v) => `Noch reicht keine Gesellschaft bis ${v.from} oder ${v.to}.`,
  'nobody-may-fly': () => 'Keine der Gesellschaften, die jetzt fliegen könnten, fliegt diese Linienart.',
  'nobody-can': (v) => `Jetzt kann keine Gesellschaft ${v.from}–${v.to} fliegen.`,
  'card-flies-nowhere': () => 'Mit dieser Karte kann jetzt keine Gesellschaft fliegen.',
};
