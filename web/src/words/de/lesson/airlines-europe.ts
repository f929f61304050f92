import type { About, Names } from '../../../games/airlines-europe/lesson/lesson.ts';
import type { LessonCards } from '../../en/lesson/airlines-europe.ts';
import { rich, strong } from '../../rich.ts';
import { advice } from './advice/airlines-europe.ts';
import { mine } from './advice/scored.ts';

const toCards = ({ names }: About) => rich`Tippe auf ${strong(names.cards)}, dann geht es weiter.`;
const instead =
  (action: keyof Names) =>
  ({ names }: About) =>
    rich`Du hast eine andere Aktion gewählt, auch das geht. Mit ${strong(names[action])} kommst du zu dieser zurück.`;

export const lesson: LessonCards = {
  welcome: {
    title: 'Willkommen an Bord',
    text: ({ others }) =>
      rich`Du spielst gegen ${others}. Alle lassen Airlines wachsen, und niemandem gehört eine. Ihr sammelt Aktien: Die meisten Aktien einer großen Airline bringen die meisten Punkte.`,
  },
  shares: {
    title: 'Deine Aktien',
    text: () =>
      rich`Acht Karten, jede eine Aktie einer Airline. Du erkennst sie an Farbe, Buchstabe und Leitwerk. Auf der Hand sind sie noch nichts wert.`,
    find: toCards,
  },
  keep: {
    title: 'Dein Depot',
    text: ({ names }) =>
      rich`Wähle zwei Aktien verschiedener Airlines, dann ${strong(names.keep)}. Sie liegen dann aus und zählen. Eine gute Wahl: eine Airline, von der du mehrere hast.`,
    find: toCards,
  },
  holders: {
    title: 'Wer hat was?',
    text: () =>
      rich`Alle ausliegenden Aktien: eine Zeile für jede Airline, eine Spalte für alle am Tisch. Die gefüllte Zahl liegt vorn, die umrandete auf Platz 2.`,
    find: ({ names }) => rich`Tippe auf ${strong(names.shares)}: Da siehst du die Aktien von allen.`,
  },
  runway: {
    title: 'Die Startbahn',
    text: () =>
      rich`Je weiter rechts eine Airline steht, desto mehr zahlt sie. Die Punkte stehen darüber: die erste Zahl für die meisten Aktien, die nächste für Platz 2.`,
    find: ({ names }) => rich`Tippe auf ${strong(names.cards)}, dann siehst du den Plan wieder.`,
  },
  actions: {
    title: 'Vier Aktionen',
    text: () =>
      rich`In deinem Zug machst du eine von diesen vieren, dann sind die anderen dran. Du probierst alle vier aus.`,
  },
  licence: {
    title: 'Eine Airline fliegt',
    text: ({ names }) =>
      rich`Mit einer Lizenz fliegt eine Airline eine Strecke mehr und wird wertvoller. Drück auf ${strong(names.licence)}.`,
    hint: instead('licence'),
  },
  airline: {
    title: 'Welche Airline?',
    text: () =>
      rich`Wähle eine, von der eine Aktie vor dir ausliegt: Wächst sie, hast du etwas davon. Jede andere geht auch.`,
    hint: instead('licence'),
  },
  route: {
    title: 'Welche Strecke?',
    text: ({ names, points }) =>
      points
        ? rich`Ihre freien Strecken sind hell, mit dem Preis in Millionen. Zeig auf eine: ${strong(names.feed)} sagt, wer gewinnt. Ein Klick kauft sie.`
        : rich`Ihre freien Strecken sind hell, mit dem Preis in Millionen. Tippe auf eine, lies ${strong(names.feed)}, dann kauf sie.`,
    hint: instead('licence'),
  },
  value: {
    title: 'Sie wächst',
    text: () =>
      rich`Die Airline ist um den Preis der Lizenz vorgerückt. Das hilft allen, die ihre Aktien haben, nicht nur dir.`,
    find: toCards,
  },
  thresholds: {
    title: 'Jedes Feld zählt',
    text: () =>
      rich`Die Startbahn hat Stufen. Eine Airline zahlt erst mehr, wenn sie die nächste erreicht. Bleibt deine Lizenz knapp davor, macht ein anderer den Schritt.`,
    find: toCards,
  },
  share: {
    title: 'Jetzt eine Aktie',
    text: () =>
      rich`Du darfst eine zweite Lizenz kaufen. Oder nimm gleich eine Aktie vom Markt oder die oberste Karte vom Stapel: Sie kommt auf die Hand und beendet deinen Zug.`,
    find: toCards,
  },
  news: {
    title: 'Die anderen',
    text: ({ others }) =>
      rich`Hier steht, was ${others} seit deinem letzten Zug getan haben. Achte darauf, welche Airlines wachsen und wer ihre Aktien hat.`,
    find: ({ names }) => rich`Tippe auf ${strong(names.log)}, dann siehst du, was die anderen taten.`,
  },
  rivals: {
    title: 'Wer mitgewinnt',
    text: () =>
      rich`Am meisten hilft eine Lizenz dem, der bei der Airline vorn liegt. Lass die wachsen, bei denen du vorn oder auf Platz 2 liegst; sonst arbeitest du für andere.`,
    find: ({ names }) => rich`Tippe auf ${strong(names.shares)}, dann siehst du die offenen Aktien aller.`,
  },
  play: {
    title: 'Aktien auf den Tisch',
    text: ({ names }) =>
      rich`Nur ausliegende Aktien zählen. Drück auf ${strong(names.play)} und wähle beliebig viele einer Airline oder je eine von zweien. Jede bringt dir 2 Millionen.`,
    find: toCards,
    hint: instead('play'),
  },
  end: {
    title: 'Dein Zug ist fertig',
    text: ({ names }) =>
      rich`Noch kannst du ihn mit ${strong(names.undo)} zurücknehmen. Nach ${strong(names.end)} sind die anderen dran.`,
  },
  gauge: {
    title: 'Wertungskarten',
    text: ({ small }) =>
      rich`Drei Wertungskarten stecken im Stapel. Kommt eine, zählen sofort alle ausliegenden Aktien. Wie wahrscheinlich das ist, steht ${small ? 'über dem Markt' : 'daneben'}.`,
  },
  cash: {
    title: 'Geld',
    text: ({ names }) =>
      rich`Lizenzen kosten Geld. ${strong(names.cash)} bringt 8 Millionen und braucht deinen ganzen Zug. Probier es.`,
    hint: instead('cash'),
  },
  abacus: {
    title: 'Air ABACUS',
    text: () =>
      rich`Eine Airline ohne Flugzeuge. Ihre Aktien zahlen immer mehr: für die meisten 4 Punkte in der ersten Wertung, 8 in der zweiten, 16 in der dritten.`,
    find: toCards,
  },
  exchange: {
    title: 'Der Tausch',
    text: ({ names }) =>
      rich`Drück auf ${strong(names.exchange)} und gib eine Aktie für eine von ABACUS, oder drei für zwei. Gib, was nicht vorn liegen wird. Die neue kommt auf die Hand.`,
    find: toCards,
    hint: instead('exchange'),
  },
  flags: {
    title: 'Fahnen',
    text: () =>
      rich`Vier Airlines haben eine Fahne in einer fernen Stadt. Verbinden ihre Strecken die Heimat mit der Fahne, rückt die Airline um die Zahl darauf vor.`,
  },
  free: {
    title: 'Ein Vorschlag',
    text: ({ prospect, advise }) => rich`${prospect} ${advise(advice) ?? []}`,
  },
  rest: {
    title: 'Du kennst das Spiel',
    text: ({ scorings }) =>
      rich`${scorings > 1 ? 'Eine Wertung kommt noch und beendet das Spiel.' : 'Zwei Wertungen kommen noch; die dritte beendet das Spiel.'} Spiel jetzt ein echtes Spiel, oder bring dieses zu Ende: selbst oder mit einem Bot.`,
  },
  farewell: {
    title: 'Du kannst fliegen',
    text: () =>
      rich`Das war ein ganzes Spiel. Die Regeln sind an jedem Tisch zur Hand, und ein Zug lässt sich zurücknehmen.`,
  },

  pick: {
    title: 'Eine Wertungskarte',
    text: ({ advise }) =>
      rich`Da ist sie. Vor der Wertung nehmen alle eine Aktie vom Markt auf die Hand. ${advise(advice) ?? []}`,
    find: toCards,
  },
  scoring: {
    title: 'Die Wertung',
    text: ({ names }) =>
      rich`Airline für Airline. Die meisten ausliegenden Aktien bekommen die erste Zahl, die nächsten die zweite; bei Gleichstand wird geteilt. Weiter mit ${strong(names.next)}.`,
  },
  sum: {
    title: 'Die Summe',
    text: ({ scored, names }) =>
      rich`${mine(scored)} Mit ${strong(names.continue)} kommst du zum Tisch zurück.`,
  },
  second: {
    title: 'Die zweite Wertung',
    text: () => rich`Die Airlines sind gewachsen und zahlen mehr. ABACUS zahlt das Doppelte vom ersten Mal.`,
  },
  third: {
    title: 'Die letzte Wertung',
    text: () => rich`ABACUS zahlt jetzt 16 für die meisten. Dann zählen alle Punkte; die meisten gewinnen.`,
  },

  watching: {
    title: 'Mit vollem Schub',
    text: () =>
      rich`Ein Bot spielt jetzt für dich, und alle spielen schnell. Bei jeder Wertung kannst du genau hinsehen.`,
  },
  pass: {
    title: 'Dein Zug ist fertig',
    text: ({ names }) =>
      rich`Nach ${strong(names.end)} sind die anderen dran. ${strong(names.undo)} nimmt ihn zurück.`,
  },
  more: {
    title: 'Eine zweite Lizenz',
    text: ({ advise }) => rich`Noch eine darfst du kaufen: ${advise(advice) ?? []}`,
    find: toCards,
  },
  take: {
    title: 'Nimm eine Aktie',
    text: ({ advise }) =>
      advise(advice) ??
      rich`Eine vom Markt oder die oberste Karte vom Stapel. Sie kommt auf die Hand und beendet deinen Zug.`,
    find: toCards,
  },
  give: {
    title: 'Gib Aktien ab',
    text: ({ advise }) =>
      rich`Der Tausch ist noch nicht bezahlt: Wähle, was du abgibst. ${advise(advice) ?? []}`,
    find: toCards,
  },
  turn: {
    title: 'Du bist dran',
    text: ({ advise }) => advise(advice) ?? rich`Wähle eine von vier Aktionen.`,
  },
  others: {
    title: 'Die anderen spielen',
    text: ({ others }) => rich`${others} spielen nach denselben Regeln wie du. Dann bist du wieder dran.`,
  },
};
