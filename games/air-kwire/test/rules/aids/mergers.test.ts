import { describe, expect, it } from 'vitest';
import { bonusesFor, disposeChoices, settleChoices } from '../../../src/aids/foresight.ts';
import type { Event, Move } from '../../../src/index.ts';
import { sketch } from '../boards.ts';
import { look, only, play, skip, start, take } from '../table.ts';
import type { Step } from './steps.ts';
import { randomMatches } from './steps.ts';

/* The decisions of a merger: what is offered, and what each of them does. */

const GAMES = 90;

describe('the choices of a merger', () => {
  it('[AK-44, AK-47] are those of the engine and do what was told', () => {
    const seen = { disposed: 0, paid: 0, replaced: 0, forfeited: 0 };
    randomMatches(GAMES, ({ board, seat, before, legal, tried }) => {
      const eventOf = <T extends Event['type']>(move: Move, type: T) =>
        tried(move).events.find((event): event is Event & { type: T } => event.type === type);

      const ways = disposeChoices(before, board, seat);
      expect(ways.map(({ exchange }) => ({ type: 'dispose', exchange }))).toEqual(
        legal.filter(({ type }) => type === 'dispose'),
      );
      for (const { exchange, gets, sells, brings, priceAfter, ceoAfter, shares, dividend } of ways) {
        const move = { type: 'dispose', exchange } as const;
        expect(eventOf(move, 'disposed')).toMatchObject({
          seat,
          exchanged: gets,
          sold: sells,
          amount: brings,
        });
        const { view } = tried(move);
        if (view.outcome !== null || before.airline === null) continue;
        expect(view.airlines[before.airline]).toMatchObject({ price: priceAfter, ceo: ceoAfter });
        seen.disposed++;
        expect(view.shares[seat][before.airline]).toBe(shares);
        const told = tried(...nobodyElseTrades(tried, move));
        if (told.view.outcome !== null || told.events.some(({ type }) => SETTLED.includes(type))) continue;
        const { qualified, rate } = told.view.airlines[before.airline];
        expect(dividend).toBe(qualified ? shares * rate : 0);
        if (dividend > 0) seen.paid++;
      }

      const settlements = settleChoices(before, board);
      const offered = settlements.flatMap(({ city, types, forfeits }): Move[] => [
        ...types.map((type) => ({ type: 'settle', city, with: 'aircraft', aircraft: type }) as const),
        ...(forfeits.length > 0 ? [{ type: 'settle', city, with: 'forfeit' } as const] : []),
      ]);
      expect(offered).toEqual(legal.filter(({ type }) => type === 'settle'));
      for (const { city, types, forfeits, loses } of settlements) {
        seen.replaced += types.length;
        if (forfeits.length === 0) continue;
        const move = { type: 'settle', city, with: 'forfeit' } as const;
        expect(eventOf(move, 'forfeited')?.cities).toEqual(forfeits);
        const lost = board.cities.filter(({ id }) => forfeits.includes(id));
        expect(loses).toBe(lost.reduce((sum, { points }) => sum + points, 0));
        seen.forfeited++;
      }
    });
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });

  const SETTLED: readonly Event['type'][] = ['replaced', 'forfeited'];

  /** Everybody else sells, and what is short of markers is settled somehow. */
  function nobodyElseTrades(tried: Step['tried'], first: Move): Move[] {
    const moves = [first];
    for (let now = tried(first); ['dispose', 'settle'].includes(now.view.phase); now = tried(...moves)) {
      moves.push(now.legal[0]);
    }
    return moves;
  }

  it('[AK-47] a forfeit that breaks a range tells what goes along', () => {
    const match = start({
      board: sketch({ airlines: { ant: { aircraft: '2 1 0', acquired: 1 } } }),
      players: 6,
      options: { powerCards: true },
      hands: ['a1 m', 'b2 b3 b4 m'],
      pile: 'decommission-route',
    });
    take(match, 'buy ant; buy ant; buy ant', 'route ant a1 tri-motor');
    play(match, 'buy bee; buy bee; buy bee', 'done', 'route bee b2 tri-motor', 'draw pile');
    skip(match, 4);
    take(match, 'buy ant', 'route ant m tri-motor');
    take(match, '', 'route bee b3 tri-motor');
    skip(match, 5);
    take(match, '', 'route bee b4 tri-motor');
    skip(match, 5);
    play(match, 'power decommission-route', 'decommission bee b2', 'keep ant');
    play(match, 'done', 'route bee m boeing-247', 'dispose 0');
    const told = settleChoices(look(match, 0), match.board.file);
    expect(told).toEqual([
      { city: 'b3', types: [], forfeits: ['b3', 'b4'], loses: 2 },
      { city: 'b4', types: [], forfeits: ['b4', 'b3'], loses: 2 },
    ]);
    expect(only(play(match, 'settle b3 forfeit'), 'forfeited')[0].cities).toEqual(told[0].forfeits);
  });

  it('[AK-43] bonuses of the examples', () => {
    expect(bonusesFor(100, [5, 3, 3, 3])).toEqual([2000, 330, 330, 330]);
    expect(bonusesFor(100, [5, 0, 0])).toEqual([3000, 0, 0]);
    expect(bonusesFor(100, [4, 4, 1])).toEqual([1500, 1500, 0]);
    expect(bonusesFor(70, [4, 4, 4])).toEqual([700, 700, 700]);
  });
});
