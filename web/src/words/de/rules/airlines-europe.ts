import type { EuropeBook } from '../../../games/airlines-europe/rules/book.ts';
import { ceremony } from '../airlines-europe/ceremony.ts';
import { names } from '../airlines-europe/names.ts';
import { airlinesEurope } from '../airlines-europe-face.ts';
import { list, millions } from '../grammar.ts';

const { options } = airlinesEurope;

/** The rules of Airlines Europe, in our own words. */
export const book: EuropeBook = {
  sections: {
    aim: 'Ziel des Spiels',
    material: 'Spielmaterial',
    setup: 'Aufbau',
    turn: 'Ein Zug',
    licences: 'Aktion A: Lizenzen',
    shares: 'Aktionen B und D: Aktien und Geld',
    abacus: 'Aktion C: Air ABACUS',
    scoring: 'Wertung',
    end: 'Ende des Spiels',
    two: 'Zu zweit',
    seen: 'Offen und geheim',
    options: 'Varianten',
    details: 'Seltene Fälle, von uns geklärt',
  },
  entries: {
    aim: {
      title: 'Aktien zählen, nicht Flugzeuge',
      says: [
        'Du legst Geld in Airlines an; keine gehört jemandem allein. Mit Lizenzen wächst eine Airline, und ihre Aktien werden mehr wert. Dreimal im Spiel kommt eine Wertungskarte: Wer dann die meisten Aktien einer Airline vor sich liegen hat, bekommt dafür die meisten Punkte.',
        'Punkte gibt es nur in Wertungen. Nach der dritten gewinnt, wer die meisten hat.',
      ],
    },

    players: {
      title: 'Spieler und Punkte',
      says: ['Es spielen zwei bis fünf.'],
      ours: ['Punkte gehen nie aus, so viele es auch werden.'],
    },
    airlines: {
      title: 'Die zehn Airlines',
      says: [
        'Jede Airline hat so viele Aktien wie Flugzeuge. Eine kleine ist schnell in wenigen Händen; eine große kann länger wachsen. Wo es auf eine Reihenfolge ankommt, gilt die dieser Liste.',
      ],
    },
    cards: {
      title: 'Karten, Marker, Geld',
      says: [
        'Neben den 112 Aktien gibt es 20 Aktien von Air ABACUS mit roter Rückseite, drei Wertungskarten und vier Bonusmarker. Wertungskarten haben dieselbe Rückseite wie Aktien; im Stapel erkennt sie niemand. Geld wird in ganzen Millionen gezählt.',
      ],
    },

    inPlay: {
      title: 'Welche Airlines mitspielen',
      says: [
        'Zu fünft spielen alle zehn mit. Zu viert fehlt Air Amigos, zu dritt auch Lucky Hans, zu zweit Air Amigos, Lucky Hans und Rio Grande. Air ABACUS spielt immer mit.',
      ],
    },
    markers: {
      title: 'Heimat und Wert',
      says: [
        'Jede Airline im Spiel hat einen Marker an ihrem Heimatflughafen und einen auf der Startbahn, jede auf einem eigenen Startfeld. Ihr Platz auf der Startbahn ist ihr Wert.',
      ],
      ours: ['Die Heimat einer Airline, die nicht mitspielt, ist eine Stadt wie jede andere.'],
    },
    bonusMarkers: {
      title: 'Bonusmarker',
      says: [
        'Vier kleine Airlines haben ein fernes Ziel mit einem Bonusmarker: Funagain von Athen nach London, FF Flys von Stockholm nach Athen, Simply Fun von London nach Ankara, White Winds von Moskau nach Madrid. Auf dem Marker steht, was er wert ist: 7 oder 8.',
      ],
    },
    money: {
      title: 'Erstes Geld, erste Punkte',
      says: [
        'Die Bank beginnt mit 30 Millionen je Spieler und gibt allen 8 davon. Wie viel Geld jemand hat, ist immer offen.',
        'Wer beginnt, bekommt 1 Punkt, der Nächste 2 und so weiter um den Tisch. Alle Punktestände bleiben bis zum Ende geheim.',
      ],
    },
    deal: {
      title: 'Das Geben',
      says: [
        'Die Aktien aller Airlines im Spiel werden gemischt. Fünf liegen offen als Aktienmarkt aus, und alle bekommen acht.',
        'Acht Aktien einer einzigen Airline gelten nicht: Sie werden in den Stapel gemischt, und es gibt acht andere.',
      ],
      ours: ['Das wiederholt sich, so oft es nötig ist; die anderen Hände und der Markt bleiben.'],
    },
    firstPortfolio: {
      title: 'Das erste Depot',
      says: [
        'Gleichzeitig und geheim wählen alle zwei Aktien verschiedener Airlines. Dann werden sie gemeinsam aufgedeckt und liegen als erste Depots aus. Die Hände sind geheim; wie viele Karten darin sind, nicht.',
      ],
      ours: [
        'Diese zwei Aktien bringen kein Geld. Eine Wahl lässt sich nicht ändern. Eine Hand darf beliebig groß werden.',
      ],
    },
    deck: {
      title: 'Der Stapel und seine Wertungskarten',
      says: [
        'Die letzten elf Karten sind zehn Aktien und eine Wertungskarte, gemischt. Von den übrigen Aktien liegt etwa ein Viertel obenauf; darunter kommt die erste Wertungskarte; die zweite liegt etwa in der Mitte des Rests.',
      ],
      ours: [
        `„Etwa“ wird ausgelost: Viertel und Hälfte haben je bis zu zwei Karten mehr oder weniger, jede Zahl ist gleich wahrscheinlich. Mit der Variante „${options.cut.name}: ${options.cut.value('exact')}“ entfällt das. Viertel und Hälfte werden abgerundet.`,
      ],
    },
    begins: {
      title: 'Wer beginnt',
      says: ['Wer beginnt, wird ausgelost oder beim Aufbau der Partie bestimmt.'],
    },

    oneAction: {
      title: 'Eine von vier Aktionen',
      says: [
        'Gespielt wird im Uhrzeigersinn. In deinem Zug machst du genau eine Aktion: A Lizenzen kaufen (AE-40), B Aktien ausspielen (AE-50), C gegen Air ABACUS tauschen (AE-55) oder D Geld nehmen (AE-60).',
        'Wählen darfst du nur, was du ganz ausführen kannst. Eine Bank, die zu wenig Geld hat, ist kein Hindernis (AE-65). Passen gibt es nicht; Geld nehmen geht immer, also steckt niemand fest.',
      ],
    },

    buying: {
      title: 'Eine oder zwei Lizenzen, dann eine Aktie',
      says: [
        'Kauf eine Lizenz und, wenn du willst, eine zweite: für dieselbe Airline oder eine andere, auf derselben Strecke oder einer anderen. Ob die zweite erlaubt ist und dein Geld reicht, zeigt sich nach der ersten.',
        'Dann nimm eine Aktie. Auch nach zwei Lizenzen ist es eine, und du musst sie nehmen.',
      ],
    },
    anyAirline: {
      title: 'Für jede Airline',
      says: ['Du darfst für jede Airline im Spiel kaufen, ob du Aktien von ihr hast oder nicht.'],
    },
    network: {
      title: 'Wohin eine Airline fliegen darf',
      says: [
        'Die Strecke muss den Heimatflughafen der Airline berühren oder eine Stadt, in die sie schon fliegt. So hängt jedes Netz mit seiner Heimat zusammen; es darf sich verzweigen und auch zwei Städte verbinden, die beide schon dazugehören.',
      ],
    },
    price: {
      title: 'Der Preis',
      says: [
        'Eine Strecke hat eine bis drei Lizenzen. Gekauft wird immer die billigste, die frei ist. Den Preis zahlst du an die Bank.',
      ],
      ours: ['Reicht das Geld nicht, sagt diese Regel Nein, auch bei der zweiten Lizenz.'],
    },
    limits: {
      title: 'Was nicht zu kaufen ist',
      says: [
        'Eine Airline bekommt auf einer Strecke nur eine Lizenz. Eine Strecke, deren Lizenzen alle verkauft sind, ist voll. Eine Airline ohne Flugzeug kann nicht kaufen.',
      ],
    },
    value: {
      title: 'Der Wert wächst um den Preis',
      says: [
        'Der Marker auf der Startbahn rückt so viele Felder vor, wie die Lizenz gekostet hat. Je weiter er steht, desto mehr zahlt seine Stufe in einer Wertung.',
      ],
      ours: ['Ein Marker bleibt nie stehen. Hinter der letzten Stufe gelten ihre Punkte weiter.'],
    },
    bonus: {
      title: 'Der Bonus',
      says: [
        'Schließt ein Kauf eine lückenlose Kette von Lizenzen einer Airline von ihrer Heimat bis zu ihrem Ziel, rückt ihr Marker noch einmal vor, um den Wert des Bonusmarkers. Das geschieht einmal; dann kommt der Bonusmarker aus dem Spiel.',
      ],
    },
    remote: {
      title: 'Fernstrecken',
      says: [
        'Vier Strecken gehen über den Rand des Plans hinaus. Jede hat eine einzige, teure Lizenz; sonst sind sie Strecken wie alle anderen.',
      ],
    },
    blocked: {
      title: 'Blockierte Airlines',
      says: ['Eine Airline mit Flugzeugen, für die es keine Lizenz zu kaufen gibt, ist blockiert.'],
      ours: [
        'Wie viel Geld jemand hat, spielt dabei keine Rolle. Bei AE-81 gilt auch eine Airline ohne Flugzeuge als blockiert.',
      ],
    },
    share: {
      title: 'Die Aktie danach',
      says: [
        'Nimm eine Aktie vom Markt, deren Platz sofort vom Stapel aufgefüllt wird, oder die oberste Karte des Stapels. Sie kommt auf deine Hand.',
      ],
      ours: ['Ist nur noch die letzte Wertungskarte da, darfst du trotzdem ziehen: Sie bringt keine Aktie.'],
    },

    play: {
      title: 'B: Aktien ausspielen',
      says: [
        'Spiel Aktien aus der Hand in dein Depot aus: beliebig viele einer Airline oder genau je eine von zwei Airlines. ABACUS zählt dabei als Airline. Die Bank zahlt 2 Millionen je Aktie.',
        'In einer Wertung zählen nur Aktien im Depot. Auf die Hand zurück geht nichts.',
      ],
    },
    cash: { title: 'D: Geld nehmen', says: ['Nimm 8 Millionen von der Bank.'] },
    bankruptcy: {
      title: 'Wenn die Bank nicht reicht',
      says: [
        'Steht dir bei Aktion B oder D mehr zu, als die Bank hat, geben zuerst alle mit mehr als 8 Millionen zurück, was über 8 liegt, du auch. Die fünf Aktien des Markts kommen aus dem Spiel, fünf neue werden aufgedeckt. Dann bekommst du deine ganze Summe. Es reicht immer.',
      ],
    },

    exchange: {
      title: 'C: gegen Air ABACUS tauschen',
      says: [
        'Gib eine Aktie ab und nimm eine ABACUS-Aktie, oder gib drei beliebige ab und nimm zwei. Was du abgibst, darf aus der Hand, aus dem Depot oder aus beiden kommen, auch ABACUS-Aktien. Die neuen kommen auf die Hand und bringen noch kein Geld. Mehr als zwei je Zug gibt es nicht.',
      ],
      ours: [
        'Abgegeben wird in fester Reihenfolge: Hand vor Depot, Airlines wie in der Liste, ABACUS jeweils zuletzt. Der Tisch sortiert für dich.',
      ],
    },
    supply: {
      title: 'Der Vorrat',
      says: ['Zu haben sind nur die 20 ABACUS-Aktien des Vorrats, und nur durch diesen Tausch.'],
      ours: [
        'Im Vorrat müssen so viele sein, wie du nehmen willst: ist nur eine übrig, geht nur eine für eine. Abgegebene ABACUS-Aktien kommen nicht dorthin zurück.',
      ],
    },
    discards: {
      title: 'Was mit abgegebenen Aktien geschieht',
      says: [
        'Sie kommen verdeckt aus dem Spiel. Was aus einer Hand kam, bleibt geheim; was aus einem Depot kam, haben alle gesehen. Wie viele aus der Hand kamen, ist offen, ebenso die Zahl der ABACUS-Aktien in einer Hand und unter den abgegebenen, denn ihre Rückseite ist rot.',
      ],
    },

    scoringCard: {
      title: 'Eine Wertungskarte kommt',
      says: [
        'Die Karte geht an den linken Nachbarn dessen, der am Zug ist. Wurde sie für die Hand gezogen, wird dafür die nächste Karte gezogen; wurde sie für den Markt gezogen, wird er auf fünf aufgefüllt. Dann ist Pause für eine Wertung.',
      ],
    },
    marketFirst: {
      title: 'Zuerst eine Aktie für alle',
      says: [
        'Wer die Wertungskarte hat, beginnt; im Uhrzeigersinn nehmen alle eine Aktie vom Markt auf die Hand: nicht vom Stapel, ohne Auffüllen, und alle müssen eine nehmen. Der Rest des Markts kommt aus dem Spiel, fünf neue Aktien werden aufgedeckt.',
      ],
      ours: ['So auch in der dritten Wertung.'],
    },
    order: {
      title: 'Airline für Airline',
      says: [
        'Gewertet wird von der Airline, die auf der Startbahn am weitesten ist, bis zur letzten. Nur Depots zählen. Die Stufe, in der der Marker steht, sagt, wie viele Punkte die meisten Aktien bringen, die zweitmeisten, die drittmeisten und so weiter.',
      ],
      ours: ['Bei gleichem Wert gilt die Liste der Airlines. Eine Stufe beginnt mit ihrem ersten Feld.'],
    },
    places: {
      title: 'Plätze und Gleichstand',
      says: [
        'Ohne Aktie der Airline gibt es keine Punkte. Wer gleich viele Aktien hat, zählt die Punkte der gemeinsam belegten Plätze zusammen und teilt sie gleichmäßig, aufgerundet. Für einen sechsten Platz gibt es nichts.',
      ],
    },
    abacusPays: {
      title: 'ABACUS zuletzt',
      says: [
        'Air ABACUS hat keinen Marker. Sie wird nach allen anderen gewertet und zahlt je nach Wertung: 4-2-1 in der ersten, 8-4-2-1 in der zweiten, 16-8-4-2-1 in der dritten.',
      ],
    },
    goesOn: {
      title: 'Danach',
      says: [
        'Als Nächstes ist dran, wer die Wertungskarte hatte; die Reihenfolge bleibt also die übliche. Die Karte kommt aus dem Spiel.',
      ],
    },

    winner: {
      title: 'Wer gewinnt',
      says: [
        'Das Spiel endet gleich nach der dritten Wertung. Die meisten Punkte gewinnen. Bei Gleichstand entscheiden die meisten ABACUS-Aktien; sind auch die gleich, wird der Sieg geteilt.',
      ],
      ours: ['Bei Gleichstand zählen nur ABACUS-Aktien im Depot.'],
    },
    allBlocked: {
      title: 'Keine Lizenz mehr',
      says: [
        'Gibt es nach einem Kauf für keine Airline mehr eine Lizenz, gleich wie viel Geld jemand hat, folgt eine Schlusswertung, und das Spiel ist zu Ende.',
      ],
      ours: [
        'Sie folgt sofort, auch nach der ersten Lizenz: Es gibt keine zweite und keine Aktie. Sie gilt als dritte Wertung, wie viele es auch vorher waren, und niemand nimmt dafür eine Aktie vom Markt (AE-71).',
      ],
    },

    pile: {
      title: 'Der Ablagestapel',
      says: [
        'Aktien, die nach AE-55, AE-65 oder AE-71 aus dem Spiel kämen, liegen verdeckt auf einem eigenen Stapel.',
      ],
      ours: ['Niemand darf ihn durchsehen. Abgegebene ABACUS-Aktien gehören dazu.'],
    },
    third: {
      title: 'Am Ende ein Dritter',
      says: [
        'Die ersten zwei Wertungen sind wie immer. In der dritten zählt die Bank als dritter Spieler: Ihr Depot sind der ABACUS-Vorrat, der Markt, der Stapel und der Ablagestapel.',
      ],
      ours: [
        'Gezählt wird nach AE-71, wobei nur ihr beide nehmt. Die Bank belegt Plätze und teilt Gleichstände wie alle, bekommt keine Punkte und kann nicht gewinnen.',
      ],
    },

    open: {
      title: 'Was alle sehen',
      says: [
        'Plan, Startbahn, Markt, Depots, das Geld aller und der Bank; wie viele Karten im Stapel, in jeder Hand, im ABACUS-Vorrat und unter den abgegebenen sind; wie viele ABACUS-Aktien in jeder Hand sind; wer dran ist, welche Wertungen waren und alles, was offen geschah, etwa wer welche Aktie vom Markt nahm.',
      ],
    },
    secret: {
      title: 'Was sonst niemand sieht',
      says: [
        'Die Hände der anderen, ihre Punkte, die Reihenfolge des Stapels mit seinen Wertungskarten und welche Aktien aus einer Hand abgegeben wurden. Die Wahl fürs erste Depot bleibt geheim, bis alle gewählt haben. Die Punkte einer Wertung werden angesagt.',
      ],
      ours: [
        `Mit der Variante „${options.openScores.name}“ sind alle Punkte immer zu sehen. Wer sein erstes Depot schon gewählt hat, ist offen. Nach dem Ende ist es alles.`,
      ],
    },

    thirds: {
      title: `${options.deck.name}: ${options.deck.value('thirds')}`,
      says: [
        'Eine andere Art, den Stapel zu bauen: Nach dem Geben werden zehn Karten beiseitegelegt, der Rest in drei gleiche Teile geteilt. In jeden wird eine Wertungskarte gemischt; sie kommen aufeinander, die zehn obenauf. Wertungen sind dann schwerer vorauszusehen.',
      ],
      ours: ['Die Teile unterscheiden sich um höchstens eine Karte; größere liegen weiter oben.'],
    },
    phases: {
      title: options.routePhases.name,
      says: [
        'Vor der ersten Wertung nimmt eine Strecke ein Flugzeug auf, vor der zweiten zwei, vor der dritten drei, und nie mehr, als sie Lizenzen hat.',
      ],
      ours: ['Ob eine Airline im Sinn von AE-81 blockiert ist, wird ohne diese Grenze beurteilt.'],
    },
    split: {
      title: options.splitHoldings.name,
      says: [
        'Wer in einer Wertung bei einer Airline um mehr als eine Aktie vorn liegt, darf seine Aktien als zwei getrennte Aktionäre zählen, die zwei Plätze belegen.',
      ],
      ours: [
        'Der Tisch tut es für dich, wo es mehr bringt als nicht zu teilen, auch bei ABACUS: Beide Teile haben mindestens eine Aktie, und jeder wird für sich aufgerundet, stehen beide im selben Gleichstand, gemeinsam. Von mehreren Möglichkeiten gilt die mit den meisten Punkten für dich, dann die mit den wenigsten für die anderen, dann die gleichmäßigste. Hat sonst niemand eine Aktie, reichen zwei. Der Dritte von AE-92 teilt nie; er zählt aber, wenn dein Vorsprung beurteilt wird.',
      ],
    },

    bankruptcyScoring: {
      title: 'Wertungskarte, wenn die Bank nicht reicht',
      says: [
        'Kommt im neuen Markt von AE-65 eine Wertungskarte, bekommst du zuerst dein Geld, dann folgt die Wertung. Aktien, die du in diesem Zug ausgespielt hast, liegen schon im Depot und zählen.',
      ],
    },
    twoScorings: {
      title: 'Zwei Wertungen nacheinander',
      says: [
        'Jede Wertungskarte ist eine ganze Wertung. Kommen zwei auf einmal, oder kommt eine beim Auffüllen des Markts nach AE-71, wird erst die laufende Wertung beendet; die nächste folgt sofort. Die Karte geht wieder an den linken Nachbarn dessen, der am Zug ist.',
      ],
    },
    emptyDeck: {
      title: 'Wenn der Stapel leer ist',
      says: [
        'Der Markt wird aufgefüllt, so weit die Karten reichen, und Ziehen vom leeren Stapel bringt nichts. Hat der Markt weniger Aktien, als Leute mitspielen, gehen die Letzten in der Reihenfolge leer aus; bei leerem Markt folgt eine weitere Wertung ohne diesen Schritt.',
      ],
    },
    alwaysEnds: {
      title: 'Jedes Spiel endet',
      says: [
        'Flugzeuge, Aktien und der ABACUS-Vorrat gehen einmal aus. Wird dann nur noch Geld genommen, reicht die Bank wieder und wieder nicht, und jedes Mal bringen fünf Karten die dritte Wertung näher.',
      ],
    },
  },

  examples: {
    fleet: ({ shares }) => ({
      title: 'Die Airlines auf dem Plan Europa',
      says: `Neben jeder steht ihr Heimatflughafen und die Zahl ihrer Aktien, die auch die ihrer Flugzeuge ist. Zusammen sind es je ${shares}.`,
      picture: 'Eine Liste der Airlines mit Zeichen, Heimatflughafen und Zahl der Aktien.',
    }),
    prices: ({ route, first, firstPrice, next, nextPrice, lastPrice }) => ({
      title: 'Spätere Lizenzen kosten mehr',
      says: `${first} hat die erste Lizenz von ${route} für ${millions(firstPrice)}. Nun will auch ${next} dort fliegen: Zu kaufen ist nur die für ${nextPrice}. Die für ${lastPrice} bleibt für eine dritte Airline.`,
      picture: `Ein Stück des Plans. Auf ${route} steht das Zeichen von ${first} auf der ersten Lizenz; die nächste, für ${nextPrice}, ist gewählt, auf der letzten steht ${lastPrice}.`,
    }),
    licence: ({ airline, route, price, from, to, paid, pays }) => ({
      title: 'Eine Lizenz und was sie bewirkt',
      says: `Du kaufst ${route} für ${airline} und zahlst ${millions(price)}. Der Marker rückt von ${from} auf ${to} und erreicht eine neue Stufe: Statt ${paid} zahlt sie jetzt ${pays}, an alle, die Aktien haben.`,
      picture: `Ein Stück des Plans mit der gewählten Strecke ${route} und die Startbahn, auf der der Marker von ${airline} von ${from} auf ${to} rückt.`,
    }),
    bonus: ({ airline, route, price, bonus, from, to, home, target }) => ({
      title: `Von ${home} nach ${target}`,
      says: `${airline} fliegt von ${home} schon fast bis ${target}. Die letzte Lizenz, ${route}, kostet ${millions(price)}. Der Marker rückt um ${price} vor und um ${bonus} für den Bonus: von ${from} auf ${to}.`,
      picture: `Ein Stück des Plans mit der Kette von ${airline} von ${home} nach ${target}, wo der Bonusmarker mit der ${bonus} wartet, und die Startbahn, auf der der Marker von ${from} auf ${to} rückt.`,
    }),
    remote: ({ airline, route, price, from, to, paid, pays }) => ({
      title: 'Übers Meer',
      says: `${airline} fliegt in die Stadt, in der die Strecke beginnt, darf also ${route} kaufen. Die einzige Lizenz kostet ${millions(price)}, und um so viel rückt der Marker vor: von ${from} auf ${to}. Statt ${paid} zahlt sie ${pays}.`,
      picture: `Ein Stück des Plans mit einem Wegweiser am Rand, ${route} ist für ${price} gewählt, und die Startbahn, auf der der Marker von ${airline} von ${from} auf ${to} rückt.`,
    }),
    play: ({ airline, count, amount, two, twoAmount }) => ({
      title: 'Was Ausspielen bringt',
      says: `${count} Aktien von ${airline} in einem Zug bringen ${millions(amount)}. Oder je eine von ${two[0]} und ${two[1]}: ${millions(twoAmount)}. Zwei von einer Airline und eine von einer anderen gehen nicht.`,
      picture: `${count} Karten von ${airline} für ${millions(amount)}; je eine Karte von ${two[0]} und ${two[1]} für ${millions(twoAmount)}.`,
    }),
    exchange: ({ give, take }) => ({
      title: `${give} für ${take}`,
      says: `Zwei Aktien aus der Hand und eine aus dem Depot kommen aus dem Spiel: zusammen ${give}. Du nimmst ${take} ABACUS-Aktien auf die Hand. Spiel sie in einem späteren Zug mit Aktion B aus, damit sie zählen.`,
      picture: `${give} Aktienkarten, ein Pfeil, ${take} Karten von Air ABACUS.`,
    }),
    majority: ({ airline, value, row, reason, without }) => ({
      title: 'Platz 1 und dahinter ein Gleichstand',
      says: `${airline} steht auf ${value} und zahlt ${row}. ${reason} ${without} hat keine Aktie und bekommt nichts.`,
      picture: `Was die Plätze zahlen, ${row}, und vier Spieler mit ihren Aktien und Punkten.`,
    }),
    abacus: ({ names, shares, points }) => ({
      title: 'Dieselben Aktien in drei Wertungen',
      says: `${names[0]} hat ${shares[0]} ABACUS-Aktien, ${names[1]} und ${names[2]} haben je ${shares[1]} und teilen sich Platz 2 und 3. ${names[0]} bekommt ${points.map(([first]) => first).join(', dann ')} Punkte; die beiden je ${points.map(([, second]) => second).join(', dann ')}.`,
      picture: `Eine Tabelle: was ABACUS in der ersten, zweiten und dritten Wertung zahlt und was ${list(names)} bekommen.`,
    }),
    split: ({ row, reason }) => ({
      title: 'Sieben gegen zwei',
      says: `Die Airline zahlt ${row}. ${reason}`,
      picture: `Was die Plätze zahlen, ${row}, und zwei Spieler mit ihren Aktien und Punkten.`,
    }),
  },

  city: (id) => names.cities[id],
  reason: ceremony.reason,
};
