import type { BoardFile, Company, Move, View } from '@tarmac/airlines-1990';
import { fliesFor } from '@tarmac/airlines-1990/aids';
import { type HeldCard, kindOf } from './cards.ts';

/** The three actions of a turn, in the order of the rules: A90-20, A90-21, A90-22. */
export const ACTIONS = ['found', 'expand', 'play'] as const;
export type Action = (typeof ACTIONS)[number];

/** One way to go on. What a person points at for it, in any order; null: nothing to point at. */
export interface Way {
  readonly company: Company;
  readonly route: string | null;
  /** A kind of flight card. */
  readonly card: string | null;
  readonly circle: number | null;
  readonly shares: number | null;
  readonly move: Move;
}

/** The legal moves of a moment, sorted by what a person points at. Nothing in here is decided, only arranged. */
export interface Offer {
  readonly actions: ReadonlySet<Action>;
  readonly found: readonly Way[];
  readonly fly: readonly Way[];
  readonly play: readonly Way[];
  readonly sabotage: readonly Way[];
  /** Companies whose shares can be taken from the market. */
  readonly market: ReadonlySet<Company>;
  readonly pile: boolean;
  /** A90-43: kinds of cards. */
  readonly swaps: ReadonlySet<string>;
  /** A90-51 */
  readonly refreshes: ReadonlySet<Company>;
  /** The way on without a flight, or without sabotage. */
  readonly without: (Move & { readonly type: 'keep' | 'done' }) | null;
}

/** A90-21: what could be flown after EXPAND with the cards of now, apart from the one that comes. */
export function flightsAhead(held: readonly HeldCard[], view: View, board: BoardFile): Way[] {
  return held.flatMap(({ card }) =>
    fliesFor(view, board, card)
      .filter(({ founding }) => !founding)
      .flatMap(({ company, routes }) =>
        routes.map((route): Way => {
          const move: Move = { type: 'fly', company, card, route };
          return { ...POINTED_AT, company, route, card: kindOf(card), move };
        }),
      ),
  );
}

const POINTED_AT = { route: null, card: null, circle: null, shares: null };

export function offerOf(legal: readonly Move[]): Offer {
  const actions = new Set<Action>();
  const ways = { found: [] as Way[], fly: [] as Way[], play: [] as Way[], sabotage: [] as Way[] };
  const market = new Set<Company>();
  const swaps = new Set<string>();
  const refreshes = new Set<Company>();
  let pile = false;
  let without: Offer['without'] = null;
  for (const move of legal) {
    switch (move.type) {
      case 'found':
      case 'fly':
        ways[move.type].push({ ...POINTED_AT, ...move, card: kindOf(move.card), move });
        break;
      case 'play':
      case 'sabotage':
        ways[move.type].push({ ...POINTED_AT, ...move, move });
        break;
      case 'draw':
        actions.add('expand');
        break;
      case 'take':
        if (move.from === 'pile') pile = true;
        else market.add(move.share);
        break;
      case 'swap':
        swaps.add(kindOf(move.card));
        break;
      case 'refresh':
        refreshes.add(move.share);
        break;
      case 'keep':
      case 'done':
        without = move;
        break;
    }
  }
  if (ways.found.length > 0) actions.add('found');
  if (ways.play.length > 0) actions.add('play');
  return { actions, ...ways, market, pile, swaps, refreshes, without };
}
