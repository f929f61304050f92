import type { BookKwire } from '../../../games/air-kwire/rules/book.ts';
import { names } from '../air-kwire/names.ts';
import { list as and, shares } from '../grammar.ts';

const { powers } = names;

/** The rules of Air-Kwire, in our own words. */
export const book: BookKwire = {
  sections: {
    aim: 'Scopo del gioco',
    material: 'Il materiale',
    setup: 'Preparazione',
    turn: 'Un turno',
    stock: 'La borsa',
    opening: 'Aprire una compagnia',
    routes: 'Rotte e aerei',
    cards: 'Carte che vanno e vengono',
    mergers: 'Fusioni',
    dividends: 'Dividendi',
    bankruptcy: 'Fallimento',
    end: 'Fine della partita',
    powers: 'Carte speciali',
    seen: 'Visibile e segreto',
    details: 'Casi rari che abbiamo deciso',
  },
  entries: {
    aim: {
      title: 'Il più ricco quando una compagnia diventa un gigante',
      says: [
        'L’età d’oro del volo: sette giovani compagnie si espandono negli Stati Uniti. Nessuna è tua. Compri e vendi le loro azioni, le fai volare in nuove città con le carte che hai in mano e lasci che si divorino a vicenda.',
        'Ogni azione comprata alza il prezzo della successiva, e una compagnia con un prezzo più alto può volare più lontano e in più città. Più città ha, più paga ai suoi azionisti. La partita finisce quando una compagnia ha 40 punti città. Vince chi allora ha più denaro, azioni comprese.',
      ],
    },

    airlines: {
      title: 'Le compagnie e i loro aerei',
      says: [
        'Ci sono sette compagnie con 20 azioni ciascuna. Ogni compagnia ha una città base, che vale 3 punti, e una flotta limitata di tre tipi: il Tri-Motor vola fino a 1 esagono, il Boeing 247 fino a 2, il DC-3 fino a 3. Ha inoltre un numero limitato di segnalini di acquisizione, da mettere sugli aerei che acquisisce.',
      ],
      ours: ['La banca non resta mai senza denaro.'],
    },
    map: {
      title: 'Mappa e carte città',
      says: [
        'La mappa è fatta di esagoni con una città ciascuno; quattro esagoni sono senza città, e lì non porta nessuna rotta. Una città vale da 0 a 3 punti. C’è una carta per ogni città da 0 o 1 punto e ce ne sono due per ogni città da 2 o 3 punti. Le città da 3 punti sono le sette basi: 14 carte.',
      ],
    },
    track: {
      title: 'Il tracciato della borsa',
      says: [
        'I prezzi vanno da 100 $ a 2.000 $; più caselle indicano 100 $. Oltre al prezzo, una casella dice quante città può servire lì una compagnia e quali tipi di aereo può piazzare. Il Tri-Motor è sempre permesso, e ciò che era permesso più in basso resta permesso. Una compagnia ancora chiusa sta sulla prima casella.',
      ],
    },
    tracks: {
      title: 'Gli altri tracciati',
      says: [
        'Il tracciato dei dividendi è un cerchio di 7 caselle; il segnalino parte in alto. Un altro tracciato conta i punti città. Quanti aerei, segnalini e azioni restano a una compagnia, e quali carte città ha accanto, lo vedono tutti.',
      ],
    },
    points: {
      title: 'I punti città',
      says: [],
      ours: [
        'I punti città di una compagnia sono sempre la somma delle città in cui si trova: la base, le rotte e le città acquisite, ciascuna una volta.',
      ],
    },

    cash: {
      title: 'Il denaro',
      says: [
        'Chi comincia si estrae a sorte. Tutti insieme i giocatori ricevono 12.000 $, in parti uguali. Il primo riceve 200 $ in meno, l’ultimo 200 $ in più.',
      ],
      ours: [
        'Sono 4.000 $ a testa in 3 giocatori, 3.000 $ in 4, 2.400 $ in 5 e 2.000 $ in 6. Con una variante ciascuno riceve invece 12.000 $.',
      ],
    },
    deal: {
      title: 'La distribuzione',
      says: [
        'Le carte delle basi si mettono da parte. Le altre si mescolano e si dividono a metà. Ognuno riceve 5 carte dalla metà superiore. Le carte delle basi, e le carte speciali se si usano, si mescolano nella metà inferiore; sopra va la metà superiore. In mano non si hanno mai più di 5 carte.',
      ],
      ours: ['Una carta dispari va nella metà superiore, che ha almeno 5 carte a giocatore.'],
    },

    turn: {
      title: 'Tre passi, sempre in quest’ordine',
      says: [
        'Prima la borsa: fino a 3 acquisti e vendite (AK-20). Poi una carta: una rotta per una compagnia (AK-30) o uno scarto (AK-22). Poi peschi una carta (AK-23). Dopo il tuo turno si pagano i dividendi, se è il momento, e tocca al vicino in senso orario.',
      ],
    },

    trade: {
      title: 'Comprare e vendere',
      says: [
        'Puoi fare fino a 3 operazioni. Ognuna è l’acquisto o la vendita di un’azione al prezzo del momento, e costa una commissione di 50 $. Dopo un acquisto il prezzo sale di una casella, dopo una vendita scende di una casella. Il tuo denaro non va mai sotto zero.',
      ],
      ours: ['Acquisti e vendite si possono mescolare, di una compagnia o di più.'],
    },
    mayTrade: {
      title: 'Che cosa serve per un’operazione',
      says: [
        'Per comprare, la compagnia deve avere ancora un’azione, e a te servono il prezzo e la commissione. Sull’ultima casella il prezzo resta. La commissione di una vendita si toglie dal ricavo. Una vendita sulla prima casella rende 100 $ meno 50 $ e rovina la compagnia; lo stesso vale per la vendita dell’ultima azione in mano a qualcuno (AK-55).',
      ],
      ours: ['Un’azione comprata in questo turno si può vendere nello stesso turno.'],
    },
    ceo: {
      title: 'Il CEO',
      says: [
        'Chi ha più azioni di una compagnia ne è il CEO. In caso di parità resta quello attuale. Tra giocatori non si scambiano né azioni né carte. Se vi prestate del denaro, è affar vostro: non obbliga nessuno e alla fine non conta.',
      ],
      ours: [
        'Se più giocatori superano il CEO attuale con numeri uguali, subentra il primo di loro nel senso di gioco. Si controlla dopo ogni operazione e, in una fusione, dopo ogni azionista. Per un prestito non c’è nessuna mossa.',
      ],
    },

    open: {
      title: 'La prima azione',
      says: [
        'La prima azione di una compagnia chiusa costa 100 $ più la commissione di 50 $, e te ne dà 2. Il segnalino avanza di una sola casella. Si piazza il segnalino della base; la compagnia ha 3 punti città.',
        'Le devi una rotta nello stesso turno, quindi puoi aprirla solo se sei in grado di farla volare. Non si può aprire finché un’altra compagnia si trova nella sua base.',
      ],
      ours: ['Conta anche una città acquisita.'],
    },
    oneTrade: {
      title: 'Una delle tue tre',
      says: [
        'L’apertura è un’operazione. Se compri la stessa compagnia altre due volte, hai 4 azioni e il segnalino è sulla quarta casella.',
      ],
      ours: ['In un turno puoi aprire una compagnia.'],
    },
    owed: {
      title: 'La rotta che le devi',
      says: [],
      ours: [
        'Quando apri una compagnia, e dopo ogni altra operazione, devi avere una sua azione e una carta con cui può volare, al prezzo attuale o dopo altri acquisti che le tue operazioni e il tuo denaro permettono ancora. Quando lasci la borsa, deve poter volare così com’è. Il denaro di vendite non ancora fatte non conta.',
        'Con la carta non puoi poi fare altro che volare per questa compagnia. Ne sei il CEO, quindi nessuno può rifiutare.',
      ],
    },

    needs: {
      title: 'Chi può volare dove',
      says: [
        'Ti servono un’azione della compagnia e la carta della città. La compagnia non deve essere già nella città, base compresa, e deve stare sotto il limite di città del suo prezzo. Il limite conta le città, non i punti: la base non conta, le città acquisite sì.',
      ],
    },
    aircraft: {
      title: 'Aerei e autonomia',
      says: [
        'Nella città si piazza un aereo della compagnia: di un tipo che il suo prezzo permette e abbastanza vicino a una città in cui la compagnia si trova già, che sia base, rotta o città acquisita.',
      ],
      ours: [
        'La distanza si conta in esagoni, e si può sorvolare ogni esagono, anche uno vuoto. Quale dei tipi possibili vola lo scegli tu.',
      ],
    },
    consent: {
      title: 'Il CEO deve essere d’accordo',
      says: [
        'Se il CEO della compagnia è un altro, può rifiutare. Allora riprendi la carta. Puoi giocarla per un’altra compagnia, oppure tenerla e scartarne un’altra. Se il CEO sei tu, decidi da te.',
      ],
      ours: [
        'In questo turno non si può chiedere di nuovo la stessa città per la stessa compagnia, con nessun tipo. La carta rifiutata può essere quella che scarti.',
      ],
    },
    placed: {
      title: 'Dopo una rotta',
      says: [
        'La carta va alla compagnia, i suoi punti città salgono del valore della città e il segnalino dei dividendi avanza di una casella, anche per una città che non vale niente. Poi può seguire una fusione (AK-40), e poi si vede se la partita è finita (AK-60).',
      ],
    },
    rangeCheck: {
      title: 'Quando spariscono città',
      says: [
        'Da una rete possono sparire città per AK-47 e AK-73. Allora ogni aereo deve avere ancora un’altra città della sua compagnia entro la propria autonomia.',
      ],
      ours: ['Si guarda ogni città per sé; non serve una catena fino alla base.'],
    },

    oneCard: {
      title: 'Volare o scartare',
      says: [
        'Apri una rotta oppure scarti una carta, a tua scelta, città o speciale. Una delle due cose, ed esattamente una carta. Passi solo se non hai carte in mano.',
      ],
      ours: ['Puoi passare anche se in quel momento mazzo e scarti sono entrambi vuoti.'],
    },
    replenish: {
      title: 'Pescare una carta',
      says: [
        'Alla fine puoi pescare una carta dal mazzo, anche dopo aver passato. Se hai aperto una rotta, puoi prendere invece una qualsiasi carta città dagli scarti. Le carte speciali non si prendono mai dagli scarti.',
      ],
      ours: ['Puoi anche non pescare.'],
    },
    shuffle: {
      title: 'Quando il mazzo è vuoto',
      says: [],
      ours: [
        'Se si deve pescare e il mazzo è vuoto, prima si mescolano tutti gli scarti in un nuovo mazzo; solo allora scegli da dove pescare. In questo passo avviene anche prima di giocare una carta speciale.',
        'Se non c’è niente da pescare o la tua mano è piena, non peschi. Si mescola ogni volta che il mazzo è vuoto e tocca pescare per AK-23 o AK-75 a una mano non piena, fosse anche una carta sola o nessuna.',
      ],
    },

    meet: {
      title: 'Due compagnie in una città',
      says: [
        'Quando una rotta porta una seconda compagnia in una città, quella che vale meno viene acquisita, non importa quale delle due sia arrivata. Conta prima il prezzo, poi i punti città, con la nuova città già compresa. È lo stesso se si incontrano in una base, su una rotta o in una città acquisita.',
        'Non succede niente se valgono uguale, o se la più bassa ha almeno 15 punti città, base compresa: è al sicuro.',
      ],
      ours: [
        'Solo una nuova rotta avvia una fusione. Non lo fa un cambio di prezzo o di punti, né l’aereo di AK-42.',
      ],
    },
    several: {
      title: 'Più di due nella città',
      says: [
        'Se ce ne sono già due, chi arriva incontra quella che vale meno. Se le due sono uguali, incontra quella che non è a casa. La più alta della coppia acquisisce l’altra. Non segue una seconda fusione.',
      ],
      ours: [
        'Se nessuna è a casa, si incontra la prima nell’ordine della mappa. Se la coppia non può fondersi, non si fonde nessuno. Con tre o più vale lo stesso: la più bassa, poi quella non a casa, poi l’ordine della mappa.',
      ],
    },
    home: {
      title: 'Prima: la base',
      says: [
        'Il segnalino della base dell’acquisita è sostituito da un aereo dell’acquirente, di un tipo che il suo prezzo permette, con un’altra città di una delle due entro la sua autonomia. Se non ne ha, niente fusione, e la rotta resta. L’acquirente riceve subito i 3 punti; l’acquisita tiene i suoi fino a AK-45.',
      ],
      ours: [
        'Il tipo lo sceglie il CEO dell’acquirente. Un’acquirente già presente in quella città non ha bisogno di un aereo e non riceve altri 3 punti.',
      ],
    },
    bonus: {
      title: 'Poi: i premi',
      says: [
        'Il maggiore azionista dell’acquisita riceve 20 volte il suo dividendo attuale (AK-50), il secondo 10 volte, che sia in regola o no. In caso di parità si divide in parti uguali, arrotondando per difetto a 10 $.',
      ],
    },
    tiedSecond: {
      title: 'Parità al secondo posto',
      says: ['Chi è alla pari divide il secondo premio.'],
    },
    tiedFirst: {
      title: 'Parità al primo posto',
      says: ['Chi è alla pari divide i due premi insieme. Chi viene dopo non riceve niente.'],
    },
    alone: {
      title: 'Un solo azionista',
      says: ['Chi è l’unico azionista riceve entrambi i premi.'],
    },
    dispose: {
      title: 'Poi: le azioni',
      says: [
        'A partire dal CEO dell’acquisita, nel senso di gioco, ognuno cede tutte le sue azioni. Due diventano 1 azione dell’acquirente, finché ne ha; ogni scambio alza il suo prezzo di una casella, ma non oltre l’ultima. Oppure si vendono al prezzo che l’acquisita aveva, senza commissione, e quel prezzo non scende.',
      ],
      ours: [
        'Ogni combinazione è permessa: tanti scambi quante sono le coppie e quante azioni ha ancora l’acquirente. Il resto si vende, anche un’azione dispari. Uno scambio non costa commissione. L’acquirente può così avere un nuovo CEO (AK-34).',
      ],
    },
    takeOver: {
      title: 'Poi: le città',
      says: [
        'I segnalini dell’acquisita lasciano i tracciati. Dove c’erano entrambe, anche nella città della fusione, i suoi aerei se ne vanno. Ogni altra città riceve un segnalino di acquisizione sul suo aereo, e i punti passano all’acquirente. Le passano anche tutte le carte città, comprese quelle delle città comuni. Le azioni escono dal gioco, e la compagnia non torna più.',
      ],
      ours: [
        'Le città che l’acquisita aveva a sua volta acquisito contano come sue; i vecchi segnalini su di esse escono dal gioco.',
      ],
    },
    short: {
      title: 'Quando i segnalini non bastano',
      says: [
        'Se l’acquirente ha meno segnalini di acquisizione che città, il suo CEO sistema una città dopo l’altra, tante quanti segnalini mancano. O un aereo dell’acquirente prende il posto di quello che c’è, o la città si abbandona: aereo via, carte agli scarti, niente punti.',
        'Dopo un abbandono le altre città dell’acquisita, vecchia base compresa, devono rispettare AK-35.',
      ],
      ours: [
        'Il CEO è quello di quel momento. L’aereo nuovo può essere di ogni tipo che rispetta AK-35. Se nessuna scelta è permessa, si può abbandonare qualsiasi città; quelle che restano fuori portata vanno con lei, e così via, anche quelle con l’aereo sostituito, finché tutte sono a portata o i segnalini bastano. La vecchia base resta sempre.',
        'Quindi, dopo la città stessa e quelle fuori portata senza di lei, ne vanno altre solo finché mancano segnalini.',
      ],
    },
    overLimits: {
      title: 'Troppo grande per il suo prezzo',
      says: [
        'Ciò che porta una fusione può superare i limiti di città e di tipi; solo l’aereo per la base (AK-42) deve essere permesso. Ma un’acquirente oltre un limite non è in regola per i dividendi (AK-51) finché il suo prezzo non è salito.',
      ],
    },
    goesOn: {
      title: 'Dopo la fusione',
      says: [],
      ours: [
        'Una fusione cominciata si porta a termine. Poi si vede se la partita è finita (AK-60), e il turno continua. Se in questo turno si pagano dividendi, li pagano alla fine le compagnie rimaste, ai prezzi e con i punti dopo la fusione.',
      ],
    },
    apart: {
      title: 'Un’altra volta, in un altro posto',
      says: [
        'Due compagnie che si sono incontrate e sono rimaste separate, per qualunque motivo, possono fondersi più tardi in un’altra città.',
      ],
    },

    pay: {
      title: 'Quanto paga un’azione',
      says: [
        'Quando il segnalino dei dividendi ha fatto il giro, dopo 7 rotte, alla fine di quel turno arrivano i dividendi. Ogni compagnia in regola paga per azione l’1% del prezzo per i punti città, arrotondato ai 10 $ più vicini; un 5 si arrotonda per eccesso.',
      ],
    },
    qualified: {
      title: 'Quali compagnie pagano',
      says: [
        'Una compagnia è in regola se valgono tre cose. Non ha più città di quante ne permette il suo prezzo, base esclusa. Nessun aereo in esse, acquisiti compresi, è di un tipo che il suo prezzo vieta. E ha almeno tanti punti città quante azioni vendute.',
      ],
    },
    unpaid: {
      title: 'Una compagnia che non paga',
      says: [
        'La prima volta non succede niente. Dalla seconda volta di fila il prezzo scende ogni volta di una casella. Una compagnia in regola il cui pagamento si arrotonda a 0 non è punita.',
      ],
      ours: [
        'Ogni pagamento di dividendi conta come una volta, anche quello di AK-76. Essere in regola a un pagamento azzera il conto, e così AK-55.',
      ],
    },
    soldOut: {
      title: 'Tutte le azioni vendute',
      says: [
        'Se tutte le 20 azioni di una compagnia sono vendute e il prezzo è sotto 2.000 $, il prezzo sale di una casella ogni volta che paga.',
      ],
      ours: ['Non è una scelta.'],
    },
    order: {
      title: 'In quale ordine',
      says: [],
      ours: [
        'Prima si fanno tutti i pagamenti. Poi, nell’ordine della mappa, i prezzi salgono e scendono e le compagnie falliscono.',
      ],
    },

    bankrupt: {
      title: 'Una compagnia fallisce',
      says: [
        'Una compagnia fallisce quando nessuno ha più una sua azione, o quando il suo prezzo scenderebbe sotto la prima casella, per una vendita o per AK-52. Aerei e segnalino della base se ne vanno, le sue carte vanno agli scarti, le azioni sono nulle. Nessuno è pagato. Si può riaprire (AK-21).',
      ],
      ours: ['Anche nello stesso turno.'],
    },
    returned: {
      title: 'Che cosa torna',
      says: [],
      ours: [
        'I suoi aerei, i suoi segnalini di acquisizione e tutte le 20 azioni tornano alla sua riserva. Gli aerei di compagnie che aveva acquisito escono dal gioco.',
      ],
    },

    forty: {
      title: 'Quaranta punti città',
      says: [
        'La partita finisce subito quando una compagnia ha 40 punti città. I dividendi dovuti (AK-50, AK-76) si pagano ancora, con AK-52 e AK-53. Il tuo patrimonio è il denaro più le azioni ai loro prezzi. I debiti non contano. Vince chi è più ricco.',
      ],
      ours: [
        'Una fusione di quella rotta si esegue prima; non c’è una seconda rotta e non si pesca. Chi è alla pari condivide la vittoria.',
      ],
    },
    agreed: {
      title: 'Di comune accordo',
      says: ['La partita può finire anche quando tutti concordano che non si arriva più a 40 punti.'],
      ours: [
        'Da quando il mazzo è rimasto vuoto una volta, puoi proporlo prima del tuo primo acquisto o vendita, una volta per turno. Gli altri rispondono apertamente nel senso di gioco. Basta un rifiuto, e si continua. Non si pagano dividendi.',
      ],
    },
    stalled: {
      title: 'Quando non si muove più niente',
      says: [],
      ours: [
        'La partita finisce anche dopo un turno, pagati i dividendi, se per 5 giri di fila nessuno ha aperto una rotta, o quando si sono giocati 100 giri. Il primo motivo si guarda per primo.',
      ],
    },

    power: {
      title: 'Giocare una carta speciale',
      says: [
        'Una variante ne porta dieci. Nel tuo turno puoi giocarne una, oltre alla carta che giochi o scarti, in qualunque momento prima della tua prima pescata. Poi esce dal gioco e peschi una carta al suo posto; non per AK-75. Puoi anche scartarla senza giocarla (AK-22).',
        'Le carte di AK-71, AK-72, AK-74 e AK-75 valgono per tutti.',
      ],
      ours: [
        'Non mentre decide un altro. La carta che peschi al suo posto è una pescata in più alla fine del tuo turno, e può essere una carta città degli scarti anche senza una rotta.',
        'Per te una carta così vale nel resto di questo turno, e un passo già finito non si recupera; per gli altri nel loro prossimo turno. Con quel turno finisce.',
      ],
    },
    blockTrade: {
      title: powers['block-trade'],
      says: [
        'Durante le tue operazioni i prezzi stanno fermi e si muovono solo quando lasci la borsa: ciascuno di acquisti meno vendite, non oltre l’ultima casella. Una compagnia che scenderebbe sotto la prima casella fallisce (AK-55).',
      ],
      ours: [
        'Stanno fermi dal momento in cui si gioca la carta, per tutte le operazioni. Azioni e CEO cambiano subito, e una compagnia di cui nessuno ha più azioni fallisce subito. Un’apertura costa 100 $ e conta come un acquisto, e ciò che è avvenuto prima non conta. AK-27 calcola con il prezzo dopo lo spostamento.',
      ],
    },
    feesWaived: {
      title: powers['fees-waived'],
      says: ['In un turno così non si paga la commissione di 50 $.'],
    },
    decommission: {
      title: powers['decommission-route'],
      says: [
        'Subito ogni CEO può togliere una città a ciascuna sua compagnia, non la base, se il resto rispetta AK-35. L’aereo e un eventuale segnalino di acquisizione tornano alla riserva.',
      ],
      ours: [
        'Si comincia da te nel senso di gioco, e le compagnie di ogni CEO nell’ordine della mappa. Le carte della città vanno agli scarti; un aereo acquisito esce dal gioco.',
      ],
    },
    doubleRoutes: {
      title: powers['double-routes'],
      says: [
        'Dopo una prima rotta puoi aprirne una seconda, con consenso, limiti e fusione per conto suo; una rotta e uno scarto insieme no. Il segnalino dei dividendi si muove una volta sola. Due rotte danno due pescate.',
      ],
      ours: ['Una compagnia aperta in questo turno vola per prima.'],
    },
    freeDiscard: {
      title: powers['free-discard'],
      says: [
        'La puoi giocare solo prima del tuo primo acquisto o vendita. Metti negli scarti quante carte vuoi, anche nessuna; gli altri lo fanno all’inizio dei loro turni. I voti non contano come acquisti, qui e in AK-78.',
      ],
      ours: ['Poi la mano si riempie fino a 5 dal mazzo, con AK-24 se serve.'],
    },
    payDividends: {
      title: powers['pay-dividends'],
      says: ['Alla fine di questo turno si pagano i dividendi, e il segnalino torna in alto.'],
      ours: ['Se erano comunque dovuti, si pagano una volta sola.'],
    },
    resetMarker: {
      title: powers['reset-marker'],
      says: ['Il segnalino dei dividendi torna subito in alto. Non si paga niente.'],
      ours: ['I dividendi già dovuti in questo turno restano dovuti.'],
    },
    reshuffle: {
      title: powers.reshuffle,
      says: [
        'La puoi giocare solo prima del tuo primo acquisto o vendita. Scarti e mazzo si mescolano insieme in un nuovo mazzo.',
      ],
      ours: ['Anche se gli scarti sono vuoti.'],
    },
    reverse: {
      title: powers.reverse,
      says: [
        'Ce ne sono due. Dalla fine di questo turno si gioca in senso contrario, anche quando si cedono le azioni. Nessuno ha per questo due turni di fila.',
      ],
    },

    known: {
      title: 'Le mani',
      says: [
        'Le tue carte sono segrete. Tutti vedono azioni, tracciati, mappa e scarti, e quante carte ci sono in una mano e nel mazzo.',
      ],
      ours: [
        'Tutti conoscono anche una carta che qualcuno ha preso dagli scarti, o mostrato per una rotta rifiutata, finché resta in mano; e sanno che le carte delle basi e le carte speciali erano all’inizio nella metà inferiore. Così si sa quante altre carte di una mano vengono di certo dalla metà superiore. Quando gli scarti sono diventati un nuovo mazzo, tutti ne conoscono le carte, e quindi quante altre carte di una mano sono di certo più vecchie.',
      ],
    },
    purse: {
      title: 'Il denaro',
      says: ['Il tuo denaro è segreto, e così l’ordine del mazzo.'],
      ours: [
        'Tutti i pagamenti sono visibili, quindi chi tiene il conto conosce il denaro di tutti. I bot possono tenerlo; lo schermo non te lo dice. Una variante mostra il denaro di tutti.',
      ],
    },

    byItself: {
      title: 'Che cosa avviene da sé',
      says: [],
      ours: [
        'In una fusione e con AK-73 una decisione con una sola risposta possibile viene presa per te. Chi vola da CEO non chiede a nessuno. Tutto il resto è una mossa a sé, anche se ce n’è una sola. Dopo una carta speciale si continua da dove si era.',
      ],
    },
    boards: {
      title: 'Che cosa porta una mappa',
      says: [
        'Le compagnie nel loro ordine, ciascuna con base, aerei per tipo e segnalini di acquisizione; le città con i loro posti e punti; quattro esagoni vuoti; le caselle della borsa con prezzo, limite di città e tipo più alto. Il primo prezzo è 100 $, l’ultimo 2.000 $, e ogni limite di città è almeno 1.',
      ],
    },
  },

  examples: {
    overview: ({ airlines, shares: each }) => ({
      title: `Le ${airlines} compagnie`,
      says: `Ciascuna ha ${each} azioni. Accanto la base, gli aerei per tipo con la loro autonomia e i segnalini di acquisizione.`,
      picture:
        'Una tabella delle compagnie con segni, basi, numero di Tri-Motor, Boeing e DC-3, e segnalini di acquisizione.',
    }),
    track: ({ spaces, first, last, fewest, most, boeing, dc3 }) => ({
      title: 'Da sinistra a destra',
      says: `${spaces} caselle portano da ${first} con ${fewest} città a ${last} con ${most} città. Il Boeing 247 si può piazzare da ${boeing} in su, il DC-3 da ${dc3} in su.`,
      picture: `Tutte le ${spaces} caselle della borsa con prezzo, limite di città e tipo più alto.`,
    }),
    turn: () => ({
      title: 'Il tuo turno su un biglietto',
      says: 'Borsa, carta, pescata. Quel che viene dopo avviene da sé.',
      picture: 'I tre passi di un turno, da sinistra a destra, e che cosa segue.',
    }),
    trade: ({ airline, prices, fee, cost, price, cities, aircraft }) => ({
      title: `Tre azioni ${airline}`,
      says: `Costano ${and(prices)}, ciascuna con una commissione di ${fee}: ${cost} in tutto. Ora il prezzo è ${price}, e ${airline} può servire ${cities} città; il tipo più alto è il ${aircraft}.`,
      picture: `Un pezzo della borsa: il segnalino di ${airline} sale di tre caselle fino a ${price}.`,
    }),
    opening: ({ airline, prices, fee, cost, shares: held, price, cities, aircraft }) => ({
      title: `${airline} apre`,
      says: `Compri tre volte, a ${and(prices)}, ogni volta con una commissione di ${fee}: ${cost}. Il primo acquisto dà 2 azioni e muove il segnalino di una casella: hai quindi ${shares(held)}, e ${airline} è sulla quarta casella, a ${price}. Può servire ${cities} città; il tipo più alto è il ${aircraft}.`,
      picture: `Le prime caselle della borsa: il segnalino di ${airline} va dalla prima alla quarta.`,
    }),
    range: ({ airline, home, price, cities, reached }) => ({
      title: `Quanto lontano vola ${airline}`,
      says: `Da ${home} un Tri-Motor raggiunge ${reached[0]} città, per esempio ${cities[0]}. Un Boeing 247 ne raggiunge ${reached[1]}, tra cui ${cities[1]}. A ${price} questi due tipi sono permessi. Per ${cities[2]} servirebbero un DC-3, che raggiunge ${reached[2]} città, e un prezzo più alto.`,
      picture: `La mappa intorno a ${home}: le città alla portata di un Boeing 247 sono in risalto; ${cities[2]} no.`,
    }),
    rangeCheck: ({ airline, home, near, far }) => ({
      title: 'La città in mezzo',
      says: `${airline} vola con Tri-Motor da ${home} a ${near} e avanti fino a ${far}. ${far} può andarsene. ${near} no: ${far} non avrebbe più nessuna città entro 1 esagono.`,
      picture: `${home}, ${near} e ${far} in fila, ciascuna accanto alla precedente.`,
    }),
    merger: ({ acquirer, defunct, city, aircraft, home, taken, acquirerPrice, defunctPrice, points }) => ({
      title: `${acquirer} acquisisce ${defunct}`,
      says: `${acquirer}, a ${acquirerPrice}, porta un ${aircraft} a ${city}, dove c’è già ${defunct}, a ${defunctPrice}. ${defunct} è la più bassa e ha meno di 15 punti. Un aereo di ${acquirer} prende il posto del segnalino della base a ${home}. A ${city} l’aereo di ${defunct} se ne va; quello a ${taken} riceve un segnalino di acquisizione. Ora ${acquirer} ha ${points} punti città.`,
      picture: `${acquirer} e ${defunct} si incontrano a ${city}; ${home} e ${taken} sono di ${defunct}.`,
    }),
    bonus: ({ airline, rate, first, second, names: who, shares: held }) => ({
      title: `${first} e ${second}`,
      says: `${airline} paga al momento ${rate} per azione. ${who[0]}, con ${shares(held[0] ?? 0)}, riceve 20 volte tanto: ${first}. ${who[1]}, con ${held[1]}, riceve 10 volte: ${second}. ${who[2]} non riceve niente.`,
      picture: `Quattro giocatori con le loro azioni ${airline} e i loro premi.`,
    }),
    tiedSecond: ({ airline, second, names: who, shares: held, amounts }) => ({
      title: `${second} / 3 → ${amounts[1]}`,
      says: `${who[0]} ha più azioni ${airline} di tutti e riceve ${amounts[0]}. ${who[1]}, ${who[2]} e ${who[3]} hanno ${shares(held[1] ?? 0)} a testa e dividono ${second} per tre, arrotondando per difetto a 10 $: ${amounts[1]} ciascuno.`,
      picture: `Quattro giocatori con le loro azioni ${airline} e i loro premi.`,
    }),
    tiedFirst: ({ airline, both, names: who, shares: held, amounts }) => ({
      title: `${both} / 2 → ${amounts[0]}`,
      says: `${who[0]} e ${who[1]} hanno ${shares(held[0] ?? 0)} ${airline} a testa. Dividono entrambi i premi, ${both}, e ricevono ${amounts[0]} ciascuno. ${who[2]}, con ${held[2]}, non riceve niente.`,
      picture: `Quattro giocatori con le loro azioni ${airline} e i loro premi.`,
    }),
    alone: ({ airline, first, second, names: who, amounts }) => ({
      title: `${first} + ${second}`,
      says: `Solo ${who[0]} ha azioni ${airline} e riceve entrambi i premi: ${amounts[0]}.`,
      picture: `Quattro giocatori; uno di loro ha azioni ${airline} e riceve ${amounts[0]}.`,
    }),
    exchange: ({ acquirer, defunct, name, held, gets, sells, brings, before, after }) => ({
      title: 'Due per una, e una che avanza',
      says: `${name} ha ${shares(held)} ${defunct}. Due scambi danno ${shares(gets)} ${acquirer}, il cui prezzo sale da ${before} a ${after}. L’azione dispari si vende: ${shares(sells)} per ${brings}.`,
      picture: `${shares(held)} ${defunct} diventano ${shares(gets)} ${acquirer} e ${brings}.`,
    }),
    dividend: ({ airline, price, down, up, name, shares: held, amount }) => ({
      title: 'Un punto in più',
      says: `${airline} è a ${price}. Con ${down.points} punti città l’1% è ${down.exact}, arrotondato a ${down.rate} per azione. Con ${up.points} punti è ${up.exact}, arrotondato a ${up.rate}. ${name}, con ${shares(held)}, riceve allora ${amount}.`,
      picture: `Due calcoli: ${price} per ${down.points} e per ${up.points}; sotto, quanto ricevono i giocatori.`,
    }),
    qualified: ({ pays, cities, aircraft, shares: sold }) => ({
      title: 'Una su quattro paga',
      says: `${pays} soddisfa tutte e tre le condizioni. ${cities} ha più città di quante il suo prezzo permetta. ${aircraft} ha un aereo di un tipo che il suo prezzo vieta. ${sold} ha venduto più azioni di quanti punti città abbia.`,
      picture:
        'Una tabella di quattro compagnie con città, tipo più alto, punti città e azioni vendute; ciò che è troppo è segnato.',
    }),
  },

  city: (id) => names.cities[id],
  language: 'it',
};
