import type { KwireCommands } from '../../en/commands/air-kwire.ts';
import { money } from '../../figures.ts';

const dollars = (amount: number): string => money('fr', amount);
const shares = (count: number): string => `${count} ${count < 2 ? 'action' : 'actions'}`;

export const kwireCommands: KwireCommands = {
  verbs: {
    buy: ['achète', 'acheter'],
    open: ['achète', 'ouvre', 'ouvrir', 'acheter'],
    sell: ['vends', 'vendre'],
    done: ['continue', 'continuer', 'fini'],
    route: ['vole', 'ligne', 'ouvre'],
    discard: ['défausse', 'défausser'],
    pass: ['passe', 'passer'],
    draw: ['pioche', 'prends'],
    approve: ['accepte', 'oui', 'accepter'],
    refuse: ['refuse', 'non', 'refuser'],
    rehome: ['base'],
    dispose: ['échange', 'échanger'],
    settle: ['remplace', 'remplacer'],
    power: ['joue', 'spéciale'],
    decommission: ['quitte', 'quitter'],
    keep: ['garde', 'garder'],
    propose: ['propose', 'proposer la fin', 'vote'],
    vote: ['vote', 'voter'],
  },
  nouns: {
    pile: ['pioche', 'paquet', 'dessus'],
    pool: ['défausse'],
    none: ['aucune', 'rien'],
    forfeit: ['abandonne', 'abandon'],
    yes: ['oui', 'fin'],
    no: ['non', 'continuer'],
  },

  does: {
    buy: 'Acheter une action',
    open: 'Ouvrir une compagnie',
    sell: 'Vendre une action',
    done: 'Continuer',
    route: 'Ouvrir une ligne',
    discard: 'Défausser une carte',
    pass: 'Aucune carte ce tour-ci',
    draw: 'Piocher une carte',
    approve: 'Accepter la ligne',
    refuse: 'Refuser la ligne',
    rehome: 'L’avion pour la base acquise',
    dispose: 'Échanger des actions, deux pour une, et vendre le reste',
    settle: 'Une ville sans marqueur',
    power: 'Jouer une carte spéciale',
    decommission: 'Quitter une ville',
    keep: 'Garder toutes les villes',
    propose: 'Proposer la fin de la partie',
    vote: 'Fin de la partie, oui ou non',
  },
  says: {
    airline: (name, home) => `${name}, base à ${home}`,
    buying: (airline, cost) => `Acheter une action ${airline} pour ${dollars(cost)}, courtage compris`,
    opening: (airline, cost) =>
      `Ouvrir ${airline} : deux actions pour ${dollars(cost)}, et une ligne ce tour-ci`,
    selling: (airline, gain) => `Vendre une action ${airline} pour ${dollars(gain)}, courtage déduit`,
    flying: (airline, city, aircraft) => `${airline} vers ${city} avec un ${aircraft}`,
    discarding: (card) => `Défausser ${card}`,
    taking: (city) => `Prendre ${city} dans la défausse`,
    drawing: { pile: 'Piocher la carte du dessus', none: 'Ne pas piocher' },
    rehoming: (aircraft) => `Un ${aircraft} pour la base acquise`,
    disposing: ({ gets, of, sells, brings }) =>
      [
        ...(gets > 0 ? [`Échanger ${2 * gets} actions contre ${gets} de ${of}`] : []),
        ...(sells > 0 ? [`${gets > 0 ? 'vendre' : 'Vendre'} ${shares(sells)} pour ${dollars(brings)}`] : []),
      ].join(', ') || 'Aucun échange',
    settling: (city, aircraft) => `Un ${aircraft} de la compagnie à ${city}`,
    forfeiting: (city) => `Abandonner ${city}`,
    playing: (card) => `Jouer ${card}`,
    leaving: (airline, city) => `${airline} quitte ${city}`,
    keeping: (airline) => `${airline} garde toutes ses villes`,
    agreeing: 'La partie doit finir',
    disagreeing: 'On joue encore',
    done: {
      stock: 'Plus de bourse ce tour-ci',
      second: 'Pas de deuxième ligne',
      'free-discard': 'Plus rien à défausser',
    },
    count: (count) => (count === 0 ? 'vendre toutes les actions' : `${shares(count)} pour ${2 * count}`),

    traded: ({ airline, price, ceo, bankrupt }) =>
      bankrupt
        ? `${airline} fait alors faillite.`
        : `Cours ensuite : ${dollars(price)}.${ceo === null ? '' : ` CEO : ${ceo}.`}`,
    flown: ({ airline, points, asked, acquirer, defunct, pays, wins }) =>
      [
        ...(asked === null ? [] : [`Le CEO décide d’abord : ${asked}.`]),
        `${airline} aura ${points} points de ville.`,
        ...(acquirer === null ? [] : [`Fusion : ${acquirer} absorbe ${defunct}.`]),
        ...(wins ? ['La partie se termine.'] : []),
        ...(pays ? ['Les dividendes sont payés.'] : []),
      ].join(' '),
  },
};
