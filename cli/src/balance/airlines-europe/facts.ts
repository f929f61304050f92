import type { AirlinesEuropeTypes } from '@tarmac/airlines-europe';
import { airlinesEurope } from '@tarmac/airlines-europe';
import type { Match } from '@tarmac/kernel';
import type { AnyMatch } from '../../play/play-game.ts';

/** What the balance of a board is judged by, from one match of Airlines Europe. */
export interface Facts {
  readonly bankruptcies: number;
  readonly licencesLeft: number;
  /** Where each airline's marker ended; only airlines in play. */
  readonly track: Readonly<Record<string, number>>;
  readonly sold: Readonly<Record<string, number>>;
  /** Points of all players by share (ABACUS, too) and scoring. */
  readonly payouts: Readonly<Record<string, readonly number[]>>;
  /** The airlines that reached the city of their bonus. */
  readonly bonuses: readonly string[];
  readonly routes: readonly string[];
  /** Totals after each scoring, by rank at the end. */
  readonly totals: readonly (readonly number[])[];
}

const SCORINGS = 3;

export function factsOf(match: AnyMatch): Facts {
  const { board, options, setup, log } = ofAirlinesEurope(match);
  const state = airlinesEurope.setup(board, options, setup);
  const atStart = airlinesEurope.view(state, null);
  const events = log.flatMap(({ seat, move }) => airlinesEurope.apply(state, seat, move));
  const atEnd = airlinesEurope.view(state, null);

  const payouts: Record<string, number[]> = {};
  const sold: Record<string, number> = {};
  const bonuses: string[] = [];
  const routes: string[] = [];
  let bankruptcies = 0;
  for (const event of events) {
    if (event.type === 'bankrupt') bankruptcies++;
    else if (event.type === 'connected') bonuses.push(event.airline);
    else if (event.type === 'licensed') {
      sold[event.airline] = (sold[event.airline] ?? 0) + 1;
      routes.push(event.route);
    } else if (event.type === 'scored') {
      let paid = payouts[event.share];
      if (!paid) {
        paid = new Array<number>(SCORINGS).fill(0);
        payouts[event.share] = paid;
      }
      paid[event.scoring - 1] = event.points.reduce((sum, points) => sum + points, 0);
    }
  }
  const licences = board.file.routes.reduce((sum, route) => sum + route.licences.length, 0);
  return {
    bankruptcies,
    licencesLeft: licences - routes.length,
    track: Object.fromEntries(Object.entries(atEnd.track).filter(([airline]) => airline in payouts)),
    sold,
    payouts,
    bonuses,
    routes: [...new Set(routes)],
    totals: totalsByRank(atStart.vp, atEnd.awards),
  };
}

function ofAirlinesEurope(match: AnyMatch): Match<AirlinesEuropeTypes> {
  return match as unknown as Match<AirlinesEuropeTypes>;
}

function totalsByRank(start: readonly number[], awards: readonly (readonly number[])[]): number[][] {
  const totals = start.map((points, seat) => {
    let total = points;
    return awards.map((scoring) => {
      total += scoring[seat] ?? 0;
      return total;
    });
  });
  return totals.sort((a, b) => (b.at(-1) ?? 0) - (a.at(-1) ?? 0));
}
