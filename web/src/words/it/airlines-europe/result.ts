import type { SceneTexts } from '../../airlines-europe.ts';
import { rich, strong } from '../../rich.ts';
import { says } from '../people.ts';

/** The end of a game of Airlines Europe. */
export const result: SceneTexts['result'] = {
  endedBy: (reason) =>
    reason === 'all-blocked'
      ? 'Non c’erano più licenze da comprare: la partita si è chiusa con un conteggio finale.'
      : '',
  tieBreak: (winners, beaten, abacus, next) => {
    const equal = says([...winners, ...beaten], ['', '', 'siete a pari punti.', 'sono a pari punti.']);
    return rich`${strong(equal)} Decidono le azioni ABACUS nel portafoglio: ${abacus} contro ${next}.`;
  },
  shared: (abacus) =>
    abacus === 0
      ? rich`${strong('Pari punti, e nessuna azione ABACUS a decidere.')}`
      : rich`${strong('Pari punti e pari azioni ABACUS.')} Ognuno ne ha ${abacus} nel portafoglio.`,

  brought: 'Quanto ha reso ogni compagnia',
  columns: {
    start: 'Inizio',
    abacus: 'ABACUS',
  },
  inDeck: 'Rimaste nel mazzo',
};
