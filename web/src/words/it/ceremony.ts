import type { Rich } from '../rich.ts';
import { rich, strong } from '../rich.ts';
import type { Who } from '../who.ts';
import type { Catalogue } from '../words.svelte.ts';
import { list, points, shares } from './grammar.ts';
import { agreeing, says } from './people.ts';

type Group = Parameters<Catalogue['ceremony']['reason']>[1][number];

const ORDINALS = ['', 'primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto'];
const NUMERALS = ['', 'I', 'II', 'III', 'F'];
const SCORINGS = ['', 'Primo calcolo', 'Secondo calcolo', 'Terzo calcolo'];

const isBank = ([first, second]: readonly Who[]): boolean => first?.is === 'third' && second === undefined;

function sum(paid: readonly number[], each: number): string {
  const total = paid.reduce((all, one) => all + one, 0);
  if (total === 0) return 'questi posti non pagano nulla.';
  const rounded = each * paid.length === total ? '' : ', arrotondando per eccesso';
  return `${paid.join(' + ')} = ${total}, quindi ${each} a testa${rounded}.`;
}

/** What somebody holds, how it goes on, and what comes of it. */
function singleSaid({ who, from, shares: held, each }: Group): [claim: string, outcome: string] {
  const stands = `${says(who, ['sei', 'è', '', ''])} al ${ORDINALS[from] ?? ''} posto`;
  if (isBank(who)) return [`${stands} con ${shares(held)}:`, 'occupa il posto, ma non prende punti.'];
  if (from === 1)
    return [`${stands} con ${shares(held)}:`, each === 0 ? 'nessun punto.' : `${points(each)}.`];
  const takes = agreeing(who, ['prendi', 'prende', '', '']);
  return [`${stands} e`, each === 0 ? `non ${takes} nulla.` : `${takes} ${each}.`];
}

function sharedSaid({ who, from, to, paid, each }: Group): [claim: string, outcome: string] {
  const places = Array.from({ length: to - from + 1 }, (_, i) => `il ${ORDINALS[from + i] ?? ''}`);
  const claim = `${says(who, ['', '', 'vi dividete', 'si dividono'])} ${list(places)} posto:`;
  const bank = each > 0 && who.some(({ is }) => is === 'third') ? ' La parte della banca non si paga.' : '';
  return [claim, `${sum(paid, each)}${bank}`];
}

function groupSaid(group: Group, first: boolean): Rich {
  const [claim, outcome] = group.who.length > 1 ? sharedSaid(group) : singleSaid(group);
  return first ? rich`${strong(claim)} ${outcome}` : [`${claim} ${outcome}`];
}

/** Scorings: what is said at every table, and the reasons of Airlines Europe. */
export const ceremony: Catalogue['ceremony'] = {
  title: (scoring, final) => (final ? 'Calcolo finale' : (SCORINGS[scoring] ?? 'Calcolo finale')),
  numeral: (scoring) => NUMERALS[scoring] ?? '',
  progress: 'Calcoli dei punti',
  end: (scorings) => `${scorings.join(' ')}, fine`,
  numberOf: (number, count) => `Compagnia ${number} di ${count}`,
  standsAt: (name, value) => `${name} è a quota ${value}`,
  abacusPays: (name) => `${name} paga secondo il numero del calcolo`,
  pays: 'Quanto pagano i posti',
  place: (from, to) => (from === to ? `${from}º` : `${from}º–${to}º`),
  shares,
  noShare: 'nessuna azione',
  notPaid: 'non pagato',
  bank: { name: 'La banca', said: 'la banca' },
  podium: 'Chi ha quante azioni',

  reason(split, groups, without) {
    const sentences: Rich[] = [];
    if (split) {
      const counts = says([split.who], ['conti', 'conta', '', '']);
      const claim = `${counts} come due azionisti, ${split.parts.join(' e ')}:`;
      sentences.push(rich`${strong(claim)} ${points(split.points)} in tutto.`);
    }
    groups.forEach((group, i) => {
      sentences.push(groupSaid(group, i === 0 && split === null));
    });
    if (without.some(({ is }) => is === 'you')) sentences.push(['Tu non hai azioni.']);
    return sentences.flatMap((sentence, i) => (i === 0 ? sentence : [' ', ...sentence]));
  },

  pointsThisTime: 'Punti stavolta',
  soFar: 'Finora',
  together: 'Questo calcolo',
  pay: 'Paga',
  nobodyHolds: 'Nessuno ne ha',
  secret: 'I totali restano segreti fino alla fine.',
  secretButYours: (before, now) =>
    `I totali restano segreti fino alla fine. Il tuo finora: ${before} + ${now}.`,
  totals: (totals) => `Totali ora: ${totals.join(', ')}.`,
  totalOf: (name, total) => `${name} ${total}`,

  pause: 'Pausa',
  carryOn: 'Riprendi',
  speed: (times) => `Velocità ${times}×`,
  toResult: 'Al risultato',
  next: 'Prossima',
  toSum: 'Riepilogo',
  continue: 'Continua',
  strip: 'Compagnie di questo calcolo',
  rule: (number) => `Regola ${number}`,

  most: (who, most, mine) => {
    const claim = `${says(who, ['prendi', 'prende', 'prendete', 'prendono'])} più di tutti:`;
    const each = who.length > 1 ? ' a testa' : '';
    const others = mine === null || who.some(({ is }) => is === 'you');
    const yours = others ? '' : mine === 0 ? ' Tu nessuno.' : ` Tu ne prendi ${mine}.`;
    return rich`${strong(claim)} ${points(most)}${each}.${yours}`;
  },
  nobodyScored: 'Stavolta nessuno prende punti.',
  scoringBrought: 'Quanto ha reso questo calcolo',
};
