import type { Column } from '../../../games/differences.ts';

export const column: Column = {
  aspects: {
    theme: 'Zehn fantastische Airlines über Europa, mit Luftschiffen und Besen zwischen den Jets.',
    length: 'Etwa 24 kurze Züge je Person.',
    turn: 'Eines von vier Dingen: eine oder zwei Lizenzen kaufen und eine Aktie nehmen; Aktien ausspielen und Geld bekommen; welche gegen Air ABACUS tauschen; oder 8 Millionen nehmen.',
    shares:
      'Du nimmst sie einzeln, vom offenen Markt oder vom Stapel. Auf der Hand bewirken sie nichts; ausgespielt zählen sie und bleiben liegen.',
    money: 'Millionen, immer knapp. Sie bezahlen Lizenzen, alle sehen sie, und am Ende sind sie nichts wert.',
    map: 'Strecken mit einer bis drei Lizenzen, die billigste zuerst. Alle dürfen jede Airline von ihrer Heimat aus erweitern.',
    scores:
      'Drei Wertungen. Jede für eine Airline ausgegebene Million hebt ihren Wert; die meisten Aktien bringen die meisten Punkte, die nächsten weniger.',
    conflict: 'Mild. Ein Wettlauf um Mehrheiten und billige Lizenzen; was du hast, bleibt dir.',
    secret: 'Handkarten und wie viele Punkte alle haben.',
    end: 'Nach der dritten Wertungskarte. Die meisten Punkte gewinnen.',
    luck: 'Etwas: welche Aktien auftauchen und wann die Wertungen kommen.',
    whom: 'Für alle. Am leichtesten zu lernen.',
  },
  knowing: {
    'airlines-1990':
      'Lizenzen kosten Geld statt Karten, also behalt welches. Mehr als zwei Plätze bringen Punkte, sabotiert wird nichts, und die Punkte sind geheim.',
    'air-kwire':
      'Aktien werden weder gekauft noch verkauft: Sie kommen einzeln, und ausgespielt bleiben sie liegen. Geld ist Treibstoff und zählt am Ende nicht. Alle dürfen jede Airline erweitern, ohne zu fragen.',
  },
};
