import { airlines1990 } from '@tarmac/airlines-1990';
import { airlinesEurope } from '@tarmac/airlines-europe';
import { describe, expect, it } from 'vitest';
import { isFinal as isFinalIn1990 } from '../../../../src/games/airlines-1990/turn/final.ts';
import { isFinal as isFinalInEurope } from '../../../../src/games/airlines-europe/turn/final.ts';
import { showGame as show1990 } from '../airlines-1990/games.ts';
import { showGame as showEurope } from '../airlines-europe/games.ts';

/** A move, what is said of undoing it, and whether it really shows something. */
interface Said {
  readonly move: string;
  readonly step: number;
  readonly said: boolean;
  readonly shows: boolean;
}

const europe = (players: number, seed: string): Said[] =>
  showEurope(players, seed).flatMap(({ told: { move, events, step }, before: { view } }) =>
    move === null || move.type === 'keep' || events.some(({ type }) => type === 'ended')
      ? []
      : [
          {
            move: `${view.phase} ${move.type}`,
            step,
            said: isFinalInEurope(view, move),
            shows: events.some(airlinesEurope.reveals),
          },
        ],
  );
const american = (players: number, seed: string): Said[] =>
  show1990(players, seed).flatMap(({ told: { move, events, step }, before: { view }, after }) =>
    move === null || move.type === 'shuffle'
      ? []
      : [
          {
            move: `${view.phase} ${move.type}`,
            step,
            said: isFinalIn1990(view, move),
            shows: events.some(airlines1990.reveals) || after.view.phase === 'shuffle',
          },
        ],
  );

describe.each([
  { name: 'Airlines Europe', games: europe, final: ['share take', 'pick take'] },
  { name: 'Airlines (1990)', games: american, final: ['start draw', 'take take'] },
])('of undo $name says', ({ games, final }) => {
  const said = [2, 3, 4].flatMap((players) => games(players, `undo ${players}`));

  it('that it does not go where a move shows something, and nowhere else', () => {
    expect(said.filter(({ said, shows }) => said !== shows)).toEqual([]);
  });

  it('both in these games', () => {
    const kinds = new Set(said.filter((one) => one.shows).map(({ move }) => move));
    expect([...kinds]).toEqual(expect.arrayContaining(final));
    expect(said.some((one) => !one.shows)).toBe(true);
  });
});

it('a pick before a scoring can be undone as long as others are still to pick', () => {
  const picks = europe(4, 'undo 4').filter(({ move }) => move === 'pick take');
  expect(new Set(picks.map(({ shows }) => shows))).toEqual(new Set([true, false]));
});
