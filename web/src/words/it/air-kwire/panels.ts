import type { Texts } from '../../air-kwire.ts';
import { figure, listFormat, money, signedMoney } from '../../figures.ts';

const dollars = (amount: number): string => money('it', amount);
const list = (parts: readonly string[]): string => listFormat('it').format(parts);
const shares = (count: number): string => (count === 1 ? '1 azione' : `${count} azioni`);
const points = (count: number): string => (count === 1 ? '1 punto città' : `${count} punti città`);
const cards = (count: number): string => (count === 1 ? '1 carta' : `${count} carte`);
const cities = (count: number): string => `${count} città`;
const turns = (count: number): string => (count === 1 ? '1 turno' : `${count} turni`);

export const panels: Texts['panels'] = {
  money: dollars,

  bar: {
    asked: 'Rispondi tu',
    pile: (count) => `${cards(count)} nel mazzo`,
    reversed: 'Si gioca nel verso opposto',
    idle: (left) => `Ancora ${turns(left)} senza rotte e la partita finisce`,
    last: (left) => `Al massimo ancora ${turns(left)}`,
    yourCash: 'i tuoi contanti, altri segreti',
    cash: 'i tuoi contanti',
  },

  tabs: { airlines: 'Compagnie', market: 'Borsa' },

  marks: {
    'block-trade': '=',
    'fees-waived': '0$',
    'double-routes': '2×',
    'free-discard': '↓',
  },

  players: {
    hand: cards,
    worth: (amount) => `${dollars(amount)} in azioni`,
    cash: (amount) => `${dollars(amount)} in contanti`,
    leads: (airlines) => `CEO di ${list(airlines)}`,
    marked: (powers) => `${list(powers)} nel prossimo turno`,
  },

  airlines: {
    title: 'Compagnie',
    figure: (amount) => figure('it', amount),
    airline: 'Compagnia',
    inHand: 'Carte in mano',
    price: 'Prezzo',
    pays: 'Paga',
    left: 'Lib.',
    lead: 'In testa',
    trades: (left) => `ancora ${left}`,
    worth: 'In azioni, $',
    cash: 'Contanti, $',
    heads: {
      price: 'Prezzo di un’azione, e il dividendo che un’azione riceverebbe',
      left: 'Azioni di nessuno',
      trades: 'Acquisti e vendite che ti restano in questo turno',
    },
    points: (count, immune, wins) =>
      `${points(count)}; da ${immune} in su nessuno può acquisirla, ${wins} chiudono la partita`,
    immune: 'non può essere acquisita',
    priceOf: (amount) => `prezzo ${dollars(amount)}`,
    rateOf: (amount) => `paga ${dollars(amount)} per azione`,
    unpaid: (why) => `non paga dividendi: ${why}`,
    closed: (home) => `Chiusa · ${home}`,
    takenOver: (owner) => `Acquisita da ${owner}`,
    gone: 'Acquisita',
    held: (count) => (count === 0 ? 'nessuna azione' : shares(count)),
    ceo: 'CEO',
    pick: (airline) => `Scegli ${airline}`,
    buy: (airline, amount) => `Compra un’azione ${airline} per ${dollars(amount)}, commissione compresa`,
    sell: (airline, amount) => `Vendi un’azione ${airline} per ${dollars(amount)}, tolta la commissione`,
    open: (airline, amount) => `Apri ${airline} per ${dollars(amount)}, commissione compresa`,
    openBrief: 'Apri',
    buyFor: (amount) => `Compra a ${dollars(amount)}`,
    sellFor: (amount) => `Vendi a ${dollars(amount)}`,
    whyClosed: {
      'three-trades': 'nessuna operazione rimasta',
      'one-opening': 'una sola apertura per turno',
      'home-occupied': 'la sua base è occupata',
      'no-cash': 'contanti insufficienti',
      'no-route': 'nessuna carta adatta',
    },
    legend: {
      title: 'Che cosa dicono i segni',
      filled: 'Pieno:',
      outlined: 'Con bordo:',
      second: 'secondo posto',
      star: 'Stella:',
      ceo: 'CEO',
      bar: 'Barra dei punti città:',
      safe: 'oltre la tacca è al sicuro',
      struck: 'Barrato:',
      unpaid: 'ora non paga',
      left: 'Lib.: azioni di nessuno',
    },
  },

  standing: {
    title: 'Rotte chieste dagli altri',
    label: (airline) => `Rotte chieste dagli altri con ${airline}`,
    answers: { ask: 'Chiedimi', approve: 'Accetta', refuse: 'Rifiuta' },
  },

  feed: {
    title: 'Chi ci guadagna?',
    trade: 'Che cosa cambia',
    change: (amount) => signedMoney('it', amount),
    dividend: 'Dividendo',
    bonus: 'Premio',
    wealth: 'Patrimonio',
    points: (before, after) => `Punti città ${before}, poi ${after}`,
    pointsWord: 'punti',
    price: (before, after) => `Prezzo ${before}, poi ${after}`,
    pays: (before, after) => (before === after ? `paga ${after}` : `paga ${before} → ${after}`),
    paysNothing: 'non paga',
    takesOver: (acquirer, defunct, count) => `${acquirer} acquisisce ${defunct} e arriva a ${points(count)}.`,
    short: (count) => `Per ${cities(count)} le manca il segnalino.`,
    apart: {
      immune: (_higher, lower) => `${lower} non può essere acquisita: restano separate.`,
      equal: (higher, lower) => `${higher} e ${lower} valgono uguale: restano separate.`,
      'no-aircraft': (higher, lower) =>
        `${higher} non ha un aereo per la base di ${lower}: restano separate.`,
    },
    consent: (name) => `${name} deve accettare.`,
    due: 'Dividendi alla fine di questo turno.',
    wins: 'La partita finisce così.',
    nowPays: 'Poi paga dividendi.',
    why: {
      shares: (count, sold) => `${points(count)} per ${shares(sold)}: non paga niente.`,
      cities: (count, limit) => `${cities(count)}, al massimo ${limit}: non paga niente.`,
      aircraft: (aircraft) => `${aircraft} non ammesso a questo prezzo: non paga niente.`,
    },
    ahead: (count, amount) =>
      `${count === 1 ? 'Ancora 1 punto' : `Ancora ${count} punti`} e paga ${dollars(amount)}.`,
    aheadByPrice: (purchases, amount) =>
      `${purchases === 1 ? 'Ancora 1 acquisto' : `Ancora ${purchases} acquisti`} e paga ${dollars(amount)}.`,
    full: (limit, purchases) => {
      const full = `Limite di città raggiunto: ${limit}.`;
      if (purchases === 0) return full;
      return purchases === 1
        ? `${full} Un altro acquisto lo alza.`
        : `${full} Altri ${purchases} acquisti lo alzano.`;
    },
    safe: 'Poi nessuno può più acquisirla.',
    almostSafe: (count) =>
      `${count === 1 ? 'Ancora 1 punto' : `Ancora ${count} punti`} e nessuno può più acquisirla.`,
    shortOfCeo: (count) => `Per essere CEO ${count === 1 ? 'manca 1 azione' : `mancano ${count} azioni`}.`,
    unlocksCities: (limit) => `Poi fino a ${cities(limit)}.`,
    unlocks: (aircraft) => `Poi può usare il ${aircraft}.`,
    locks: (aircraft) => `Poi solo fino al ${aircraft}.`,
    ceo: (name) => `Poi è CEO ${name}.`,
    youCeo: 'Poi il CEO sei tu.',
    opening: 'Due azioni al prezzo di una, e una rotta in questo turno.',
    bankrupt: 'Fallisce: tutte le sue azioni sono nulle.',
    cost: (amount) => (amount < 0 ? `Rende ${dollars(-amount)}.` : `Costa ${dollars(amount)}.`),
  },

  flying: {
    pick: 'Quale compagnia?',
    pickAircraft: (airline) => `${airline}: quale aereo?`,
    fly: (airline, aircraft) => `${airline}, ${aircraft}`,
  },

  tag: {
    city: (city, worth) => `${city}, ${worth === 1 ? '1 punto' : `${worth} punti`}`,
    brings: (airline, before, after) =>
      before === after ? `${airline} resta a ${after}.` : `${airline} ${before} → ${after}.`,
    takesOver: (acquirer, defunct) => `${acquirer} acquisisce ${defunct}.`,
    apart: 'Restano separate.',
    mayFly: (count) => (count === 1 ? 'una compagnia può volare' : `${count} compagnie possono volare`),
  },

  announce: {
    nowCosts: (airline, price, count) => `${airline} ora vale ${dollars(price)} e ha ${points(count)}.`,
  },
};
