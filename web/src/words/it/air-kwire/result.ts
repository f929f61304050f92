import type { Texts } from '../../air-kwire.ts';
import { figure, money } from '../../figures.ts';
import { rich, strong } from '../../rich.ts';
import { says } from '../people.ts';

const dollars = (amount: number): string => money('it', amount);

export const result: Texts['result'] = {
  endedBy: {
    reached: (airline, points) => `${airline} ha raggiunto ${points} punti città.`,
    bankrupt: 'Una compagnia ha raggiunto 40 punti città.',
    agreed: 'Tutti d’accordo: nessuna compagnia arriverà a 40 punti città.',
    exhausted: 'Cinque giri sono passati senza una nuova rotta.',
    'round-limit': 'Si sono giocati cento giri.',
  },
  margin: (winners, margin) =>
    rich`${strong(`${says(winners, ['vinci', 'vince', 'vincete', 'vincono'])} con ${dollars(margin)} di vantaggio.`)}`,
  shared: (winners, amount) =>
    rich`${strong(`${says(winners, ['hai', 'ha', 'avete', 'hanno'])} ${dollars(amount)} a testa.`)} La vittoria è condivisa.`,
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
  figure: (amount) => figure('it', amount),

  overTime: 'Il patrimonio nel tempo',
  overTimeSays: 'Contanti e azioni dopo ogni turno',
  turns: (count) => (count === 1 ? '1 turno' : `${count} turni`),
  paid: 'Dividendi',
  takenOver: 'Compagnia acquisita',

  inPile: 'Rimaste nel mazzo',
};
