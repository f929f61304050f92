import type { Sketch } from './boards.ts';
import { reversed, sketch } from './boards.ts';
import type { Table } from './table.ts';
import { skip, start, take } from './table.ts';

/** Many spaces of the same price: city points decide, and nothing else is a matter of money. */
export const FLAT = [...new Array<string>(30).fill('100 20 dc-3'), '2000 30 dc-3'];

interface Meeting extends Sketch {
  /** What Ada buys of Ant and Bo of Bee in their first turns. */
  readonly ant?: string;
  readonly bee?: string;
  /** With the cities in the other order. */
  readonly turned?: boolean;
}

/** Ant is in a1 and m (Ada), Bee in b1 (Bo); it is Bo's turn, and he holds the other card of m. Cy has nothing. */
export function meeting({
  ant = 'buy ant; buy ant; buy ant',
  bee = 'buy bee',
  turned = false,
  ...plan
}: Meeting = {}): Table {
  const board = turned ? reversed(sketch(plan)) : sketch(plan);
  const match = start({ board, hands: ['a1 m a2', 'b1 m b2', ''] });
  take(match, ant, 'route ant a1 tri-motor');
  take(match, bee, 'route bee b1 tri-motor');
  skip(match);
  take(match, '', 'route ant m tri-motor');
  return match;
}
