import type { SceneTexts } from '../../air-kwire.ts';
import { figure, money } from '../../figures.ts';
import { rich, strong } from '../../rich.ts';
import { does, hasYou, list, named, SHARE, shares, type Verb } from '../people.ts';

const ARE: Verb = { you: 'es', one: 'est', several: 'sont', youAndOthers: 'êtes' };
const DECIDE: Verb = { you: 'décides', one: 'décide', several: 'décident', youAndOthers: 'décidez' };
const SELL: Verb = { you: 'vends', one: 'vend', several: 'vendent', youAndOthers: 'vendez' };
const EXCHANGE: Verb = { you: 'échanges', one: 'échange', several: 'échangent', youAndOthers: 'échangez' };
const RECEIVE: Verb = { you: 'reçois', one: 'reçoit', several: 'reçoivent', youAndOthers: 'recevez' };

const dollars = (amount: number): string => money('fr', amount);
const points = (count: number): string => `${count} ${count < 2 ? 'point' : 'points'} de ville`;
const cities = (count: number): string => `${count} ${count < 2 ? 'ville' : 'villes'}`;
const rounding = (rounded: boolean): string => (rounded ? ', arrondi à la dizaine inférieure' : '');

/** A merger on the stage, step by step, and a payout of dividends. */
export const merger: SceneTexts['merger'] = {
  title: (acquirer, defunct) => `${acquirer} absorbe ${defunct}`,
  card: 'Fusion',
  progress: 'Étapes de la fusion',
  chapters: {
    meet: 'Rencontre',
    home: 'Base',
    bonus: 'Primes',
    choices: 'Actions',
    cities: 'Villes',
    result: 'Résultat',
  },
  stepOf: (number, count) => `Étape ${number} sur ${count}`,
  nextStep: 'Étape suivante',
  next: (who) => (who.is === 'you' ? 'À toi de décider.' : `${who.name} décide ensuite.`),
  deciding: (who) => does([who], DECIDE),

  price: 'Cours de l’action',
  points: 'Points de ville',
  pointsOf: points,
  ceo: 'CEO',
  takesOver: 'absorbe',
  isTakenOver: 'est absorbée',
  noCeo: 'personne',

  met: (mover, other, city) => `${mover} vole vers ${city} et y rencontre ${other}`,
  byPrice: (acquirer, high, low) =>
    rich`${strong(`Une action ${acquirer} vaut plus :`)} ${dollars(high)} contre ${dollars(low)}.`,
  byPoints: (acquirer, price, high, low) =>
    rich`${strong(`Toutes deux valent ${dollars(price)}, mais ${acquirer} a plus de points de ville :`)} ${high} contre ${low}.`,
  notImmune: (defunct, count, from) =>
    `${defunct} a ${points(count)} ; à partir de ${from} elle serait à l’abri.`,
  bystanders: (others) =>
    `${list(others)} ${others.length > 1 ? 'y sont' : 'y est'} aussi, mais seule la moins cotée prend part.`,

  homeOf: (city, defunct) => `${city}, la base de ${defunct}, change de mains`,
  replaces: (aircraft, acquirer) =>
    rich`${strong(`Un ${aircraft} de ${acquirer} remplace le marqueur de base :`)} 3 points de ville de plus.`,
  ceoIs: (who, airline) => `${does([who], ARE)} CEO de ${airline}.`,
  already: (acquirer, city) =>
    rich`${strong(`${acquirer} est déjà à ${city} :`)} ni avion, ni 3 points de ville de plus.`,

  bonusOf: (defunct) => `${defunct} verse ses primes`,
  rate: (price, count, rate) =>
    `Par action : 1 % de ${dollars(price)} × ${count}, arrondi à la dizaine : ${dollars(rate)}`,
  largest: 'Premier, 20 ×',
  second: 'Deuxième, 10 ×',
  firstSaid: (who, held) => `${does(who, ARE)} en tête avec ${shares(held)} :`,
  secondSaid: (who, held) => `${does(who, ARE)} deuxième avec ${shares(held)} :`,
  sole: (who) =>
    hasYou(who)
      ? 'Personne d’autre n’a d’actions, les deux primes sont à toi :'
      : `${named(who)} est la seule personne à avoir des actions et reçoit les deux primes :`,
  tiedFirst: (who) => `${does(who, SHARE)} la première place et les deux primes :`,
  tiedSecond: (who) => `${does(who, SHARE)} la deuxième place :`,
  amount: (amount) => `${dollars(amount)}.`,
  times: (times, rate, amount) => `${times} × ${dollars(rate)} = ${dollars(amount)}.`,
  each: (total, each, rounded) => `${dollars(total)}, donc ${dollars(each)} chacun${rounding(rounded)}.`,
  noBonus: 'À 0 $ par action, il n’y a pas de prime.',
  without: 'Tu n’as aucune action.',

  choicesOf: (defunct) => `Ce que font les actionnaires de ${defunct}`,
  exchangeRule: (acquirer, price) => `Deux actions pour une de ${acquirer}, ou ${dollars(price)} l’une`,
  held: (count) => `a ${shares(count)}`,
  gets: (count, airline) => `reçoit ${shares(count)} de ${airline}`,
  choosing: 'décide',
  toCome: 'plus tard',
  chose: (who, exchanged, sold, amount, acquirer) => {
    const swaps = `${exchanged * 2} contre ${shares(exchanged)} de ${acquirer}`;
    const sells = `${shares(sold)} pour ${dollars(amount)}`;
    if (exchanged === 0) return rich`${strong(`${does([who], SELL)} ${sells}.`)}`;
    if (sold === 0) return rich`${strong(`${does([who], EXCHANGE)} ${swaps}.`)}`;
    return rich`${strong(`${does([who], EXCHANGE)} ${swaps}`)} et ${hasYou([who]) ? 'vends' : 'vend'} ${sells}.`;
  },
  single: 'Une seule action ne peut qu’être vendue.',
  soldOut: (acquirer) => `${acquirer} n’a plus d’action à échanger.`,
  rises: (acquirer, from, to) => `${acquirer} monte de ${dollars(from)} à ${dollars(to)}.`,
  newCeo: (who, airline) => `${does([who], ARE)} désormais CEO de ${airline}.`,

  citiesOf: (acquirer, defunct, count) =>
    count === 0
      ? `${acquirer} ne reçoit pas d’autre ville de ${defunct}`
      : `${acquirer} reçoit ${cities(count)} de ${defunct}`,
  taken: 'Avec un marqueur d’acquisition',
  shared: 'En commun : l’avion s’en va',
  replaced: 'Avec un nouvel avion',
  forfeited: 'Abandonnées',
  grows: (acquirer, from, to) => rich`${strong(`${acquirer} passe de ${from} à ${points(to)}.`)}`,
  samePoints: (acquirer, count) => rich`${strong(`${acquirer} reste à ${points(count)}.`)}`,
  tooFew: (acquirer, has, needed) =>
    `${acquirer} ${has === 0 ? 'n’a pas de marqueur' : has === 1 ? 'a 1 marqueur' : `a ${has} marqueurs`} pour ${cities(needed)} ; le CEO décide${has === 0 ? '' : ' des autres'}.`,
  isReplaced: (city, aircraft) => rich`${strong(`${city} reçoit un ${aircraft}`)} à la place d’un marqueur.`,
  isForfeited: (lost) =>
    rich`${strong(`${list(lost)} : ${lost.length > 1 ? 'abandonnées' : 'abandonnée'} ;`)} les cartes vont à la défausse.`,

  resultOf: (defunct) => `${defunct} n’existe plus`,
  change: (from, to) => `${from} → ${to}`,
  yourCash: (amount) => `Tu as maintenant ${dollars(amount)} en caisse.`,

  sheet: 'Gains',
  columns: { held: 'actions', bonus: 'prime', exchanged: 'reçues', sold: 'vente', cash: 'caisse' },
  figure: (amount) => figure('fr', amount),
  sum: dollars,

  payout: {
    title: 'Dividendes',
    says: 'Une action rapporte 1 % du cours × points de ville, arrondi à la dizaine.',
    airline: 'Compagnie',
    share: 'Par action',
    reckoned: (price, count) => `${dollars(price)} × ${count}`,
    total: 'En tout',
    most: (who, amount) => rich`${strong(`${does(who, RECEIVE)} le plus :`)} ${dollars(amount)}.`,
    nobody: 'Cette fois, aucune compagnie ne paie.',
    to: (price) => `à ${dollars(price)}`,
  },
};
