import { MAX_PLAYERS } from '@tarmac/airlines-1990';

/** What the numbers of features.ts mean, in order. First those of the table as a whole. */
export const OVERALL: readonly string[] = [
  ...Array.from({ length: MAX_PLAYERS - 1 }, (_, n) => `${n + 2} players`),
  'turns until the own turn',
  'own turn',
  'scoring cards to come',
  'shares left to take',
  'chance of a scoring with the next share',
  'chance of a scoring before the own turn',
  'market taken after the pile',
  'rounds until the scoring cards come',
  'last round is played',
  'turns left in the last round',
  ...against('score'),
  ...against('points of a scoring now'),
  ...against('points of a scoring if all hands lay on the table'),
  ...against('score at the end if all grows on'),
  ...against('shares in hand'),
  ...against('flight cards'),
  'rivals with a lower score',
  'rivals with a lower score at the end if all grows on',
];

function against(what: string): string[] {
  return [what, `${what}, against the best rival`, `${what}, against the mean of the rivals`];
}

/** Then those of each company. */
export const ROW: readonly string[] = [
  'founded',
  'inactive',
  'markers on the board',
  'markers left',
  'markers on the board at the end if all grows on',
  'room to grow',
  'own shares laid',
  'own shares laid and in hand',
  'shares laid by the strongest rival',
  'shares laid by the second rival',
  'shares laid and in hand of the strongest rival',
  'shares laid and in hand of the second rival',
  'lead over the strongest rival',
  'lead over the strongest rival, hands counted',
  'part of the points now',
  'part of the points if all hands lay on the table',
  'points now',
  'points at the end if all grows on',
  'points of the best rival now',
  'points of the best rival at the end if all grows on',
  'shares in the market',
  'shares in the pile',
  'own flight cards that can fly for it',
  'flight cards of a rival that can fly for it, in the mean',
];
