import type { SceneTexts } from '../../airlines-europe.ts';
import { rich, strong } from '../../rich.ts';
import { does, type Forms } from '../grammar.ts';

const HAVE: Forms = ['hast', 'hat', 'habt', 'haben'];

/** The end of a game of Airlines Europe. */
export const result: SceneTexts['result'] = {
  endedBy: (reason) =>
    reason === 'all-blocked'
      ? 'Es gab keine Lizenz mehr zu kaufen, so endete das Spiel mit einer Schlusswertung.'
      : '',
  tieBreak: (winners, beaten, abacus, next) =>
    rich`${strong(`${does([...winners, ...beaten], HAVE)} gleich viele Punkte.`)} ABACUS-Aktien im Depot entscheiden: ${abacus} gegen ${next}.`,
  shared: (abacus) =>
    abacus === 0
      ? rich`${strong('Gleich viele Punkte, und keine ABACUS-Aktie, die entscheidet.')}`
      : rich`${strong('Gleich viele Punkte, gleich viele ABACUS-Aktien.')} Je ${abacus} liegen im Depot.`,

  brought: 'Was jede Gesellschaft brachte',
  columns: {
    start: 'Start',
    abacus: 'ABACUS',
  },
  inDeck: 'Noch im Stapel',
};
