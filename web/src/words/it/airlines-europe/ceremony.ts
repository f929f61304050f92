import type { SceneTexts } from '../../airlines-europe.ts';
import { type Rich, rich, strong } from '../../rich.ts';
import type { Who } from '../../who.ts';
import { list, points, shares } from '../grammar.ts';
import { agreeing, says } from '../people.ts';

type Group = Parameters<SceneTexts['ceremony']['reason']>[1][number];
const ORDINALS = ['', 'primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto'];

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

/** The scorings of Airlines Europe: why the points of an airline fall as they do. */
export const ceremony: SceneTexts['ceremony'] = {
  standsAt: (name, value) => `${name} è a quota ${value}`,
  abacusPays: (name) => `${name} paga secondo il numero del conteggio`,
  bank: { name: 'La banca', said: 'la banca' },

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
};
