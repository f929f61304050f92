import type { Texts } from '../../airlines-1990.ts';

const actions = (count: number): string => `${count} ${count < 2 ? 'action' : 'actions'}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const list = (companies: readonly string[]): string => companies.join(', ');

/** The conversation of a turn. */
export const step: Texts['step'] = {
  actions: {
    label: 'Les trois coups',
    found: {
      name: 'Fonder',
      short: 'Fonder',
      says: (companies) => (companies.length > 3 ? `${companies.length} possibles` : list(companies)),
      brief: (companies) => (companies.length > 3 ? `${companies.length} possibles` : list(companies)),
    },
    expand: {
      name: 'Agrandir',
      short: 'Agrandir',
      brings: {
        both: { says: 'Piocher d’abord, définitif', brief: 'piocher d’abord' },
        card: { says: 'Seulement une carte Vol', brief: 'juste une carte' },
        flight: { says: 'Plus de carte à piocher', brief: 'plus de carte' },
        nothing: { says: 'N’apporte rien ce tour', brief: 'n’apporte rien' },
      },
    },
    play: {
      name: 'Poser des actions',
      short: 'Poser',
      says: (companies) => (companies.length > 4 ? `${companies.length} compagnies` : list(companies)),
      brief: (companies) => (companies.length > 3 ? `${companies.length} possibles` : list(companies)),
    },
    no: {
      noShare: { says: 'pas d’action', rule: 'A90-20' },
      noCard: { says: 'pas de carte', rule: 'A90-40' },
      allInPlay: { says: 'toutes en jeu', rule: 'A90-20' },
      play: { says: 'aucune en jeu', rule: 'A90-22' },
    },
  },

  choose: { lead: 'À toi de jouer.', rest: 'Choisis un des trois coups.' },
  expandNothing: {
    lead: 'Agrandir ?',
    rest: 'Aucune de tes cartes ne peut voler et il n’y a plus de carte Vol : ce tour n’apporte rien.',
  },
  swap: (card) => ({ lead: `Échanger ${card}.`, rest: 'La carte quitte le jeu, une autre arrive.' }),
  refresh: (company) => ({
    lead: `Remplacer ${company}.`,
    rest: 'L’action quitte le jeu, une autre arrive.',
  }),

  found: { lead: 'Fonder.', rest: 'Compagnie, carte et ligne éclairée.' },
  foundCompany: (company, city) => ({
    lead: `Fonder ${company}.`,
    rest: `Tes lignes depuis ${city} sont éclairées.`,
  }),
  fly: { lead: 'Voler, ou garder.', rest: 'Carte, compagnie et ligne éclairée.' },
  flyNothing: { lead: 'Aucun vol.', rest: 'Aucune de tes cartes ne le permet maintenant.' },
  flyCompany: (company) => ({
    lead: `${company} vole.`,
    rest: 'Les lignes qu’elle peut ouvrir sont éclairées.',
  }),
  flyCard: (card) => ({ lead: `${capital(card)}.`, rest: 'Les lignes possibles sont éclairées.' }),
  whichCompany: (route) => ({ lead: `${route}.`, rest: 'Quelle compagnie y vole ?' }),
  ready: (company, worth, left) => ({
    lead: `${company} vaudra ${worth}.`,
    rest: left < 2 ? `Il restera ${left} marqueur.` : `Il restera ${left} marqueurs.`,
  }),
  take: { lead: 'Une action.', rest: 'Au marché ou à la pioche.' },
  takeFaceUp: { lead: 'Une action.', rest: 'Au marché ; la pioche est vide.' },
  play: { lead: 'Poser des actions.', rest: 'Autant que tu veux d’une compagnie en jeu.' },
  played: (company, count) => ({
    lead: `${actions(count)} ${company}.`,
    rest: count === 1 ? 'Ensuite, tu peux saboter.' : 'On ne sabote qu’après une seule action.',
  }),
  sabotage: { lead: 'Saboter ?', rest: 'Quel marqueur, quel cercle à partir de 5 ?' },
  sabotageWith: (company) => ({ lead: `Un marqueur de ${company}.`, rest: 'Choisis un cercle éclairé.' }),
  sabotageOn: (route) => ({ lead: `${route}.`, rest: 'Le marqueur de qui ?' }),
  sabotageWhich: (route) => ({ lead: `${route}.`, rest: 'Quel cercle ?' }),
  sabotageFull: (route) => ({ lead: route, rest: 'sera complète.' }),
  sabotageNext: (route, circle) => ({ lead: route, rest: `demandera une carte de ${circle} ou plus.` }),
  sabotageLater: (route, circle) => ({
    lead: route,
    rest: `perd son ${circle} ; le cercle plus bas reste libre.`,
  }),

  parts: {
    company: 'Compagnie',
    shares: 'Actions',
    card: 'Carte',
    route: 'Ligne',
    marker: 'Marqueur de',
    circle: 'Cercle',
    points: 'Points si on comptait',
    change: (before, after) => `${before} → ${after}`,
    fewer: 'Une action de moins',
    more: 'Une action de plus',
    of: (count, most) => `${count} sur ${most}`,
    markersLeft: (company, left) =>
      left < 2 ? `${company}, reste ${left} marqueur` : `${company}, reste ${left} marqueurs`,
  },

  expandFirst: (route) => ({
    lead: route === '' ? 'Agrandir.' : `${route}.`,
    rest: 'Tu pioches une carte avant de voler.',
  }),

  buttons: {
    expand: 'Agrandir quand même',
    found: (company, count) => `Fonder ${company} avec ${actions(count)}`,
    flyTo: (company, city) => `${company} vole vers ${city}`,
    fly: (company, route) => `${company} ouvre ${route}`,
    play: (company, count) => `Poser ${count} ${company}`,
    take: (company) => `Prendre ${company}`,
    draw: 'Piocher une action',
    expandFor: 'Agrandir : piocher une carte',
    sabotage: (circle) => `Saboter le cercle ${circle}`,
    keep: 'Garder',
    keepOn: 'Garder les cartes',
    noSabotage: 'Pas de sabotage',
    swap: (card) => `Échanger ${card}`,
    refresh: (company) => `Remplacer ${company}`,
  },
  waiting: { found: 'Fonder', fly: 'Voler', play: 'Poser', sabotage: 'Saboter' },
};
