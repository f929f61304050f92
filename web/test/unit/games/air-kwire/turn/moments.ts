import { airKwire as game, type Move } from '@tarmac/air-kwire';
import usa from '@tarmac/air-kwire/boards/usa-1.json' with { type: 'json' };
import { createMatch, Playout, settleChance } from '@tarmac/kernel';
import { Turn } from '../../../../../src/games/air-kwire/turn.svelte.ts';
import type { Frame, Table } from '../../../../../src/games/air-kwire/types.ts';

/** What makes airlines grow, and with them the meetings. */
const EAGER: readonly Move['type'][] = ['route', 'approve', 'buy'];
const board = game.loadBoard(usa);

/** How many moments of a phase are enough, and as many with a power card to play. */
const MOST = 12;

/** The conversations of moments of real matches, of every phase; nothing that is pressed there changes the match. */
export function moments(matches: number): readonly Turn[] {
  const found = new Map<string, Turn[]>();
  for (let n = 0; n < matches; n++) {
    const names = Array.from({ length: 3 + (n % 3) }, (_, seat) => `P${seat}`);
    const options = { powerCards: true, startingCash: n % 2 === 0 ? 'each' : 'split', openCash: false };
    const { match, random } = createMatch(game, { board, options, names, seed: `moment ${n}` });
    const chance = new Playout(n);
    const anyOf = <T>(list: readonly T[]): T => list[chance.below(list.length)] as T;
    for (let step = 0; ; step++) {
      settleChance(match, random);
      const seat = game.search.toMove(match.state);
      if (seat < 0) break;
      const legal = game.legal(match.state, seat);
      const view = game.view(match.state, seat);
      const kind = `${view.phase} ${legal.some(({ type }) => type === 'power')}`;
      const known = found.get(kind) ?? [];
      if (known.length < MOST && chance.below(3) === 0)
        found.set(kind, [...known, new Turn(() => tableAt({ step, view, legal }, names))]);
      const types = [...new Set(legal.map(({ type }) => type))];
      const liked = chance.below(4) > 0 ? types.filter((type) => EAGER.includes(type)) : [];
      const type = anyOf(liked.length > 0 ? liked : types);
      match.apply(seat, anyOf(legal.filter((move) => move.type === type)));
    }
  }
  return [...found.values()].flat();
}

/** A table that stands still. */
function tableAt(frame: Pick<Frame, 'step' | 'view' | 'legal'>, names: readonly string[]): Table {
  const { viewer } = frame.view;
  const table = {
    info: { id: 'still', board: usa, players: names.map((name) => ({ kind: 'person', name })) },
    frame,
    viewer,
    told: [],
    history: null,
    myMove: true,
    mayEnd: false,
    mayUndo: false,
    refusal: null,
    refuse() {},
    why: async (move: Move) => {
      throw new Error(`${game.makeMove(move)} was refused.`);
    },
    name: (seat: number) => names[seat] ?? '',
  };
  return table as unknown as Table;
}
