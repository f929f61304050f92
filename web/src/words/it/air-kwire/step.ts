import type { Texts } from '../../air-kwire.ts';
import { listFormat, money } from '../../figures.ts';
import { to } from '../grammar.ts';

const dollars = (amount: number): string => money('it', amount);
const list = (parts: readonly string[]): string => listFormat('it').format(parts);
const shares = (count: number): string => (count === 1 ? '1 azione' : `${count} azioni`);
const points = (count: number): string => (count === 1 ? '1 punto' : `${count} punti`);

/** What a route brings its airline. */
const grows = (airline: string, before: number, after: number): string =>
  before === after ? `${airline} resta a ${after} punti` : `${airline} ${before} → ${after} punti`;
const pays = (rate: number): string => (rate === 0 ? 'non paga' : `paga ${dollars(rate)} per azione`);

export const step: Texts['step'] = {
  stock: (left, cash, mayFly) => ({
    lead: mayFly ? 'Compra, vendi o vola verso una città accesa.' : 'Compra o vendi.',
    rest: `${left === 1 ? 'Resta 1 operazione' : `Restano ${left} operazioni`}, ${dollars(cash)} in contanti.`,
  }),
  stockDone: (cash) => ({ lead: 'Nessuna operazione rimasta.', rest: `${dollars(cash)} in contanti.` }),
  stockOf: (airline, held) => ({
    lead: `${airline}.`,
    rest: held === 0 ? 'Non ne hai.' : `Ne hai ${shares(held)}.`,
  }),
  owed: (airline) => ({
    lead: `${airline} non può ancora volare.`,
    rest: 'Compra un’altra azione per la sua prima rotta.',
  }),
  open: (airline) => ({ lead: `Apri ${airline}.`, rest: 'Quale tua carta vola per prima?' }),
  openCity: (city) => ({ lead: `${city} come prima rotta.`, rest: 'Quale compagnia apre?' }),
  openReady: (airline, count, rise) => ({
    lead: `${shares(count)} e CEO di ${airline}:`,
    rest: `poi ${points(rise)}.`,
  }),

  card: { lead: 'Vola, o scarta una carta.', rest: 'Carta, compagnia, città accesa.' },
  cardOwed: (airline) => ({ lead: `Vola ${airline}.`, rest: 'L’hai aperta in questo turno.' }),
  cardNothing: { lead: 'Nessuna carta può volare.', rest: 'Scartane una.' },
  pass: { lead: 'Nessuna carta da giocare.', rest: '' },
  second: { lead: 'Una seconda rotta?', rest: 'Carta, compagnia, città accesa.' },
  secondNothing: { lead: 'Nessuna seconda rotta.', rest: 'Nessuna tua carta può volare ora.' },
  refused: (name, city, other) => ({
    lead: `${name} ha rifiutato ${city}.`,
    rest: {
      fly: 'Vola in un’altra città, o scarta.',
      second: 'Vola in un’altra città, o fermati a una rotta.',
      none: 'Nient’altro può volare.',
    }[other],
  }),
  discard: { lead: 'Quale carta scarti?', rest: 'Resta scoperta per tutti.' },
  discarding: (card) => ({ lead: `${card} va`, rest: 'negli scarti.' }),
  freeDiscard: { lead: 'Scarta quanto vuoi.', rest: 'Poi la mano torna a cinque carte.' },
  flyAirline: (airline) => ({ lead: `Vola ${airline}.`, rest: 'Le città che raggiunge sono accese.' }),
  flyCity: (city) => ({ lead: `${city}.`, rest: 'Quale compagnia ci vola?' }),
  ready: (airline, before, after, rate) => ({
    lead: `${grows(airline, before, after)},`,
    rest: `${pays(rate)}.`,
  }),
  takesOver: (acquirer, defunct) => ({ lead: `${acquirer} acquisisce ${defunct}.`, rest: '' }),
  ends: (airline, after) => ({ lead: `${airline} ha ${after} punti:`, rest: 'la partita finisce così.' }),

  consent: (name, airline, city) => ({ lead: `${name} chiede:`, rest: `${airline} ${to(city)}?` }),
  replenish: (left) => ({
    lead: left === 1 ? 'Pesca una carta.' : `Pesca ${left} carte.`,
    rest: 'Mazzo, o uno scarto acceso.',
  }),
  replenishPile: (left) => ({
    lead: left === 1 ? 'Pesca una carta.' : `Pesca ${left} carte.`,
    rest: 'Si può solo dal mazzo.',
  }),
  replenishNone: { lead: 'Niente da pescare.', rest: '' },
  vote: (name) => ({ lead: `${name} propone la fine.`, rest: 'Finire ora la partita, senza dividendi?' }),
  decommission: (airline) => ({
    lead: `Togliere una città a ${airline}?`,
    rest: 'Vanno via anche aereo e punti.',
  }),
  decommissionCity: (city, worth) => ({ lead: `${city} va via`, rest: `e con lei ${points(worth)}.` }),
  rehome: (airline, city) => ({ lead: `${airline} arriva ${to(city)}.`, rest: 'Con quale aereo?' }),
  dispose: (count, defunct, acquirer, price) => ({
    lead: count === 1 ? `La tua azione ${defunct}:` : `Le tue ${shares(count)} ${defunct}:`,
    rest: `due per una di ${acquirer}, o ${dollars(price)} l’una.`,
  }),
  settle: (airline) => ({
    lead: `A ${airline} mancano segnalini.`,
    rest: 'Scegli una città: aereo nuovo, o abbandonarla.',
  }),
  settleCity: (city) => ({ lead: `${city}.`, rest: 'Un aereo nuovo, o abbandonarla?' }),
  settleLoses: (cities, worth) => ({ lead: `Perdi ${cities}`, rest: `e ${points(worth)}.` }),
  asking: (name) => ({ lead: `${name} deve accettare.`, rest: 'Chiedi, o annulla.' }),
  answered: { lead: 'Hai deciso.', rest: 'Conferma, o annulla.' },
  proposed: { lead: 'Proponi la fine.', rest: 'Ora si chiede agli altri.' },

  powers: {
    'block-trade': 'I prezzi si muovono solo quando hai finito; per gli altri nel loro prossimo turno.',
    'fees-waived': 'Niente commissioni in questo turno; per gli altri nel loro prossimo turno.',
    'decommission-route': 'Ogni CEO può subito togliere una città a ciascuna sua compagnia.',
    'double-routes': 'Puoi aprire una seconda rotta; gli altri nel loro prossimo turno.',
    'free-discard': 'Scarta quanto vuoi e ripesca dal mazzo; gli altri nel loro prossimo turno.',
    'pay-dividends': 'Alla fine di questo turno si pagano i dividendi.',
    'reset-marker': 'Il segnalino dei dividendi torna in cima, senza pagamenti.',
    reshuffle: 'Gli scarti e il mazzo si mescolano insieme.',
    reverse: 'Dalla fine di questo turno si gioca nel verso opposto.',
  },

  parts: {
    airline: 'Compagnia',
    card: 'Carta',
    city: 'Città',
    aircraft: 'Aereo',
    purchases: (count) => (count === 1 ? '1 acquisto' : `${count} acquisti`),
    propose: 'Proponi la fine',
    discard: 'Scarta una carta',
    fly: 'Vola invece',
  },

  trade: {
    price: (price) => `poi ${dollars(price)}`,
    unlocks: (limit) => `fino a ${limit} città`,
  },

  asked: {
    points: (airline, before, after, rate) => `${grows(airline, before, after)}, ${pays(rate)}.`,
    apart: (other) => `Incontra ${other}; restano separate.`,
    takesOver: (acquirer, defunct) => `${acquirer} acquisisce ${defunct}.`,
    bonus: (amount) => `Il tuo premio: ${dollars(amount)}.`,
    wins: 'La partita finisce così.',
    always: (airline) => `La prossima volta per ${airline}`,
    given: { approve: 'Accetti sempre: accettata.', refuse: 'Rifiuti sempre: rifiutata.' },
  },

  disposal: {
    title: (defunct) => `Che ne è delle tue azioni di ${defunct}`,
    fewer: 'Scambia due azioni in meno',
    more: 'Scambia due azioni in più',
    sellAll: 'Vendi tutto',
    forAmount: (count, amount) => `${count} per ${dollars(amount)}`,
    exchange: (give, get) => `Scambiane ${give} per ${get}`,
    sell: (count, amount) => `vendine ${count} per ${dollars(amount)}`,
    sellNone: 'senza vendere',
    cash: 'In contanti',
    shares: (acquirer) => `Azioni ${acquirer}`,
    sharesAt: (count, price) => `${count} a ${dollars(price)}`,
    dividend: 'Dividendo',
    ceo: 'CEO',
    later: (names) =>
      `Dopo di te ${names.length === 1 ? 'decide' : 'decidono'} ${list(names)}: prezzo e CEO possono ancora cambiare.`,
  },
  ending: {
    now: 'Se la partita finisse ora,',
    ends: 'Così',
    open: 'Contanti a parte,',
    wins: {
      you: (ahead) => `vinceresti con ${dollars(ahead)} di vantaggio`,
      alone: (name, ahead) => `vincerebbe ${name} con ${dollars(ahead)} di vantaggio`,
      level: (names, you) =>
        you
          ? `tu e ${list(names)} sareste alla pari in testa`
          : `${list(names)} sarebbero alla pari in testa`,
    },
    leads: {
      you: (ahead) => `hai ${dollars(ahead)} di vantaggio`,
      alone: (name, ahead) => `${name} ha ${dollars(ahead)} di vantaggio`,
      level: (names, you) =>
        you ? `tu e ${list(names)} siete alla pari in testa` : `${list(names)} sono alla pari in testa`,
    },
    behind: (amount, cash) => `Ti mancano ${dollars(amount)}; hai ${dollars(cash)} in contanti.`,
  },
  forfeit: 'Abbandona',

  buttons: {
    confirm: 'Conferma',
    done: 'Passa alla carta',
    endTrading: (deed) => `Basta operazioni: ${deed}`,
    buy: (airline, amount) => `Compra ${airline} a ${dollars(amount)}`,
    openFly: (airline, amount, city) => `Apri ${airline} per ${dollars(amount)} e vola ${to(city)}`,
    openOnly: 'Apri soltanto',
    fly: (airline, city) => `${airline} vola ${to(city)}`,
    ask: (name) => `Chiedi ${to(name)}`,
    askAll: 'Chiedi agli altri',
    noSecond: 'Nessuna seconda rotta',
    discard: (card) => `Scarta ${card}`,
    keepRest: 'Tieni il resto',
    pass: 'Passa',
    power: (card) => `Gioca ${card}`,
    approve: 'Accetta',
    refuse: 'Rifiuta',
    draw: 'Pesca dal mazzo',
    take: (city) => `Prendi ${city}`,
    none: 'Nessuna carta',
    rehome: (aircraft, city) => `${aircraft} ${to(city)}`,
    sellAll: (count, amount) => `Vendi ${count} per ${dollars(amount)}`,
    exchange: (give, get) => `Scambia ${give} per ${get}`,
    exchangeSell: (give, count) => `Scambia ${give}, vendi ${count}`,
    forfeit: (city) => `Abbandona ${city}`,
    decommission: (city) => `Togli ${city}`,
    keep: 'Tienile tutte',
    agree: 'Finisci la partita',
    playOn: 'Continua a giocare',
  },
  waiting: {
    open: 'Apri e vola',
    fly: 'Vola',
    discard: 'Scarta',
    decommission: 'Togli',
    dispose: 'Vendi o scambia',
    settle: 'Sistema',
    replenish: 'Pesca',
  },
};
