import { rich, strong } from '../rich.ts';
import type { Catalogue } from '../words.svelte.ts';
import { does, named, SHARE } from './people.ts';

const ORDINALS = ['', '1er', '2e', '3e', '4e', '5e', '6e'];
const scoringName = (scoring: number, final: boolean): string =>
  final ? 'le décompte final' : `le ${['', 'premier', 'deuxième', 'troisième'][scoring] ?? ''} décompte`;

const WIN = { you: 'gagnes', one: 'gagne', several: 'gagnent', youAndOthers: 'gagnez' };
const ARE = { you: 'es', one: 'est', several: 'sont', youAndOthers: 'êtes' };
const WERE = { you: 'étais', one: 'était', several: 'étaient', youAndOthers: 'étiez' };
const LED = { you: 'menais', one: 'menait', several: 'menaient', youAndOthers: 'meniez' };

/** The end of a game: what is said at every table, and how Airlines Europe decides between equals. */
export const result: Catalogue['result'] = {
  title: 'Résultat',
  wins: (winners) => (winners.length > 1 ? `${does(winners, SHARE)} la victoire` : does(winners, WIN)),
  posterTitle: (names) => names.join(' & '),

  endedBy: (reason) =>
    reason === 'all-blocked'
      ? 'Plus aucune licence à acheter : la partie s’est terminée par un décompte final.'
      : '',
  margin: (winners, margin) =>
    rich`${strong(`${does(winners, WIN)} ${margin === 1 ? 'd’un point' : `de ${margin} points`}.`)}`,
  tieBreak: (winners, beaten, abacus, next) =>
    rich`${strong(`${does([...winners, ...beaten], ARE)} à égalité de points.`)} Les actions ABACUS des portefeuilles départagent : ${abacus} contre ${next}.`,
  shared: (abacus) =>
    abacus === 0
      ? rich`${strong('Égalité de points, et aucune action ABACUS pour départager.')} La victoire est partagée.`
      : rich`${strong('Égalité de points et d’actions ABACUS.')} Avec ${abacus} dans chaque portefeuille, la victoire est partagée.`,
  ledBefore: (leaders, scoring, final, sameAsWinner) => {
    const before = `avant ${scoringName(scoring, final)}`;
    return sameAsWinner
      ? `${does(leaders, WERE)} déjà en tête ${before}.`
      : `${does(leaders, LED)} ${before}, qui a retourné la partie.`;
  },
  decider: (sign, won, other, next) =>
    rich`${sign} a creusé le plus grand écart avec ${named([next])} : ${won} à ${other}.`,

  chart: 'Points par décompte',
  place: (place) => ORDINALS[place] ?? String(place),
  columns: {
    place: 'Place',
    player: 'Joueur',
    start: 'Départ',
    total: 'Total',
    abacus: 'ABACUS',
    best: 'Meilleur gain',
  },

  open: 'Cartes dévoilées',
  inHand: (who) => (who.is === 'you' ? 'Dans ta main' : `En main chez ${who.name}`),
  inDeck: 'Reste de la pioche',
  none: 'rien',
  cards: (airline, count) => `${airline} : ${count}`,
  scoringCards: (count) => (count < 2 ? `${count} carte de décompte` : `${count} cartes de décompte`),

  again: 'Rejouer',
  againSays: 'Nouvelle donne',
  sameDeal: 'Même donne',
  sameDealSays: 'Les mêmes cartes',
  log: 'Journal complet',
  history: 'Historique',
  table: 'Revoir la table',
  home: 'Accueil',
};
