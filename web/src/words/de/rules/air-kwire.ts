import type { BookKwire } from '../../../games/air-kwire/rules/book.ts';
import { names } from '../air-kwire/names.ts';
import { list as and, shares } from '../grammar.ts';

const withCities = (count: number): string => (count === 1 ? '1 Stadt' : `${count} Städten`);
const { powers } = names;

/** The rules of Air-Kwire, in our own words. */
export const book: BookKwire = {
  sections: {
    aim: 'Ziel des Spiels',
    material: 'Spielmaterial',
    setup: 'Aufbau',
    turn: 'Ein Zug',
    stock: 'Die Börse',
    opening: 'Eine Gesellschaft eröffnen',
    routes: 'Strecken und Flugzeuge',
    cards: 'Karten abgeben und ziehen',
    mergers: 'Fusionen',
    dividends: 'Dividenden',
    bankruptcy: 'Bankrott',
    end: 'Ende des Spiels',
    powers: 'Sonderkarten',
    seen: 'Offen und geheim',
    details: 'Seltene Fälle, von uns geklärt',
  },
  entries: {
    aim: {
      title: 'Am reichsten sein, wenn eine Gesellschaft zum Riesen wird',
      says: [
        'Das goldene Zeitalter des Fliegens: Sieben junge Gesellschaften breiten sich über die Vereinigten Staaten aus. Keine gehört dir. Du handelst mit ihren Aktien, fliegst sie mit deinen Handkarten in neue Städte und siehst zu, wie sie einander schlucken.',
        'Jede gekaufte Aktie macht die nächste teurer, und eine teurere Gesellschaft darf weiter fliegen und in mehr Städte. Je mehr Städte, desto mehr zahlt sie an alle, die Aktien von ihr haben. Das Spiel endet, wenn eine Gesellschaft 40 Stadtpunkte hat. Wer dann am meisten Geld hat, Aktien mitgerechnet, gewinnt.',
      ],
    },

    airlines: {
      title: 'Die Gesellschaften und ihre Flugzeuge',
      says: [
        'Es gibt sieben Gesellschaften mit je 20 Aktien. Jede hat eine Heimatstadt, die 3 Punkte wert ist, und eine begrenzte Flotte aus drei Typen: Die Tri-Motor fliegt 1 Feld weit, die Boeing 247 fliegt 2, die DC-3 fliegt 3. Dazu hat jede eine begrenzte Zahl von Übernahmemarkern für Flugzeuge, die sie übernimmt.',
      ],
      ours: ['Der Bank geht das Geld nie aus.'],
    },
    map: {
      title: 'Plan und Stadtkarten',
      says: [
        'Der Plan besteht aus Sechseckfeldern mit je einer Stadt; vier Felder haben keine Stadt, und keine Strecke geht dorthin. Eine Stadt ist 0 bis 3 Punkte wert. Von jeder Stadt mit 0 oder 1 Punkt gibt es eine Karte, von jeder mit 2 oder 3 Punkten zwei. Die Städte mit 3 Punkten sind die sieben Heimatstädte: 14 Karten.',
      ],
    },
    track: {
      title: 'Die Kursleiste',
      says: [
        'Die Kurse reichen von 100 $ bis 2.000 $; mehrere Felder zeigen 100 $. Außer dem Kurs steht auf einem Feld, wie viele Städte eine Gesellschaft dort anfliegen und welche Flugzeugtypen sie einsetzen darf. Die Tri-Motor ist immer erlaubt, und was weiter unten erlaubt war, bleibt es. Eine noch geschlossene Gesellschaft steht auf dem ersten Feld.',
      ],
    },
    tracks: {
      title: 'Die anderen Leisten',
      says: [
        'Die Dividendenleiste ist ein Kreis aus 7 Feldern; ihr Marker beginnt oben. Eine weitere Leiste zählt die Stadtpunkte. Wie viele Flugzeuge, Marker und Aktien eine Gesellschaft noch hat und welche Stadtkarten bei ihr liegen, sehen alle.',
      ],
    },
    points: {
      title: 'Stadtpunkte',
      says: [],
      ours: [
        'Die Stadtpunkte einer Gesellschaft sind immer die Summe der Städte, in denen sie steht: Heimat, Strecken und übernommene Städte, jede einmal.',
      ],
    },

    cash: {
      title: 'Geld',
      says: [
        'Wer beginnt, wird ausgelost. Alle zusammen bekommen 12.000 $ zu gleichen Teilen. Wer beginnt, bekommt 200 $ weniger, wer zuletzt kommt, 200 $ mehr.',
      ],
      ours: [
        'Das sind je 4.000 $ bei 3 Spielern, 3.000 $ bei 4, 2.400 $ bei 5 und 2.000 $ bei 6. Mit einer Variante bekommen stattdessen alle je 12.000 $.',
      ],
    },
    deal: {
      title: 'Das Geben',
      says: [
        'Die Karten der Heimatstädte kommen beiseite. Die anderen werden gemischt und halbiert. Alle bekommen 5 Karten aus der oberen Hälfte. Die Karten der Heimatstädte, und die Sonderkarten, wenn mit ihnen gespielt wird, werden in die untere Hälfte gemischt; die obere kommt darauf. Eine Hand hat nie mehr als 5 Karten.',
      ],
      ours: ['Eine überzählige Karte gehört zur oberen Hälfte, die mindestens 5 Karten je Spieler hat.'],
    },

    turn: {
      title: 'Drei Schritte, immer in dieser Reihenfolge',
      says: [
        'Erst die Börse: bis zu 3 Käufe und Verkäufe (AK-20). Dann eine Karte: eine Strecke für eine Gesellschaft (AK-30), oder du legst sie ab (AK-22). Dann eine Karte ziehen (AK-23). Nach deinem Zug werden Dividenden gezahlt, wenn sie fällig sind, und es geht im Uhrzeigersinn weiter.',
      ],
    },

    trade: {
      title: 'Kaufen und verkaufen',
      says: [
        'Du darfst bis zu 3 Geschäfte machen. Jedes ist der Kauf oder Verkauf einer Aktie zum Kurs dieses Moments und kostet 50 $ Gebühr. Nach einem Kauf steigt der Kurs um ein Feld, nach einem Verkauf fällt er um ein Feld. Dein Geld geht nie unter null.',
      ],
      ours: ['Käufe und Verkäufe dürfen gemischt werden, bei einer Gesellschaft oder bei mehreren.'],
    },
    mayTrade: {
      title: 'Was ein Geschäft braucht',
      says: [
        'Für einen Kauf muss die Gesellschaft noch eine Aktie haben, und du brauchst Kurs und Gebühr. Auf dem letzten Feld bleibt der Kurs. Die Gebühr eines Verkaufs geht vom Erlös ab. Ein Verkauf auf dem ersten Feld bringt 100 $ weniger 50 $ und ruiniert die Gesellschaft; ebenso der Verkauf der letzten Aktie, die noch jemand hat (AK-55).',
      ],
      ours: ['Eine in diesem Zug gekaufte Aktie darf darin auch verkauft werden.'],
    },
    ceo: {
      title: 'CEO',
      says: [
        'Wer die meisten Aktien einer Gesellschaft hat, ist ihr CEO. Bei Gleichstand bleibt CEO, wer es schon ist. Aktien und Karten werden untereinander nicht gehandelt. Leiht ihr einander Geld, ist das eure Sache: Es bindet niemanden und zählt am Ende nicht.',
      ],
      ours: [
        'Liegen mehrere mit gleich vielen Aktien vor dem jetzigen CEO, wird es, wer von ihnen in Spielrichtung zuerst kommt. Geprüft wird nach jedem Geschäft und in einer Fusion nach jedem, der Aktien abgibt. Für ein Darlehen gibt es keinen Spielzug.',
      ],
    },

    open: {
      title: 'Die erste Aktie',
      says: [
        'Die erste Aktie einer geschlossenen Gesellschaft kostet 100 $ und die Gebühr von 50 $, und du bekommst 2 Aktien dafür. Der Marker rückt nur um ein Feld vor. Der Heimatmarker wird gesetzt; die Gesellschaft hat 3 Stadtpunkte.',
        'Du schuldest ihr im selben Zug eine Strecke, darfst sie also nur eröffnen, wenn du eine fliegen kannst. Solange eine andere Gesellschaft in ihrer Heimatstadt steht, kann sie nicht eröffnet werden.',
      ],
      ours: ['Auch eine übernommene Stadt zählt.'],
    },
    oneTrade: {
      title: 'Eines von drei Geschäften',
      says: [
        'Die Eröffnung ist ein Geschäft. Kaufst du dieselbe Gesellschaft noch zweimal, hast du 4 Aktien, und der Marker steht auf dem vierten Feld.',
      ],
      ours: ['In einem Zug darfst du eine Gesellschaft eröffnen.'],
    },
    owed: {
      title: 'Die geschuldete Strecke',
      says: [],
      ours: [
        'Wenn du eine Gesellschaft eröffnest, und nach jedem weiteren Geschäft, musst du eine Aktie von ihr haben und eine Karte, die sie fliegen kann, zum jetzigen Kurs oder nach Käufen, die deine Geschäfte und dein Geld noch erlauben. Verlässt du die Börse, muss sie so fliegen können, wie sie steht. Geld aus Verkäufen, die du noch nicht gemacht hast, zählt nicht.',
        'Mit der Karte kannst du dann nur für diese Gesellschaft fliegen. Du bist ihr CEO; niemand kann ablehnen.',
      ],
    },

    needs: {
      title: 'Wer wohin fliegen darf',
      says: [
        'Du brauchst eine Aktie der Gesellschaft und die Karte der Stadt. Die Gesellschaft darf noch nicht in der Stadt sein, auch nicht mit ihrer Heimat, und muss unter der Städtegrenze ihres Kurses liegen. Die Grenze zählt Städte, nicht Punkte: Die Heimat zählt nicht, übernommene Städte zählen.',
      ],
    },
    aircraft: {
      title: 'Flugzeuge und Reichweite',
      says: [
        'Ein Flugzeug der Gesellschaft kommt in die Stadt: von einem Typ, den ihr Kurs erlaubt, und nah genug an einer Stadt, in der die Gesellschaft schon steht, sei es Heimat, Strecke oder übernommene Stadt.',
      ],
      ours: [
        'Die Entfernung wird in Feldern gezählt, und jedes Feld darf überflogen werden, auch ein leeres. Welcher der möglichen Typen fliegt, entscheidest du.',
      ],
    },
    consent: {
      title: 'Der CEO muss zustimmen',
      says: [
        'Bist du nicht selbst CEO der Gesellschaft, kann ihr CEO ablehnen. Dann nimmst du die Karte zurück. Du darfst sie für eine andere Gesellschaft spielen oder behalten und eine andere ablegen. Als CEO entscheidest du selbst.',
      ],
      ours: [
        'Dieselbe Stadt darf in diesem Zug nicht noch einmal für dieselbe Gesellschaft gefragt werden, gleich mit welchem Typ. Ablegen darfst du auch die abgelehnte Karte.',
      ],
    },
    placed: {
      title: 'Nach einer Strecke',
      says: [
        'Die Karte kommt zur Gesellschaft, ihre Stadtpunkte steigen um den Wert der Stadt, und der Dividendenmarker rückt um ein Feld vor, auch bei einer Stadt ohne Wert. Danach kann eine Fusion folgen (AK-40), und dann zeigt sich, ob das Spiel zu Ende ist (AK-60).',
      ],
    },
    rangeCheck: {
      title: 'Wenn Städte wegfallen',
      says: [
        'Durch AK-47 und AK-73 können Städte aus einem Netz verschwinden. Dann muss jedes Flugzeug noch eine andere Stadt seiner Gesellschaft in der eigenen Reichweite haben.',
      ],
      ours: ['Jede Stadt wird für sich geprüft; eine Kette bis zur Heimat ist nicht nötig.'],
    },

    oneCard: {
      title: 'Fliegen oder ablegen',
      says: [
        'Du eröffnest eine Strecke oder legst eine Karte ab, nach Belieben, Stadt- oder Sonderkarte. Eines von beiden, und genau eine Karte. Passen darfst du nur ohne Handkarten.',
      ],
      ours: ['Passen darfst du auch, wenn in diesem Moment Stapel und Ablage leer sind.'],
    },
    replenish: {
      title: 'Eine Karte ziehen',
      says: [
        'Am Schluss darfst du eine Karte vom Stapel ziehen, auch nach einem Passen. Hast du eine Strecke eröffnet, darfst du stattdessen eine beliebige Stadtkarte der Ablage nehmen. Sonderkarten werden nie aus der Ablage genommen.',
      ],
      ours: ['Du musst nicht ziehen.'],
    },
    shuffle: {
      title: 'Wenn der Stapel leer ist',
      says: [],
      ours: [
        'Ist zu ziehen und der Stapel leer, wird erst die ganze Ablage zu einem neuen Stapel gemischt; dann erst wählst du, woher du ziehst. In diesem Schritt geschieht das auch, bevor eine Sonderkarte gespielt wird.',
        'Gibt es nichts zu ziehen oder ist deine Hand voll, ziehst du nicht. Gemischt wird immer, wenn der Stapel leer und nach AK-23 oder AK-75 für eine nicht volle Hand zu ziehen ist, und sei es eine Karte oder keine.',
      ],
    },

    meet: {
      title: 'Zwei Gesellschaften in einer Stadt',
      says: [
        'Bringt eine Strecke eine zweite Gesellschaft in eine Stadt, wird die niedriger bewertete der beiden übernommen, gleich welche gekommen ist. Zuerst zählt der Kurs, dann zählen die Stadtpunkte, die neue Stadt schon mitgerechnet. Ob sie sich in einer Heimat, auf einer Strecke oder in einer übernommenen Stadt treffen, ist gleich.',
        'Nichts geschieht, wenn beide gleich viel wert sind oder wenn die niedrigere mindestens 15 Stadtpunkte hat, Heimat mitgezählt: Sie ist sicher.',
      ],
      ours: [
        'Nur eine neue Strecke löst eine Fusion aus, keine Änderung von Kurs oder Punkten und nicht das Flugzeug von AK-42.',
      ],
    },
    several: {
      title: 'Mehr als zwei in der Stadt',
      says: [
        'Sind schon zwei andere dort, trifft die neue auf die niedriger bewertete. Sind diese beiden gleich, trifft sie auf die, die dort nicht zu Hause ist. Die höhere des Paars übernimmt die niedrigere. Eine zweite Fusion folgt nicht.',
      ],
      ours: [
        'Ist keine dort zu Hause, gilt die erste in der Reihenfolge des Plans. Kann dieses Paar nicht fusionieren, fusioniert niemand. Bei drei oder mehr anderen gilt dasselbe: die niedrigste, dann die nicht heimische, dann die Reihenfolge des Plans.',
      ],
    },
    home: {
      title: 'Zuerst: die Heimat',
      says: [
        'An die Stelle des Heimatmarkers der übernommenen Gesellschaft kommt ein Flugzeug der übernehmenden, von einem Typ, den ihr Kurs erlaubt, in Reichweite einer anderen Stadt einer der beiden. Hat sie keins, gibt es keine Fusion, und die Strecke bleibt. Die übernehmende bekommt sofort die 3 Punkte; die übernommene behält ihre bis AK-45.',
      ],
      ours: [
        'Den Typ wählt der CEO der übernehmenden Gesellschaft. Ist sie schon in dieser Stadt, braucht sie kein Flugzeug und bekommt keine weiteren 3 Punkte.',
      ],
    },
    bonus: {
      title: 'Dann: Prämien',
      says: [
        'Wer die meisten Aktien der übernommenen Gesellschaft hat, bekommt das 20-Fache ihrer jetzigen Dividende (AK-50), wer die zweitmeisten hat, das 10-Fache, ob sie zahlungsfähig ist oder nicht. Bei Gleichstand wird gleichmäßig geteilt und auf 10 $ abgerundet.',
      ],
    },
    tiedSecond: {
      title: 'Gleichstand um den zweiten Platz',
      says: ['Wer gleichauf liegt, teilt sich die zweite Prämie.'],
    },
    tiedFirst: {
      title: 'Gleichstand um den ersten Platz',
      says: ['Wer gleichauf liegt, teilt sich beide Prämien zusammen. Dahinter gibt es nichts.'],
    },
    alone: {
      title: 'Nur eine Person mit Aktien',
      says: ['Wer allein Aktien hat, bekommt beide Prämien.'],
    },
    dispose: {
      title: 'Dann: Aktien',
      says: [
        'Beginnend mit dem CEO der übernommenen Gesellschaft geben in Spielrichtung alle ihre Aktien ab. Zwei werden zu 1 Aktie der übernehmenden, solange sie welche hat; jeder solche Tausch hebt deren Kurs um ein Feld, aber nicht über das letzte. Oder sie werden zum Kurs der übernommenen verkauft, ohne Gebühr, und dieser Kurs fällt dabei nicht.',
      ],
      ours: [
        'Jede Mischung ist erlaubt: so viele Tausche, wie es Paare gibt und die übernehmende noch Aktien hat. Der Rest wird verkauft, auch eine einzelne Aktie. Ein Tausch kostet keine Gebühr. Dadurch kann der CEO der übernehmenden wechseln (AK-34).',
      ],
    },
    takeOver: {
      title: 'Dann: Städte',
      says: [
        'Die Marker der übernommenen Gesellschaft kommen von den Leisten. Wo beide standen, auch in der Stadt der Fusion, gehen ihre Flugzeuge. Jede andere Stadt bekommt einen Übernahmemarker auf ihr Flugzeug, und ihre Punkte gehen an die übernehmende, ebenso alle Stadtkarten, auch die der gemeinsamen Städte. Ihre Aktien kommen aus dem Spiel, und sie kehrt nie zurück.',
      ],
      ours: [
        'Städte, die sie selbst übernommen hatte, zählen wie ihre eigenen; die alten Marker darauf kommen aus dem Spiel.',
      ],
    },
    short: {
      title: 'Wenn die Marker ausgehen',
      says: [
        'Hat die übernehmende Gesellschaft weniger Übernahmemarker, als es Städte sind, klärt ihr CEO eine Stadt nach der anderen, so viele, wie Marker fehlen. Entweder tritt ein eigenes Flugzeug an die Stelle des dortigen, oder die Stadt wird aufgegeben: Flugzeug weg, ihre Karten in die Ablage, keine Punkte.',
        'Nach einem Aufgeben müssen die anderen Städte der übernommenen, ihre alte Heimat eingeschlossen, AK-35 erfüllen.',
      ],
      ours: [
        'Gemeint ist, wer in diesem Moment CEO ist. Das neue Flugzeug darf von jedem Typ sein, der AK-35 erfüllt. Ist keine Wahl erlaubt, darf jede Stadt aufgegeben werden; die dann außer Reichweite sind, gehen mit, und so fort, auch Städte mit ersetztem Flugzeug, bis alle in Reichweite sind oder die Marker reichen. Die alte Heimat bleibt immer.',
        'Nach der Stadt selbst und denen, die ohne sie außer Reichweite sind, gehen weitere also nur, solange noch Marker fehlen.',
      ],
    },
    overLimits: {
      title: 'Zu groß für ihren Kurs',
      says: [
        'Was eine Fusion bringt, darf die Grenzen für Städte und Typen überschreiten; nur das Flugzeug für die Heimat (AK-42) muss erlaubt sein. Doch über einer Grenze zahlt eine Gesellschaft keine Dividende (AK-51), bis ihr Kurs gestiegen ist.',
      ],
    },
    goesOn: {
      title: 'Nach der Fusion',
      says: [],
      ours: [
        'Eine begonnene Fusion läuft zu Ende. Dann zeigt sich, ob das Spiel zu Ende ist (AK-60), und der Zug geht weiter. Ist in diesem Zug eine Dividende fällig, zahlen sie am Ende die verbliebenen Gesellschaften, zu den Kursen und Punkten nach der Fusion.',
      ],
    },
    apart: {
      title: 'Ein andermal, anderswo',
      says: [
        'Zwei Gesellschaften, die sich getroffen haben und getrennt geblieben sind, warum auch immer, können später in einer anderen Stadt fusionieren.',
      ],
    },

    pay: {
      title: 'Was eine Aktie bringt',
      says: [
        'Ist der Dividendenmarker einmal herum, nach 7 Strecken, kommt am Ende dieses Zuges die Dividende. Jede zahlungsfähige Gesellschaft zahlt je Aktie 1 % von Kurs mal Stadtpunkten, gerundet auf die nächsten 10 $; bei 5 wird aufgerundet.',
      ],
    },
    qualified: {
      title: 'Welche Gesellschaften zahlen',
      says: [
        'Zahlungsfähig ist eine Gesellschaft, wenn dreierlei gilt. Sie hat nicht mehr Städte, als ihr Kurs erlaubt, die Heimat nicht gezählt. Kein Flugzeug darin, auch kein übernommenes, ist von einem Typ, den ihr Kurs verbietet. Und sie hat mindestens so viele Stadtpunkte wie verkaufte Aktien.',
      ],
    },
    unpaid: {
      title: 'Eine Gesellschaft, die nicht zahlt',
      says: [
        'Beim ersten Mal geschieht nichts. Ab dem zweiten Mal hintereinander fällt ihr Kurs jedes Mal um ein Feld. Eine zahlungsfähige Gesellschaft, deren Zahlung auf 0 gerundet wird, wird nicht bestraft.',
      ],
      ours: [
        'Jede Ausschüttung zählt als ein Mal, auch die von AK-76. Ist sie bei einer Ausschüttung zahlungsfähig, beginnt die Zählung neu, ebenso nach AK-55.',
      ],
    },
    soldOut: {
      title: 'Alle Aktien verkauft',
      says: [
        'Sind alle 20 Aktien einer Gesellschaft verkauft und liegt ihr Kurs unter 2.000 $, steigt er jedes Mal, wenn sie zahlt, um ein Feld.',
      ],
      ours: ['Das ist keine freie Wahl.'],
    },
    order: {
      title: 'In welcher Reihenfolge',
      says: [],
      ours: [
        'Erst wird alles ausgezahlt. Dann steigen und fallen in der Reihenfolge des Plans die Kurse, und Gesellschaften gehen bankrott.',
      ],
    },

    bankrupt: {
      title: 'Eine Gesellschaft scheitert',
      says: [
        'Bankrott ist eine Gesellschaft, wenn niemand mehr eine Aktie von ihr hat oder wenn ihr Kurs unter das erste Feld fiele, durch einen Verkauf oder durch AK-52. Flugzeuge und Heimatmarker gehen, ihre Karten kommen in die Ablage, ihre Aktien verfallen. Niemand bekommt etwas. Sie kann wieder eröffnet werden (AK-21).',
      ],
      ours: ['Auch noch im selben Zug.'],
    },
    returned: {
      title: 'Was zurückkommt',
      says: [],
      ours: [
        'Ihre eigenen Flugzeuge, ihre Übernahmemarker und alle 20 Aktien kommen zurück in ihren Vorrat. Flugzeuge von Gesellschaften, die sie übernommen hatte, kommen aus dem Spiel.',
      ],
    },

    forty: {
      title: 'Vierzig Stadtpunkte',
      says: [
        'Das Spiel endet sofort, wenn eine Gesellschaft 40 Stadtpunkte hat. Fällige Dividenden (AK-50, AK-76) werden noch gezahlt, mit AK-52 und AK-53. Dein Vermögen ist dein Geld und deine Aktien zu ihren Kursen. Schulden zählen nicht. Das größte Vermögen gewinnt.',
      ],
      ours: [
        'Eine Fusion dieser Strecke wird erst durchgeführt; eine zweite Strecke und ein Ziehen gibt es nicht mehr. Bei Gleichstand wird der Sieg geteilt.',
      ],
    },
    agreed: {
      title: 'Im Einvernehmen',
      says: [
        'Das Spiel kann auch enden, wenn sich alle einig sind, dass 40 Punkte nicht mehr zu erreichen sind.',
      ],
      ours: [
        'Sobald der Stapel einmal leer war, darfst du es vor deinem ersten Kauf oder Verkauf vorschlagen, einmal im Zug. Die anderen antworten offen in Spielrichtung. Eine Ablehnung, und es geht weiter. Dividenden gibt es dann nicht.',
      ],
    },
    stalled: {
      title: 'Wenn sich nichts mehr bewegt',
      says: [],
      ours: [
        'Das Spiel endet auch nach einem Zug, wenn die Dividenden gezahlt sind und in 5 Runden hintereinander niemand eine Strecke eröffnet hat oder 100 Runden gespielt sind. Der erste Grund wird zuerst geprüft.',
      ],
    },

    power: {
      title: 'Eine Sonderkarte spielen',
      says: [
        'Eine Variante bringt zehn davon. In deinem Zug darfst du eine spielen, neben der Karte, die du spielst oder ablegst, jederzeit vor deinem ersten Ziehen. Dann kommt sie aus dem Spiel, und du ziehst eine Karte dafür; nicht bei AK-75. Du darfst sie auch ungespielt ablegen (AK-22).',
        'Die Karten von AK-71, AK-72, AK-74 und AK-75 gelten für alle.',
      ],
      ours: [
        'Nicht, während jemand anders entscheidet. Die Karte dafür ziehst du am Ende deines Zuges zusätzlich; es darf auch ohne Strecke eine Stadtkarte der Ablage sein.',
        'Für dich wirkt eine solche Karte im Rest dieses Zuges, und ein vergangener Schritt wird nicht nachgeholt; für die anderen in ihrem nächsten Zug. Mit diesem Zug endet sie.',
      ],
    },
    blockTrade: {
      title: powers['block-trade'],
      says: [
        'Während deiner Geschäfte stehen die Kurse still und bewegen sich erst, wenn du die Börse verlässt: jeder um Käufe minus Verkäufe, nicht über das letzte Feld. Eine Gesellschaft, die unter das erste Feld fiele, ist bankrott (AK-55).',
      ],
      ours: [
        'Sie stehen still, sobald die Karte gespielt ist, für alle Geschäfte. Aktien und CEO ändern sich sofort, und eine Gesellschaft, von der niemand mehr eine Aktie hat, ist sofort bankrott. Eine Eröffnung kostet 100 $ und zählt als ein Kauf; was vor ihr war, zählt nicht. AK-27 rechnet mit dem Kurs nach der Bewegung.',
      ],
    },
    feesWaived: {
      title: powers['fees-waived'],
      says: ['In einem solchen Zug entfällt die Gebühr von 50 $.'],
    },
    decommission: {
      title: powers['decommission-route'],
      says: [
        'Sofort darf jeder CEO von jeder seiner Gesellschaften eine Stadt streichen, nicht die Heimat, wenn der Rest AK-35 erfüllt. Das Flugzeug und ein etwaiger Übernahmemarker gehen in den Vorrat zurück.',
      ],
      ours: [
        'Es beginnt bei dir und geht in Spielrichtung, die Gesellschaften eines CEO in der Reihenfolge des Plans. Die Karten der Stadt kommen in die Ablage; ein übernommenes Flugzeug kommt aus dem Spiel.',
      ],
    },
    doubleRoutes: {
      title: powers['double-routes'],
      says: [
        'Nach einer ersten Strecke darfst du eine zweite eröffnen; Zustimmung, Grenzen und Fusion gelten für jede einzeln. Eine Strecke und eine abgelegte Karte gehen nicht zusammen. Der Dividendenmarker rückt nur einmal vor. Zwei Strecken heißt zweimal ziehen.',
      ],
      ours: ['Eine in diesem Zug eröffnete Gesellschaft fliegt zuerst.'],
    },
    freeDiscard: {
      title: powers['free-discard'],
      says: [
        'Nur vor deinem ersten Kauf oder Verkauf zu spielen. Du legst beliebig viele Karten in die Ablage, auch keine; die anderen tun es zu Beginn ihres Zuges. Abstimmungen gelten nicht als Kauf, hier und bei AK-78.',
      ],
      ours: ['Danach wird die Hand vom Stapel auf 5 aufgefüllt, wenn nötig mit AK-24.'],
    },
    payDividends: {
      title: powers['pay-dividends'],
      says: ['Am Ende dieses Zuges werden Dividenden gezahlt, und der Marker kommt nach oben.'],
      ours: ['Sind sie ohnehin fällig, werden sie nur einmal gezahlt.'],
    },
    resetMarker: {
      title: powers['reset-marker'],
      says: ['Der Dividendenmarker kommt sofort nach oben. Gezahlt wird nichts.'],
      ours: ['Dividenden, die in diesem Zug schon fällig sind, bleiben fällig.'],
    },
    reshuffle: {
      title: powers.reshuffle,
      says: [
        'Nur vor deinem ersten Kauf oder Verkauf zu spielen. Ablage und Stapel werden zusammen zu einem neuen Stapel gemischt.',
      ],
      ours: ['Auch wenn die Ablage leer ist.'],
    },
    reverse: {
      title: powers.reverse,
      says: [
        'Davon gibt es zwei. Vom Ende dieses Zuges an geht es andersherum, auch beim Abgeben der Aktien. Zwei Züge hintereinander bekommt dadurch niemand.',
      ],
    },

    known: {
      title: 'Handkarten',
      says: [
        'Deine Karten sind geheim. Offen sind Aktien, Leisten, Plan, Ablage und wie viele Karten in einer Hand und im Stapel sind.',
      ],
      ours: [
        'Offen ist auch eine Karte, die jemand aus der Ablage genommen oder für eine abgelehnte Strecke gezeigt hat, solange sie in der Hand bleibt; und dass die Karten der Heimatstädte und die Sonderkarten anfangs in der unteren Hälfte waren. Darum weiß man, wie viele andere Karten einer Hand sicher aus der oberen Hälfte sind. Ist die Ablage zu einem neuen Stapel geworden, kennen alle dessen Karten und wissen so, wie viele andere Karten einer Hand sicher älter sind.',
      ],
    },
    purse: {
      title: 'Geld',
      says: ['Dein Geld ist geheim, ebenso die Reihenfolge des Stapels.'],
      ours: [
        'Alle Zahlungen sind offen; wer mitrechnet, kennt also das Geld aller. Bots dürfen mitrechnen; der Bildschirm verrät es nicht. Eine Variante zeigt das Geld aller.',
      ],
    },

    byItself: {
      title: 'Was von selbst geschieht',
      says: [],
      ours: [
        'In einer Fusion und bei AK-73 wird eine Entscheidung mit nur einer möglichen Antwort für dich getroffen. Wer als CEO fliegt, fragt niemanden. Alles andere ist ein eigener Spielzug, auch wenn es nur einen gibt. Nach einer Sonderkarte geht es dort weiter, wo es war.',
      ],
    },
    boards: {
      title: 'Was ein Plan mitbringt',
      says: [
        'Gesellschaften in ihrer Reihenfolge, jede mit Heimat, Flugzeugen nach Typ und Übernahmemarkern; Städte mit Lage und Punkten; vier leere Felder; die Felder der Kursleiste mit Kurs, Städtegrenze und höchstem Typ. Der erste Kurs ist 100 $, der letzte 2.000 $, und jede Städtegrenze ist mindestens 1.',
      ],
    },
  },

  examples: {
    overview: ({ airlines, shares: each }) => ({
      title: `Die ${airlines} Gesellschaften`,
      says: `Jede hat ${each} Aktien. Daneben stehen ihre Heimat, ihre Flugzeuge nach Typ mit Reichweite und ihre Übernahmemarker.`,
      picture:
        'Eine Tabelle der Gesellschaften mit Zeichen, Heimat, Zahl der Tri-Motor, Boeing und DC-3 und der Übernahmemarker.',
    }),
    track: ({ spaces, first, last, fewest, most, boeing, dc3 }) => ({
      title: 'Von links nach rechts',
      says: `${spaces} Felder reichen von ${first} mit ${withCities(fewest)} bis ${last} mit ${withCities(most)}. Die Boeing 247 darf ab ${boeing} eingesetzt werden, die DC-3 ab ${dc3}.`,
      picture: `Alle ${spaces} Felder der Kursleiste mit Kurs, Städtegrenze und höchstem Typ.`,
    }),
    turn: () => ({
      title: 'Dein Zug auf einem Ticket',
      says: 'Börse, Karte, Ziehen. Was danach kommt, geschieht von selbst.',
      picture: 'Die drei Schritte eines Zuges von links nach rechts und was darauf folgt.',
    }),
    trade: ({ airline, prices, fee, cost, price, cities, aircraft }) => ({
      title: `Drei Aktien von ${airline}`,
      says: `Sie kosten ${and(prices)}, jede mit ${fee} Gebühr: zusammen ${cost}. Der Kurs ist jetzt ${price}, und ${airline} darf ${cities} Städte anfliegen; höchster Typ ist die ${aircraft}.`,
      picture: `Ein Stück der Kursleiste: Der Marker von ${airline} steigt drei Felder bis ${price}.`,
    }),
    opening: ({ airline, prices, fee, cost, shares: held, price, cities, aircraft }) => ({
      title: `${airline} wird eröffnet`,
      says: `Du kaufst dreimal, für ${and(prices)}, jedes Mal mit ${fee} Gebühr: ${cost}. Der erste Kauf bringt 2 Aktien und bewegt den Marker um ein Feld; du hast also ${shares(held)}, und ${airline} steht auf dem vierten Feld, bei ${price}. Sie darf ${cities} Städte anfliegen; höchster Typ ist die ${aircraft}.`,
      picture: `Die ersten Felder der Kursleiste: Der Marker von ${airline} rückt vom ersten auf das vierte.`,
    }),
    range: ({ airline, home, price, cities, reached }) => ({
      title: `Wie weit ${airline} fliegt`,
      says: `Von ${home} aus erreicht eine Tri-Motor ${reached[0]} Städte, etwa ${cities[0]}. Eine Boeing 247 erreicht ${reached[1]}, darunter ${cities[1]}. Bei ${price} sind diese beiden Typen erlaubt. Für ${cities[2]} bräuchte es eine DC-3, die ${reached[2]} Städte erreicht, und einen höheren Kurs.`,
      picture: `Der Plan um ${home}: Die Städte in Reichweite einer Boeing 247 sind hervorgehoben; ${cities[2]} nicht.`,
    }),
    rangeCheck: ({ airline, home, near, far }) => ({
      title: 'Die Stadt dazwischen',
      says: `${airline} fliegt mit Tri-Motors von ${home} nach ${near} und weiter nach ${far}. ${far} darf wegfallen, ${near} nicht: ${far} hätte keine Stadt mehr im Umkreis von 1 Feld.`,
      picture: `${home}, ${near} und ${far} in einer Reihe, jede neben der vorigen.`,
    }),
    merger: ({ acquirer, defunct, city, aircraft, home, taken, acquirerPrice, defunctPrice, points }) => ({
      title: `${acquirer} übernimmt ${defunct}`,
      says: `${acquirer}, bei ${acquirerPrice}, fliegt mit einer ${aircraft} nach ${city}, wo ${defunct}, bei ${defunctPrice}, schon steht. ${defunct} ist die niedrigere und hat weniger als 15 Punkte. Ein Flugzeug von ${acquirer} tritt in ${home} an die Stelle des Heimatmarkers. In ${city} geht das Flugzeug von ${defunct}; das in ${taken} bekommt einen Übernahmemarker. ${acquirer} hat jetzt ${points} Stadtpunkte.`,
      picture: `${acquirer} und ${defunct} treffen sich in ${city}; ${home} und ${taken} gehören ${defunct}.`,
    }),
    bonus: ({ airline, rate, first, second, names: who, shares: held }) => ({
      title: `${first} und ${second}`,
      says: `${airline} zahlt zurzeit ${rate} je Aktie. ${who[0]}, mit ${shares(held[0] ?? 0)}, bekommt das 20-Fache: ${first}. ${who[1]}, mit ${held[1]}, bekommt das 10-Fache: ${second}. ${who[2]} bekommt nichts.`,
      picture: `Vier Spieler mit ihren Aktien von ${airline} und ihren Prämien.`,
    }),
    tiedSecond: ({ airline, second, names: who, shares: held, amounts }) => ({
      title: `${second} / 3 → ${amounts[1]}`,
      says: `${who[0]} hat die meisten Aktien von ${airline} und bekommt ${amounts[0]}. ${who[1]}, ${who[2]} und ${who[3]} haben je ${shares(held[1] ?? 0)} und teilen ${second} durch drei, auf 10 $ abgerundet: je ${amounts[1]}.`,
      picture: `Vier Spieler mit ihren Aktien von ${airline} und ihren Prämien.`,
    }),
    tiedFirst: ({ airline, both, names: who, shares: held, amounts }) => ({
      title: `${both} / 2 → ${amounts[0]}`,
      says: `${who[0]} und ${who[1]} haben je ${shares(held[0] ?? 0)} von ${airline}. Sie teilen sich beide Prämien, ${both}, und bekommen je ${amounts[0]}. ${who[2]}, mit ${held[2]}, bekommt nichts.`,
      picture: `Vier Spieler mit ihren Aktien von ${airline} und ihren Prämien.`,
    }),
    alone: ({ airline, first, second, names: who, amounts }) => ({
      title: `${first} + ${second}`,
      says: `Nur ${who[0]} hat Aktien von ${airline} und bekommt beide Prämien: ${amounts[0]}.`,
      picture: `Vier Spieler; einer von ihnen hat Aktien von ${airline} und bekommt ${amounts[0]}.`,
    }),
    exchange: ({ acquirer, defunct, name, held, gets, sells, brings, before, after }) => ({
      title: 'Zwei für eine, und eine bleibt übrig',
      says: `${name} hat ${shares(held)} von ${defunct}. Zwei Tausche bringen ${shares(gets)} von ${acquirer}, deren Kurs von ${before} auf ${after} steigt. Die einzelne Aktie wird verkauft: ${shares(sells)} für ${brings}.`,
      picture: `${shares(held)} von ${defunct} werden zu ${shares(gets)} von ${acquirer} und ${brings}.`,
    }),
    dividend: ({ airline, price, down, up, name, shares: held, amount }) => ({
      title: 'Ein Punkt mehr',
      says: `${airline} steht bei ${price}. Mit ${down.points} Stadtpunkten sind 1 % ${down.exact}, gerundet ${down.rate} je Aktie. Mit ${up.points} Punkten sind es ${up.exact}, gerundet ${up.rate}. ${name}, mit ${shares(held)}, bekommt dann ${amount}.`,
      picture: `Zwei Rechnungen: ${price} mal ${down.points} und mal ${up.points}; darunter, was alle bekommen.`,
    }),
    qualified: ({ pays, cities, aircraft, shares: sold }) => ({
      title: 'Eine von vieren zahlt',
      says: `${pays} erfüllt alle drei Bedingungen. ${cities} hat mehr Städte, als der Kurs erlaubt. ${aircraft} hat ein Flugzeug eines Typs, den der Kurs verbietet. ${sold} hat mehr Aktien verkauft, als sie Stadtpunkte hat.`,
      picture:
        'Eine Tabelle von vier Gesellschaften mit Städten, höchstem Typ, Stadtpunkten und verkauften Aktien; was zu viel ist, ist gekennzeichnet.',
    }),
  },

  city: (id) => names.cities[id],
  language: 'de',
};
