import { airlinesEurope, type BoardFile, type View } from '@tarmac/airlines-europe';
import { scoreNow } from '@tarmac/airlines-europe/aids';
import { beforeAll, expect, test } from 'vitest';
import { gainsOf, verdictOf } from '../../../../src/games/airlines-europe/panels/gains.ts';
import { tagOf } from '../../../../src/games/airlines-europe/panels/tag.ts';
import { openTexts } from '../../../../src/games/airlines-europe/texts.ts';
import { Turn } from '../../../../src/games/airlines-europe/turn.svelte.ts';
import type { Frame, Table } from '../../../../src/games/airlines-europe/types.ts';
import { showGame } from './games.ts';

const [board] = airlinesEurope.boardFiles as readonly BoardFile[];
if (!board) throw new Error('no board');
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'];

/** The table as the player whose turn it is has it. */
function tableOf(frame: Frame, legal: Frame['legal']): Table {
  const table: Partial<Table> = {
    info: { id: 'panels', board, players: NAMES.map((name) => ({ kind: 'person', name })) } as never,
    frame: { ...frame, legal },
    told: [],
    viewer: frame.view.turn,
    myMove: true,
    mayEnd: false,
    history: null,
    telling: null,
    refusal: null,
    name: (seat) => NAMES[seat] ?? '',
    refuse: () => {},
  };
  return table as Table;
}

beforeAll(openTexts);

test('[AE-45, AE-72] a licence says at once which threshold it crosses and who gains, or how much it is short', () => {
  const seen = { crosses: 0, short: 0 };
  for (const { told, before, after } of [...showGame(4, 'panels'), ...showGame(4, 'thresholds')]) {
    const { move } = told;
    if (move?.type !== 'licence' || after.view.outcome !== null) continue;
    const turn = new Turn(() => tableOf(before, [move]));
    const { airline } = move;
    if (before.view.phase === 'turn') void turn.choose('licence');
    turn.hover(move.route);
    const said = verdictOf(turn, gainsOf(turn), false);
    expect(tagOf(turn)?.text).toBe(said);
    const [from, to] = [before.view.track[airline], after.view.track[airline]];
    const crossed = board.zones.findLast(({ from: start }) => start > from && start <= to);
    const ahead = board.zones.find(({ from: start }) => start > to);
    if (crossed) {
      expect(said).toMatch(new RegExp(`^Crosses to ${crossed.points.filter((n) => n > 0).join('·')}:`));
      const points = (view: View) => scoreNow(view, board).byShare[airline];
      points(after.view).forEach((then, seat) => {
        const change = then - (points(before.view)[seat] ?? 0);
        const name = seat === before.view.turn ? 'you' : NAMES[seat];
        expect(new RegExp(`\\+${change} for[^+]*\\b${name}\\b`).test(said)).toBe(change > 0);
      });
      seen.crosses++;
    } else if (ahead) {
      expect(said).toMatch(
        new RegExp(`^${ahead.from - to} short of ${ahead.points.filter((n) => n > 0).join('·')}\\b`),
      );
      seen.short++;
    }
  }
  expect(seen.crosses).toBeGreaterThan(15);
  expect(seen.short).toBeGreaterThan(15);
});
