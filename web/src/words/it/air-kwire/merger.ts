import type { SceneTexts } from '../../air-kwire.ts';
import { figure, money } from '../../figures.ts';
import { rich, strong } from '../../rich.ts';
import { list, shares, to } from '../grammar.ts';
import { agreeing, everyone, says } from '../people.ts';

const dollars = (amount: number): string => money('it', amount);
const points = (count: number): string => (count === 1 ? '1 punto città' : `${count} punti città`);
const cities = (count: number): string => (count === 1 ? '1 città' : `${count} città`);
const rounding = (rounded: boolean): string => (rounded ? ', arrotondati alla decina inferiore' : '');

/** A merger on the stage, step by step, and a payout of dividends. */
export const merger: SceneTexts['merger'] = {
  title: (acquirer, defunct) => `${acquirer} acquisisce ${defunct}`,
  card: 'Fusione',
  progress: 'Fasi della fusione',
  chapters: {
    meet: 'Incontro',
    home: 'Base',
    bonus: 'Premi',
    choices: 'Azioni',
    cities: 'Città',
    result: 'Risultato',
  },
  stepOf: (number, count) => `Fase ${number} di ${count}`,
  nextStep: 'Prossima fase',
  next: (who) => (who.is === 'you' ? 'Ora tocca a te decidere.' : `Ora decide ${who.name}.`),
  deciding: (who) => says([who], ['decidi', 'decide', '', '']),

  price: 'Prezzo dell’azione',
  points: 'Punti città',
  pointsOf: points,
  ceo: 'CEO',
  takesOver: 'acquisisce',
  isTakenOver: 'è acquisita',
  noCeo: 'nessuno',

  met: (mover, other, city) => `${mover} vola ${to(city)} e incontra ${other}`,
  byPrice: (acquirer, high, low) =>
    rich`${strong(`Un’azione ${acquirer} costa di più:`)} ${dollars(high)} contro ${dollars(low)}.`,
  byPoints: (acquirer, price, high, low) =>
    rich`${strong(`Entrambe costano ${dollars(price)}, ma ${acquirer} ha più punti città:`)} ${high} contro ${low}.`,
  notImmune: (defunct, count, from) =>
    `${defunct} ha ${points(count)}; sarebbe al sicuro solo da ${from} in su.`,
  bystanders: (others) =>
    `${others.length > 1 ? 'Ci sono' : 'C’è'} anche ${list(others)}, ma partecipa solo chi vale meno.`,

  homeOf: (city, defunct) => `${city}, la base di ${defunct}, cambia mano`,
  replaces: (aircraft, acquirer) =>
    rich`${strong(`Un ${aircraft} di ${acquirer} prende il posto del segnalino della base:`)} 3 punti città in più.`,
  ceoIs: (who, airline) => `${says([who], ['sei', 'è', '', ''])} CEO di ${airline}.`,
  already: (acquirer, city) =>
    rich`${strong(`${acquirer} è già ${to(city)}:`)} nessun aereo, niente altri 3 punti città.`,

  bonusOf: (defunct) => `${defunct} paga i premi`,
  rate: (price, count, rate) =>
    `Per azione: 1% di ${dollars(price)} × ${count}, arrotondato alla decina: ${dollars(rate)}`,
  largest: 'Primo, 20 ×',
  second: 'Secondo, 10 ×',
  firstSaid: (who, held) => `${says(who, ['sei', 'è', '', ''])} al primo posto con ${shares(held)}:`,
  secondSaid: (who, held) => `${says(who, ['sei', 'è', '', ''])} al secondo posto con ${shares(held)}:`,
  sole: (who) =>
    `Solo ${everyone(who)} ${agreeing(who, ['hai azioni e prendi', 'ha azioni e prende', '', ''])} entrambi i premi:`,
  tiedFirst: (who) => `${says(who, ['', '', 'vi dividete', 'si dividono'])} il primo posto e i due premi:`,
  tiedSecond: (who) => `${says(who, ['', '', 'vi dividete', 'si dividono'])} il secondo posto:`,
  amount: (amount) => `${dollars(amount)}.`,
  times: (times, rate, amount) => `${times} × ${dollars(rate)} = ${dollars(amount)}.`,
  each: (total, each, rounded) => `${dollars(total)}, quindi ${dollars(each)} a testa${rounding(rounded)}.`,
  noBonus: 'Con 0 $ per azione non ci sono premi.',
  without: 'Tu non hai azioni.',

  choicesOf: (defunct) => `Che cosa fanno gli azionisti di ${defunct}`,
  exchangeRule: (acquirer, price) => `Due azioni per una di ${acquirer}, oppure ${dollars(price)} l’una`,
  held: (count) => `ha ${shares(count)}`,
  gets: (count, airline) => `riceve ${shares(count)} di ${airline}`,
  choosing: 'decide',
  toCome: 'più tardi',
  chose: (who, exchanged, sold, amount, acquirer) => {
    const swaps = `${exchanged * 2} con ${shares(exchanged)} di ${acquirer}`;
    const sells = `${shares(sold)} per ${dollars(amount)}`;
    const swapping = says([who], ['scambi', 'scambia', '', '']);
    if (exchanged === 0) return rich`${strong(`${says([who], ['vendi', 'vende', '', ''])} ${sells}.`)}`;
    if (sold === 0) return rich`${strong(`${swapping} ${swaps}.`)}`;
    return rich`${strong(`${swapping} ${swaps}`)} e ${agreeing([who], ['vendi', 'vende', '', ''])} ${sells}.`;
  },
  single: 'Un’azione sola si può soltanto vendere.',
  soldOut: (acquirer) => `${acquirer} non ha più azioni da scambiare.`,
  rises: (acquirer, from, to) => `${acquirer} sale da ${dollars(from)} a ${dollars(to)}.`,
  newCeo: (who, airline) =>
    who.is === 'you' ? `Ora sei CEO di ${airline}.` : `Ora ${who.name} è CEO di ${airline}.`,

  citiesOf: (acquirer, defunct, count) =>
    count === 0
      ? `${acquirer} non riceve altre città di ${defunct}`
      : `${acquirer} riceve ${cities(count)} di ${defunct}`,
  taken: 'Con un segnalino di acquisizione',
  shared: 'In comune: l’aereo se ne va',
  replaced: 'Con un aereo nuovo',
  forfeited: 'Abbandonate',
  grows: (acquirer, from, to) => rich`${strong(`${acquirer} passa da ${from} a ${points(to)}.`)}`,
  samePoints: (acquirer, count) => rich`${strong(`${acquirer} resta a ${points(count)}.`)}`,
  tooFew: (acquirer, has, needed) =>
    `${acquirer} ${has === 0 ? 'non ha segnalini' : has === 1 ? 'ha 1 segnalino' : `ha ${has} segnalini`} per ${cities(needed)}; ${has === 0 ? '' : 'per le altre '}decide il CEO.`,
  isReplaced: (city, aircraft) => rich`${strong(`${city} riceve un ${aircraft}`)} al posto di un segnalino.`,
  isForfeited: (lost) =>
    rich`${strong(`${list(lost)}: ${lost.length > 1 ? 'abbandonate' : 'abbandonata'};`)} le carte vanno negli scarti.`,

  resultOf: (defunct) => `${defunct} non esiste più`,
  change: (from, to) => `${from} → ${to}`,
  yourCash: (amount) => `Ora hai ${dollars(amount)} in contanti.`,

  sheet: 'Incassi',
  columns: { held: 'azioni', bonus: 'premio', exchanged: 'nuove', sold: 'vendita', cash: 'contanti' },
  figure: (amount) => figure('it', amount),
  sum: dollars,

  payout: {
    title: 'Dividendi',
    says: 'Un’azione rende l’1% di prezzo × punti città, arrotondato alla decina.',
    airline: 'Compagnia',
    share: 'Per azione',
    reckoned: (price, count) => `${dollars(price)} × ${count}`,
    total: 'In tutto',
    most: (who, amount) =>
      rich`${strong(`${says(who, ['ricevi', 'riceve', 'ricevete', 'ricevono'])} di più:`)} ${dollars(amount)}.`,
    nobody: 'Questa volta nessuna compagnia paga.',
    to: (price) => `a ${dollars(price)}`,
  },
};
