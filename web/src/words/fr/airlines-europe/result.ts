import type { SceneTexts } from '../../airlines-europe.ts';
import { rich, strong } from '../../rich.ts';
import { does } from '../people.ts';

const ARE = { you: 'es', one: 'est', several: 'sont', youAndOthers: 'êtes' };

/** The end of a game of Airlines Europe. */
export const result: SceneTexts['result'] = {
  endedBy: (reason) =>
    reason === 'all-blocked'
      ? 'Plus aucune licence à acheter : la partie s’est terminée par un décompte final.'
      : '',
  tieBreak: (winners, beaten, abacus, next) =>
    rich`${strong(`${does([...winners, ...beaten], ARE)} à égalité de points.`)} Les actions ABACUS des portefeuilles départagent : ${abacus} contre ${next}.`,
  shared: (abacus) =>
    abacus === 0
      ? rich`${strong('Égalité de points, et aucune action ABACUS pour départager.')}`
      : rich`${strong('Égalité de points et d’actions ABACUS.')} Il y en a ${abacus} dans chaque portefeuille.`,

  brought: 'Ce que chaque compagnie a rapporté',
  columns: {
    start: 'Début',
    abacus: 'ABACUS',
  },
  inDeck: 'Reste de la pioche',
};
