import type { Texts } from '../../airlines-europe.ts';
import type { Person } from '../../en/airlines-europe/narration.ts';
import type { Rich, RichPart } from '../../rich.ts';
import { rich, richList, strong } from '../../rich.ts';
import { capital, millions, ordinal, shares } from '../grammar.ts';

interface Shares {
  readonly sign: RichPart;
  readonly count: number;
}

const named = ({ name, you }: Person): string => (you ? 'du' : name);
/** After „an“ and „von“. */
const object = ({ name, you }: Person, pronoun: 'dich' | 'dir'): string => (you ? pronoun : name);

const list = (items: readonly Rich[]): Rich => richList(items, 'de');

/** Of equal ones one, with their number. */
function signs({ sign, count }: Shares): Rich {
  return count === 1 ? [sign] : rich`${count} × ${sign}`;
}

function givenShares(given: readonly Shares[], hidden: number): Rich {
  const unseen = hidden === 1 ? '1 verdeckte Aktie' : `${hidden} verdeckte Aktien`;
  return list([...given.map(signs), ...(hidden > 0 ? [[unseen]] : [])]);
}

/** „hat“ or „hast“ for the player who did it. */
const has = ({ you }: Person): string => (you ? 'hast' : 'hat');

/** What happened, in words. Those that begin small follow the name of the player who did it, or „Du“. */
export const narration: Texts['narration'] = {
  chose: (who, kept) =>
    kept ? rich`${has(who)} ${list(kept.map(signs))} gewählt.` : rich`${has(who)} zwei Aktien gewählt.`,
  firstPortfolios: (all) =>
    rich`Erste Depots: ${richList(all.map(({ who, kept }) => rich`${named(who)} ${list(kept.map(signs))}`))}.`,

  bought: (who, licences) =>
    rich`${has(who)} ${list(licences.map(({ sign, route, price }) => rich`${sign} ${strong(route)} für ${price}`))} gekauft.`,
  connected: (sign, city, bonus) => rich`${sign} hat ${city} erreicht: Bonus ${bonus}.`,

  took: (who, sign) => rich`${has(who)} ${sign} vom Markt genommen.`,
  drew: (who, sign) =>
    sign ? rich`${has(who)} ${sign} vom Stapel gezogen.` : rich`${has(who)} vom Stapel gezogen.`,
  drewNothing: (who) => rich`${has(who)} vom Stapel gezogen, aber es war keine Aktie mehr da.`,

  played: (who, count, played, amount) =>
    rich`${has(who)} ${shares(count)} ausgespielt, ${list(played.map(signs))}, und ${amount} bekommen.`,
  cash: (who, amount) => rich`${has(who)} ${millions(amount)} genommen.`,
  bankrupt: (returned) =>
    returned.length === 0
      ? rich`Die Bank hatte zu wenig, und niemand musste etwas zurückgeben. Der Markt wurde ersetzt.`
      : rich`Die Bank hatte zu wenig: Zurück kamen ${list(
          returned.map(({ who, amount }) => [`${amount} von ${object(who, 'dir')}`]),
        )}, und der Markt wurde ersetzt.`,

  exchanged: (who, given, hidden, abacus, count) =>
    rich`${has(who)} ${givenShares(given, hidden)} gegen ${count} ${abacus} getauscht.`,
  exchanging: (who, abacus, count) => rich`${has(who)} einen Tausch gegen ${count} ${abacus} begonnen.`,
  gave: (who, given, hidden) => rich`${has(who)} ${givenShares(given, hidden)} abgegeben.`,

  brief: {
    took: (who, sign) => rich`${has(who)} ${sign} genommen.`,
    drew: (who, sign) => (sign ? rich`${has(who)} ${sign} gezogen.` : rich`${has(who)} eine Aktie gezogen.`),
    played: (who, _count, played, amount) =>
      rich`${has(who)} ${list(played.map(signs))} für ${amount} ausgespielt.`,
  },

  scoringCard: (holder) => rich`Eine Wertungskarte kam und ging an ${object(holder, 'dich')}.`,
  picked: (all) => rich`Vom Markt: ${richList(all.map(({ who, sign }) => rich`${named(who)} ${sign}`))}.`,
  marketGone: rich`Der Rest des Marktes kam aus dem Spiel.`,
  scored: (scoring, final, points) =>
    rich`${final ? 'Schlusswertung' : `${capital(ordinal(scoring))} Wertung`}: ${richList(
      points.map(({ who, points }) => rich`${named(who)} ${strong(String(points))}`),
    )}.`,
  ends: {
    'third-scoring': 'Mit der dritten Wertung endet das Spiel.',
    'all-blocked': 'Es gibt keine Lizenz mehr zu kaufen, so endet das Spiel mit dieser Wertung.',
  },
  endMark: (scorings) => `${scorings.join(' ')}, Ende`,
};
