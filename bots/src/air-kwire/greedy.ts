import type { AirKwireTypes, Board, State, View } from '@tarmac/air-kwire';
import { airKwire, PHASE, VOTE_NO, VOTE_YES } from '@tarmac/air-kwire';
import type { Code, Playout, Seat } from '@tarmac/kernel';
import type { BotMaker } from '../bot.ts';
import type { Plan } from '../plan.ts';
import { discardFreely, draw } from './cards.ts';
import { Hand } from './hand.ts';
import { Lookahead } from './lookahead.ts';
import { playPower } from './powers.ts';
import { playCard } from './routes.ts';
import { trade } from './trades.ts';
import { proposesEnd, wantsEnd } from './votes.ts';
import type { GreedyWeights } from './weights.ts';
import { WEIGHTS_1 } from './weights.ts';
import { Worth } from './worth.ts';

/**
 * Plays the move that leaves it best placed. Moves are tried in a world that fits the view; what the view hides
 * (others' hands, the pile) is never looked at, so any such world leads to the same choice.
 */
class Greedy {
  readonly #board: Board;
  readonly #ahead: Lookahead;

  constructor(board: Board, weights: GreedyWeights) {
    this.#board = board;
    const worth = new Worth(board, weights);
    this.#ahead = new Lookahead(worth, new Hand(board, worth, weights));
  }

  choose(view: View, seat: Seat, random: Playout): Code {
    const s = airKwire.sampler(this.#board, view).sample(random);
    const ahead = this.#ahead;
    ahead.read(s, seat);
    switch (s.phase) {
      case PHASE.freeDiscard:
        return discardFreely(ahead, s);
      case PHASE.stock:
        if (airKwire.search.allows(s, seat, VOTE_YES) && proposesEnd(s, seat)) return VOTE_YES;
        return this.#withPower(s, (then, depth) => trade(ahead, then, depth));
      case PHASE.vote:
        return wantsEnd(s, seat) ? VOTE_YES : VOTE_NO;
      case PHASE.card:
      case PHASE.second:
        return this.#withPower(s, (then, depth) => playCard(ahead, then, depth));
      case PHASE.replenish:
        return draw(ahead, s);
      default:
        return ahead.best(s, 0).code;
    }
  }

  #withPower(s: State, plan: (s: State, depth: number) => Plan): Code {
    const plain = plan(s, 0);
    if (s.handPowers[this.#ahead.me] === 0) return plain.code;
    const power = playPower(this.#ahead, s, plan);
    return power.worth > plain.worth ? power.code : plain.code;
  }
}

function greedy(name: string, weights: GreedyWeights): BotMaker<AirKwireTypes> {
  return {
    name,
    weights,
    make(id, board, set) {
      const player = new Greedy(board, { ...weights, ...set });
      return { id, choose: (view, seat, random) => player.choose(view, seat, random) };
    },
  };
}

export const greedy1 = greedy('greedy-1', WEIGHTS_1);
