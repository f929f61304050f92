import type { SceneTexts } from '../../common.ts';
import { rich, strong } from '../../rich.ts';
import type { Who } from '../../who.ts';
import { points, to } from '../grammar.ts';
import { agreeing, everyone, FOLLOW, says } from '../people.ts';

const scoringName = (scoring: number, final: boolean): string =>
  final ? 'conteggio finale' : `${['', 'primo', 'secondo', 'terzo'][scoring] ?? ''} conteggio`;
function wins(winners: readonly Who[]): string {
  if (winners.length > 1) return says(winners, ['', '', 'vincete insieme', 'vincono insieme']);
  return agreeing(winners, ['Hai vinto', `Vince ${everyone(winners)}`, '', '']);
}

/** The end of a game. */
export const result: SceneTexts['result'] = {
  title: 'Risultato',
  wins,
  posterTitle: (names) => names.join(' & '),
  margin: (margin, next) => rich`${strong(`${says(next, FOLLOW)} a ${points(margin)}.`)}`,
  points: (score) => points(score),
  best: (score, before, level, wins) =>
    `Il tuo record al livello ${level}: ${score}, prima ${before}. A questo livello hai vinto ${wins === 1 ? '1 partita' : `${wins} partite`}.`,
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
  overTime: 'I punti nel tempo',
  overTimeSays: 'Dopo ogni conteggio',
  start: 'Inizio',
  moment: 'Dopo',
  place: (place) => `${place}º`,
  columns: {
    place: 'Posto',
    player: 'Nome',
    total: 'Totale',
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
  harder: 'Un livello più forte',
  share: {
    open: 'Condividi',
    title: 'Condividi il risultato',
    picture: (headline) => `Un manifesto con il risultato: ${headline}`,
    failed: 'Non è stato possibile disegnare l’immagine.',
    send: 'Invia l’immagine',
    notSent: 'L’immagine non è stata inviata. Puoi salvarla.',
    save: 'Salva l’immagine',
    link: 'Copia il link alla partita',
  },
  log: 'Cronaca',
  history: 'Replay',
  table: 'Guarda il tavolo',
  home: 'Home',
};
