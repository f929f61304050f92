import type { EuropeBook } from '../../../games/airlines-europe/rules/book.ts';
import { ceremony } from '../airlines-europe/ceremony.ts';
import { names } from '../airlines-europe/names.ts';
import { airlinesEurope } from '../airlines-europe-face.ts';
import { list, millions } from '../grammar.ts';

const { options } = airlinesEurope;

/** The rules of Airlines Europe, in our own words. */
export const book: EuropeBook = {
  sections: {
    aim: 'Scopo del gioco',
    material: 'Il materiale',
    setup: 'Preparazione',
    turn: 'Il turno',
    licences: 'Mossa A: licenze',
    shares: 'Mosse B e D: azioni e denaro',
    abacus: 'Mossa C: Air ABACUS',
    scoring: 'Conteggio dei punti',
    end: 'Fine della partita',
    two: 'In due giocatori',
    seen: 'Visibile e segreto',
    options: 'Varianti',
    details: 'Casi rari che abbiamo deciso',
  },
  entries: {
    aim: {
      title: 'Contano le azioni, non gli aerei',
      says: [
        'Tu investi nelle compagnie; nessuno ne possiede una. Con le licenze una compagnia cresce e le sue azioni valgono di più. Tre volte nella partita esce una carta punteggio: chi in quel momento ha sul tavolo più azioni di una compagnia prende più punti per quella compagnia.',
        'I punti vengono solo da questi conteggi. Dopo il terzo vince chi ha più punti.',
      ],
    },

    players: {
      title: 'Giocatori e punti',
      says: ['Si gioca da due a cinque.'],
      ours: ['I punti non finiscono mai, quanti che siano.'],
    },
    airlines: {
      title: 'Le dieci compagnie',
      says: [
        'Ogni compagnia ha tante azioni quanti aerei. Una piccola finisce presto in poche mani; una grande può crescere più a lungo. Dove conta l’ordine, vale quello di questo elenco.',
      ],
    },
    cards: {
      title: 'Carte, segnalini, denaro',
      says: [
        'Oltre alle 112 azioni ci sono 20 azioni Air ABACUS dal dorso rosso, tre carte punteggio e quattro segnalini bonus. Le carte punteggio hanno lo stesso dorso delle azioni: nel mazzo nessuno le vede. Il denaro si conta in milioni interi.',
      ],
    },

    inPlay: {
      title: 'Quali compagnie giocano',
      says: [
        'In cinque giocano tutte e dieci. In quattro resta fuori Air Amigos; in tre anche Lucky Hans; in due Air Amigos, Lucky Hans e Rio Grande. Air ABACUS gioca sempre.',
      ],
    },
    markers: {
      title: 'Base e valore',
      says: [
        'Ogni compagnia in gioco ha un segnalino sulla sua base e un altro sulla pista, ciascuna su una casella iniziale sua. Il posto sulla pista è il valore della compagnia.',
      ],
      ours: ['La base di una compagnia fuori gioco è una città come le altre.'],
    },
    bonusMarkers: {
      title: 'I segnalini bonus',
      says: [
        'Quattro piccole compagnie hanno una meta lontana con un segnalino bonus: Funagain da Atene a Londra, FF Flys da Stoccolma ad Atene, Simply Fun da Londra ad Ankara, White Winds da Mosca a Madrid. Sul segnalino sta scritto quanto vale, 7 o 8.',
      ],
    },
    money: {
      title: 'Denaro e punti iniziali',
      says: [
        'La banca comincia con 30 milioni per giocatore e ne dà 8 a ciascuno. Quanto denaro ha ognuno si vede sempre.',
        'Chi comincia riceve 1 punto, il giocatore seguente 2, e così via intorno al tavolo. I totali restano segreti fino alla fine.',
      ],
    },
    deal: {
      title: 'La distribuzione',
      says: [
        'Si mescolano le azioni di tutte le compagnie in gioco. Cinque, scoperte, formano il mercato; ognuno ne riceve otto.',
        'Otto azioni di una sola compagnia non valgono come mano: si mescolano nel mazzo e il giocatore ne riceve altre otto.',
      ],
      ours: ['Si ripete finché serve; le altre mani e il mercato restano come sono.'],
    },
    firstPortfolio: {
      title: 'Il primo portafoglio',
      says: [
        'Tutti insieme e in segreto, ognuno sceglie due azioni di compagnie diverse. Rivelate insieme, restano davanti a chi le ha scelte: sono i primi portafogli. Le mani sono segrete; quante carte contengono, no.',
      ],
      ours: [
        'Queste due azioni non rendono denaro. Una scelta fatta non si cambia. La mano può crescere quanto vuole.',
      ],
    },
    deck: {
      title: 'Il mazzo e le sue carte punteggio',
      says: [
        'Le ultime undici carte sono dieci azioni e una carta punteggio, mescolate. Delle altre azioni circa un quarto sta in cima; sotto viene la prima carta punteggio; la seconda sta circa a metà di ciò che resta.',
      ],
      ours: [
        `Il «circa» si tira a sorte: il quarto e la metà hanno ciascuno fino a due carte in più o in meno, ogni numero con la stessa probabilità. Con la variante «${options.cut.name}: ${options.cut.value('exact')}» no. Quarto e metà si arrotondano per difetto.`,
      ],
    },
    begins: {
      title: 'Chi comincia',
      says: ['Il primo giocatore si tira a sorte, o si indica quando si prepara il tavolo.'],
    },

    oneAction: {
      title: 'Una mossa su quattro',
      says: [
        'Si gioca in senso orario. Nel tuo turno fai esattamente una mossa: A comprare licenze (AE-40), B giocare azioni (AE-50), C scambiare per Air ABACUS (AE-55) o D prendere denaro (AE-60).',
        'Puoi scegliere solo una mossa che puoi portare a termine. Se la banca ha poco denaro non è un ostacolo (AE-65). Non si passa; il denaro si può prendere sempre, quindi nessuno resta mai fermo.',
      ],
    },

    buying: {
      title: 'Una o due licenze, poi un’azione',
      says: [
        'Compra una licenza e, se vuoi, una seconda: per la stessa compagnia o un’altra, sulla stessa rotta o un’altra. Se la seconda è permessa e se puoi pagarla si guarda dopo la prima.',
        'Poi prendi un’azione. È una sola anche dopo due licenze, e non puoi rinunciarvi.',
      ],
    },
    anyAirline: {
      title: 'Per qualunque compagnia',
      says: ['Puoi comprare per ogni compagnia in gioco, che tu ne abbia azioni o no.'],
    },
    network: {
      title: 'Dove può volare una compagnia',
      says: [
        'La rotta deve toccare la base della compagnia o una città in cui già vola. Così ogni rete è collegata alla sua base; può ramificarsi, e può unire due città che le appartengono già entrambe.',
      ],
    },
    price: {
      title: 'Il prezzo',
      says: [
        'Una rotta ha da una a tre licenze. Si compra sempre la più economica ancora libera. Il prezzo si paga alla banca.',
      ],
      ours: ['Se il denaro non basta, è questa regola a dire di no, anche per la seconda licenza.'],
    },
    limits: {
      title: 'Che cosa non si può comprare',
      says: [
        'Una compagnia ha una sola licenza per rotta. Una rotta con tutte le licenze vendute è piena. Una compagnia senza più aerei non può comprare.',
      ],
    },
    value: {
      title: 'Il valore cresce del prezzo',
      says: [
        'Il segnalino sulla pista avanza di tante caselle quanto è costata la licenza. Più è avanti, più paga la sua fascia quando si contano i punti.',
      ],
      ours: ['Un segnalino non si ferma mai. Oltre l’ultima fascia valgono ancora i punti di quella.'],
    },
    bonus: {
      title: 'Il bonus',
      says: [
        'Quando un acquisto completa una catena ininterrotta di licenze di una compagnia dalla sua base alla sua meta, il segnalino avanza ancora, del valore del segnalino bonus. Succede una volta sola; poi il segnalino bonus esce dal gioco.',
      ],
    },
    remote: {
      title: 'Rotte remote',
      says: [
        'Quattro rotte portano fuori dalla mappa. Ognuna ha una sola licenza, cara; per il resto sono rotte come tutte le altre.',
      ],
    },
    blocked: {
      title: 'Compagnie bloccate',
      says: ['Una compagnia che ha aerei ma nessuna licenza da comprare è bloccata.'],
      ours: [
        'Quanto denaro ha ognuno qui non conta. Per AE-81 anche una compagnia senza aerei vale come bloccata.',
      ],
    },
    share: {
      title: 'L’azione che segue',
      says: [
        'Prendi un’azione dal mercato, che si completa subito dal mazzo, oppure la prima carta del mazzo. Va nella tua mano.',
      ],
      ours: ['Se resta solo l’ultima carta punteggio puoi pescare lo stesso: non porta azioni.'],
    },

    play: {
      title: 'B: giocare azioni',
      says: [
        'Gioca azioni dalla mano nel tuo portafoglio: quante ne vuoi di una compagnia, o esattamente una ciascuna di due compagnie. Qui ABACUS vale come una compagnia. La banca paga 2 milioni per azione.',
        'Nel conteggio dei punti contano solo le azioni nei portafogli. Niente torna in mano.',
      ],
    },
    cash: { title: 'D: prendere denaro', says: ['Prendi 8 milioni dalla banca.'] },
    bankruptcy: {
      title: 'Quando la banca non basta',
      says: [
        'Se con la mossa B o D ti spetta più di quanto la banca ha, prima tutti quelli con più di 8 milioni restituiscono ciò che supera 8, anche tu. Le cinque azioni del mercato escono dal gioco e se ne scoprono cinque nuove. Poi ricevi l’intera somma. Basta sempre.',
      ],
    },

    exchange: {
      title: 'C: scambiare per Air ABACUS',
      says: [
        'Cedi un’azione e prendi un’azione ABACUS, oppure cedine tre qualsiasi e prendine due. Quelle che cedi possono venire dalla mano, dal portafoglio o da entrambi, e possono essere anche ABACUS. Le nuove vanno in mano e per ora non rendono denaro. Più di due per turno non si può.',
      ],
      ours: [
        'Si cede in un ordine fisso: prima la mano, poi il portafoglio; le compagnie come nell’elenco, ABACUS per ultime in ciascuno. Il tavolo le ordina per te.',
      ],
    },
    supply: {
      title: 'La riserva',
      says: ['Si possono avere solo le 20 azioni ABACUS della riserva, e solo con questo scambio.'],
      ours: [
        'La riserva deve averne quante ne vuoi prendere: se ne resta una, solo una per una. Le azioni ABACUS cedute non vi tornano.',
      ],
    },
    discards: {
      title: 'Che fine fanno le azioni cedute',
      says: [
        'Escono dal gioco coperte. Ciò che viene da una mano resta segreto; ciò che viene da un portafoglio l’hanno visto tutti. Quante vengono dalla mano si sa, e si sa quante azioni ABACUS sono in una mano e tra quelle cedute, per via del dorso rosso.',
      ],
    },

    scoringCard: {
      title: 'Esce una carta punteggio',
      says: [
        'La carta va al vicino di sinistra del giocatore di turno. Se era pescata per la mano, al suo posto si pesca la carta seguente; se era per il mercato, il mercato si completa a cinque. Poi tutto si ferma e si contano i punti.',
      ],
    },
    marketFirst: {
      title: 'Prima un’azione per tutti',
      says: [
        'A partire da chi ha la carta punteggio e in senso orario, ognuno prende in mano un’azione del mercato: non dal mazzo, senza rimpiazzarla, e nessuno può rinunciare. Ciò che resta del mercato esce dal gioco e si scoprono cinque azioni nuove.',
      ],
      ours: ['Vale anche nel terzo conteggio.'],
    },
    order: {
      title: 'Una compagnia dopo l’altra',
      says: [
        'Si comincia dalla compagnia più avanti sulla pista e si finisce con l’ultima. Contano solo i portafogli. La fascia in cui sta il segnalino dice quanti punti prende chi ha più azioni, chi è secondo, chi è terzo e così via.',
      ],
      ours: ['A pari valore decide l’elenco delle compagnie. Una fascia comincia con la sua prima casella.'],
    },
    places: {
      title: 'Posti e parità',
      says: [
        'Senza un’azione della compagnia non ci sono punti. Chi ha lo stesso numero di azioni somma i punti dei posti occupati insieme e li divide in parti uguali, arrotondando per eccesso. Per un sesto posto non c’è nulla.',
      ],
    },
    abacusPays: {
      title: 'ABACUS per ultima',
      says: [
        'Air ABACUS non ha segnalino. Si conta dopo tutte le altre e paga secondo il numero del conteggio: 4-2-1 nel primo, 8-4-2-1 nel secondo, 16-8-4-2-1 nel terzo.',
      ],
    },
    goesOn: {
      title: 'E poi',
      says: [
        'Il turno seguente è di chi ha avuto la carta punteggio, cioè l’ordine resta il solito. La carta esce dal gioco.',
      ],
    },

    winner: {
      title: 'Chi vince',
      says: [
        'La partita finisce subito dopo il terzo conteggio. Vince chi ha più punti. A parità decidono le azioni ABACUS; se anche quelle sono pari, la vittoria è condivisa.',
      ],
      ours: ['Per la parità contano solo le azioni ABACUS nel portafoglio.'],
    },
    allBlocked: {
      title: 'Nessuna licenza rimasta',
      says: [
        'Se dopo un acquisto non resta più nessuna licenza per nessuna compagnia, per quanto denaro abbia ognuno, si fa un conteggio finale e la partita è finita.',
      ],
      ours: [
        'Si fa subito, anche dopo la prima licenza: niente seconda e niente azione. Vale come terzo conteggio, quanti che ce ne siano stati prima, e nessuno prende prima un’azione dal mercato (AE-71).',
      ],
    },

    pile: {
      title: 'La pila degli scarti',
      says: [
        'Le azioni che uscirebbero dal gioco per AE-55, AE-65 o AE-71 si mettono coperte in una pila a parte.',
      ],
      ours: ['Nessuno può guardarla. Ne fanno parte anche le azioni ABACUS cedute.'],
    },
    third: {
      title: 'Alla fine un terzo azionista',
      says: [
        'I primi due conteggi sono come sempre. Nel terzo la banca conta come un terzo giocatore: il suo portafoglio sono la riserva ABACUS, il mercato, il mazzo e la pila degli scarti.',
      ],
      ours: [
        'Le azioni della banca si contano dopo AE-71, in cui prendete solo voi due. La banca occupa posti e divide parità come chiunque, non prende punti e non può vincere.',
      ],
    },

    open: {
      title: 'Che cosa vedono tutti',
      says: [
        'Mappa, pista, mercato, portafogli, il denaro di ognuno e della banca; quante carte ci sono nel mazzo, in ogni mano, nella riserva ABACUS e tra le cedute; quante azioni ABACUS sono in ogni mano; di chi è il turno, quali conteggi ci sono stati e tutto ciò che è accaduto a carte scoperte, per esempio chi ha preso quale azione del mercato.',
      ],
    },
    secret: {
      title: 'Che cosa non vede nessun altro',
      says: [
        'Le mani degli altri, i punti degli altri, l’ordine del mazzo con le carte punteggio e quali azioni sono state cedute da una mano. La scelta per il primo portafoglio resta segreta finché tutti hanno scelto. I punti di un conteggio si annunciano.',
      ],
      ours: [
        `Con la variante «${options.openScores.name}» si vedono sempre tutti i punti. Chi ha già scelto il primo portafoglio si vede. Dopo la fine si vede tutto.`,
      ],
    },

    thirds: {
      title: `${options.deck.name}: ${options.deck.value('thirds')}`,
      says: [
        'Un altro modo di fare il mazzo: dopo la distribuzione si mettono da parte dieci carte e il resto si divide in tre parti uguali. In ciascuna si mescola una carta punteggio; si impilano, e le dieci vanno in cima. I conteggi sono più difficili da prevedere.',
      ],
      ours: ['Le parti differiscono al massimo di una carta; le più grandi stanno più in alto.'],
    },
    phases: {
      title: options.routePhases.name,
      says: [
        'Prima del primo conteggio una rotta accoglie un aereo, prima del secondo due, prima del terzo tre, e mai più delle sue licenze.',
      ],
      ours: ['Se una compagnia è bloccata nel senso di AE-81 si giudica senza questo limite.'],
    },
    split: {
      title: options.splitHoldings.name,
      says: [
        'In un conteggio, chi è in testa in una compagnia per più di un’azione può contare le sue azioni come due azionisti separati, che occupano due posti.',
      ],
      ours: [
        'Lo fa il tavolo per te dove rende più che non dividere, anche per ABACUS: le due parti hanno almeno un’azione e ciascuna si arrotonda per conto suo, insieme invece se stanno nella stessa parità. Tra più modi si prende quello con più punti per te, poi quello con meno punti per gli altri, poi il più equilibrato. Se nessun altro ha azioni bastano due. Il terzo azionista di AE-92 non divide mai; conta però quando si giudica il tuo vantaggio.',
      ],
    },

    bankruptcyScoring: {
      title: 'Una carta punteggio quando la banca non basta',
      says: [
        'Se nel nuovo mercato di AE-65 esce una carta punteggio, prima ricevi il denaro e poi si contano i punti. Le azioni che hai giocato in questo turno sono già nel portafoglio e contano.',
      ],
    },
    twoScorings: {
      title: 'Due conteggi di seguito',
      says: [
        'Ogni carta punteggio è un conteggio intero. Se ne escono due insieme, o una esce mentre si completa il mercato dopo AE-71, prima si finisce il conteggio in corso e l’altro segue subito. La carta va di nuovo al vicino di sinistra del giocatore di turno.',
      ],
    },
    emptyDeck: {
      title: 'Quando il mazzo finisce',
      says: [
        'Il mercato si completa finché ci sono carte, e pescare da un mazzo vuoto non porta nulla. Se il mercato ha meno azioni dei giocatori, gli ultimi nell’ordine restano senza; con il mercato vuoto un altro conteggio si fa senza questo passo.',
      ],
    },
    alwaysEnds: {
      title: 'Ogni partita finisce',
      says: [
        'Aerei, azioni e riserva ABACUS prima o poi finiscono. Se da lì in poi si prende solo denaro, la banca resta a secco più volte, e ogni volta cinque carte avvicinano il terzo conteggio.',
      ],
    },
  },

  examples: {
    fleet: ({ shares }) => ({
      title: 'Le compagnie sulla mappa d’Europa',
      says: `Accanto a ognuna la base e il numero delle sue azioni, che è anche quello dei suoi aerei. In tutto ce ne sono ${shares} per tipo.`,
      picture: 'Un elenco delle compagnie con simbolo, base e numero di azioni.',
    }),
    prices: ({ route, first, firstPrice, next, nextPrice, lastPrice }) => ({
      title: 'Le licenze seguenti costano di più',
      says: `${first} ha la prima licenza di ${route}, pagata ${millions(firstPrice)}. Ora vuole volarci anche ${next}: si può comprare solo quella da ${nextPrice}. Quella da ${lastPrice} resta per una terza compagnia.`,
      picture: `Un pezzo di mappa. Su ${route} il simbolo di ${first} sta sulla prima licenza; la seguente, da ${nextPrice}, è scelta; l’ultima segna ${lastPrice}.`,
    }),
    licence: ({ airline, route, price, from, to, paid, pays }) => ({
      title: 'Una licenza e che cosa cambia',
      says: `Compri ${route} per ${airline} e paghi ${millions(price)}. Il segnalino passa da ${from} a ${to} ed entra in una nuova fascia: invece di ${paid} ora paga ${pays}, a chiunque ne abbia azioni.`,
      picture: `Un pezzo di mappa con ${route} scelta, e la pista, su cui il segnalino di ${airline} passa da ${from} a ${to}.`,
    }),
    bonus: ({ airline, route, price, bonus, from, to, home, target }) => ({
      title: `${home} e ${target} collegate`,
      says: `Partita da ${home}, ${airline} è quasi alla meta: ${target}. L’ultima licenza, ${route}, costa ${millions(price)}. Il segnalino avanza di ${price}, e di ${bonus} per il bonus: da ${from} a ${to}.`,
      picture: `Un pezzo di mappa con la catena di ${airline} tra ${home} e ${target}, dove aspetta il segnalino bonus da ${bonus}, e la pista, su cui il segnalino passa da ${from} a ${to}.`,
    }),
    remote: ({ airline, route, price, from, to, paid, pays }) => ({
      title: 'Oltre il mare',
      says: `${airline} vola già nella città da cui parte la rotta, quindi può comprare ${route}. L’unica licenza costa ${millions(price)} e il segnalino avanza di altrettanto: da ${from} a ${to}. Invece di ${paid} paga ${pays}.`,
      picture: `Un pezzo di mappa con un cartello al bordo, ${route} scelta per ${price}, e la pista, su cui il segnalino di ${airline} passa da ${from} a ${to}.`,
    }),
    play: ({ airline, count, amount, two, twoAmount }) => ({
      title: 'Quanto rende giocare azioni',
      says: `${count} azioni ${airline} in un turno rendono ${millions(amount)}. Oppure una ciascuna di ${two[0]} e ${two[1]}: ${millions(twoAmount)}. Due di una compagnia e una di un’altra non si può.`,
      picture: `${count} carte ${airline} per ${millions(amount)}; una carta ciascuna di ${two[0]} e ${two[1]} per ${millions(twoAmount)}.`,
    }),
    exchange: ({ give, take }) => ({
      title: `${give} per ${take}`,
      says: `Due azioni della mano e una del portafoglio escono dal gioco: ${give} in tutto. Prendi in mano ${take} azioni ABACUS. Giocale con la mossa B in un turno successivo, così contano.`,
      picture: `${give} carte azione, una freccia, ${take} carte Air ABACUS.`,
    }),
    majority: ({ airline, value, row, reason, without }) => ({
      title: 'Il primo posto, e dietro una parità',
      says: `${airline} è a quota ${value} e paga ${row}. ${reason} ${without} non ha azioni e non prende nulla.`,
      picture: `Quanto pagano i posti, ${row}, e quattro giocatori con le loro azioni e i loro punti.`,
    }),
    abacus: ({ names, shares, points }) => ({
      title: 'Le stesse azioni in tre conteggi',
      says: `${names[0]} ha ${shares[0]} azioni ABACUS, ${names[1]} e ${names[2]} ne hanno ${shares[1]} a testa e si dividono il secondo e il terzo posto. ${names[0]} prende ${points.map(([first]) => first).join(', poi ')} punti; gli altri due ${points.map(([, second]) => second).join(', poi ')} a testa.`,
      picture: `Una tabella: quanto paga ABACUS nel primo, secondo e terzo conteggio e quanto prendono ${list(names)}.`,
    }),
    split: ({ row, reason }) => ({
      title: 'Sette contro due',
      says: `La compagnia paga ${row}. ${reason}`,
      picture: `Quanto pagano i posti, ${row}, e due giocatori con le loro azioni e i loro punti.`,
    }),
  },

  city: (id) => names.cities[id],
  reason: ceremony.reason,
};
