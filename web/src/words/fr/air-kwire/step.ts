import type { Texts } from '../../air-kwire.ts';
import { listFormat, money } from '../../figures.ts';

const dollars = (amount: number): string => money('fr', amount);
const list = (parts: readonly string[]): string => listFormat('fr').format(parts);
const shares = (count: number): string => (count === 1 ? '1 action' : `${count} actions`);
const points = (count: number): string => (count < 2 ? `${count} point` : `${count} points`);

/** What a route brings its airline. */
const grows = (airline: string, before: number, after: number): string =>
  before === after ? `${airline} reste à ${after} points` : `${airline} ${before} → ${after} points`;
const pays = (rate: number): string => (rate === 0 ? 'ne verse rien' : `verse ${dollars(rate)} par action`);

export const step: Texts['step'] = {
  stock: (left, cash, mayFly) => ({
    lead: mayFly ? 'Achète, vends, ou vole vers une ville éclairée.' : 'Achète ou vends.',
    rest: `Encore ${left === 1 ? '1 opération' : `${left} opérations`}, ${dollars(cash)} en caisse.`,
  }),
  stockDone: (cash) => ({ lead: 'Plus d’opération.', rest: `${dollars(cash)} en caisse.` }),
  stockOf: (airline, held) => ({
    lead: `${airline}.`,
    rest: held === 0 ? 'Tu n’en as aucune.' : `Tu en as ${shares(held)}.`,
  }),
  owed: (airline) => ({
    lead: `${airline} ne peut pas encore voler.`,
    rest: 'Il faut un autre achat pour sa première ligne.',
  }),
  open: (airline) => ({ lead: `Ouvrir ${airline}.`, rest: 'Laquelle de tes cartes vole d’abord ?' }),
  openCity: (city) => ({ lead: `${city} comme première ligne.`, rest: 'Quelle compagnie ouvre ?' }),
  openReady: (airline, count, rise) => ({
    lead: `${shares(count)} et CEO de ${airline} :`,
    rest: `ensuite ${points(rise)}.`,
  }),

  card: { lead: 'Vole, ou défausse une carte.', rest: 'Carte, compagnie, ville éclairée.' },
  cardOwed: (airline) => ({ lead: `${airline} vole.`, rest: 'Tu l’as ouverte ce tour-ci.' }),
  cardNothing: { lead: 'Aucune carte ne peut voler.', rest: 'Défausses-en une.' },
  pass: { lead: 'Aucune carte à jouer.', rest: '' },
  second: { lead: 'Une deuxième ligne ?', rest: 'Carte, compagnie, ville éclairée.' },
  secondNothing: { lead: 'Pas de deuxième ligne.', rest: 'Aucune de tes cartes ne peut voler.' },
  refused: (name, city, other) => ({
    lead: `${name} a refusé ${city}.`,
    rest: {
      fly: 'Vole vers une autre ville, ou défausse.',
      second: 'Vole vers une autre ville, ou restes-en à une ligne.',
      none: 'Rien d’autre ne peut voler.',
    }[other],
  }),
  discard: { lead: 'Quelle carte défausser ?', rest: 'Elle reste visible pour tous.' },
  discarding: (card) => ({ lead: `${card} part`, rest: 'à la défausse.' }),
  freeDiscard: { lead: 'Défausse ce que tu veux.', rest: 'Ta main revient ensuite à cinq.' },
  flyAirline: (airline) => ({ lead: `${airline} vole.`, rest: 'Les villes à sa portée sont éclairées.' }),
  flyCity: (city) => ({ lead: `${city}.`, rest: 'Quelle compagnie y vole ?' }),
  ready: (airline, before, after, rate) => ({
    lead: `${grows(airline, before, after)},`,
    rest: `${pays(rate)}.`,
  }),
  takesOver: (acquirer, defunct) => ({ lead: `${acquirer} absorbe ${defunct}.`, rest: '' }),
  ends: (airline, after) => ({ lead: `${airline} a ${after} points :`, rest: 'la partie se termine ainsi.' }),

  consent: (name, airline, city) => ({ lead: `${name} demande :`, rest: `${airline} vers ${city} ?` }),
  replenish: (left) => ({
    lead: left === 1 ? 'Pioche une carte.' : `Pioche ${left} cartes.`,
    rest: 'Pioche, ou carte éclairée.',
  }),
  replenishPile: (left) => ({
    lead: left === 1 ? 'Pioche une carte.' : `Pioche ${left} cartes.`,
    rest: 'Seule la pioche est permise.',
  }),
  replenishNone: { lead: 'Rien à piocher.', rest: '' },
  vote: (name) => ({
    lead: `${name} propose la fin.`,
    rest: 'Terminer la partie maintenant, sans dividendes ?',
  }),
  decommission: (airline) => ({
    lead: `Retirer une ville à ${airline} ?`,
    rest: 'L’avion et les points s’en vont aussi.',
  }),
  decommissionCity: (city, worth) => ({ lead: `${city} s’en va`, rest: `et ${points(worth)} avec.` }),
  rehome: (airline, city) => ({ lead: `${airline} s’installe à ${city}.`, rest: 'Avec quel avion ?' }),
  dispose: (count, defunct, acquirer, price) => ({
    lead: count === 1 ? `Ton action ${defunct} :` : `Tes ${shares(count)} ${defunct} :`,
    rest: `deux contre une de ${acquirer}, ou ${dollars(price)} pièce.`,
  }),
  settle: (airline) => ({
    lead: `${airline} manque de marqueurs.`,
    rest: 'Choisis une ville : nouvel avion, ou l’abandonner.',
  }),
  settleCity: (city) => ({ lead: `${city}.`, rest: 'Un nouvel avion, ou l’abandonner ?' }),
  settleLoses: (cities, worth) => ({ lead: `Tu perds ${cities}`, rest: `et ${points(worth)}.` }),
  asking: (name) => ({ lead: `${name} doit accepter.`, rest: 'Demande, ou annule.' }),
  answered: { lead: 'C’est décidé.', rest: 'Confirme, ou annule.' },
  proposed: { lead: 'Tu proposes la fin.', rest: 'On demande maintenant aux autres.' },

  powers: {
    'block-trade': 'Les cours ne bougent qu’après tes opérations ; pour les autres à leur prochain tour.',
    'fees-waived': 'Pas de courtage ce tour-ci ; pour les autres à leur prochain tour.',
    'decommission-route': 'Chaque CEO peut aussitôt retirer une ville à chacune de ses compagnies.',
    'double-routes': 'Tu peux ouvrir une deuxième ligne ; les autres à leur prochain tour.',
    'free-discard': 'Défausse à volonté et complète à la pioche ; les autres à leur prochain tour.',
    'pay-dividends': 'Les dividendes sont versés à la fin de ce tour.',
    'reset-marker': 'Le marqueur des dividendes revient en haut, sans versement.',
    reshuffle: 'La défausse et la pioche sont mélangées ensemble.',
    reverse: 'Dès la fin de ce tour, on joue dans l’autre sens.',
  },

  parts: {
    airline: 'Compagnie',
    card: 'Carte',
    city: 'Ville',
    aircraft: 'Avion',
    purchases: (count) => (count === 1 ? '1 achat' : `${count} achats`),
    propose: 'Proposer la fin',
    discard: 'Défausser une carte',
    fly: 'Voler plutôt',
  },

  trade: {
    price: (price) => `ensuite ${dollars(price)}`,
    unlocks: (limit) => (limit === 1 ? 'jusqu’à 1 ville' : `jusqu’à ${limit} villes`),
  },

  asked: {
    points: (airline, before, after, rate) => `${grows(airline, before, after)}, ${pays(rate)}.`,
    apart: (other) => `Elle rencontre ${other} ; elles restent séparées.`,
    takesOver: (acquirer, defunct) => `${acquirer} absorbe ${defunct}.`,
    bonus: (amount) => `Ta prime : ${dollars(amount)}.`,
    wins: 'La partie se termine ainsi.',
    always: (airline) => `La prochaine fois pour ${airline}`,
    given: { approve: 'Tu acceptes toujours : accepté.', refuse: 'Tu refuses toujours : refusé.' },
  },

  disposal: {
    title: (defunct) => `Ce que deviennent tes actions de ${defunct}`,
    fewer: 'Échanger deux actions de moins',
    more: 'Échanger deux actions de plus',
    sellAll: 'Tout vendre',
    forAmount: (count, amount) => `${count} pour ${dollars(amount)}`,
    exchange: (give, get) => `Échanger ${give} contre ${get}`,
    sell: (count, amount) => `en vendre ${count} pour ${dollars(amount)}`,
    sellNone: 'sans rien vendre',
    cash: 'Ton argent',
    shares: (acquirer) => `Actions ${acquirer}`,
    sharesAt: (count, price) => `${count} à ${dollars(price)}`,
    dividend: 'Dividende',
    ceo: 'CEO',
    later: (names) =>
      `${list(names)} ${names.length === 1 ? 'décide' : 'décident'} après toi : cours et CEO peuvent encore changer.`,
  },
  ending: {
    now: 'Si la partie s’arrêtait maintenant,',
    ends: 'Alors',
    open: 'Hors caisse,',
    wins: {
      you: (ahead) => `tu gagnerais avec ${dollars(ahead)} d’avance`,
      alone: (name, ahead) => `${name} gagnerait avec ${dollars(ahead)} d’avance`,
      level: (names, you) =>
        you
          ? `${list([...names, 'toi'])} seriez à égalité en tête`
          : `${list(names)} seraient à égalité en tête`,
    },
    leads: {
      you: (ahead) => `tu as ${dollars(ahead)} d’avance`,
      alone: (name, ahead) => `${name} a ${dollars(ahead)} d’avance`,
      level: (names, you) =>
        you ? `${list([...names, 'toi'])} êtes à égalité en tête` : `${list(names)} sont à égalité en tête`,
    },
    behind: (amount, cash) => `Il te manque ${dollars(amount)} ; tu as ${dollars(cash)} en caisse.`,
  },
  forfeit: 'Abandonner',

  buttons: {
    confirm: 'Confirmer',
    done: 'Passer à la carte',
    endTrading: (deed) => `Finir les opérations : ${deed}`,
    buy: (airline, amount) => `Acheter ${airline} à ${dollars(amount)}`,
    openFly: (_airline, amount, city) => `Ouvrir pour ${dollars(amount)} et aller à ${city}`,
    openOnly: 'Ouvrir seulement',
    fly: (airline, city) => `${airline} vole vers ${city}`,
    ask: (name) => `Demander à ${name}`,
    askAll: 'Demander aux autres',
    noSecond: 'Pas de deuxième ligne',
    discard: (card) => `Défausser ${card}`,
    keepRest: 'Garder le reste',
    pass: 'Passer',
    power: (card) => `Jouer ${card}`,
    approve: 'Accepter',
    refuse: 'Refuser',
    draw: 'Piocher',
    take: (city) => `Prendre ${city}`,
    none: 'Aucune carte',
    rehome: (aircraft, city) => `${aircraft} à ${city}`,
    sellAll: (count, amount) => `En vendre ${count} pour ${dollars(amount)}`,
    exchange: (give, get) => `Échanger ${give} contre ${get}`,
    exchangeSell: (give, count) => `Échanger ${give}, vendre ${count}`,
    forfeit: (city) => `Abandonner ${city}`,
    decommission: (city) => `Retirer ${city}`,
    keep: 'Les garder toutes',
    agree: 'Terminer la partie',
    playOn: 'Continuer la partie',
  },
  waiting: {
    open: 'Ouvrir et voler',
    fly: 'Voler',
    discard: 'Défausser',
    decommission: 'Retirer',
    dispose: 'Vendre ou échanger',
    settle: 'Régler',
    replenish: 'Piocher',
  },
};
