import type { Texts } from '../../air-kwire.ts';
import { figure, listFormat, money, signedMoney } from '../../figures.ts';

const dollars = (amount: number): string => money('fr', amount);
const list = (parts: readonly string[]): string => listFormat('fr').format(parts);
const shares = (count: number): string => (count === 1 ? '1 action' : `${count} actions`);
const points = (count: number): string =>
  count <= 1 ? `${count} point de ville` : `${count} points de ville`;
const cards = (count: number): string => (count <= 1 ? `${count} carte` : `${count} cartes`);
const cities = (count: number): string => (count === 1 ? '1 ville' : `${count} villes`);
const turns = (count: number): string => (count === 1 ? '1 tour' : `${count} tours`);

export const panels: Texts['panels'] = {
  money: dollars,

  bar: {
    asked: 'Ta réponse',
    pile: (count) => `${cards(count)} dans la pioche`,
    reversed: 'On joue dans l’autre sens',
    idle: (left) => `Encore ${turns(left)} sans ligne et la partie s’arrête`,
    last: (left) => `Encore ${turns(left)} au plus`,
    yourCash: 'ta caisse, autres secrètes',
    cash: 'ta caisse',
  },

  tabs: { airlines: 'Compagnies', market: 'Bourse' },

  marks: {
    'block-trade': '=',
    'fees-waived': '0$',
    'double-routes': '2×',
    'free-discard': '↓',
  },

  players: {
    hand: cards,
    worth: (amount) => `${dollars(amount)} en actions`,
    cash: (amount) => `${dollars(amount)} en caisse`,
    leads: (airlines) => `CEO de ${list(airlines)}`,
    marked: (powers) => `${list(powers)} au prochain tour`,
  },

  airlines: {
    title: 'Compagnies',
    figure: (amount) => figure('fr', amount),
    airline: 'Compagnie',
    inHand: 'Cartes en main',
    price: 'Cours',
    pays: 'Verse',
    left: 'Lib.',
    lead: 'En tête',
    trades: (left) => `encore ${left}`,
    worth: 'En actions, $',
    cash: 'En caisse, $',
    heads: {
      price: 'Cours d’une action, et le dividende qu’une action recevrait',
      left: 'Actions qui ne sont à personne',
      trades: 'Achats et ventes qu’il te reste ce tour-ci',
    },
    points: (count, immune, wins) =>
      `${points(count)} ; à partir de ${immune}, personne ne peut l’absorber, ${wins} terminent la partie`,
    immune: 'ne peut pas être absorbée',
    priceOf: (amount) => `cours ${dollars(amount)}`,
    rateOf: (amount) => `verse ${dollars(amount)} par action`,
    unpaid: (why) => `ne verse pas de dividende : ${why}`,
    closed: (home) => `Fermée · ${home}`,
    takenOver: (owner) => `Absorbée par ${owner}`,
    gone: 'Absorbée',
    held: (count) => (count === 0 ? 'aucune action' : shares(count)),
    ceo: 'CEO',
    pick: (airline) => `Choisir ${airline}`,
    buy: (airline, amount) => `Acheter une action ${airline} pour ${dollars(amount)}, courtage compris`,
    sell: (airline, amount) => `Vendre une action ${airline} pour ${dollars(amount)}, courtage déduit`,
    open: (airline, amount) => `Ouvrir ${airline} pour ${dollars(amount)}, courtage compris`,
    openBrief: 'Ouvrir',
    buyFor: (amount) => `Acheter à ${dollars(amount)}`,
    sellFor: (amount) => `Vendre à ${dollars(amount)}`,
    whyClosed: {
      'three-trades': 'plus d’opération',
      'one-opening': 'une ouverture par tour',
      'home-occupied': 'sa base est occupée',
      'no-cash': 'trop peu d’argent',
      'no-route': 'aucune carte à sa portée',
    },
    legend: {
      title: 'Ce que disent les signes',
      filled: 'Plein :',
      outlined: 'Encadré :',
      second: 'deuxième',
      star: 'Étoile :',
      ceo: 'CEO',
      bar: 'Barre des points de ville :',
      safe: 'à l’abri après le trait',
      struck: 'Barré :',
      unpaid: 'ne verse rien',
      left: 'Lib. : actions à personne',
    },
  },

  standing: {
    title: 'Lignes demandées par d’autres',
    label: (airline) => `Lignes demandées par d’autres avec ${airline}`,
    answers: { ask: 'Me demander', approve: 'Accepter', refuse: 'Refuser' },
  },

  feed: {
    title: 'Qui y gagne ?',
    trade: 'Ce que cela change',
    change: (amount) => signedMoney('fr', amount),
    dividend: 'Dividende',
    bonus: 'Prime',
    wealth: 'Fortune',
    points: (before, after) => `Points de ville ${before}, puis ${after}`,
    pointsWord: 'points',
    price: (before, after) => `Cours ${before}, puis ${after}`,
    pays: (before, after) => (before === after ? `verse ${after}` : `verse ${before} → ${after}`),
    paysNothing: 'ne verse rien',
    takesOver: (acquirer, defunct, count) => `${acquirer} absorbe ${defunct} et passe à ${points(count)}.`,
    short: (count) => `Elle n’a pas de marqueur pour ${cities(count)}.`,
    apart: {
      immune: (_higher, lower) => `${lower} ne peut pas être absorbée : elles restent séparées.`,
      equal: (higher, lower) => `${higher} et ${lower} valent autant : elles restent séparées.`,
      'no-aircraft': (higher, lower) =>
        `${higher} n’a pas d’avion pour la base de ${lower} : elles restent séparées.`,
    },
    consent: (name) => `${name} doit accepter.`,
    due: 'Dividendes à la fin de ce tour.',
    wins: 'La partie se termine ainsi.',
    nowPays: 'Elle verse un dividende.',
    why: {
      shares: (count, sold) => `${points(count)} pour ${shares(sold)} : ne verse rien.`,
      cities: (count, limit) => `${cities(count)}, ${limit} au plus à ce cours : ne verse rien.`,
      aircraft: (aircraft) => `${aircraft} non autorisé à ce cours : ne verse rien.`,
    },
    ahead: (count, amount) =>
      `${count === 1 ? 'Encore 1 point' : `Encore ${count} points`} et elle verse ${dollars(amount)}.`,
    aheadByPrice: (purchases, amount) =>
      `${purchases === 1 ? 'Encore 1 achat' : `Encore ${purchases} achats`} et elle verse ${dollars(amount)}.`,
    full: (limit, purchases) => {
      const full = `Limite de villes atteinte : ${limit}.`;
      if (purchases === 0) return full;
      return purchases === 1
        ? `${full} Encore 1 achat la relève.`
        : `${full} Encore ${purchases} achats la relèvent.`;
    },
    safe: 'Plus personne ne peut l’absorber.',
    almostSafe: (count) =>
      `${count === 1 ? 'Encore 1 point' : `Encore ${count} points`} et personne ne pourra l’absorber.`,
    shortOfCeo: (count) => `Il te manque ${count === 1 ? '1 action' : `${count} actions`} pour être CEO.`,
    unlocksCities: (limit) => `Ensuite jusqu’à ${cities(limit)}.`,
    unlocks: (aircraft) => `Ensuite ${aircraft} permis.`,
    locks: (aircraft) => `Ensuite ${aircraft} au plus.`,
    ceo: (name) => `CEO ensuite : ${name}.`,
    youCeo: 'Tu es alors CEO.',
    opening: 'Deux actions au cours d’une, et une ligne ce tour-ci.',
    bankrupt: 'Elle fait faillite : toutes ses actions sont nulles.',
    cost: (amount) => (amount < 0 ? `Rapporte ${dollars(-amount)}.` : `Coûte ${dollars(amount)}.`),
  },

  flying: {
    pick: 'Quelle compagnie ?',
    pickAircraft: (airline) => `${airline} : quel avion ?`,
    fly: (airline, aircraft) => `${airline}, ${aircraft}`,
  },

  tag: {
    city: (city, worth) => `${city}, ${worth <= 1 ? `${worth} point` : `${worth} points`}`,
    brings: (airline, before, after) =>
      before === after ? `${airline} reste à ${after}.` : `${airline} ${before} → ${after}.`,
    takesOver: (acquirer, defunct) => `${acquirer} absorbe ${defunct}.`,
    apart: 'Elles restent séparées.',
    mayFly: (count) => (count === 1 ? 'une compagnie peut voler' : `${count} compagnies peuvent voler`),
  },

  announce: {
    nowCosts: (airline, price, count) =>
      `${airline} est maintenant à ${dollars(price)} avec ${points(count)}.`,
  },
};
