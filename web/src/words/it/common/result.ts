import type { Texts } from '../../common.ts';
import { rich, strong } from '../../rich.ts';
import type { Who } from '../../who.ts';
import { points, to } from '../grammar.ts';
import { agreeing, everyone, says } from '../people.ts';

const scoringName = (scoring: number, final: boolean): string =>
  final ? 'conteggio finale' : `${['', 'primo', 'secondo', 'terzo'][scoring] ?? ''} conteggio`;
function wins(winners: readonly Who[]): string {
  if (winners.length > 1) return says(winners, ['', '', 'vincete insieme', 'vincono insieme']);
  return agreeing(winners, ['Hai vinto', `Vince ${everyone(winners)}`, '', '']);
}

/** The end of a game. */
export const result: Texts['result'] = {
  title: 'Risultato',
  wins,
  posterTitle: (names) => names.join(' & '),
  margin: (winners, margin) => rich`${strong(`${wins(winners)} con ${points(margin)} di vantaggio.`)}`,
  ledBefore: (leaders, scoring, final, sameAsWinner) => {
    const before = `prima del ${scoringName(scoring, final)}`;
    const led = says(leaders, ['eri', 'era', 'eravate', 'erano']);
    return sameAsWinner
      ? `${led} già in testa ${before}.`
      : `${led} in testa ${before}, che ha ribaltato la partita.`;
  },
  decider: (sign, won, other, next) =>
    rich`Il distacco maggiore su ${next.is === 'you' ? 'di te' : next.name} viene da ${sign}: ${won} a ${other}.`,

  chart: 'Punti per conteggio',
  place: (place) => `${place}º`,
  columns: {
    place: 'Posto',
    player: 'Giocatore',
    total: 'Totale',
    best: 'La migliore',
  },

  open: 'Ora scoperte',
  inHand: ({ is, name }) => (is === 'you' ? 'Nella tua mano' : `In mano ${to(name)}`),
  none: 'niente',
  cards: (airline, count) => `${airline}: ${count}`,
  scoringCards: (count) => (count === 1 ? '1 carta punteggio' : `${count} carte punteggio`),

  again: 'Gioca ancora',
  againSays: 'Con altre carte',
  sameDeal: 'Stesse carte',
  sameDealSays: 'Stesso inizio',
  log: 'Cronaca',
  history: 'Replay',
  table: 'Guarda il tavolo',
  home: 'Home',
};
