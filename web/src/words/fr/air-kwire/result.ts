import type { SceneTexts } from '../../air-kwire.ts';
import { figure, money } from '../../figures.ts';
import { rich, strong } from '../../rich.ts';
import { does, FOLLOW, type Verb } from '../people.ts';

const HAVE: Verb = { you: 'as', one: 'a', several: 'ont', youAndOthers: 'avez' };

const dollars = (amount: number): string => money('fr', amount);

export const result: SceneTexts['result'] = {
  endedBy: {
    reached: (airline, points) => `${airline} a atteint ${points} points de ville.`,
    bankrupt: 'Une compagnie a atteint 40 points de ville.',
    agreed: 'Tous étaient d’accord : aucune compagnie n’atteindra 40 points de ville.',
    exhausted: 'Cinq tours de table ont passé sans nouvelle ligne.',
    'round-limit': 'Cent tours de table ont été joués.',
  },
  margin: (margin, next) => rich`${strong(`${does(next, FOLLOW)} à ${dollars(margin)}.`)}`,
  shared: (winners, amount) => rich`${strong(`${does(winners, HAVE)} ${dollars(amount)} chacun.`)}`,
  led: (who, turns, all) =>
    `En tête le plus longtemps : ${who.is === 'you' ? 'toi' : who.name}, après ${turns} ${turns < 2 ? 'tour' : 'tours'} sur ${all}.`,
  chart: 'Fortune en dollars',
  inDollars: 'En dollars',
  cash: 'Caisse',
  at: (price) => `à ${figure('fr', price)}`,
  times: (shares) => `${shares} ×`,
  total: 'Fortune',
  dividends: 'Dividendes reçus',
  bonuses: 'Primes reçues',
  dollars: (amount) => dollars(amount),
  figure: (amount) => figure('fr', amount),

  brought: 'Ce que chaque compagnie a rapporté',
  broughtSays: 'En dollars : dividendes, primes, ventes et actions à la fin, moins ce qu’elles ont coûté.',

  overTime: 'La fortune au fil de la partie',
  overTimeSays: 'Caisse et actions après chaque tour',
  afterTurn: (turn, paid, takenOver) =>
    [
      turn === 0 ? 'la donne' : `tour ${turn}`,
      ...(paid ? ['dividendes'] : []),
      ...takenOver.map((airline) => `${airline} absorbée`),
    ].join(', '),
  turns: (count) => `${count} ${count < 2 ? 'tour' : 'tours'}`,
  paid: 'Dividendes',
  takenOver: 'Compagnie absorbée',

  inPile: 'Restées dans la pioche',
};
