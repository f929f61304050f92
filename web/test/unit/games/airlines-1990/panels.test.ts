import { airlines1990, type BoardFile } from '@tarmac/airlines-1990';
import { scoreNow } from '@tarmac/airlines-1990/aids';
import { beforeAll, expect, test } from 'vitest';
import { gainsOf, verdictOf } from '../../../../src/games/airlines-1990/panels/gains.ts';
import { tagOf } from '../../../../src/games/airlines-1990/panels/tag.ts';
import { openTexts } from '../../../../src/games/airlines-1990/texts.ts';
import { Turn } from '../../../../src/games/airlines-1990/turn.svelte.ts';
import type { Frame, Table } from '../../../../src/games/airlines-1990/types.ts';
import { showGame } from './games.ts';

const [board] = airlines1990.boardFiles as readonly BoardFile[];
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

test('[A90-72] a flight says at once who gains, and how many markers it is short of bringing the others something', () => {
  const seen = { gains: 0, short: 0 };
  for (const { told, before, after } of showGame(4, 'panels', {}, 'greedy')) {
    const { move } = told;
    if (move?.type !== 'fly' || after.view.outcome !== null) continue;
    const { company } = move;
    const turn = new Turn(() => tableOf(before, [move]));
    turn.hover(move.route, null);
    turn.hoverCompany(company);
    const said = verdictOf(turn, gainsOf(turn), false);
    expect(tagOf(turn)?.text).toContain(said);
    const [now, short = ''] = said.split(/(?<=\.) (?=\d)/);
    const points = (frame: Frame) => scoreNow(frame.view, board).byCompany[company] ?? [];
    const earlier = points(before);
    points(after).forEach((then, seat) => {
      const change = then - (earlier[seat] ?? 0);
      const name = seat === before.view.turn ? 'you' : NAMES[seat];
      expect(new RegExp(`\\+${change} for[^+]*\\b${name}\\b`).test(now ?? '')).toBe(change > 0);
      // Nobody gains now and is told to wait.
      if (change > 0) expect(short).not.toMatch(new RegExp(`\\b${name}\\b`));
    });
    seen.gains += now === 'Nobody gains.' ? 0 : 1;
    if (short !== '') {
      expect(short).toMatch(/^\d+ markers? short of \+\d/);
      seen.short++;
    }
  }
  expect(seen.gains).toBeGreaterThan(10);
  expect(seen.short).toBeGreaterThan(10);
});
