import type { Book1990 } from '../../../games/airlines-1990/rules/book.ts';
import { names } from '../airlines-1990/names.ts';
import { airlines1990 } from '../airlines-1990-face.ts';
import { list as and, shares } from '../grammar.ts';

const figures = (numbers: readonly number[]): string => numbers.join(', ');

const { options } = airlines1990;

/** The rules of Airlines (1990), in our own words. */
export const book: Book1990 = {
  sections: {
    aim: 'Scopo del gioco',
    material: 'Il materiale',
    setup: 'Preparazione',
    turn: 'Il turno',
    found: 'Fondare una compagnia',
    expand: 'Espandere una rete',
    networks: 'Reti e carte volo',
    play: 'Giocare azioni, sabotare',
    shares: 'Azioni e mercato',
    scoring: 'Conteggio dei punti',
    end: 'Fine della partita',
    two: 'In due giocatori',
    seen: 'Visibile e segreto',
    options: 'Varianti',
    details: 'Casi rari che abbiamo deciso',
  },
  entries: {
    aim: {
      title: 'La maggioranza al momento giusto',
      says: [
        'Nuove compagnie vogliono volare in Nordamerica. Nessuno ne possiede una: tu metti in gioco una compagnia, la fai crescere sulla mappa e giochi le sue azioni davanti a te. Tutti possono espandere ogni compagnia; così a volte gli altri lavorano per te, e tu per loro.',
        'Quando esce una carta punteggio, ogni compagnia dà tanti punti quanti segnalini ha sulla mappa: tutti a chi ne ha giocato più azioni, metà al secondo. Gli altri non prendono niente. Alla fine vince chi ha più punti.',
      ],
    },

    companies: {
      title: 'Le compagnie',
      says: [
        'Si gioca da due a sei. Una compagnia si chiama con tre lettere e ha la sede in una città, dove sta la sua bandiera. Quante azioni e quanti segnalini ha è stabilito, e anche quali dei cinque tipi di linea può usare: su rotte di un altro tipo non vola mai.',
      ],
      ours: ['Le compagnie sono nove; ognuna ha la sede in una città sua.'],
    },
    routes: {
      title: 'Le rotte e i loro cerchi',
      says: [
        'Una rotta unisce due città. Ha un tipo di linea e uno, due o tre cerchi numerati. In ogni cerchio sta un segnalino: su una rotta possono quindi volare tante compagnie quanti sono i suoi cerchi.',
      ],
      ours: ['I numeri di una rotta sono sempre crescenti: un numero indica quindi un solo cerchio.'],
    },
    cards: {
      title: 'Carte e segnalini',
      says: [
        'Ci sono 84 azioni; su ognuna è scritto quante ne ha la compagnia. Le 42 carte volo mostrano un valore da 1 a 14 e uno dei cinque tipi di linea. Tre carte punteggio hanno lo stesso dorso delle azioni. I 135 segnalini hanno due facce: una per volare, una per il sabotaggio.',
      ],
    },

    deal: {
      title: 'La distribuzione',
      says: [
        'Ognuno riceve in mano, in segreto, 3 carte volo e 5 azioni. 5 azioni scoperte formano il mercato. Le altre azioni si mescolano con le tre carte punteggio: è il mazzo. Le altre carte volo formano un mazzo a parte, coperto.',
      ],
    },
    begins: {
      title: 'Chi comincia',
      says: ['Si gioca in senso orario.'],
      ours: ['Il primo giocatore è tirato a sorte.'],
    },

    oneAction: {
      title: 'Una mossa su tre',
      says: [
        'Nel tuo turno fai esattamente una di tre cose: fondare una compagnia (A90-20), espandere una rete (A90-21) o giocare azioni (A90-22).',
      ],
      ours: [
        'Prima puoi cambiare carte volo inutilizzabili (A90-43) e, una volta per turno, sostituire un’azione senza valore del mercato (A90-51), nell’ordine che vuoi. Dopo la mossa è troppo tardi.',
      ],
    },

    found: {
      title: 'Una compagnia nuova',
      says: [
        'Scegli una compagnia che nessuno ha messo in gioco. Gioca scoperte una o più sue azioni dalla mano e una carta volo per una prima rotta alla sua sede, secondo A90-40. Un segnalino va sul cerchio, un altro sulla sede.',
        'Poi prendi un’azione (A90-50) e, dopo, pesca una carta volo. Con una fondazione non c’è sabotaggio, nemmeno se hai giocato una sola azione. Quando tutte le compagnie sono in gioco o inattive, non si fonda più.',
      ],
    },
    twoMarkers: {
      title: 'Servono due segnalini',
      says: ['Una fondazione usa un segnalino per il cerchio e uno per la sede.'],
      ours: ['Una compagnia a cui resta un solo segnalino non si può più fondare.'],
    },

    expand: {
      title: 'Prima pescare, poi decidere',
      says: [
        'Prima pesca una carta volo. Poi, o giochi una carta volo della mano, la nuova o un’altra, ed espandi una qualsiasi compagnia in gioco, che tu ne abbia azioni o no; dopo prendi un’azione. O tieni le carte: allora niente azione. La mano di carte volo può crescere senza limite.',
      ],
      ours: ['All’azione dopo un volo non si può rinunciare.'],
    },
    nothingToDraw: {
      title: 'Quando non ci sono carte volo da pescare',
      says: [],
      ours: [
        'Puoi scegliere di espandere anche se non resta nessuna carta volo da pescare. Se allora tieni le carte, hai passato. Non c’è altro modo di passare, e nessuno resta mai senza mossa.',
      ],
    },

    fly: {
      title: 'Quando un volo è permesso',
      says: [
        'Deve valere tutto questo. La carta ha il tipo di linea della rotta. La compagnia può usare quel tipo e ha ancora un segnalino. La rotta tocca la sua rete, sede compresa; entrambe le città possono già farne parte. La rotta ha un cerchio libero, e il valore della carta è almeno il suo numero libero più basso.',
        'Il segnalino va sul cerchio libero più basso. Chi arriva per primo ha dunque bisogno di meno; ogni compagnia successiva vuole una carta più alta.',
      ],
      ours: [
        'I cerchi coperti, da qualunque segnalino, non contano più per il valore. Una compagnia ha al massimo un segnalino per rotta; i segnalini sabotaggio non contano come suoi.',
      ],
    },
    flightPile: {
      title: 'Le carte volo giocate',
      says: [
        'Una carta volo giocata va subito negli scarti. Quando il mazzo è vuoto, gli scarti si mescolano e diventano il nuovo mazzo.',
      ],
      ours: [
        'Succede quando qualcuno deve pescare, non prima; chi fonda può quindi ripescare la carta appena giocata. Se anche gli scarti sono vuoti, non si pesca.',
      ],
    },
    unusable: {
      title: 'Carte volo inutilizzabili',
      says: [
        'Con certe carte non si potrà mai più volare, soprattutto quelle basse. All’inizio del tuo turno puoi cambiarne quante vuoi. Escono dal gioco, e ne peschi di nuove.',
      ],
      ours: [
        'Una carta è inutilizzabile quando nessuna compagnia, tolte le inattive, potrebbe mai usarla: una compagnia che può usare quel tipo di linea e ha ancora segnalini (due, se non è in gioco), con una rotta di quel tipo senza un segnalino suo, il cui numero libero più basso non supera la carta. Se la rete ci arrivi o no non importa; una carta non torna quindi mai utilizzabile.',
        'Le carte si cambiano una alla volta, davanti a tutti. Una carta arrivata con un cambio aspetta il tuo turno seguente; di due carte uguali può andarsene la più vecchia.',
      ],
    },

    play: {
      title: 'Azioni sul tavolo',
      says: [
        'Gioca scoperte davanti a te una o più azioni di una compagnia. Per questo non si pesca niente. Se era esattamente un’azione, puoi sabotare (A90-60). Nei conteggi contano solo le azioni sul tavolo, e non tornano mai in mano.',
      ],
      ours: ['La compagnia deve essere in gioco; le sue prime azioni si giocano fondandola.'],
    },
    sabotage: {
      title: 'Il sabotaggio',
      says: [
        'Dopo aver giocato esattamente un’azione puoi prendere un segnalino di una qualsiasi compagnia che ne abbia ancora e metterlo, con la faccia sabotaggio in su, su un cerchio libero con un 5 o un numero più alto. Su una rotta ce n’è al massimo uno.',
        'Il cerchio è perso: la rotta chiede ora una carta più alta o è piena, e la compagnia ha un segnalino in meno. Quel segnalino non dà punti e non fa parte di nessuna rete.',
      ],
      ours: [
        'Va bene qualsiasi cerchio libero di qualsiasi rotta, non solo il più basso, anche alla sede di una compagnia non in gioco, che così può diventare inattiva. Il segnalino può essere di una compagnia in gioco, non ancora in gioco o inattiva.',
      ],
    },

    take: {
      title: 'Prendere un’azione',
      says: [
        'Prendi una delle cinque azioni del mercato, il cui posto si riempie subito dal mazzo, o la prima carta del mazzo. Quando il mazzo è vuoto resta solo il mercato.',
      ],
      ours: [
        'Le azioni senza valore si prendono come le altre. Se non resta niente, il che succede solo con A90-91, non c’è azione.',
      ],
    },
    inactive: {
      title: 'Compagnie inattive',
      says: [
        'Una compagnia non in gioco la cui sede ha solo rotte piene non si potrà mai fondare. È inattiva e le sue azioni sono senza valore: restano dove sono e non si possono giocare, cambiare o scartare.',
        'Se il mercato mostra azioni così, chi è di turno può, prima della mossa, sostituirne una dal mazzo. Quando il mazzo è vuoto, escono tutte subito dal gioco.',
      ],
      ours: [
        'Contano solo le rotte di un tipo che la compagnia può usare. Anche una compagnia non in gioco con meno di due segnalini è inattiva. Lo resta per sempre; che nessuno abbia la carta giusta non basta a renderla inattiva. Un’azione sostituita esce dal gioco.',
      ],
    },

    scoringCard: {
      title: 'Esce una carta punteggio',
      says: [
        'Pescata per una mano o per il mercato, tutto si ferma e si contano i punti di tutte le compagnie. Poi al suo posto si pesca un’altra carta.',
        'Se esce prima che tutti abbiano avuto un turno, si rimette nel mazzo e si pesca un’altra carta.',
      ],
      ours: [
        'In tutto il primo giro non si conta quindi niente, nemmeno nel turno dell’ultimo giocatore. Prima si pesca l’azione seguente; poi le carte punteggio incontrate si mescolano insieme nel mazzo.',
      ],
    },
    worth: {
      title: 'Quanto vale una compagnia',
      says: [
        'Un punto per ogni suo segnalino sulla mappa, compreso quello della sede. I segnalini sabotaggio non contano.',
      ],
    },
    places: {
      title: 'Chi prende i punti',
      says: [
        'Contano solo le azioni scoperte sul tavolo. Chi ne ha di più di una compagnia prende tutti i suoi punti, il secondo metà, per difetto. Gli altri non prendono niente.',
      ],
    },
    alone: {
      title: 'Nessun altro ha azioni',
      says: [
        'Chi è il solo ad avere azioni di una compagnia prende l’uno e l’altro: tutti i punti e la metà.',
      ],
    },
    tiedFirst: {
      title: 'Parità al primo posto',
      says: [
        'Chi è alla pari somma i due importi e li divide in parti uguali, per difetto. Dietro di loro nessuno prende niente.',
      ],
    },
    tiedSecond: {
      title: 'Parità al secondo posto',
      says: ['Chi è alla pari divide la metà in parti uguali, per difetto.'],
    },
    howOften: {
      title: 'Quante volte',
      says: [
        'Ognuna delle tre carte punteggio porta un conteggio, e uno viene alla fine; in due è diverso (A90-82). Il segnapunti è sotto gli occhi di tutti.',
      ],
    },

    lastShare: {
      title: 'L’ultima azione',
      says: [
        'Quando il mazzo è vuoto e si prende l’ultima azione del mercato, segue subito il conteggio finale. Il resto del turno non si gioca. Vince chi ha più punti.',
      ],
      ours: [
        'Lo stesso se l’ultima azione del mercato viene tolta perché senza valore (A90-52). In caso di parità la vittoria è condivisa.',
      ],
    },
    stalemate: {
      title: 'Quando non si muove più niente',
      says: [],
      ours: [
        'Un turno è vuoto se è soltanto un’espansione in cui non si pesca nessuna carta e si tengono le proprie. Dopo tanti turni vuoti di fila quanti sono i giocatori segue il conteggio finale, e la partita è finita.',
        'Un turno con un cambio o con un’azione sostituita non è vuoto. Le carte punteggio ancora nel mazzo non servono più. In due, il terzo di A90-82 partecipa a questo conteggio.',
      ],
    },

    third: {
      title: 'Alla fine un terzo azionista',
      says: [
        'In due la partita finisce con il conteggio della terza carta punteggio. Il mazzo e le azioni del mercato vi contano come se le avesse giocate un terzo giocatore.',
      ],
      ours: [
        'La carta non si sostituisce, il resto del turno non si gioca, e non c’è altro conteggio finale. Il terzo occupa posti e divide le parità come tutti, e non può vincere. Un’azione presa dal mercato nella stessa mossa è in mano tua; il suo posto nel mercato è vuoto.',
      ],
    },

    secrets: {
      title: 'Che cosa vedono tutti',
      says: [
        'Le mani, di azioni e di carte volo, e i mazzi sono segreti. Tutto ciò che sta sul tavolo è scoperto: il mercato, le azioni sul tavolo, i segnalini rimasti, gli scarti delle carte volo, le carte cambiate o tolte, e quale azione del mercato qualcuno ha preso. Una carta del mazzo la vede chi la pesca.',
      ],
      ours: ['Quante carte ci sono in una mano o in un mazzo è noto. Dopo la fine lo è tutto.'],
    },

    seatBonus: {
      title: options.seatBonus.name,
      says: [
        'Alla fine ognuno riceve punti secondo l’ordine di gioco: il primo giocatore 0, il secondo 1, e così via fino a 5 per il sesto.',
      ],
    },
    lastRound: {
      title: options.lastRound.name,
      says: [
        'Dopo l’ultima azione ognuno ha ancora un turno, per ultimo chi l’ha presa. Poi viene il conteggio finale.',
      ],
      ours: [
        'L’ultima azione è quella di A90-80, non l’ultima del mazzo. Il turno in cui è andata si finisce prima e non conta. Azioni non se ne prendono più, carte volo sì. Se il mercato si è vuotato per A90-52, conta come se l’avesse presa il giocatore di turno. Nessun ultimo giro dopo A90-81, né in due.',
      ],
    },
    lateScoring: {
      title: options.lateScoring.name,
      says: [
        'Le carte punteggio si mescolano nel mazzo solo dopo alcuni giri: dopo 5 in 2 giocatori, dopo 4 in 3, dopo 3 in 4, dopo 2 in 5 o 6.',
      ],
    },

    atOnce: {
      title: 'Quando le azioni senza valore lasciano il mercato',
      says: [
        'Le azioni senza valore lasciano il mercato nel momento stesso in cui la loro compagnia diventa inattiva a mazzo vuoto, o in cui il mazzo si vuota, anche a metà di una mossa. Se il mercato resta vuoto, la partita finisce come in A90-80, e un’azione ancora da prendere non si prende.',
      ],
    },
    asItStands: {
      title: 'Il tavolo com’è',
      says: [
        'Un conteggio considera ciò che sta sul tavolo quando si pesca la sua carta: azioni e segnalini del turno in corso contano. Due carte punteggio di fila sono due conteggi. Una carta punteggio usata esce dal gioco.',
      ],
    },
    lastCard: {
      title: 'Una carta punteggio chiude il mazzo',
      says: [
        'Allora il posto nel mercato resta vuoto. Chi l’ha pescata per la mano prende invece un’azione del mercato, dopo che quelle senza valore se ne sono andate (A90-52). Da allora il mercato può avere meno di cinque azioni.',
      ],
    },
    alwaysEnds: {
      title: 'Ogni partita finisce',
      says: [
        'Azioni, segnalini e carte volo sono contati, e una carta volo torna solo se per lei si è messo un segnalino. Quando non resta niente da fare, i turni vuoti finiscono la partita.',
      ],
    },
  },

  examples: {
    overview: ({ companies, shares: all, markers }) => ({
      title: `Le ${companies} compagnie del Nordamerica`,
      says: `Accanto a ognuna la sede, i tipi di linea che può usare, le sue azioni e i suoi segnalini: ${all} azioni e ${markers} segnalini in tutto.`,
      picture: 'Una tabella delle compagnie con segni, sedi, tipi di linea, numero di azioni e di segnalini.',
    }),
    routes: ({ free, pattern, circles, flown, company, next }) => ({
      title: 'Leggere una rotta',
      says: `${free} è una rotta del tipo «${pattern}» con i cerchi ${figures(circles)}. Su ${flown} un segnalino di ${company} copre il cerchio più basso: la prossima compagnia andrà sul ${next}.`,
      picture: `Due rotte: ${free} con i cerchi ${figures(circles)}, tutti liberi; ${flown} con il segno di ${company} sul primo cerchio.`,
    }),
    found: ({ company, headquarters, shares: laid, card, route, circle, worth, points }) => ({
      title: `${company} decolla`,
      says: `Giochi ${shares(laid)} ${company} e la carta ${card} su ${route}, che parte dalla sede, ${headquarters}. Il ${circle} è il cerchio libero più basso: un segnalino lì, un altro su ${headquarters}. Ora ${company} vale ${worth}. Se si contasse subito prenderesti ${points}, perché nessun altro ha azioni.`,
      picture: `${shares(laid)} ${company} e la carta volo ${card}; sotto, ${route} con il segno di ${company} sul ${circle} e su ${headquarters}.`,
    }),
    circle: ({ flies, wants, route, covered, next, low, high }) => ({
      title: 'Decide il cerchio libero più basso',
      says: `${flies} vola già su ${route} e sta sul ${covered}. Perché ci voli anche ${wants} serve almeno un ${next}: la carta ${low} è troppo bassa, ${high} basta. Il segnalino va sul ${next}. Una carta più alta non porterebbe di più.`,
      picture: `${route} con il segno di ${flies} sul ${covered} e il ${next} libero; accanto ${low}, barrata, e ${high}, spuntata.`,
    }),
    unusable: ({ card, routes }) => ({
      title: 'Una carta per niente',
      says: `La carta ${card} basta solo per ${and(routes)}, e lì il cerchio è coperto. Con questa carta non volerà più nessuno: all’inizio del tuo turno puoi cambiarla.`,
      picture: `La carta volo ${card}, barrata, e ${and(routes)} con un segnalino sul cerchio più basso.`,
    }),
    sabotage: ({ company, route, circle, next, before, after }) => ({
      title: 'Un cerchio in meno',
      says: `Hai giocato un’azione e messo un segnalino di ${company} sul ${circle} di ${route}, con la faccia sabotaggio in su. Chi vuole volarci ha ora bisogno di un ${next}, e a ${company} restano ${after} segnalini invece di ${before}.`,
      picture: `Un’azione; ${route} con il segno barrato di ${company} sul ${circle} e il ${next} libero.`,
    }),
    inactive: ({ company, headquarters, others }) => ({
      title: `${company} resta a terra`,
      says: `Prima che qualcuno fondasse ${company}, segnalini di ${and(others)} hanno coperto tutti i cerchi delle rotte alla sua sede, ${headquarters}. ${company} è inattiva: le sue azioni sono senza valore.`,
      picture: `Le rotte di ${headquarters}, tutti i cerchi coperti da ${and(others)}; la bandiera di ${company} è barrata.`,
    }),
    places: ({ company, markers, half, names: who, shares: held, points }) => ({
      title: 'Tutto, metà, niente',
      says: `${company} ha ${markers} segnalini sulla mappa. ${who[0]}, con ${shares(held[0] ?? 0)}, prende ${points[0]}. ${who[1]}, con ${held[1]}, ne prende la metà, per difetto: ${half}. ${who[2]}, con ${held[2]}, non prende niente.`,
      picture: `Quanto danno i due posti di ${company}, ${markers} e ${half}, e tre giocatori con azioni e punti.`,
    }),
    alone: ({ company, markers, half, names: who, points }) => ({
      title: `${markers} + ${half} = ${points[0]}`,
      says: `${company} ha ${markers} segnalini sulla mappa. Solo ${who[0]} ne ha giocato azioni e prende ${markers} per il primo posto e ${half} per il secondo: ${points[0]} punti.`,
      picture: `Quanto danno i due posti di ${company}, ${markers} e ${half}, e ${who[0]} con ${points[0]} punti.`,
    }),
    tiedFirst: ({ company, markers, half, names: who, shares: held, points }) => ({
      title: `(${markers} + ${half}) : 3 → ${points[0]}`,
      says: `${company} ha ${markers} segnalini sulla mappa. ${who[0]}, ${who[1]} e ${who[2]} hanno ${shares(held[0] ?? 0)} a testa. Dividono ${markers} + ${half} = ${markers + half} per tre: ${points[0]} punti a testa, il resto è perso. ${who[3]} non prende niente.`,
      picture: `Quanto danno i due posti di ${company}, ${markers} e ${half}, e quattro giocatori con azioni e punti.`,
    }),
    tiedSecond: ({ company, markers, half, names: who, shares: held, points }) => ({
      title: `${half} : 3 → ${points[1]}`,
      says: `${company} ha ${markers} segnalini sulla mappa. ${who[0]} ha più azioni e prende ${points[0]}. ${who[1]}, ${who[2]} e ${who[3]} ne hanno ${held[1]} a testa e dividono la metà, cioè ${half}, per tre: ${points[1]} punti a testa, il resto è perso.`,
      picture: `Quanto danno i due posti di ${company}, ${markers} e ${half}, e quattro giocatori con azioni e punti.`,
    }),
    third: ({ company, markers, half, names: who, shares: held, points }) => ({
      title: 'Il terzo occupa un posto',
      says: `Alla fine ${shares(held[2] ?? 0)} ${company} sono ancora nel mazzo e nel mercato. Sono più di tutti: i ${markers} punti vanno al terzo e non contano per nessuno. ${who[0]}, con ${held[0]}, è seconda e prende ${half}; ${who[1]}, con ${held[1]}, prende ${points[1]}.`,
      picture: `Quanto danno i due posti di ${company}, ${markers} e ${half}, e due giocatori e il terzo con azioni e punti.`,
    }),
  },

  city: (id) => names.cities[id],
  route: names.route,
  patterns: names.patterns,
};
