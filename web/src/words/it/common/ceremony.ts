import type { Texts } from '../../common.ts';
import { rich, strong } from '../../rich.ts';
import { points, shares } from '../grammar.ts';
import { says } from '../people.ts';

const NUMERALS = ['', 'I', 'II', 'III', 'F'];
const SCORINGS = ['', 'Primo conteggio', 'Secondo conteggio', 'Terzo conteggio'];

/** Scorings, on the stage of any game. */
export const ceremony: Texts['ceremony'] = {
  title: (scoring, final) => (final ? 'Conteggio finale' : (SCORINGS[scoring] ?? 'Conteggio finale')),
  numeral: (scoring) => NUMERALS[scoring] ?? '',
  progress: 'Conteggi dei punti',
  numberOf: (number, count) => `${number} di ${count}`,
  pays: 'Quanto pagano i posti',
  place: (from, to) => (from === to ? `${from}º` : `${from}º–${to}º`),
  shares,
  noShare: 'nessuna azione',
  notPaid: 'non pagato',
  podium: 'Chi ha quante azioni',

  pointsThisTime: 'Punti stavolta',
  soFar: 'Finora',
  together: 'Questo conteggio',
  pay: 'Paga',
  nobodyHolds: 'Nessuno ne ha',
  secret: 'I totali restano segreti fino alla fine.',
  secretButYours: (before, now) =>
    `I totali restano segreti fino alla fine. Il tuo finora: ${before} + ${now}.`,
  totals: (totals) => `Totali ora: ${totals.join(', ')}.`,
  totalOf: (name, total) => `${name} ${total}`,

  pause: 'Pausa',
  carryOn: 'Riprendi',
  turnOver: (title) => `${title}: continua`,
  sound: { question: 'Vuoi sentire il gong?', yes: 'Sì', no: 'No' },
  speed: (times) => `Velocità ${times}×`,
  toResult: 'Al risultato',
  next: 'Prossima',
  toSum: 'Riepilogo',
  continue: 'Continua',
  strip: 'Compagnie di questo conteggio',
  rule: (number) => `Regola ${number}`,

  most: (who, most, mine) => {
    const claim = `${says(who, ['prendi', 'prende', 'prendete', 'prendono'])} più di tutti:`;
    const each = who.length > 1 ? ' a testa' : '';
    const others = mine === null || who.some(({ is }) => is === 'you');
    const yours = others ? '' : mine === 0 ? ' Tu nessuno.' : ` Tu ne prendi ${mine}.`;
    return rich`${strong(claim)} ${points(most)}${each}.${yours}`;
  },
  nobodyScored: 'Stavolta nessuno prende punti.',
  scoringBrought: 'Quanto ha reso questo conteggio',
};
