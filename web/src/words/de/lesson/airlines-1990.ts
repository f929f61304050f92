import type { About } from '../../../games/airlines-1990/lesson/lesson.ts';
import type { LessonCards } from '../../en/lesson/airlines-1990.ts';
import { rich, strong } from '../../rich.ts';
import { advice } from './advice/airlines-1990.ts';
import { mine } from './advice/scored.ts';

const toCards = ({ names }: About) => rich`Tippe auf ${strong(names.cards)}, dann geht es weiter.`;
const instead =
  (action: 'found' | 'expand' | 'play') =>
  ({ names }: About) =>
    rich`Du hast eine andere Aktion gewählt, auch das geht. Mit ${strong(names[action])} kommst du zu dieser zurück.`;

export const lesson: LessonCards = {
  welcome: {
    title: 'Willkommen an Bord',
    text: ({ others }) =>
      rich`Du spielst gegen ${others}. Alle bauen Gesellschaften aus, keine gehört jemandem allein. Ihr habt Aktien: Die meisten einer großen Gesellschaft bringen die meisten Punkte.`,
  },
  shares: {
    title: 'Deine Aktien',
    text: () =>
      rich`Fünf Karten, jede eine Aktie einer Gesellschaft. Auf der Hand sind sie nichts wert; ausgespielt zählen sie.`,
    find: toCards,
  },
  flights: {
    title: 'Deine Flugkarten',
    text: () =>
      rich`Jede hat eine Linienart und eine Zahl. Mit ihr fliegt eine Gesellschaft eine Strecke derselben Linienart.`,
    find: toCards,
  },
  routes: {
    title: 'Der Plan',
    text: () =>
      rich`Jede Linie zwischen zwei Städten ist eine Strecke. Ihre Linienart sagt, welche Karten passen; die Zahl im niedrigsten freien Kreis sagt, wie hoch die Karte sein muss.`,
    find: ({ names }) => rich`Tippe auf ${strong(names.cards)}, dann siehst du den Plan wieder.`,
  },
  companies: {
    title: 'Neun Gesellschaften',
    text: () =>
      rich`Für jede eine Zeile: ihre Linienarten, ihre Marker auf dem Plan und die ausliegenden Aktien, eine Spalte für jeden am Tisch.`,
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
      rich`Eine Gesellschaft fliegt erst, wenn jemand sie ins Spiel bringt. Drück auf ${strong(names.found)}.`,
    hint: instead('found'),
  },
  home: {
    title: 'Aktien, Karte, Strecke',
    text: ({ points }) =>
      rich`Wähle eine Gesellschaft. Du spielst ihre Aktien aus, und eine Flugkarte öffnet eine Strecke an ihrem Sitz: Die hellen passen. ${points ? 'Drück auf eine.' : 'Tippe auf eine, dann auf den Knopf.'}`,
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
      rich`Nimm eine der fünf Aktien im Markt oder verdeckt die oberste Karte des Stapels. Danach ziehst du eine Flugkarte.`,
    find: toCards,
  },
  news: {
    title: 'Die anderen',
    text: ({ others }) =>
      rich`Hier steht, was ${others} seit deinem letzten Zug getan haben. Achte darauf, welche Gesellschaften wachsen und wer ihre Aktien ausliegen hat.`,
    find: ({ names }) => rich`Tippe auf ${strong(names.log)}: Da steht, was die anderen getan haben.`,
  },
  rivals: {
    title: 'Wer mitgewinnt',
    text: () =>
      rich`Jeder Marker bringt einen Punkt für die meisten ausliegenden Aktien dieser Gesellschaft. Flieg da, wo du sie hast. Liegt ein anderer vorn, arbeitest du für ihn.`,
    find: ({ names }) => rich`Tippe auf ${strong(names.companies)}: Da stehen alle Gesellschaften.`,
  },
  expand: {
    title: 'Wachsen lassen',
    text: ({ names }) =>
      rich`${strong(names.expand)} zieht zuerst eine Flugkarte, dann entscheidest du. Jede Gesellschaft im Spiel darf fliegen, egal wer sie gegründet hat.`,
    hint: instead('expand'),
  },
  fly: {
    title: 'Fliegen oder behalten',
    text: ({ names }) =>
      rich`Wähle eine Gesellschaft und eine helle Strecke an ihrem Netz. Dort liegt dann ihr Marker, und du nimmst eine Aktie. Oder ${strong(names.keep)}, dann ohne Aktie.`,
  },
  pile: {
    title: 'Wertungskarten',
    text: ({ small }) =>
      rich`Drei Wertungskarten stecken im Stapel. Taucht eine auf, werden alle ausliegenden Aktien gewertet. Wie wahrscheinlich das ist, steht ${small ? 'über dem Markt' : 'daneben'}.`,
  },
  play: {
    title: 'Aktien auf den Tisch',
    text: ({ names }) =>
      rich`Nur ausliegende Aktien zählen. Drück auf ${strong(names.play)} und spiel beliebig viele Aktien einer Gesellschaft im Spiel aus.`,
    find: toCards,
    hint: instead('play'),
  },
  lead: {
    title: 'Platz 1 und Platz 2',
    text: () =>
      rich`Bei jeder Gesellschaft bringen die meisten ausliegenden Aktien einen Punkt je Marker, der zweite Platz die Hälfte. Alle anderen gehen leer aus.`,
    find: ({ names }) => rich`Tippe auf ${strong(names.companies)}: Da stehen alle Gesellschaften.`,
  },
  timing: {
    title: 'Wann du ausspielst',
    text: () =>
      rich`Die Aktien auf deiner Hand sieht niemand, aber eine Wertung übergeht sie. Spiel sie aus, solange keine Wertung droht, und zuerst da, wo eine mehr dich nach vorn bringt.`,
    find: toCards,
  },
  free: {
    title: 'Ein Vorschlag',
    text: ({ prospect, advise }) => rich`${prospect} ${advise(advice) ?? []}`,
  },
  rest: {
    title: 'Du kennst das Spiel',
    text: () =>
      rich`Es folgen weitere Wertungen, die letzte, wenn alle Aktien weg sind. Spiel jetzt ein echtes Spiel, oder bring dieses zu Ende: selbst oder mit einem Bot.`,
  },
  farewell: {
    title: 'Du kannst fliegen',
    text: () => rich`Das war eine ganze Partie. Die Regeln sind an jedem Tisch einen Knopfdruck entfernt.`,
  },

  sabotage: {
    title: 'Sabotage',
    text: ({ names }) =>
      rich`Du hast genau eine Aktie ausgespielt und darfst einen Marker mit der Sabotageseite nach oben auf einen freien Kreis ab 5 legen: Der ist dann verbraucht. Oder ${strong(names.done)}.`,
  },
  scoring: {
    title: 'Die Wertung',
    text: ({ names }) =>
      rich`Eine Gesellschaft nach der anderen. Die meisten ausliegenden Aktien bekommen alle Punkte, Platz 2 die Hälfte; bei Gleichstand wird geteilt. Weiter mit ${strong(names.next)}.`,
  },
  sum: {
    title: 'Die Summe',
    text: ({ scored, names }) =>
      rich`${mine(scored)} Mit ${strong(names.continue)} kommst du zum Tisch zurück.`,
  },
  again: {
    title: 'Noch eine Wertung',
    text: () =>
      rich`Die Gesellschaften sind gewachsen und bringen mehr. Vielleicht liegt jetzt auch jemand anders vorn.`,
  },

  watching: {
    title: 'Mit vollem Schub',
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
    text: ({ advise }) =>
      advise(advice) ??
      rich`Eine der fünf im Markt oder die oberste Karte des Stapels. Sie kommt auf deine Hand.`,
    find: toCards,
  },
  drawn: {
    title: 'Fliegen oder behalten',
    text: ({ advise, names }) =>
      advise(advice) ?? rich`Wähle eine Gesellschaft und eine helle Strecke, oder ${strong(names.keep)}.`,
  },
  turn: {
    title: 'Du bist dran',
    text: ({ advise }) => advise(advice) ?? rich`Wähle eine der drei Aktionen.`,
  },
  others: {
    title: 'Die anderen spielen',
    text: ({ others }) => rich`${others} spielen nach denselben Regeln wie du. Dann bist du wieder dran.`,
  },
};
