import type { About } from '../../../games/air-kwire/lesson/lesson.ts';
import type { LessonCards } from '../../en/lesson/air-kwire.ts';
import { money } from '../../figures.ts';
import { type Rich, rich, strong } from '../../rich.ts';
import { advice } from './advice/air-kwire.ts';

/** AK-21, AK-20 */
const [OPENING, FEE] = [money('de', 150), money('de', 50)];

const dollars = (amount: number): string => money('de', amount);
const off = (paid: NonNullable<About['paid']>): Rich =>
  paid.unpaid.length > 0 ? rich` Nicht zahlungsfähig, also ohne Dividende: ${paid.unpaid}.` : [];
const mine = (paid: About['paid']): Rich => {
  if (!paid) return [];
  return paid.total > 0
    ? rich`Deine Aktien bringen dir ${dollars(paid.total)}: ${paid.paid(dollars)}.${off(paid)}`
    : rich`Deine Aktien bringen dir diesmal nichts.${off(paid)}`;
};

const toCards = ({ names }: About) => rich`Tippe auf ${strong(names.cards)}, dann geht es weiter.`;
const toMap = ({ names }: About) => rich`Tippe auf ${strong(names.cards)}, dann siehst du den Plan wieder.`;
const toAirlines = ({ names }: About) =>
  rich`Tippe auf ${strong(names.airlines)}: Da stehen alle Gesellschaften.`;
const toMarket = ({ names }: About) =>
  rich`Tippe auf ${strong(names.market)}: Da stehen Kurse und Dividenden.`;

export const lesson: LessonCards = {
  welcome: {
    title: 'Willkommen an Bord',
    text: ({ others }) =>
      rich`Du spielst gegen ${others}. Sieben junge Gesellschaften der Dreißiger sind zu haben, und an jeder kannst du dich beteiligen. Am Ende gewinnt, wer an Geld und Aktien am meisten hat.`,
  },
  cards: {
    title: 'Deine Karten',
    text: () =>
      rich`Fünf Städte, die sonst niemand sieht. Mit einer Karte eröffnet eine Gesellschaft, von der du Aktien hast, eine Strecke in diese Stadt.`,
    find: toCards,
  },
  map: {
    title: 'Der Plan',
    text: () =>
      rich`In jedem Feld eine Stadt; die Zahl sagt, wie viele Stadtpunkte sie bringt. Die sieben Heimatstädte bringen drei. Eine Tri-Motor fliegt ein Feld weit, eine Boeing 247 zwei, eine DC-3 drei.`,
    find: toMap,
  },
  airlines: {
    title: 'Die Gesellschaften',
    text: () =>
      rich`Für jede eine Zeile: Kurs, Dividende je Aktie, Stadtpunkte, und wer wie viele Aktien hat. Der Stern steht beim CEO. Noch sind alle geschlossen.`,
    find: toAirlines,
  },
  market: {
    title: 'Die Börse',
    text: () =>
      rich`Ein Kauf rückt eine Gesellschaft ein Feld hinauf, ein Verkauf eines hinunter. Das Feld bestimmt ihren Kurs, wie viele Städte sie anfliegen darf und mit welchen Flugzeugen.`,
    find: toMarket,
  },
  open: {
    title: 'Eine Eröffnung',
    text: ({ points }) =>
      rich`Die ersten zwei Aktien einer geschlossenen Gesellschaft kosten zusammen ${strong(OPENING)}, mit ${FEE} Gebühr. ${points ? 'Drück' : 'Tippe'} auf die Gesellschaft, die du eröffnen willst.`,
  },
  first: {
    title: 'Ihre erste Strecke',
    text: () =>
      rich`Eine Gesellschaft, die du eröffnest, braucht sofort eine Strecke. Die Städte deiner Karten, die eine Tri-Motor von dort erreicht, sind hell. Wähle eine: Der Knopf eröffnet und fliegt.`,
    find: toCards,
    hint: () => rich`Wähle die Gesellschaft, die du eröffnen willst, dann eine helle Stadt.`,
  },
  ceo: {
    title: 'Du bist CEO',
    text: () =>
      rich`Du hast die meisten Aktien. Wer sonst für diese Gesellschaft fliegen will, muss dich fragen, bis jemand mehr hat als du.`,
    find: toAirlines,
  },
  draw: {
    title: 'Eine neue Karte',
    text: () =>
      rich`Am Ende des Zuges ziehst du eine Karte: die oberste vom Stapel oder, weil du eine Strecke eröffnet hast, eine offene aus der Ablage.`,
    find: toCards,
  },
  news: {
    title: 'Was geschehen ist',
    text: ({ others }) =>
      rich`Hier steht, was ${others} seit deinem letzten Zug getan haben. Achte darauf, welche Gesellschaften sie eröffnen und was sie kaufen.`,
    find: ({ names }) => rich`Tippe auf ${strong(names.log)}: Da steht, was die anderen getan haben.`,
  },
  trade: {
    title: 'Aktien kaufen',
    text: ({ points }) =>
      rich`Ein Zug beginnt an der Börse: bis zu drei Käufe oder Verkäufe, jeder mit ${FEE} Gebühr. ${points ? 'Drück auf' : 'Tippe auf eine Gesellschaft, dann auf'} einen Kurs, um eine Aktie einer offenen Gesellschaft zu kaufen.`,
  },
  limits: {
    title: 'Grenzen des Kurses',
    text: () =>
      rich`Der Marker ist gerückt. Weiter oben darf eine Gesellschaft mehr Städte anfliegen und Boeing 247 und DC-3 einsetzen: Käufe lassen sie wachsen, Verkäufe können sie lähmen.`,
    find: toMarket,
  },
  rivals: {
    title: 'Wer mitgewinnt',
    text: () =>
      rich`Dein Kauf hebt den Kurs für alle, die diese Gesellschaft haben. Kauf da, wo du die meisten Aktien hast: So gewinnst du am meisten.`,
    find: toAirlines,
  },
  fly: {
    title: 'Fliegen oder ablegen',
    text: ({ names }) =>
      rich`${strong(names.toCard)}: Jetzt spielst du eine Karte. Gesellschaft, Stadt, Flugzeug, in beliebiger Reihenfolge; was hell ist, geht. Oder ${strong(names.discard)}, wenn dir keine nützt.`,
    find: toCards,
  },
  dividends: {
    title: 'Die Dividende',
    text: () =>
      rich`Jede Strecke rückt diesen Marker weiter. Nach sieben Strecken bringt jede Aktie ein Prozent vom Kurs mal Stadtpunkte. Darunter steht, wer jetzt was bekäme.`,
    find: toMarket,
  },
  qualified: {
    title: 'Wer zahlt',
    text: () =>
      rich`Eine Gesellschaft zahlt nur, wenn sie die Grenzen ihres Kurses einhält und mindestens so viele Stadtpunkte hat wie verkaufte Aktien. Schafft sie das zweimal nacheinander nicht, fällt ihr Kurs.`,
    find: toMarket,
  },
  timing: {
    title: 'Wann du kaufst',
    text: () =>
      rich`Sieh vor dem Handeln auf diesen Marker. Kurz vor der Ausschüttung bringen Aktien einer zahlungsfähigen Gesellschaft bald Geld. Gleich danach warten sie sieben Strecken.`,
    find: toMarket,
  },
  asking: {
    title: 'Den CEO fragen',
    text: () =>
      rich`Mit einer Aktie darfst du auch für Gesellschaften anderer fliegen, wenn ihr CEO zustimmt. Sonst fliegst du woanders oder legst ab.`,
    find: toAirlines,
  },
  meeting: {
    title: 'Zwei treffen sich',
    text: () =>
      rich`Fliegt eine dahin, wo eine andere ist, übernimmt die mit dem höheren Kurs die andere: die Städte, und die Aktien zwei gegen eine. Die größten Aktionäre bekommen eine Prämie. Ab 15 Stadtpunkten ist man davor sicher.`,
    find: toMap,
  },
  free: {
    title: 'Ein Vorschlag',
    text: ({ until, advise }) => rich`${until} ${advise(advice) ?? []}`,
  },
  goal: {
    title: 'Vierzig Punkte',
    text: () =>
      rich`Der Balken zeigt, wie weit jede Gesellschaft ist. Hat eine 40 Stadtpunkte, endet das Spiel sofort. Aktien zählen zu ihrem Kurs.`,
    find: toAirlines,
  },
  rest: {
    title: 'Du kennst das Spiel',
    text: () =>
      rich`Die Gesellschaften wachsen, bis sie sich treffen. Spiel jetzt ein echtes Spiel, oder bring dieses zu Ende: selbst oder mit einem Bot.`,
  },
  farewell: {
    title: 'Du kannst fliegen',
    text: () => rich`Das war ein ganzes Spiel. Die Regeln sind an jedem Tisch einen Griff entfernt.`,
  },

  consent: {
    title: 'Du wirst gefragt',
    text: ({ names, advise }) =>
      rich`Du bist CEO dieser Gesellschaft: ${strong(names.approve)} oder ${strong(names.refuse)}. ${advise(advice) ?? 'Lehnst du ab, geht die Karte zurück.'}`,
  },
  dispose: {
    title: 'Deine Aktien',
    text: () =>
      rich`Die Gesellschaft wird übernommen. Gib zwei Aktien für eine der übernehmenden, oder verkaufe sie zum letzten Kurs, ohne Gebühr. Beides zusammen geht auch.`,
  },
  payout: {
    title: 'Zahltag',
    text: ({ paid }) => rich`Sieben Strecken sind eröffnet: Es wird ausgeschüttet. ${mine(paid)}`,
  },
  merger: {
    title: 'Eine Fusion',
    text: () =>
      rich`Schritt für Schritt: wer wen übernimmt, die neue Heimat, die Prämie der zwei größten Aktionäre, was alle mit ihren Aktien tun, und welche Städte den Besitzer wechseln.`,
  },

  watching: {
    title: 'Mit vollem Schub',
    text: () =>
      rich`Ein Bot spielt jetzt für dich, und alle spielen schnell. Bei einer Fusion kannst du genau hinsehen.`,
  },
  ask: {
    title: 'Der CEO entscheidet',
    text: ({ names }) =>
      rich`Diese Gesellschaft leitet jemand anders. Der Knopf fragt; mit ${strong(names.undo)} überlegst du es dir neu.`,
  },
  answered: {
    title: 'Du hast geantwortet',
    text: ({ names }) =>
      rich`${strong(names.end)} gibt den Zug zurück. ${strong(names.undo)} nimmt deine Antwort zurück.`,
  },
  pass: {
    title: 'Dein Zug ist fertig',
    text: ({ names }) =>
      rich`Mit ${strong(names.end)} sind die anderen dran. ${strong(names.undo)} macht ihn rückgängig.`,
  },
  turn: {
    title: 'Du bist dran',
    text: ({ advise, names }) =>
      advise(advice) ??
      rich`Kaufen und verkaufen, eine Gesellschaft eröffnen, oder weiter: ${strong(names.toCard)}.`,
  },
  card: {
    title: 'Fliegen oder ablegen',
    text: ({ advise, names }) =>
      advise(advice) ??
      rich`Wähle eine Gesellschaft und eine helle Stadt. Nützt dir keine Karte: ${strong(names.discard)}.`,
    find: toCards,
  },
  drawing: {
    title: 'Eine neue Karte',
    text: ({ advise }) =>
      advise(advice) ?? rich`Die oberste vom Stapel oder, nach einer Strecke, eine offene aus der Ablage.`,
    find: toCards,
  },
  decide: {
    title: 'Du entscheidest',
    text: () => rich`Über dem Knopf steht, worum es geht. Der Knopf macht es.`,
  },
  others: {
    title: 'Die anderen spielen',
    text: ({ others }) => rich`${others} spielen nach denselben Regeln wie du. Dann bist du wieder dran.`,
  },
};
