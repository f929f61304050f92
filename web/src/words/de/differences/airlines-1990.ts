import type { Column } from '../../../games/differences.ts';

export const column: Column = {
  aspects: {
    theme: 'Neun junge Gesellschaften, die in Nordamerika fliegen wollen.',
    length: 'Etwa 22 sehr kurze Züge je Person.',
    turn: 'Eines von drei Dingen: eine Gesellschaft gründen; eine Flugkarte ziehen und eine Strecke fliegen; oder Aktien ausspielen.',
    shares:
      'Du nimmst sie nach einer Gründung oder einem Flug, vom offenen Markt oder vom Stapel. Nur was offen liegt, zählt.',
    money: 'Keins. Bezahlt wird mit Flugkarten.',
    map: 'Strecken in fünf Linienarten mit Zahlenkreisen. Wer später kommt, braucht eine höhere Karte.',
    scores:
      'Vier Wertungen. Eine Gesellschaft ist ihre Marker wert: alles für die meisten Aktien, die Hälfte für die zweitmeisten, sonst nichts.',
    conflict:
      'Bissig. Sabotage nimmt Kreise und Marker weg, und eine daheim blockierte Gesellschaft ist wertlos.',
    secret: 'Die Hände mit Aktien und mit Flugkarten. Punkte sind offen.',
    end: 'Wenn die letzte Aktie weg ist. Die meisten Punkte gewinnen.',
    luck: 'Am meisten: Die richtige Flugkarte muss kommen, und die Wertungen auch.',
    whom: 'Für alle, die schnelle Züge und etwas Bosheit mögen.',
  },
  knowing: {
    'airlines-europe':
      'Geld gibt es nicht. Ein Flug braucht eine Karte der richtigen Linienart, hoch genug für die niedrigste freie Zahl. Nur der erste und der zweite Platz bringen Punkte, und Sabotage kann dir den Weg abschneiden.',
    'air-kwire':
      'Kurse und Dividenden gibt es nicht. Um eine Gesellschaft fliegen zu lassen, brauchst du keine Aktie, und niemand kann ablehnen. Aktien auf der Hand zählen nichts.',
  },
};
