import type { BoardFile, Card, Move } from '@tarmac/air-kwire';
import { AIRCRAFT, POWERS, SHARES } from '@tarmac/air-kwire/aids';
import type { Part } from '../../../play/commands/command.ts';
import { fit, wordsIn } from '../../../play/commands/spelling.ts';
import type { Vocabulary } from './vocabulary.ts';

/** AK-44: two shares for one. */
const EXCHANGES = Array.from({ length: SHARES / 2 + 1 }, (_, n) => n);

/** Every move that a typed line may name, legal or not: only airlines and cards are combined that it mentions. */
export function movesNamed(line: string, board: BoardFile, { airline, card }: Vocabulary): Move[] {
  const words = wordsIn(line);
  const isNamed = (part: Part): boolean => words.some((word) => fit(part, [word]) !== null);
  const airlines = board.airlines.map(({ id }) => id).filter((id) => isNamed(airline(id, 'said')));
  const cities = board.cities.map(({ id }) => id).filter((id) => isNamed(card(id)));
  const powers = POWERS.filter((power) => isNamed(card(power)));
  const numbers = new Set([0, ...words.map(Number)]);
  const exchanges = EXCHANGES.filter((exchange) => numbers.has(exchange));
  return [
    { type: 'done' },
    { type: 'approve' },
    { type: 'refuse' },
    { type: 'pass' },
    { type: 'draw', from: 'pile' },
    { type: 'draw', from: 'none' },
    ...[true, false].map((agree): Move => ({ type: 'end-vote', agree })),
    ...AIRCRAFT.map((aircraft): Move => ({ type: 'rehome', aircraft })),
    ...exchanges.map((exchange): Move => ({ type: 'dispose', exchange })),
    ...powers.map((power): Move => ({ type: 'power', card: power })),
    ...[...cities, ...powers].map((one: Card): Move => ({ type: 'discard', card: one })),
    ...cities.flatMap((city): Move[] => [
      { type: 'draw', from: 'pool', card: city },
      { type: 'settle', city, with: 'forfeit' },
      ...AIRCRAFT.map((aircraft): Move => ({ type: 'settle', city, with: 'aircraft', aircraft })),
    ]),
    ...airlines.flatMap((id): Move[] => [
      { type: 'buy', airline: id },
      { type: 'sell', airline: id },
      { type: 'keep', airline: id },
      ...cities.flatMap((city): Move[] => [
        { type: 'decommission', airline: id, city },
        ...AIRCRAFT.map((aircraft): Move => ({ type: 'route', airline: id, city, aircraft })),
      ]),
    ]),
  ];
}
