import type { About } from '../../../games/airlines-1990/lesson/lesson.ts';
import type { LessonCards } from '../../en/lesson/airlines-1990.ts';
import { rich, strong } from '../../rich.ts';

const toCards = ({ names }: About) => rich`Tippe auf ${strong(names.cards)}, dann geht es weiter.`;
const instead =
  (action: 'found' | 'expand' | 'play') =>
  ({ names }: About) =>
    rich`Das ist eine andere Aktion, auch sie ist erlaubt. Mit ${strong(names[action])} kommst du zu dieser zurück.`;

export const lesson: LessonCards = {
  welcome: {
    title: 'Willkommen an Bord',
    text: ({ others }) =>
      rich`Du spielst gegen ${others}. Alle bauen an Fluglinien quer durch Nordamerika, keine gehört jemandem. Was zählt, sind Aktien: Die meisten einer großen Gesellschaft bringen die meisten Punkte.`,
  },
  shares: {
    title: 'Deine Aktien',
    text: () =>
      rich`Fünf Karten, jede eine Aktie einer Gesellschaft. Auf der Hand sind sie nichts wert; ausgelegt zählen sie.`,
    find: toCards,
  },
  flights: {
    title: 'Deine Flugkarten',
    text: () =>
      rich`Jede hat ein Linienmuster und eine Zahl. Mit ihr fliegt eine Gesellschaft eine Strecke mit demselben Muster.`,
    find: toCards,
  },
  routes: {
    title: 'Die Karte',
    text: () =>
      rich`Jede Linie zwischen zwei Städten ist eine Strecke. Ihr Muster sagt, welche Karten passen; die Zahl im niedrigsten freien Kreis sagt, wie hoch die Karte sein muss.`,
    find: ({ names }) => rich`Tippe auf ${strong(names.cards)}, dann siehst du die Karte wieder.`,
  },
  companies: {
    title: 'Neun Gesellschaften',
    text: () =>
      rich`Für jede eine Zeile: ihre Muster, ihre Marker auf dem Plan und die ausliegenden Aktien, eine Spalte für alle am Tisch.`,
    find: ({ names }) => rich`Tippe auf ${strong(names.companies)}: Da stehen alle Gesellschaften.`,
  },
  actions: {
    title: 'Drei Aktionen',
    text: () =>
      rich`In deinem Zug machst du eine von diesen dreien, dann sind die anderen dran. Du probierst alle aus.`,
  },
  found: {
    title: 'Eine Gründung',
    text: ({ names }) =>
      rich`Eine Gesellschaft fliegt erst, wenn jemand sie ins Spiel bringt: ${strong(names.found)}.`,
    hint: instead('found'),
  },
  home: {
    title: 'Aktien, Karte, Strecke',
    text: ({ points }) =>
      rich`Wähle eine Gesellschaft. Ihre Aktien kommen vor dir auf den Tisch, eine Flugkarte eröffnet eine Strecke an ihrem Sitz: Beleuchtete passen. ${points ? 'Drück auf eine.' : 'Strecke antippen, dann den Knopf.'}`,
    hint: instead('found'),
  },
  worth: {
    title: 'Sie ist etwas wert',
    text: () =>
      rich`Ein Marker auf der Strecke, einer am Sitz: Die Gesellschaft ist zwei Punkte wert. Jeder weitere Marker ist einer mehr.`,
    find: ({ names }) => rich`Tippe auf ${strong(names.companies)}: Da stehen alle Gesellschaften.`,
  },
  share: {
    title: 'Jetzt eine Aktie',
    text: () =>
      rich`Nimm eine der fünf offenen Aktien oder die verdeckte oberste Karte des Stapels. Danach gibt es eine neue Flugkarte.`,
    find: toCards,
  },
  news: {
    title: 'Die anderen',
    text: ({ others }) =>
      rich`Hier steht, was ${others} seit deinem letzten Zug getan haben. Achte darauf, was wächst und wer dort Aktien hat.`,
    find: ({ names }) => rich`Tippe auf ${strong(names.log)}: Da steht, was die anderen getan haben.`,
  },
  expand: {
    title: 'Wachsen lassen',
    text: ({ names }) =>
      rich`${strong(names.expand)} zieht zuerst eine Flugkarte, dann entscheidest du. Jede gegründete Gesellschaft darf fliegen, egal wer sie gegründet hat.`,
    hint: instead('expand'),
  },
  fly: {
    title: 'Fliegen oder behalten',
    text: ({ names }) =>
      rich`Wähle eine Gesellschaft und eine beleuchtete Strecke an ihrem Netz. Dort liegt dann ihr Marker, und du nimmst eine Aktie. Oder ${strong(names.keep)}, ohne Aktie.`,
  },
  pile: {
    title: 'Wertungskarten',
    text: ({ small }) =>
      rich`Drei Wertungskarten stecken im Stapel. Taucht eine auf, werden alle ausliegenden Aktien gewertet. Wie wahrscheinlich das ist, steht ${small ? 'über dem Markt' : 'daneben'}.`,
  },
  play: {
    title: 'Aktien auf den Tisch',
    text: ({ names }) =>
      rich`Nur ausliegende Aktien zählen. ${strong(names.play)} wählen und beliebig viele Aktien einer gegründeten Gesellschaft auslegen.`,
    find: toCards,
    hint: instead('play'),
  },
  lead: {
    title: 'Erster und Zweiter',
    text: () =>
      rich`Bei jeder Gesellschaft bringen die meisten ausliegenden Aktien einen Punkt je Marker, der zweite Platz die Hälfte. Alle anderen gehen leer aus.`,
    find: ({ names }) => rich`Tippe auf ${strong(names.companies)}: Da stehen alle Gesellschaften.`,
  },
  free: {
    title: 'Dein eigener Weg',
    text: ({ ifNow }) =>
      rich`Spiel bis zur ersten Wertung, wie du willst. Lass wachsen, wo du führst, und lege rechtzeitig aus.${ifNow ? rich` ${strong(ifNow)}: was sie brächte.` : []}`,
  },
  rest: {
    title: 'Du kennst das Spiel',
    text: () =>
      rich`Weitere Wertungen folgen, und eine letzte, wenn alle Aktien weg sind. Lass einen Bot für dich weiterspielen, oder spiel selbst.`,
  },
  farewell: {
    title: 'Du kannst fliegen',
    text: () => rich`Das war eine ganze Partie. Die Regeln sind an jedem Tisch einen Knopfdruck entfernt.`,
  },

  sabotage: {
    title: 'Sabotage',
    text: ({ names }) =>
      rich`Du hast genau eine Aktie ausgelegt und darfst einen Marker verdeckt auf einen freien Kreis ab 5 legen: Er ist dann verbraucht. Oder ${strong(names.done)}.`,
  },
  scoring: {
    title: 'Die Wertung',
    text: ({ names }) =>
      rich`Eine Gesellschaft nach der anderen. Die meisten ausliegenden Aktien bekommen alle Punkte, die nächsten die Hälfte; wer gleich viele hat, teilt. ${strong(names.next)} führt weiter.`,
  },
  sum: {
    title: 'Die Summe',
    text: ({ names }) =>
      rich`Das habt ihr bekommen. Die Punkte sind öffentlich, auf dem Wertungsblock. ${strong(names.continue)} führt zum Tisch zurück.`,
  },
  again: {
    title: 'Noch eine Wertung',
    text: () =>
      rich`Die Gesellschaften sind gewachsen und bringen mehr. Vielleicht führt auch jemand anders.`,
  },

  watching: {
    title: 'Volle Fahrt',
    text: () =>
      rich`Ein Bot spielt jetzt für dich, und alle spielen schnell. Bei einer Wertung kannst du genau hinsehen.`,
  },
  pass: {
    title: 'Dein Zug ist fertig',
    text: ({ names }) =>
      rich`${strong(names.end)} lässt die anderen spielen. ${strong(names.undo)} nimmt ihn zurück.`,
  },
  take: {
    title: 'Eine Aktie nehmen',
    text: () => rich`Eine der fünf offenen oder die oberste Karte des Stapels. Sie kommt auf die Hand.`,
    find: toCards,
  },
  drawn: {
    title: 'Fliegen oder behalten',
    text: ({ names }) =>
      rich`Wähle eine Gesellschaft und eine beleuchtete Strecke, oder ${strong(names.keep)}.`,
  },
  turn: {
    title: 'Du bist dran',
    text: () => rich`Wähle eine der drei Aktionen.`,
  },
  others: {
    title: 'Die anderen spielen',
    text: ({ others }) => rich`${others} spielen nach denselben Regeln wie du. Dann bist du wieder dran.`,
  },
};
