import { airKwire } from '@tarmac/air-kwire';
import { airlines1990 } from '@tarmac/airlines-1990';
import { airlinesEurope } from '@tarmac/airlines-europe';
import type { AnyEvent, Told } from '@tarmac/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import * as kwire from '../../../../src/games/air-kwire/narration/narrate.ts';
import * as kwireNews from '../../../../src/games/air-kwire/panels/news.ts';
import { openTexts as openKwire } from '../../../../src/games/air-kwire/texts.ts';
import * as american from '../../../../src/games/airlines-1990/narration/narrate.ts';
import * as americanNews from '../../../../src/games/airlines-1990/panels/news.ts';
import { openTexts as openAmerican } from '../../../../src/games/airlines-1990/texts.ts';
import * as european from '../../../../src/games/airlines-europe/narration/narrate.ts';
import * as europeanNews from '../../../../src/games/airlines-europe/panels/news.ts';
import { openTexts as openEuropean } from '../../../../src/games/airlines-europe/texts.ts';
import { doneSoFar } from '../../../../src/games/common/tray/watching.ts';
import { plain, type Rich } from '../../../../src/words/rich.ts';
import { showGame as showKwire } from '../air-kwire/games.ts';
import { showGame as showAmerican } from '../airlines-1990/games.ts';
import { showGame as showEuropean } from '../airlines-europe/games.ts';

interface Moment {
  readonly told: Told;
  readonly before: unknown;
}
interface Telling {
  readonly name: string;
  readonly board: unknown;
  readonly moves: () => readonly Moment[];
  narrate(told: Told, table: never): Rich;
  narrateAct(told: Told, table: never): Rich;
  narrateResults(told: Told, table: never): Rich;
  readonly narrateTurn: (tolds: readonly Told[], table: never) => Rich;
  newsOf(tolds: readonly Told[], table: never): string;
  resultsOf(told: Told, table: never): string;
}

const GAMES = [
  {
    name: 'Airlines Europe',
    board: airlinesEurope.boardFiles[0],
    moves: () => showEuropean(3, 'quiet'),
    ...european,
    ...europeanNews,
  },
  {
    name: 'Airlines (1990)',
    board: airlines1990.boardFiles[0],
    moves: () => showAmerican(4, 'quiet', { seatBonus: true }),
    ...american,
    ...americanNews,
  },
  {
    name: 'Air-Kwire',
    board: airKwire.boardFiles[0],
    moves: () => showKwire(4, 'quiet').moves,
    ...kwire,
    narrateTurn: kwire.narrateSoFar,
    ...kwireNews,
  },
] as unknown as readonly Telling[];

beforeAll(() => Promise.all([openEuropean(), openAmerican(), openKwire()]));

const RESULTS = ['scored', 'paid', 'bonus', 'ended'];
const FIGURES = ['points', 'amounts', 'scores', 'holdings', 'rate'];

/** As if the scoring, the payout or the merger had brought other figures. */
function otherwise(told: Told): Told {
  const other = (figure: unknown): unknown =>
    Array.isArray(figure) ? figure.map(other) : (figure as number) + 4000;
  const changed = (event: AnyEvent): AnyEvent =>
    Object.fromEntries(
      Object.entries(event).map(([key, value]) => [key, FIGURES.includes(key) ? other(value) : value]),
    ) as unknown as AnyEvent;
  const events = told.events.map((event) => (RESULTS.includes(event.type) ? changed(event) : event));
  return { ...told, events };
}

/** As much of an open table as telling needs, while this move is shown to seat 0. */
function tableOf(board: unknown, { told, before }: Moment): never {
  const names = ['Ada', 'Bruno', 'Chiara', 'Emil'];
  const players = names.map((name) => ({ kind: 'bot', name, bot: 'greedy' }));
  const name = (seat: number) => names[seat] ?? '';
  const info = { board, players };
  return { info, viewer: 0, name, frame: before, told: [], telling: told, thinking: null } as never;
}

describe.for(GAMES)('while a ceremony of $name is still to come', (game) => {
  const brings = ({ events }: Told): boolean =>
    events.some(({ type, ...rest }) => RESULTS.includes(type) && ('points' in rest || 'amounts' in rest));

  it('nothing that is said depends on what it brings', () => {
    const moments = game.moves().filter(({ told }) => brings(told) && told.events[0]?.type !== 'bonus');
    expect(moments.length).toBeGreaterThan(1);
    for (const moment of moments) {
      const other = { ...moment, told: otherwise(moment.told) };
      const said = ({ told, before }: Moment): string[] => {
        const table = tableOf(game.board, { told, before });
        return [
          plain(game.narrateAct(told, table)),
          plain(doneSoFar(table, { narrateTurn: game.narrateTurn as never })),
          game.newsOf([told], table),
        ];
      };
      expect(said(other)).toEqual(said(moment));
      const results = ({ told, before }: Moment): string =>
        game.resultsOf(told, tableOf(game.board, { told, before }));
      expect(results(other)).not.toBe(results(moment));
    }
  });

  it('what is said then and afterwards is all there is to say', () => {
    for (const moment of game.moves()) {
      const table = tableOf(game.board, moment);
      const parts = [game.narrateAct(moment.told, table), game.narrateResults(moment.told, table)];
      const said = parts.map(plain).filter((part) => part !== '');
      expect(said.join(' ')).toBe(plain(game.narrate(moment.told, table)));
    }
  });
});
