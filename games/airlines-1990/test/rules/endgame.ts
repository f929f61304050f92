import type { Airlines1990Options } from '../../src/options.ts';
import { wideBoard } from './boards.ts';
import type { Table } from './table.ts';
import { look, offers, pass, phase, play, start, turn } from './table.ts';

/** Six players; the pile is empty, the market shows five shares of HIT, whose only route has one free circle, a 5. */
export function endgame(options: Partial<Airlines1990Options> = {}): Table {
  const board = wideBoard({
    routes: { 'hub-deadend': 'double 5' },
    companies: { hit: { headquarters: 'deadend' } },
  });
  const match = start({
    board,
    players: 6,
    options,
    hands: ['boi*4 ita', 'boi*3 ita', 'boi*3 ita'],
    flights: ['wavy-3'],
    market: 'hit*5',
    pile: 'yak*8 scoring*3',
  });
  play(match, 'found 1 boi wavy-3 boston-hub', 'take pile');
  while (look(match).pile.size > 0) expandElsewhere(match);
  while (!canEnd(match)) pass(match);
  return match;
}

/** EXPAND, but not to HIT. */
function expandElsewhere(match: Table): void {
  play(match, 'draw');
  const line = offers(match, 'fly').find((fly) => !fly.endsWith('hub-deadend'));
  play(match, line ?? 'keep');
  while (phase(match) === 'take')
    play(match, offers(match).includes('take pile') ? 'take pile' : offers(match)[0]);
}

/** The player whose turn it is has a card for HIT's route, and a share to play. */
function canEnd(match: Table): boolean {
  const { cards } = look(match, turn(match)).flights[turn(match)];
  const fits = (cards ?? []).some(({ pattern, value }) => pattern === 'double' && value >= 5);
  return fits && offers(match, 'play 1').length > 0;
}
