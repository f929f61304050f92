import type { Texts } from '../../airlines-1990.ts';

const counted = (count: number, one: string, more: string): string => `${count} ${count < 2 ? one : more}`;
const shares = (count: number): string => counted(count, 'action', 'actions');
const cards = (count: number): string => counted(count, 'carte', 'cartes');
const flights = (count: number): string => counted(count, 'carte Vol', 'cartes Vol');
const markers = (count: number): string => counted(count, 'marqueur', 'marqueurs');
const points = (count: number): string => counted(count, 'point', 'points');

/** What stands around the map: bar, companies, score pad, previews. */
export const panels: Texts['panels'] = {
  bar: {
    gauge: (scorings) => `Cartes de décompte sorties : ${scorings} sur 3`,
    finalNext: 'Décompte final à venir',
    lastRound: (turns) =>
      turns === 1 ? 'Dernier tour, puis le décompte final' : `Dernier tour de table, encore ${turns} tours`,
    pile: (count) => `${cards(count)} en pioche`,
    notYet: 'Pas au premier tour de table',
    late: (rounds) => `Cartes de décompte après ${rounds} tours de table`,
    yourPoints: 'tes points',
  },

  tabs: { companies: 'Compagnies' },

  companies: {
    title: 'Compagnies',
    points: 'Points',
    inHand: 'Actions · vols en main',
    pointsOf: points,
    handOf: (held, cards) => `${shares(held)} et ${flights(cards)} en main`,
    hand: (held, cards) => `${held} · ${cards}`,
    company: 'Compagnie',
    patterns: 'Motifs',
    worth: 'Vaut',
    left: 'Reste',
    heads: {
      worth: 'Marqueurs sur le plateau : ce que vaut la compagnie',
      left: 'Marqueurs en réserve',
      unseen: 'Actions que tu ne vois pas : en d’autres mains ou dans la pioche',
    },
    onBoard: (count) => `${markers(count)} sur le plateau`,
    stock: (count) => `${markers(count)} en réserve`,
    brief: (worth, left) => `vaut ${worth}, reste ${left}`,
    briefNot: (left) => `${markers(left)}`,
    seat: (city) => `siège à ${city}`,
    notFounded: (city) => `À fonder · ${city}`,
    inactive: 'Inactive, sans valeur',
    flies: (patterns) => `motifs : ${patterns}`,
    gets: (said, count) => `${said}, ${points(count)} maintenant`,
    pick: (company) => `Choisir ${company}`,
    key: 'deuxième ; dessous : points si on comptait. Reste : marqueurs. Non vues : actions en main ou en pioche.',
  },

  pad: {
    title: 'Bloc de scores',
    nothing: 'Aucun décompte pour l’instant.',
    scoring: 'Décompte',
    end: 'Fin',
    bonus: 'Bonus',
    total: 'Total',
  },

  feed: {
    worth: (before, after) => `vaut ${before}, puis ${after}`,
    on: (circle) => `sur le ${circle}`,
    left: (before, after) => `marqueurs ${before} → ${after}`,
    brings: (gains) => (gains === '' ? 'Personne n’y gagne.' : `${gains}.`),
    short: (missing, gains) => `Encore ${markers(missing)} : ${gains}.`,
    sabotage: 'Effet du sabotage',
    sabotageWait: 'Choisis une compagnie et un cercle pour voir ce qui se ferme.',
    full: 'La ligne sera complète.',
    opensAt: (circle) => `Cercle suivant : ${circle}.`,
    shuts: (companies) => `Fermée à ${companies.join(', ')}.`,
    closes: (companies) => `Plus dur pour ${companies.join(', ')}.`,
    inactive: (companies) =>
      `Dès lors ${companies.length > 1 ? 'inactives' : 'inactive'} : ${companies.join(', ')}.`,
    closesNothing: 'Ne ferme rien à personne pour l’instant.',
  },

  flying: {
    found: (company, count) => `Fonder ${company} avec ${shares(count)}`,
    fly: (company) => `${company} ouvre la ligne`,
    sabotage: (company) => `Sabotage avec un marqueur de ${company}`,
    pick: 'Quelle compagnie ?',
    pickCircle: 'Quel cercle ?',
    with: (card) => `carte Vol : ${card}`,
  },

  tag: {
    route: (route, pattern, circle) => `${route}, ${pattern}, cercle ${circle}`,
    mayFly: (count) => (count === 1 ? '1 compagnie possible' : `${count} compagnies possibles`),
    brings: (company, before, after, gains) => `${company} ${before} → ${after}. ${gains}`,
  },

  announce: {
    nowWorth: (company, worth) => `${company} vaut maintenant ${worth}.`,
  },
};
