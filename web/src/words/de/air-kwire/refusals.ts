import { aircraftOf, airline, type Texts } from '../../air-kwire.ts';
import { money } from '../../figures.ts';

/** What a player is told when the rules say no, by the reason that the game gives. */
export const refusals: Texts['refusals'] = {
  'match-over': () => 'Das Spiel ist zu Ende.',
  'no-such-seat': () => 'Dort sitzt niemand.',
  'not-your-turn': () => 'Du bist nicht dran.',
  'chance-first': () => 'Gerade wird der Stapel gemischt.',
  'shuffle-due': () => 'Zuerst wird der Stapel gemischt.',
  'not-the-pile': () => 'Das sind nicht die Karten des Stapels.',
  'stock-step': () => 'Ein Zug beginnt an der Börse: kaufen und verkaufen, dann geht es weiter.',
  'free-discard-step': () => 'Leg zuerst so viele Karten ab, wie du magst.',
  'vote-due': () => 'Sag zuerst, ob das Spiel enden soll.',
  'decommission-due': () => 'Streich zuerst eine Stadt dieser Gesellschaft, oder behalte alle.',
  'card-step': () => 'Eröffne jetzt eine Strecke, oder leg eine Karte ab.',
  'consent-due': () => 'Stimm zuerst der Strecke zu, oder lehn sie ab.',
  'rehome-due': () => 'Wähle zuerst das Flugzeug für die übernommene Heimat.',
  'dispose-due': () => 'Tausche oder verkaufe zuerst die Aktien der übernommenen Gesellschaft.',
  'settle-due': () => 'Es fehlen Marker: Ersetze zuerst ein Flugzeug, oder gib eine Stadt auf.',
  'second-route-step': () => 'Eröffne jetzt eine zweite Strecke, oder mach weiter.',
  'replenish-step': () => 'Zieh jetzt eine Karte, oder keine.',
  'three-trades': () => 'Du hast in diesem Zug schon drei Geschäfte gemacht. Weiter zur Karte.',
  'no-shares-left': (v) => `Alle Aktien von ${airline(v)} sind verkauft.`,
  'no-cash': (v) =>
    `Für eine Aktie von ${airline(v)} reicht dein Geld nicht: Sie kostet mit Gebühr ${money('de', Number(v.needed))}.`,
  defunct: (v) => `${airline(v)} ist übernommen worden.`,
  'home-occupied': (v) => `In der Heimat von ${airline(v)} ist eine andere Gesellschaft.`,
  'one-opening': () => 'Du hast in diesem Zug schon eine Gesellschaft eröffnet.',
  'route-impossible': (v) => `Mit deinen Karten bekäme ${airline(v)} in diesem Zug keine erste Strecke.`,
  'route-owed': (v) => `Du hast ${airline(v)} eröffnet und schuldest ihr in diesem Zug eine Strecke.`,
  'no-shares-held': (v) => `Du hast keine Aktie von ${airline(v)}.`,
  'card-not-held': () => 'Diese Karte hast du nicht.',
  'served-already': (v) => `${airline(v)} ist schon in dieser Stadt.`,
  'city-limit': (v) =>
    `${airline(v)} hat die Städtegrenze ihres Kurses erreicht: ${v.limit}. Ein höherer Kurs erlaubt mehr.`,
  'type-not-allowed': (v) =>
    v.aircraft === undefined
      ? `Der Kurs von ${airline(v)} ist zu niedrig für dieses Flugzeug.`
      : `Der Kurs von ${airline(v)} ist zu niedrig für eine ${aircraftOf(v)}.`,
  'no-aircraft': (v) =>
    v.airline === undefined || v.aircraft === undefined
      ? 'Von diesem Flugzeug ist keines mehr da.'
      : `${airline(v)} hat keine ${aircraftOf(v)} mehr.`,
  'out-of-range': (v) =>
    v.airline === undefined || v.aircraft === undefined
      ? 'Keine andere Stadt liegt in Reichweite dieses Flugzeugs.'
      : `Für eine ${aircraftOf(v)} liegt von hier keine Stadt von ${airline(v)} in Reichweite.`,
  'refused-already': (v) => `Der CEO von ${airline(v)} hat diese Stadt in diesem Zug schon abgelehnt.`,
  'may-not-pass': () =>
    'Passen geht nicht, solange du eine Karte hast und es etwas zu ziehen gibt. Spiel eine aus oder leg eine ab.',
  'hand-full': () => 'Deine Hand ist voll: höchstens fünf Karten.',
  'pile-empty': () => 'Der Stapel ist leer.',
  'no-route-created': () => 'Aus der Ablage nimmst du nur nach einer Strecke. Zieh vom Stapel.',
  'not-in-pool': () => 'Diese Karte liegt nicht in der Ablage.',
  'one-power-card': () => 'Du hast in diesem Zug schon eine Sonderkarte gespielt.',
  'after-draw': () => 'Nach dem Ziehen ist es zu spät für eine Sonderkarte.',
  'too-late': () => 'Das geht nur vor deinem ersten Kauf oder Verkauf.',
  'pile-not-emptied': () => 'Das Ende kann man erst vorschlagen, wenn der Stapel einmal leer war.',
  'voted-already': () => 'Über das Ende ist in diesem Zug schon abgestimmt.',
  'only-agree': () => 'Du hast das Ende vorgeschlagen, also stimmst du zu.',
  'not-this-airline': () => 'Jetzt geht es um eine andere Gesellschaft.',
  'not-served': (v) => `${airline(v)} ist nicht in dieser Stadt.`,
  'home-stays': () => 'Ihre Heimat behält jede Gesellschaft.',
  'range-breaks': () => 'Eine andere Stadt läge dann außer Reichweite.',
  'too-many-exchanges': (v) =>
    v.most === 1
      ? 'Du kannst höchstens eine Aktie bekommen.'
      : `Du kannst höchstens ${v.most} Aktien bekommen.`,
  'not-taken-over': () => 'Diese Stadt braucht keinen Marker.',
  'nobody-in-range': (v) => `Noch reicht keine deiner Gesellschaften bis ${v.city}.`,
  'nobody-held': () => 'Du hast keine Aktie einer offenen Gesellschaft.',
  'nobody-has-room': () => 'Alle deine Gesellschaften haben so viele Städte, wie ihr Kurs erlaubt.',
  'nobody-can': (v) => `Jetzt kann keine deiner Gesellschaften nach ${v.city} fliegen.`,
};
