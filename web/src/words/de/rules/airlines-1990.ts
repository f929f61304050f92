import type { Book1990 } from '../../../games/airlines-1990/rules/book.ts';
import { names } from '../airlines-1990/names.ts';
import { airlines1990 } from '../airlines-1990-face.ts';
import { list as and, shares } from '../grammar.ts';

const figures = (numbers: readonly number[]): string => numbers.join(', ');

const { options } = airlines1990;

/** The rules of Airlines (1990), in our own words. */
export const book: Book1990 = {
  sections: {
    aim: 'Ziel des Spiels',
    material: 'Spielmaterial',
    setup: 'Aufbau',
    turn: 'Ein Zug',
    found: 'Eine Gesellschaft gründen',
    expand: 'Ein Netz ausbauen',
    networks: 'Netze und Flugkarten',
    play: 'Ausspielen und Sabotage',
    shares: 'Aktien und Markt',
    scoring: 'Wertung',
    end: 'Ende des Spiels',
    two: 'Zu zweit',
    seen: 'Offen und geheim',
    options: 'Varianten',
    details: 'Seltene Fälle, von uns geklärt',
  },
  entries: {
    aim: {
      title: 'Die meisten Aktien, wenn es zählt',
      says: [
        'Neue Gesellschaften wollen in Nordamerika fliegen. Keine gehört jemandem allein: Du bringst eine Gesellschaft ins Spiel, lässt sie über den Plan wachsen und spielst ihre Aktien aus. Alle dürfen jede Gesellschaft ausbauen; so arbeiten die anderen manchmal für dich, und du für sie.',
        'Taucht eine Wertungskarte auf, bringt jede Gesellschaft so viele Punkte, wie sie Marker auf dem Plan hat: alle für die meisten ausliegenden Aktien, die Hälfte für die zweitmeisten. Sonst bekommt niemand etwas. Am Ende gewinnt, wer die meisten Punkte hat.',
      ],
    },

    companies: {
      title: 'Die Gesellschaften',
      says: [
        'Es spielen zwei bis sechs. Eine Gesellschaft heißt nach drei Buchstaben und hat ihren Sitz in einer Stadt, in der ihre Flagge steht. Wie viele Aktien und Marker sie hat, ist vorgegeben, und auch, welche der fünf Linienarten sie fliegen darf: Strecken einer anderen Art fliegt sie nie.',
      ],
      ours: ['Es gibt neun Gesellschaften; jede hat ihren Sitz in einer eigenen Stadt.'],
    },
    routes: {
      title: 'Strecken und ihre Kreise',
      says: [
        'Eine Strecke verbindet zwei Städte. Sie hat eine Linienart und einen, zwei oder drei Kreise mit Zahlen. In jeden Kreis passt ein Marker; eine Strecke kann also von so vielen Gesellschaften geflogen werden, wie sie Kreise hat.',
      ],
      ours: ['Die Zahlen einer Strecke steigen immer; eine Zahl bezeichnet also genau einen Kreis.'],
    },
    cards: {
      title: 'Karten und Marker',
      says: [
        'Es gibt 84 Aktien; auf jeder steht, wie viele ihre Gesellschaft hat. 42 Flugkarten zeigen einen Wert von 1 bis 14 und eine der fünf Linienarten. Drei Wertungskarten haben dieselbe Rückseite wie die Aktien. 135 Marker haben zwei Seiten: eine zum Fliegen, eine für Sabotage.',
      ],
    },

    deal: {
      title: 'Das Geben',
      says: [
        'Alle bekommen verdeckt 3 Flugkarten und 5 Aktien auf die Hand. 5 Aktien liegen offen als Markt aus. Die übrigen Aktien werden mit den drei Wertungskarten gemischt: Das ist der Stapel. Die übrigen Flugkarten bilden einen eigenen, verdeckten Stapel.',
      ],
    },
    begins: {
      title: 'Wer beginnt',
      says: ['Gespielt wird im Uhrzeigersinn.'],
      ours: ['Wer beginnt, wird ausgelost.'],
    },

    oneAction: {
      title: 'Eine von drei Aktionen',
      says: [
        'In deinem Zug tust du genau eines von dreien: eine Gesellschaft gründen (A90-20), ein Netz ausbauen (A90-21) oder Aktien ausspielen (A90-22).',
      ],
      ours: [
        'Davor darfst du unbrauchbare Flugkarten tauschen (A90-43) und einmal im Zug eine wertlose Aktie des Marktes ersetzen (A90-51), in beliebiger Reihenfolge. Nach der Aktion ist es dafür zu spät.',
      ],
    },

    found: {
      title: 'Eine neue Gesellschaft',
      says: [
        'Wähl eine Gesellschaft, die noch niemand ins Spiel gebracht hat. Spiel eine oder mehrere ihrer Aktien aus der Hand aus und dazu eine Flugkarte für eine erste Strecke an ihrem Sitz, nach A90-40. Ein Marker kommt auf den Kreis, ein zweiter auf den Sitz.',
        'Dann nimm eine Aktie (A90-50) und zieh danach eine Flugkarte. Mit einer Gründung gibt es keine Sabotage, auch wenn du nur eine Aktie ausspielst. Sind alle Gesellschaften im Spiel oder inaktiv, wird nicht mehr gegründet.',
      ],
    },
    twoMarkers: {
      title: 'Zwei Marker sind nötig',
      says: ['Eine Gründung braucht einen Marker für den Kreis und einen für den Sitz.'],
      ours: ['Eine Gesellschaft, die nur noch einen Marker hat, kann nicht mehr gegründet werden.'],
    },

    expand: {
      title: 'Erst ziehen, dann entscheiden',
      says: [
        'Zieh zuerst eine Flugkarte. Dann spielst du entweder eine Flugkarte aus der Hand, die neue oder eine andere, und baust eine beliebige Gesellschaft im Spiel aus, ob du Aktien von ihr hast oder nicht; danach nimmst du eine Aktie. Oder du behältst deine Karten: Dann gibt es keine Aktie. Eine Hand von Flugkarten darf beliebig groß werden.',
      ],
      ours: ['Die Aktie nach einem Flug musst du nehmen.'],
    },
    nothingToDraw: {
      title: 'Wenn keine Flugkarte zu ziehen ist',
      says: [],
      ours: [
        'Ausbauen darfst du auch dann wählen, wenn es keine Flugkarte mehr zu ziehen gibt. Behältst du dann deine Karten, hast du gepasst. Anders lässt sich nicht passen, und niemand ist je ohne Zug.',
      ],
    },

    fly: {
      title: 'Wann ein Flug erlaubt ist',
      says: [
        'All das muss gelten. Die Karte hat die Linienart der Strecke. Die Gesellschaft darf diese Linienart fliegen und hat noch einen Marker. Die Strecke berührt ihr Netz, den Sitz eingeschlossen; beide Enden dürfen schon dazugehören. Die Strecke hat einen freien Kreis, und der Wert der Karte ist mindestens ihre niedrigste freie Zahl.',
        'Der Marker kommt auf den niedrigsten freien Kreis. Wer zuerst kommt, braucht also am wenigsten; jede spätere Gesellschaft braucht eine höhere Karte.',
      ],
      ours: [
        'Belegte Kreise, gleich mit welchem Marker, zählen für den Wert nicht mehr. Eine Gesellschaft hat auf einer Strecke höchstens einen Marker; Sabotagemarker gelten nicht als ihre eigenen.',
      ],
    },
    flightPile: {
      title: 'Gespielte Flugkarten',
      says: [
        'Eine gespielte Flugkarte wird sofort abgelegt. Ist der Stapel leer, werden die abgelegten Karten gemischt und zum neuen Stapel.',
      ],
      ours: [
        'Das geschieht, wenn jemand ziehen muss, nicht vorher; wer gründet, kann also die eben gespielte Karte wieder ziehen. Ist auch nichts abgelegt, wird keine Karte gezogen.',
      ],
    },
    unusable: {
      title: 'Unbrauchbare Flugkarten',
      says: [
        'Mit manchen Karten kann niemand mehr fliegen, vor allem niedrige. Zu Beginn deines Zuges darfst du solche Karten gegen neue tauschen, so viele du willst. Sie kommen aus dem Spiel.',
      ],
      ours: [
        'Eine Karte ist unbrauchbar, wenn keine Gesellschaft außer den inaktiven sie je nutzen könnte: eine Gesellschaft, die ihre Linienart fliegen darf und noch Marker hat (zwei, wenn sie nicht im Spiel ist), mit einer Strecke dieser Art ohne eigenen Marker, deren niedrigste freie Zahl nicht über der Karte liegt. Ob das Netz dorthin reicht, spielt keine Rolle; eine Karte wird also nie wieder brauchbar.',
        'Getauscht wird eine Karte nach der anderen, für alle sichtbar. Eine eingetauschte Karte wartet bis zu deinem nächsten Zug; von zwei gleichen Karten darf die ältere gehen.',
      ],
    },

    play: {
      title: 'Aktien auf dem Tisch',
      says: [
        'Spiel eine oder mehrere Aktien einer Gesellschaft aus: Sie liegen offen vor dir. Dafür wird keine Karte gezogen. War es genau eine Aktie, darfst du sabotieren (A90-60). Nur ausliegende Aktien zählen in einer Wertung, und sie kommen nie auf die Hand zurück.',
      ],
      ours: [
        'Die Gesellschaft muss im Spiel sein; ihre ersten Aktien kommen mit der Gründung auf den Tisch.',
      ],
    },
    sabotage: {
      title: 'Sabotage',
      says: [
        'Nachdem du genau eine Aktie ausgespielt hast, darfst du einen Marker einer beliebigen Gesellschaft, die noch einen hat, mit der Sabotageseite nach oben auf einen freien Kreis mit einer 5 oder einer höheren Zahl legen. Auf einer Strecke liegt höchstens ein solcher Marker.',
        'Der Kreis ist verbraucht: Die Strecke braucht nun eine höhere Karte oder ist voll, und die Gesellschaft hat einen Marker weniger. Der Marker bringt keine Punkte und gehört zu keinem Netz.',
      ],
      ours: [
        'Es darf jeder freie Kreis jeder Strecke sein, nicht nur der niedrigste, auch am Sitz einer Gesellschaft, die nicht im Spiel ist und dadurch inaktiv werden kann. Der Marker darf von einer Gesellschaft sein, die im Spiel, noch nicht im Spiel oder inaktiv ist.',
      ],
    },

    take: {
      title: 'Eine Aktie nehmen',
      says: [
        'Nimm eine der fünf Aktien des Marktes, deren Platz sofort vom Stapel gefüllt wird, oder die oberste Karte des Stapels. Ist der Stapel leer, bleibt nur der Markt.',
      ],
      ours: [
        'Wertlose Aktien darf man nehmen wie andere. Ist nichts mehr da, was es nur mit A90-91 gibt, entfällt die Aktie.',
      ],
    },
    inactive: {
      title: 'Inaktive Gesellschaften',
      says: [
        'Eine Gesellschaft, die nicht im Spiel ist und an deren Sitz alle Strecken voll sind, kann nie mehr gegründet werden. Sie ist inaktiv, ihre Aktien sind wertlos: Sie bleiben, wo sie sind, und lassen sich weder ausspielen noch tauschen noch abwerfen.',
        'Zeigt der Markt solche Aktien, darf, wer am Zug ist, vor der Aktion eine davon vom Stapel ersetzen. Ist der Stapel leer, kommen sie alle sofort aus dem Spiel.',
      ],
      ours: [
        'Es zählen nur Strecken, deren Linienart die Gesellschaft fliegen darf. Eine Gesellschaft, die nicht im Spiel ist und weniger als zwei Marker hat, ist auch inaktiv. Das bleibt so; dass gerade niemand die passende Karte hat, macht keine Gesellschaft inaktiv. Eine ersetzte Aktie kommt aus dem Spiel.',
      ],
    },

    scoringCard: {
      title: 'Eine Wertungskarte taucht auf',
      says: [
        'Ob für eine Hand oder für den Markt gezogen: Alles hält an, und alle Gesellschaften werden gewertet. Dann wird an ihrer Stelle eine andere Karte gezogen.',
        'Kommt sie, bevor alle einmal am Zug waren, wird sie zurückgelegt und eine andere Karte gezogen.',
      ],
      ours: [
        'In der ganzen ersten Runde wird also nichts gewertet, auch nicht im Zug des letzten Spielers. Zuerst wird die nächste Aktie gezogen; dann werden die Wertungskarten, die unterwegs kamen, zusammen in den Stapel gemischt.',
      ],
    },
    worth: {
      title: 'Was eine Gesellschaft wert ist',
      says: [
        'Einen Punkt für jeden ihrer Marker auf dem Plan, den am Sitz eingeschlossen. Sabotagemarker zählen nicht.',
      ],
    },
    places: {
      title: 'Wer die Punkte bekommt',
      says: [
        'Nur Aktien, die offen ausliegen, zählen. Wer die meisten einer Gesellschaft hat, bekommt alle ihre Punkte, der Zweite die Hälfte, abgerundet. Alle anderen bekommen nichts.',
      ],
    },
    alone: {
      title: 'Sonst hat niemand eine Aktie',
      says: ['Wer als Einziger Aktien einer Gesellschaft hat, bekommt beides: alle Punkte und die Hälfte.'],
    },
    tiedFirst: {
      title: 'Gleichstand um die meisten',
      says: [
        'Wer gleichauf liegt, zählt beide Beträge zusammen und teilt sie gleichmäßig, abgerundet. Dahinter bekommt niemand etwas.',
      ],
    },
    tiedSecond: {
      title: 'Gleichstand um den zweiten Platz',
      says: ['Wer gleichauf liegt, teilt die Hälfte gleichmäßig, abgerundet.'],
    },
    howOften: {
      title: 'Wie oft',
      says: [
        'Jede der drei Wertungskarten bringt eine Wertung, und am Ende gibt es noch eine; zu zweit ist es anders (A90-82). Den Wertungsblock sehen alle.',
      ],
    },

    lastShare: {
      title: 'Die letzte Aktie',
      says: [
        'Ist der Stapel leer und die letzte Aktie des Marktes genommen, folgt sofort die Schlusswertung. Der Rest des Zuges entfällt. Die meisten Punkte gewinnen.',
      ],
      ours: [
        'Ebenso, wenn die letzte Aktie des Marktes entfernt wird, weil sie wertlos ist (A90-52). Bei Gleichstand wird der Sieg geteilt.',
      ],
    },
    stalemate: {
      title: 'Wenn sich nichts mehr bewegt',
      says: [],
      ours: [
        'Ein Zug ist leer, wenn er nur aus einem Ausbauen besteht, bei dem keine Karte gezogen und nichts gespielt wird. Nach so vielen leeren Zügen hintereinander, wie Spieler am Tisch sind, folgt die Schlusswertung, und das Spiel ist aus.',
        'Ein Zug mit einem Tausch oder einer ersetzten Aktie ist nicht leer. Wertungskarten, die noch im Stapel sind, entfallen. Zu zweit nimmt der Dritte aus A90-82 an dieser Wertung teil.',
      ],
    },

    third: {
      title: 'Am Ende ein dritter Aktionär',
      says: [
        'Zu zweit endet das Spiel mit der Wertung der dritten Wertungskarte. Darin zählen der Stapel und die Aktien des Marktes so, als hätte ein dritter Spieler sie ausgespielt.',
      ],
      ours: [
        'Die Karte wird nicht ersetzt, der Rest des Zuges entfällt, eine andere Schlusswertung gibt es nicht. Der Dritte belegt Plätze und teilt bei Gleichstand wie alle, gewinnen kann er nicht. Eine Aktie, die im selben Schritt vom Markt genommen wurde, ist auf der Hand; ihr Platz im Markt ist leer.',
      ],
    },

    secrets: {
      title: 'Was alle sehen',
      says: [
        'Hände, von Aktien wie von Flugkarten, und die Stapel sind geheim. Was auf dem Tisch liegt, ist offen: der Markt, die ausliegenden Aktien, die übrigen Marker, die abgelegten Flugkarten, getauschte und entfernte Karten, und welche Aktie des Marktes jemand genommen hat. Eine Karte vom Stapel sieht nur, wer sie zieht.',
      ],
      ours: ['Wie viele Karten in einer Hand oder einem Stapel sind, ist offen. Nach dem Ende ist es alles.'],
    },

    seatBonus: {
      title: options.seatBonus.name,
      says: [
        'Am Ende bekommen alle Punkte nach der Spielreihenfolge: der erste Spieler 0, der zweite 1 und so weiter bis 5 für den sechsten.',
      ],
    },
    lastRound: {
      title: options.lastRound.name,
      says: [
        'Nach der letzten Aktie haben alle noch einen Zug, zuletzt, wer sie genommen hat. Dann folgt die Schlusswertung.',
      ],
      ours: [
        'Gemeint ist die letzte Aktie von A90-80, nicht die letzte des Stapels. Der Zug, in dem sie ging, wird zuerst beendet und zählt nicht mit. Aktien werden keine mehr genommen, Flugkarten schon. Wurde der Markt durch A90-52 leer, gilt als Nehmer, wer am Zug war. Keine letzte Runde gibt es nach A90-81 und zu zweit.',
      ],
    },
    lateScoring: {
      title: options.lateScoring.name,
      says: [
        'Die Wertungskarten werden erst nach einigen Runden in den Stapel gemischt: nach 5 bei 2 Spielern, nach 4 bei 3, nach 3 bei 4, nach 2 bei 5 oder 6.',
      ],
    },

    atOnce: {
      title: 'Wann wertlose Aktien den Markt verlassen',
      says: [
        'Wertlose Aktien verlassen den Markt genau dann, wenn ihre Gesellschaft bei leerem Stapel inaktiv wird oder wenn der Stapel leer wird, auch mitten in einer Aktion. Ist der Markt danach leer, endet das Spiel wie in A90-80, und eine Aktie, die noch zu nehmen wäre, wird nicht genommen.',
      ],
    },
    asItStands: {
      title: 'Der Tisch, wie er liegt',
      says: [
        'Eine Wertung zählt, was auf dem Tisch liegt, wenn ihre Karte gezogen wird: Aktien und Marker des laufenden Zuges zählen mit. Zwei Wertungskarten hintereinander sind zwei Wertungen. Eine verbrauchte Wertungskarte kommt aus dem Spiel.',
      ],
    },
    lastCard: {
      title: 'Eine Wertungskarte als letzte des Stapels',
      says: [
        'Dann bleibt der Platz im Markt leer. Wer sie für die Hand gezogen hat, nimmt stattdessen eine Aktie des Marktes, nachdem wertlose ihn verlassen haben (A90-52). Der Markt kann von da an weniger als fünf Aktien haben.',
      ],
    },
    alwaysEnds: {
      title: 'Jedes Spiel endet',
      says: [
        'Aktien, Marker und Flugkarten sind begrenzt, und eine Flugkarte kommt nur zurück, wenn für sie ein Marker gelegt wurde. Ist nichts mehr zu tun, beenden leere Züge das Spiel.',
      ],
    },
  },

  examples: {
    overview: ({ companies, shares: all, markers }) => ({
      title: `Die ${companies} Gesellschaften Nordamerikas`,
      says: `Daneben jeweils der Sitz, die Linienarten, die sie fliegen darf, ihre Aktien und ihre Marker: zusammen ${all} Aktien und ${markers} Marker.`,
      picture:
        'Eine Tabelle der Gesellschaften mit Zeichen, Sitz, Linienarten und der Zahl ihrer Aktien und Marker.',
    }),
    routes: ({ free, pattern, circles, flown, company, next }) => ({
      title: 'Eine Strecke lesen',
      says: `${free} ist eine Strecke der Linienart „${pattern}“ mit den Kreisen ${figures(circles)}. Auf ${flown} deckt ein Marker von ${company} den niedrigsten Kreis zu; die nächste Gesellschaft landet also auf der ${next}.`,
      picture: `Zwei Strecken: ${free} mit den Kreisen ${figures(circles)}, alle frei; ${flown} mit dem Zeichen von ${company} auf dem ersten Kreis.`,
    }),
    found: ({ company, headquarters, shares: laid, card, route, circle, worth, points }) => ({
      title: `${company} hebt ab`,
      says: `Du spielst ${shares(laid)} von ${company} aus und dazu die Karte ${card} auf ${route}; die Strecke beginnt am Sitz, in ${headquarters}. Die ${circle} ist der niedrigste freie Kreis: ein Marker dorthin, ein zweiter nach ${headquarters}. ${company} ist jetzt ${worth} wert. Würde sofort gewertet, bekämst du ${points}, denn sonst hat niemand eine Aktie.`,
      picture: `${shares(laid)} von ${company} und die Flugkarte ${card}; darunter ${route} mit dem Zeichen von ${company} auf der ${circle} und auf ${headquarters}.`,
    }),
    circle: ({ flies, wants, route, covered, next, low, high }) => ({
      title: 'Der niedrigste freie Kreis entscheidet',
      says: `${flies} fliegt ${route} schon und steht auf der ${covered}. Soll ${wants} auch dort fliegen, braucht sie mindestens eine ${next}: Die Karte ${low} ist zu niedrig, ${high} reicht. Der Marker kommt auf die ${next}. Eine höhere Karte brächte nicht mehr.`,
      picture: `${route} mit dem Zeichen von ${flies} auf der ${covered}, die ${next} frei; daneben ${low}, durchgestrichen, und ${high}, abgehakt.`,
    }),
    unusable: ({ card, routes }) => ({
      title: 'Eine Karte für nichts',
      says: `Die Karte ${card} reicht nur für ${and(routes)}, und dort ist der Kreis belegt. Mit ihr fliegt niemand mehr: Zu Beginn deines Zuges darfst du sie tauschen.`,
      picture: `Die Flugkarte ${card}, durchgestrichen, dazu ${and(routes)} mit einem Marker auf dem niedrigsten Kreis.`,
    }),
    sabotage: ({ company, route, circle, next, before, after }) => ({
      title: 'Ein Kreis weniger',
      says: `Du hast eine Aktie ausgespielt und einen Marker von ${company} mit der Sabotageseite nach oben auf die ${circle} von ${route} gelegt. Wer dort fliegen will, braucht jetzt eine ${next}, und ${company} hat noch ${after} Marker statt ${before}.`,
      picture: `Eine Aktie; ${route} mit dem durchgestrichenen Zeichen von ${company} auf der ${circle}, die ${next} frei.`,
    }),
    inactive: ({ company, headquarters, others }) => ({
      title: `${company} bleibt am Boden`,
      says: `Bevor jemand ${company} gründete, haben Marker von ${and(others)} alle Kreise der Strecken an ihrem Sitz belegt, in ${headquarters}. ${company} ist inaktiv: Ihre Aktien sind wertlos.`,
      picture: `Die Strecken in ${headquarters}, alle Kreise von ${and(others)} belegt; die Flagge von ${company} ist durchgestrichen.`,
    }),
    places: ({ company, markers, half, names: who, shares: held, points }) => ({
      title: 'Alles, die Hälfte, nichts',
      says: `${company} hat ${markers} Marker auf dem Plan. ${who[0]}, mit ${shares(held[0] ?? 0)}, bekommt ${points[0]}. ${who[1]}, mit ${held[1]}, bekommt davon die Hälfte, abgerundet: ${half}. ${who[2]}, mit ${held[2]}, bekommt nichts.`,
      picture: `Was die beiden Plätze von ${company} bringen, ${markers} und ${half}, und drei Spieler mit ihren Aktien und Punkten.`,
    }),
    alone: ({ company, markers, half, names: who, points }) => ({
      title: `${markers} + ${half} = ${points[0]}`,
      says: `${company} hat ${markers} Marker auf dem Plan. Nur ${who[0]} hat Aktien davon ausgespielt und bekommt ${markers} für die meisten Aktien und ${half} für den zweiten Platz: ${points[0]} Punkte.`,
      picture: `Was die beiden Plätze von ${company} bringen, ${markers} und ${half}, und ${who[0]} mit ${points[0]} Punkten.`,
    }),
    tiedFirst: ({ company, markers, half, names: who, shares: held, points }) => ({
      title: `(${markers} + ${half}) : 3 → ${points[0]}`,
      says: `${company} hat ${markers} Marker auf dem Plan. ${who[0]}, ${who[1]} und ${who[2]} haben je ${shares(held[0] ?? 0)}. Sie teilen ${markers} + ${half} = ${markers + half} durch drei: je ${points[0]} Punkte, der Rest verfällt. ${who[3]} bekommt nichts.`,
      picture: `Was die beiden Plätze von ${company} bringen, ${markers} und ${half}, und vier Spieler mit ihren Aktien und Punkten.`,
    }),
    tiedSecond: ({ company, markers, half, names: who, shares: held, points }) => ({
      title: `${half} : 3 → ${points[1]}`,
      says: `${company} hat ${markers} Marker auf dem Plan. ${who[0]} hat die meisten Aktien und bekommt ${points[0]}. ${who[1]}, ${who[2]} und ${who[3]} haben je ${held[1]} und teilen die Hälfte, also ${half}, durch drei: je ${points[1]} Punkte, der Rest verfällt.`,
      picture: `Was die beiden Plätze von ${company} bringen, ${markers} und ${half}, und vier Spieler mit ihren Aktien und Punkten.`,
    }),
    third: ({ company, markers, half, names: who, shares: held, points }) => ({
      title: 'Der Dritte nimmt einen Platz ein',
      says: `Am Ende sind noch ${shares(held[2] ?? 0)} von ${company} im Stapel und im Markt. Das sind die meisten; die ${markers} Punkte gehen an den Dritten und zählen für niemanden. ${who[0]}, mit ${held[0]}, ist Zweite und bekommt ${half}; ${who[1]}, mit ${held[1]}, bekommt ${points[1]}.`,
      picture: `Was die beiden Plätze von ${company} bringen, ${markers} und ${half}, und zwei Spieler und der Dritte mit ihren Aktien und Punkten.`,
    }),
  },

  city: (id) => names.cities[id],
  route: names.route,
  patterns: names.patterns,
};
