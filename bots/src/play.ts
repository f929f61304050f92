import type { Game, GameTypes, NewMatch, Seat } from '@tarmac/kernel';
import { createMatch, settleChance } from '@tarmac/kernel';
import { makeBot } from './registry.ts';
import { botChance, botSeed } from './seed.ts';

export interface BotMatch {
  /** What the host chose; the rest is filled in. */
  readonly options?: unknown;
  /** A spec for each place at the table; the one who begins gets seat 0. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly watch?: Watch;
}

/** Called when a seat is asked, before it looks at the table, and when it has answered. Timing is up to the caller. */
export interface Watch {
  asked(seat: Seat): void;
  answered(seat: Seat): void;
}

/** Plays a match between bots to its end. Equal seeds give equal matches. Every move is checked. */
export function playMatch<G extends GameTypes>(
  game: Game<G>,
  board: G['Board'],
  plan: BotMatch,
): NewMatch<G> {
  const bots = plan.bots.map((spec) => makeBot(game, board, spec));
  const { options, seed, watch } = plan;
  const made = createMatch(game, { board, options, names: bots.map((bot) => bot.id), seed });
  const { match, order, random: dealt } = made;
  const players = order.map((place, seat) => ({ bot: bots[place], random: botChance(botSeed(seed, seat)) }));
  for (;;) {
    settleChance(match, dealt);
    const seat = game.search.toMove(match.state);
    if (seat < 0) return made;
    const { bot, random } = players[seat];
    watch?.asked(seat);
    const code =
      bot.chooseSeeing?.(match, seat, random) ?? bot.choose(game.view(match.state, seat), seat, random);
    watch?.answered(seat);
    match.apply(seat, game.search.decode(board, code));
  }
}
