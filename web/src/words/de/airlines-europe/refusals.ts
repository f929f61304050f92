import { airline, type Texts } from '../../airlines-europe.ts';
import { millions, shares } from '../grammar.ts';

type Value = string | number | undefined;
const sharesOf = (count: Value, id: Value): string => `${shares(Number(count))} von ${airline(id)}`;

/** What a player is told when the rules say no, by the reason that the game gives. */
export const refusals: Texts['refusals'] = {
  'match-over': () => 'Das Spiel ist zu Ende.',
  'no-such-seat': () => 'Dort sitzt niemand.',
  'not-your-turn': () => 'Du bist nicht dran.',
  'has-chosen': () => 'Du hast gewählt. Die anderen sind noch dabei.',
  'keep-first': () => 'Zuerst wählen alle zwei Aktien für ihr Depot.',
  'keep-from-hand': () => 'Du hast nicht beide auf der Hand.',
  'keep-different': () => 'Die zwei Aktien müssen von verschiedenen Airlines sein.',
  'one-action': () => 'Wähle zuerst eine der vier Aktionen.',
  'licence-first': () => 'Kauf zuerst eine Lizenz; die Aktie kommt danach.',
  'second-or-share': () => 'Kauf jetzt eine zweite Lizenz oder nimm eine Aktie.',
  'share-due': () => 'Deine Lizenzen sind gekauft. Nimm jetzt eine Aktie.',
  'discard-due': () => 'Der Tausch ist noch nicht bezahlt. Gib zuerst eine Aktie ab.',
  'pick-due': () => 'Eine Wertung kommt. Nimm zuerst eine Aktie vom Markt.',
  'not-in-play': (v) => `${airline(v.airline)} ist nicht im Spiel.`,
  'no-airplane': (v) => `${airline(v.airline)} hat kein Flugzeug mehr.`,
  'flies-already': (v) => `${airline(v.airline)} fliegt diese Strecke schon.`,
  'route-full': () => 'Alle Lizenzen dieser Strecke sind verkauft.',
  'not-served': (v) =>
    `${airline(v.airline)} fliegt hier noch nicht. Bring sie erst in eine der zwei Städte.`,
  'route-held-back': () => 'Die nächste Lizenz dieser Strecke kommt nach der nächsten Wertung.',
  'too-expensive': (v) => `Die nächste Lizenz kostet ${millions(Number(v.price))}. Du hast ${v.cash}.`,
  'not-in-market': (v) => `Im Markt liegt keine Aktie von ${airline(v.share)}.`,
  'from-market-only': () => 'Diese Aktie kommt vom Markt, nicht vom Stapel.',
  'play-mixture': () => 'Spiel beliebig viele einer Airline aus oder je eine von zweien.',
  'not-in-hand': (v) =>
    v.held === 0
      ? `Du hast keine Aktie von ${airline(v.share)} auf der Hand.`
      : `Du hast nur ${sharesOf(v.held, v.share)} auf der Hand.`,
  'abacus-short': (v) =>
    v.left === 0
      ? 'Es gibt keine ABACUS-Aktie mehr.'
      : `Im Vorrat ist nur noch ${sharesOf(v.left, 'abacus')}.`,
  'too-few-to-discard': (v) => `Dafür musst du ${shares(Number(v.needed))} abgeben, und du hast weniger.`,
  'not-held': (v) =>
    `Du hast keine Aktie von ${airline(v.share)} ${v.from === 'hand' ? 'auf der Hand' : 'im Depot'}.`,
  'discard-order': () =>
    'Aktien werden der Reihe nach abgegeben: erst Hand, dann Depot; ABACUS jeweils zuletzt.',
  'discard-earlier': () => 'Nach dieser kommen zu wenige Aktien. Beginn mit einer früheren.',
  'nobody-serves': (v) => `Noch fliegt keine Airline nach ${v.from} oder ${v.to}.`,
  'nobody-can': (v) => `Jetzt kann keine Airline ${v.route} fliegen.`,
};
