import { type AnyGame, findBoardFile } from '@tarmac/games';
import type { GameTypes, Match } from '@tarmac/kernel';
import { CHANCE, createMatch, Playout, settleChance } from '@tarmac/kernel';

const PLAYERS = 4;

/** The table on which a game is measured: its first board, four players, random games. */
export class BenchTable {
  readonly game: AnyGame;
  readonly board: GameTypes['Board'];

  constructor(game: AnyGame) {
    this.game = game;
    this.board = game.loadBoard(findBoardFile(game));
  }

  private deal(number: number) {
    const names = Array.from({ length: PLAYERS }, (_, seat) => `random-${seat}`);
    return createMatch(this.game, { board: this.board, names, seed: `bench/${number}` });
  }

  firstState(number = 1): GameTypes['State'] {
    return this.deal(number).match.state;
  }

  firstStates(games: number): GameTypes['State'][] {
    return Array.from({ length: games }, (_, i) => this.firstState(i + 1));
  }

  /** A match played at random to its end. */
  playedMatch(number: number): Match<GameTypes> {
    const { match, random } = this.deal(number);
    const { search } = this.game;
    const playout = new Playout(number);
    settleChance(match, random);
    for (let seat = search.toMove(match.state); seat >= 0; seat = search.toMove(match.state)) {
      const code = search.nth(match.state, seat, playout.below(search.count(match.state, seat)));
      match.apply(seat, search.decode(this.board, code));
      settleChance(match, random);
    }
    return match;
  }

  /** Every position of a random game in which a seat decides. */
  positions(number: number): GameTypes['State'][] {
    const state = this.firstState(number);
    return this.playedMatch(number).log.flatMap(({ seat, move }) => {
      const position = this.game.copy(state);
      this.game.apply(state, seat, move);
      return seat === CHANCE ? [] : [position];
    });
  }
}
