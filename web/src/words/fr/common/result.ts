import type { SceneTexts } from '../../common.ts';
import { rich, strong } from '../../rich.ts';
import { does, FOLLOW, named, points, SHARE } from '../people.ts';

const ORDINALS = ['', '1er', '2e', '3e', '4e', '5e', '6e'];
const scoringName = (scoring: number, final: boolean): string =>
  final ? 'le décompte final' : `le ${['', 'premier', 'deuxième', 'troisième'][scoring] ?? ''} décompte`;
const WIN = { you: 'gagnes', one: 'gagne', several: 'gagnent', youAndOthers: 'gagnez' };
const WERE = { you: 'étais', one: 'était', several: 'étaient', youAndOthers: 'étiez' };

/** The end of a game. */
export const result: SceneTexts['result'] = {
  title: 'Résultat',
  wins: (winners) => (winners.length > 1 ? `${does(winners, SHARE)} la victoire` : does(winners, WIN)),
  posterTitle: (names) => names.join(' & '),
  margin: (margin, next) => rich`${strong(`${does(next, FOLLOW)} à ${points(margin)}.`)}`,
  points: (score) => points(score),
  best: (score, before, level, wins) =>
    `Ton record au niveau ${level} : ${score}, contre ${before} avant. Tu as gagné ${wins < 2 ? `${wins} partie` : `${wins} parties`} à ce niveau.`,
  ledBefore: (leaders, scoring, final, sameAsWinner) => {
    const before = `avant ${scoringName(scoring, final)}`;
    return sameAsWinner
      ? `${does(leaders, WERE)} déjà en tête ${before}.`
      : `${does(leaders, WERE)} en tête ${before}, qui a retourné la partie.`;
  },
  decider: (sign, won, other, next) =>
    rich`${sign} a creusé le plus grand écart avec ${named([next])} : ${won} à ${other}.`,

  chart: 'Points par décompte',
  overTime: 'Les points au fil de la partie',
  overTimeSays: 'Après chaque décompte',
  start: 'Début',
  moment: 'Après',
  place: (place) => ORDINALS[place] ?? String(place),
  columns: {
    place: 'Place',
    player: 'Nom',
    total: 'Total',
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
  harder: 'Un niveau plus fort',
  share: {
    open: 'Partager',
    title: 'Partager le résultat',
    picture: (headline) => `Une affiche du résultat : ${headline}`,
    failed: 'L’image n’a pas pu être dessinée.',
    send: 'Envoyer l’image',
    notSent: 'L’image n’est pas partie. Tu peux l’enregistrer.',
    save: 'Enregistrer l’image',
    link: 'Copier le lien de la partie',
  },
  log: 'Journal complet',
  history: 'Historique',
  table: 'Revoir la table',
  home: 'Accueil',
};
