import type { Texts } from '../../air-kwire.ts';
import { money } from '../../figures.ts';

const dollars = (amount: number): string => money('it', amount);
const shares = (count: number): string => (count === 1 ? '1 azione' : `${count} azioni`);
const points = (count: number): string => (count === 1 ? '1 punto' : `${count} punti`);

export const step: Texts['step'] = {
  stock: (left, cash) => ({
    lead: 'Compra o vendi.',
    rest: `${left === 1 ? 'Resta 1 operazione' : `Restano ${left} operazioni`}, ${dollars(cash)} in cassa.`,
  }),
  stockDone: (cash) => ({ lead: 'Nessuna operazione rimasta.', rest: `${dollars(cash)} in cassa.` }),
  stockOf: (airline, held) => ({
    lead: `${airline}.`,
    rest: held === 0 ? 'Non ne hai.' : `Ne hai ${shares(held)}.`,
  }),
  owed: (airline) => ({
    lead: `${airline} non può ancora volare.`,
    rest: 'Serve un altro acquisto per la prima rotta.',
  }),
  open: (airline) => ({ lead: `Apri ${airline}.`, rest: 'Quale tua carta vola per prima?' }),
  openCity: (city) => ({ lead: `${city} come prima rotta.`, rest: 'Quale compagnia apre?' }),
  openReady: (airline, count, rise) => ({
    lead: `${shares(count)}, e guidi ${airline}:`,
    rest: `poi ${points(rise)}.`,
  }),

  card: { lead: 'Vola, o scarta una carta.', rest: 'Carta, compagnia, città accesa.' },
  cardOwed: (airline) => ({ lead: `Vola ${airline}.`, rest: 'L’hai aperta in questo turno.' }),
  cardNothing: { lead: 'Nessuna carta può volare.', rest: 'Scartane una.' },
  pass: { lead: 'Nessuna carta da giocare.', rest: '' },
  second: { lead: 'Una seconda rotta?', rest: 'Carta, compagnia, città accesa.' },
  secondNothing: { lead: 'Nessuna seconda rotta.', rest: 'Nessuna tua carta può volare ora.' },
  discard: { lead: 'Quale carta scarti?', rest: 'Resta scoperta per tutti.' },
  discarding: (card) => ({ lead: `${card} va`, rest: 'negli scarti scoperti.' }),
  freeDiscard: { lead: 'Scarta quanto vuoi.', rest: 'Poi la mano torna a cinque carte.' },
  flyAirline: (airline) => ({ lead: `Vola ${airline}.`, rest: 'Accese: le città delle tue carte.' }),
  flyCity: (city) => ({ lead: `${city}.`, rest: 'Quale compagnia ci vola?' }),
  ready: (airline, before, after, rate) => ({
    lead: `${airline} ${before} → ${after} punti,`,
    rest: `paga ${dollars(rate)} ad azione.`,
  }),
  takesOver: (acquirer, defunct) => ({ lead: `${acquirer} assorbe ${defunct}.`, rest: '' }),
  ends: (airline, after) => ({ lead: `${airline} ha ${after} punti:`, rest: 'la partita finisce così.' }),

  consent: (name, airline, city) => ({ lead: `${name} chiede:`, rest: `${airline} a ${city}?` }),
  replenish: (left) => ({
    lead: left === 1 ? 'Pesca una carta.' : `Pesca ${left} carte.`,
    rest: 'Mazzo, o una scoperta accesa.',
  }),
  replenishPile: (left) => ({
    lead: left === 1 ? 'Pesca una carta.' : `Pesca ${left} carte.`,
    rest: 'È concesso solo il mazzo.',
  }),
  replenishNone: { lead: 'Niente da pescare.', rest: '' },
  vote: (name) => ({ lead: `${name} propone la fine.`, rest: 'Finire ora la partita, senza dividendi?' }),
  decommission: (airline) => ({
    lead: `Togliere una città a ${airline}?`,
    rest: 'L’aereo torna, i punti vanno persi.',
  }),
  decommissionCity: (city, worth) => ({ lead: `${city} va via,`, rest: `${points(worth)} in meno.` }),
  rehome: (airline, city) => ({ lead: `${airline} arriva a ${city}.`, rest: 'Con quale aereo?' }),
  dispose: (count, defunct, acquirer, price) => ({
    lead: count === 1 ? `La tua azione ${defunct}:` : `Le tue ${shares(count)} ${defunct}:`,
    rest: `due per una di ${acquirer}, o ${dollars(price)} l’una.`,
  }),
  settle: (airline) => ({
    lead: `A ${airline} mancano segnalini.`,
    rest: 'Scegli una città: un suo aereo, o la cede.',
  }),
  settleCity: (city) => ({ lead: `${city}.`, rest: 'Un suo aereo, o la cede?' }),
  settleLoses: (cities, worth) => ({ lead: `Si perde ${cities},`, rest: `${points(worth)} in meno.` }),
  asking: (name) => ({ lead: `Decide ${name}.`, rest: 'Chiedi, o annulla.' }),
  answered: { lead: 'Hai deciso.', rest: 'Conferma, o annulla.' },
  proposed: { lead: 'Proponi la fine.', rest: 'Ora si chiede agli altri.' },

  powers: {
    'block-trade': 'I prezzi restano fermi mentre operi e si muovono alla fine; per tutti, una volta.',
    'fees-waived': 'Niente commissioni in questo turno, per gli altri nel prossimo.',
    'decommission-route': 'Ogni CEO può subito togliere una città a ciascuna sua compagnia.',
    'double-routes': 'Puoi creare una seconda rotta; gli altri nel loro prossimo turno.',
    'free-discard': 'Scarta quanto vuoi e ripesca dal mazzo; gli altri nel loro prossimo turno.',
    'pay-dividends': 'Alla fine di questo turno si pagano i dividendi.',
    'reset-marker': 'Il segnalino dei dividendi torna in cima, senza pagamenti.',
    reshuffle: 'Gli scarti e il mazzo si mescolano insieme.',
    reverse: 'Dalla fine di questo turno si gioca nel verso opposto.',
  },

  parts: {
    label: 'Scelto',
    airline: 'Compagnia',
    card: 'Carta',
    city: 'Città',
    aircraft: 'Aereo',
    purchases: (count) => (count === 1 ? '1 acquisto' : `${count} acquisti`),
    again: (part, chosen) => `${part}: ${chosen}. Scegli di nuovo`,
    missing: 'scegli',
    propose: 'Proponi la fine',
    discard: 'Scarta una carta',
    fly: 'Vola, invece',
  },

  trade: {
    price: (price) => `poi ${dollars(price)}`,
    unlocks: (limit) => `fino a ${limit} città`,
  },

  asked: {
    points: (airline, before, after, rate) =>
      `${airline} ${before} → ${after} punti, paga ${dollars(rate)} ad azione.`,
    apart: (other) => `Incontra ${other}; restano separate.`,
    takesOver: (acquirer, defunct) => `${acquirer} assorbe ${defunct}.`,
    bonus: (amount) => `Il tuo premio: ${dollars(amount)}.`,
    wins: 'La partita finisce così.',
    always: (airline) => `La prossima volta per ${airline}`,
    given: { approve: 'Accetti sempre: accettata.', refuse: 'Rifiuti sempre: rifiutata.' },
  },

  disposal: {
    fewer: 'Scambia due azioni in meno',
    more: 'Scambia due azioni in più',
    exchange: (give, get, acquirer) => `${give} per ${get} ${acquirer}`,
    noExchange: (acquirer) => `nessuna per ${acquirer}`,
    sell: (count, amount) => `ne vendi ${count} per ${dollars(amount)}`,
    after: (acquirer, price, ceo) => `${acquirer} a ${dollars(price)}, CEO ${ceo}.`,
  },
  forfeit: 'Cedi',

  buttons: {
    confirm: 'Conferma',
    done: 'Passa alla carta',
    buy: (airline, amount) => `Compra ${airline} a ${dollars(amount)}`,
    openFly: (airline, amount, city) => `Apri ${airline} per ${dollars(amount)} e vola a ${city}`,
    openOnly: 'Apri soltanto',
    fly: (airline, city) => `${airline} vola a ${city}`,
    ask: (name) => `Chiedi a ${name}`,
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
    rehome: (aircraft, city) => `${aircraft} a ${city}`,
    sellAll: (count, amount) => `Vendi ${count} per ${dollars(amount)}`,
    exchange: (give, get) => `Scambia ${give} per ${get}`,
    exchangeSell: (give, count) => `Scambia ${give}, vendi ${count}`,
    forfeit: (city) => `Cedi ${city}`,
    decommission: (city) => `Togli ${city}`,
    keep: 'Tieni tutto',
    agree: 'Finisci la partita',
    playOn: 'Si continua',
  },
  waiting: {
    open: 'Apri e vola',
    fly: 'Vola',
    discard: 'Scarta',
    decommission: 'Togli',
    settle: 'Sistema',
    replenish: 'Pesca',
  },
};
