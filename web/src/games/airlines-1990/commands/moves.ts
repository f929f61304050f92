import type { BoardFile, FlightCard, Move } from '@tarmac/airlines-1990';
import { MAX_VALUE, PATTERNS } from '@tarmac/airlines-1990/aids';
import type { Part } from '../../../play/commands/command.ts';
import { fit, wordsIn } from '../../../play/commands/spelling.ts';
import type { Vocabulary } from './vocabulary.ts';

const EVERY_CARD: readonly FlightCard[] = PATTERNS.flatMap((pattern) =>
  Array.from({ length: MAX_VALUE }, (_, n) => ({ pattern, value: n + 1 })),
);

/**
 * Every move that a typed line may name, legal or not. There are hundreds of thousands, so only companies, cards and
 * routes are combined that the line mentions; `unsaid` is the card that is meant where none is named.
 */
export function movesNamed(
  line: string,
  board: BoardFile,
  { company, city, card }: Vocabulary,
  unsaid: (route: BoardFile['routes'][number]) => FlightCard,
): Move[] {
  const words = wordsIn(line);
  const isNamed = (part: Part | undefined): boolean =>
    part !== undefined && words.some((word) => fit(part, [word]) !== null);
  const companies = board.companies.map(({ id }) => id).filter((id) => isNamed(company.get(id)));
  const routes = board.routes.filter(({ from, to }) => isNamed(city.get(from)) && isNamed(city.get(to)));
  const named = EVERY_CARD.filter((one) => isNamed(card(one, 'value')));
  const numbers = [...new Set([1, 2, ...words.map(Number).filter((number) => number > 2)])];
  return [
    { type: 'draw' },
    { type: 'keep' },
    { type: 'done' },
    { type: 'take', from: 'pile' },
    ...named.map((one): Move => ({ type: 'swap', card: one })),
    ...companies.flatMap((id): Move[] => [
      { type: 'take', from: 'market', share: id },
      { type: 'refresh', share: id },
      ...numbers.map((shares): Move => ({ type: 'play', company: id, shares })),
      ...routes.flatMap((route): Move[] => {
        const meant = unsaid(route);
        const isMeant = ({ pattern, value }: FlightCard): boolean =>
          pattern === meant.pattern && value === meant.value;
        const flights = [meant, ...named.filter((one) => !isMeant(one))];
        return [
          ...flights.map((one): Move => ({ type: 'fly', company: id, card: one, route: route.id })),
          ...flights.flatMap((one) =>
            numbers.map(
              (shares): Move => ({ type: 'found', company: id, shares, card: one, route: route.id }),
            ),
          ),
          ...numbers.map((circle): Move => ({ type: 'sabotage', company: id, route: route.id, circle })),
        ];
      }),
    ]),
  ];
}
