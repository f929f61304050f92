import type { Texts } from '../../airlines-europe.ts';
import type { Person } from '../../en/airlines-europe/narration.ts';
import type { Rich, RichPart } from '../../rich.ts';
import { rich, richList, strong } from '../../rich.ts';

const ORDINALS = ['', 'Premier', 'Deuxième', 'Troisième'];

const named = ({ name, you }: Person): string => (you ? 'toi' : name);
const millions = (amount: number): string => `${amount} ${amount < 2 ? 'million' : 'millions'}`;

const list = (items: readonly Rich[]): Rich => richList(items, 'fr');

interface Shares {
  readonly sign: RichPart;
  readonly count: number;
}

/** Of equal ones one, with their number. */
function signs({ sign, count }: Shares): Rich {
  return count === 1 ? [sign] : rich`${count} × ${sign}`;
}

function givenShares(given: readonly Shares[], hidden: number): Rich {
  const faceDown = `${hidden} ${hidden < 2 ? 'action' : 'actions'} face cachée`;
  return list([...given.map(signs), ...(hidden > 0 ? [[faceDown]] : [])]);
}

const actions = (count: number): string => `${count} ${count < 2 ? 'action' : 'actions'}`;

/** "a" behind a name, "tu as" behind "Toi". */
const has = ({ you }: Person): string => (you ? 'tu as' : 'a');

/** What happened, in words. Those that begin small follow the name of the player who did it, which may be "Toi". */
export const narration: Texts['narration'] = {
  chose: (who, kept) =>
    kept ? rich`${has(who)} choisi ${list(kept.map(signs))}.` : rich`${has(who)} choisi deux actions.`,
  firstPortfolios: (all) =>
    rich`Premiers portefeuilles : ${richList(all.map(({ who, kept }) => rich`${named(who)} ${list(kept.map(signs))}`))}.`,

  bought: (who, licences) =>
    rich`${has(who)} acheté ${list(licences.map(({ sign, route, price }) => rich`${sign} ${strong(route)} pour ${price}`))}.`,
  connected: (sign, city, bonus) => rich`${sign} relie ${city} : bonus de ${bonus}.`,

  took: (who, sign) => rich`${has(who)} pris ${sign} au marché.`,
  drew: (who, sign) => (sign ? rich`${has(who)} pioché ${sign}.` : rich`${has(who)} pioché une action.`),
  drewNothing: (who) => rich`${has(who)} pioché, mais il ne restait plus d’action.`,

  played: (who, count, shares, amount) =>
    rich`${has(who)} posé ${actions(count)}, ${list(shares.map(signs))}, et touché ${millions(amount)}.`,
  cash: (who, amount) => rich`${has(who)} encaissé ${millions(amount)}.`,
  bankrupt: (returned) =>
    returned.length === 0
      ? rich`La banque était à court ; personne n’avait rien à rendre. Le marché est remplacé.`
      : rich`La banque était à court : ${list(
          returned.map(({ who, amount }) => [who.you ? `tu rends ${amount}` : `${who.name} rend ${amount}`]),
        )} ; le marché est remplacé.`,

  exchanged: (who, given, hidden, abacus, count) =>
    rich`${has(who)} échangé ${givenShares(given, hidden)} contre ${count} ${abacus}.`,
  exchanging: (who, abacus, count) => rich`${has(who)} commencé un échange contre ${count} ${abacus}.`,
  gave: (who, given, hidden) => rich`${has(who)} cédé ${givenShares(given, hidden)}.`,

  brief: {
    took: (who, sign) => rich`${has(who)} pris ${sign}.`,
    drew: (who, sign) => (sign ? rich`${has(who)} pioché ${sign}.` : rich`${has(who)} pioché une action.`),
    played: (who, _count, shares, amount) =>
      rich`${has(who)} posé ${list(shares.map(signs))} pour ${millions(amount)}.`,
  },

  scoringCard: (holder) => rich`Une carte de décompte sort et va à ${named(holder)}.`,
  picked: (all) => rich`Au marché : ${richList(all.map(({ who, sign }) => rich`${named(who)} ${sign}`))}.`,
  marketGone: rich`Le reste du marché quitte le jeu.`,
  scored: (scoring, final, points) =>
    rich`${final ? 'Décompte final' : `${ORDINALS[scoring] ?? ''} décompte`} : ${richList(
      points.map(({ who, points }) => rich`${named(who)} ${strong(String(points))}`),
    )}.`,
  ends: {
    'third-scoring': 'Le troisième décompte met fin à la partie.',
    'all-blocked': 'Plus aucune licence à acheter : ce décompte met fin à la partie.',
  },
  endMark: (scorings) => `${scorings.join(' ')}, fin`,
};
