import type { Texts } from '../../common.ts';
import { rich, strong } from '../../rich.ts';
import { does, named, SHARE } from '../people.ts';

const ORDINALS = ['', '1er', '2e', '3e', '4e', '5e', '6e'];
const scoringName = (scoring: number, final: boolean): string =>
  final ? 'le décompte final' : `le ${['', 'premier', 'deuxième', 'troisième'][scoring] ?? ''} décompte`;
const WIN = { you: 'gagnes', one: 'gagne', several: 'gagnent', youAndOthers: 'gagnez' };
const WERE = { you: 'étais', one: 'était', several: 'étaient', youAndOthers: 'étiez' };

/** The end of a game. */
export const result: Texts['result'] = {
  title: 'Résultat',
  wins: (winners) => (winners.length > 1 ? `${does(winners, SHARE)} la victoire` : does(winners, WIN)),
  posterTitle: (names) => names.join(' & '),
  margin: (winners, margin) =>
    rich`${strong(`${does(winners, WIN)} ${margin === 1 ? 'd’un point' : `de ${margin} points`}.`)}`,
  ledBefore: (leaders, scoring, final, sameAsWinner) => {
    const before = `avant ${scoringName(scoring, final)}`;
    return sameAsWinner
      ? `${does(leaders, WERE)} déjà en tête ${before}.`
      : `${does(leaders, WERE)} en tête ${before}, qui a retourné la partie.`;
  },
  decider: (sign, won, other, next) =>
    rich`${sign} a creusé le plus grand écart avec ${named([next])} : ${won} à ${other}.`,

  chart: 'Points par décompte',
  place: (place) => ORDINALS[place] ?? String(place),
  columns: {
    place: 'Place',
    player: 'Joueur',
    total: 'Total',
    best: 'Meilleur gain',
  },

  open: 'Cartes dévoilées',
  inHand: (who) => (who.is === 'you' ? 'Dans ta main' : `En main chez ${who.name}`),
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
