import type { SceneTexts } from '../../air-kwire.ts';
import { figure, money } from '../../figures.ts';
import { rich, strong } from '../../rich.ts';
import { FOLLOW, says } from '../people.ts';

const dollars = (amount: number): string => money('it', amount);

export const result: SceneTexts['result'] = {
  endedBy: {
    reached: (airline, points) => `${airline} ha raggiunto ${points} punti città.`,
    bankrupt: 'Una compagnia ha raggiunto 40 punti città.',
    agreed: 'Tutti d’accordo: nessuna compagnia arriverà a 40 punti città.',
    exhausted: 'Cinque giri sono passati senza una nuova rotta.',
    'round-limit': 'Si sono giocati cento giri.',
  },
  margin: (margin, next) => rich`${strong(`${says(next, FOLLOW)} a ${dollars(margin)}.`)}`,
  shared: (winners, amount) =>
    rich`${strong(`${says(winners, ['hai', 'ha', 'avete', 'hanno'])} ${dollars(amount)} a testa.`)}`,
  led: (who, turns, all) =>
    `In testa più a lungo: ${who.is === 'you' ? 'tu' : who.name}, dopo ${turns} turni su ${all}.`,
  chart: 'Patrimonio in dollari',
  inDollars: 'In dollari',
  cash: 'Contanti',
  at: (price) => `a ${figure('it', price)}`,
  times: (shares) => `${shares} ×`,
  total: 'Patrimonio',
  dividends: 'Dividendi ricevuti',
  bonuses: 'Premi ricevuti',
  dollars: (amount) => dollars(amount),
  figure: (amount) => figure('it', amount),

  brought: 'Quanto ha reso ogni compagnia',
  broughtSays: 'In dollari: dividendi, premi, vendite e azioni alla fine, meno il prezzo d’acquisto.',

  overTime: 'Il patrimonio nel tempo',
  overTimeSays: 'Contanti e azioni dopo ogni turno',
  afterTurn: (turn, paid, takenOver) =>
    [
      turn === 0 ? 'l’inizio' : `turno ${turn}`,
      ...(paid ? ['dividendi'] : []),
      ...takenOver.map((airline) => `${airline} acquisita`),
    ].join(', '),
  turns: (count) => (count === 1 ? '1 turno' : `${count} turni`),
  paid: 'Dividendi',
  takenOver: 'Compagnia acquisita',

  inPile: 'Rimaste nel mazzo',
};
