import { airlinesEurope } from '@tarmac/airlines-europe';
import { parseRecord, replay } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../src/index.ts';
import { ALL_LAWS, fuzz, kitOf, LOG_LAWS } from '../src/index.ts';
import { ringBoards, tinyBoards } from './boards.ts';
import type { AE, Bug } from './planted.ts';
import { chanceBugs } from './planted-chance.ts';
import { moveBugs } from './planted-moves.ts';
import { redealBugs } from './planted-redeals.ts';
import { stateBugs } from './planted-states.ts';
import { viewBugs } from './planted-views.ts';

/*
 * Every law must be seen to fail: a run without findings says nothing if it would not find a bug that is
 * there.
 */

const GAMES = 24;

/** The first thing that some games find. */
function find(game: AE, seed = 'planted'): Finding | undefined {
  let games = 0;
  return fuzz(game, { boards: tinyBoards, seed, until: () => games++ === GAMES }).finding;
}

const BUGS: readonly Bug[] = [...viewBugs, ...moveBugs, ...stateBugs, ...redealBugs];

describe('the fuzzer finds a planted bug', () => {
  it('and nothing in a game without one', () => {
    expect(find(airlinesEurope)).toBeUndefined();
  });

  it.each(BUGS)('$bug', ({ law, game }) => {
    const finding = find(game);
    expect(finding?.law).toMatch(new RegExp(`^${law}`));
    // You can import the finding and look at where the law broke.
    const record = parseRecord(JSON.parse(JSON.stringify(finding?.record)));
    expect(record.moves.length).toBe(finding?.step);
    expect(replay(airlinesEurope, record).log.length).toBe(finding?.step);
  });

  it.each(chanceBugs)('$bug', ({ law, game }) => {
    let games = 0;
    const { finding } = fuzz(game, { boards: ringBoards, seed: 'planted', until: () => games++ === GAMES });
    expect(finding?.law).toMatch(new RegExp(`^${law}`));
  });

  it('and a match that is too long', () => {
    let games = 0;
    const kit = { ...kitOf(airlinesEurope), mostDecisions: 40 };
    const how = { boards: tinyBoards, seed: 'long', until: () => games++ === GAMES, kit };
    expect(fuzz(airlinesEurope, how).finding?.message).toContain('no end after 41 decisions');
  });

  it('and a deal that fails, which has no record', () => {
    const deal = (): never => {
      throw new RangeError('no cards');
    };
    const finding = find({ ...airlinesEurope, deal });
    expect(finding).toMatchObject({ law: 'a match can be dealt', message: 'RangeError: no cards', step: 0 });
    expect(finding?.record).toBeUndefined();
  });

  it('and repeats with its seed', () => {
    const { game } = viewBugs[0];
    expect(find(game)).toEqual(find(game));
  });

  it('with every law', () => {
    const unseen = [...ALL_LAWS, ...LOG_LAWS].filter(
      ({ name }) => ![...BUGS, ...chanceBugs].some(({ law }) => name.startsWith(law)),
    );
    expect(unseen).toEqual([]);
  });
});
