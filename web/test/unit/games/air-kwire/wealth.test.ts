import { describe, expect, it } from 'vitest';
import { gainsOf, receivedBy, startingCash, wealthOver } from '../../../../src/games/air-kwire/end/wealth.ts';
import { showGame } from './games.ts';

const GAMES = [
  { players: 3, seed: 'wealth', bot: 'greedy', options: {} },
  { players: 4, seed: 'wealth', bot: 'greedy', options: { powerCards: true } },
  { players: 5, seed: 'wealth', bot: 'random', options: { startingCash: 'each' } },
  { players: 6, seed: 'wealth', bot: 'greedy', options: {} },
];

describe.each(GAMES)('the wealth of $players $bot bots', ({ players, seed, bot, options }) => {
  const { board, moves, cash } = showGame(players, seed, options, bot);
  const log = moves.map(({ told }) => told);
  const end = moves.at(-1)?.after.view;
  if (!end) throw new Error('no move was made');
  const moments = wealthOver(log, end.cash, board);

  it('[AK-10] begins with the cash that was dealt', () => {
    expect(startingCash(log, end.cash, board)).toEqual(cash);
    expect(moments[0]?.wealth).toEqual(cash);
  });

  it('[AK-60] ends with the scores', () => {
    expect(moments.at(-1)?.wealth).toEqual(end.outcome?.scores);
  });

  it('counts every turn, merger and payout once', () => {
    const events = log.flatMap((told) => told.events);
    const count = (type: string): number => events.filter((event) => event.type === type).length;
    expect(moments).toHaveLength(count('turn') + 2);
    expect(moments.flatMap(({ merged }) => merged)).toHaveLength(count('merger'));
  });

  it('[AK-50] [AK-43] knows what came from dividends and bonuses', () => {
    const received = receivedBy(log, players);
    const sum = (type: 'paid' | 'bonus'): number =>
      log
        .flatMap(({ events }) => events)
        .flatMap((event) => (event.type === type ? event.amounts : []))
        .reduce((all, dollars) => all + dollars, 0);
    expect(received.reduce((all, { dividends }) => all + dividends, 0)).toBe(sum('paid'));
    expect(received.reduce((all, { bonuses }) => all + bonuses, 0)).toBe(sum('bonus'));
  });

  it('what the airlines brought, with the first cash, is the wealth at the end', () => {
    const prices = Object.fromEntries(board.airlines.map(({ id }) => [id, end.airlines[id]?.price ?? 0]));
    const gains = [...gainsOf(log, end.shares, prices).values()];
    const sums = cash.map((first, seat) => gains.reduce((sum, by) => sum + (by[seat] ?? 0), first));
    expect(sums).toEqual(end.outcome?.scores);
  });
});
