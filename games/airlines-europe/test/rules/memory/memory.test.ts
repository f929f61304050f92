import { Match, Playout } from '@tarmac/kernel';
import type { Moment } from '@tarmac/testkit';
import { randomGames } from '@tarmac/testkit';
import { often } from '@tarmac/testkit/suite';
import { describe, expect, it } from 'vitest';
import type { AirlinesEuropeTypes } from '../../../src/index.ts';
import { airlinesEurope as game } from '../../../src/index.ts';
import type { State } from '../../../src/state.ts';
import { PHASE, sharesInGame } from '../../../src/state.ts';
import { AIRLINE_COUNT, AIRLINES, SHARE_KINDS } from '../../../src/types.ts';
import { allBoards } from '../../contract-boards.ts';
import { board, lastDiscard, oneShare, start, twoShares } from './log.ts';
import type { Sight } from './possible.ts';
import { couldBe, sum } from './possible.ts';
import type { History } from './sights.ts';
import { canGoOn, deckCouldBe, newHistory, note, secretOf } from './sights.ts';
import { countSelections, forSelections } from './worlds.ts';

/*
 * [AE-111] Perfect memory is exact: every world that `sampler` gives could have come about (nothing is
 * forgotten that the table knows), and every world that could have come about is given (nothing is claimed
 * that it does not know).
 */

type At = Moment<AirlinesEuropeTypes>;

/** Keeps the history of the game that is being played. */
function follower(): (at: At) => History {
  let history = newHistory(0);
  return ({ step, players, last }) => {
    if (step === 0) history = newHistory(players);
    for (const event of last?.events ?? []) note(history, game.seen(event, null));
    return history;
  };
}

/** Why a world cannot be, or nothing. */
function impossible(world: State, history: History): string | undefined {
  if (!deckCouldBe(world, history)) return 'the scoring cards cannot lie there';
  if (!canGoOn(world)) return 'the exchange under way cannot be finished';
  const seat = history.hands.findIndex((sights, p) => !couldBe(sights, secretOf(world, p, history)));
  if (seat < 0) return undefined;
  const { hand, discards } = secretOf(world, seat, history);
  return `seat ${seat} cannot have [${names(hand)}] in hand and [${names(discards)}] secretly discarded`;
}

function names(counts: readonly number[]): string {
  return counts.flatMap((n, a) => (n > 0 ? [`${n} ${AIRLINES[a]}`] : [])).join(', ');
}

describe('[AE-111] memory', () => {
  it('of everybody is right: every sampled world could have come about', () => {
    const historyOf = follower();
    const wrong: string[] = [];
    let worlds = 0;
    const look = (at: At): void => {
      const { state, players, step, random, match } = at;
      const history = historyOf(at);
      if (game.outcome(state)) return;
      const truth = impossible(state, history);
      if (truth !== undefined) throw new Error(`the true world: ${truth}`);
      const viewer = step % (players + 1) === players ? null : step % (players + 1);
      const world = game.sampler(at.board, game.view(state, viewer)).sample(random);
      worlds++;
      const found = impossible(world, history);
      if (found !== undefined) wrong.push(`${match.seats[0]} step ${step}, viewer ${viewer}: ${found}`);
    };
    randomGames(game, allBoards, often(96), 'memory', { laws: [], look });
    console.log(`${worlds} sampled worlds checked, ${wrong.length} impossible`);
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('knows what was discarded from a hand of one share', () => {
    // A black share, then: the black share that was played was drawn later.
    expect(secretsAfter(oneShare)).toEqual(['hand: , discarded: 1 black']);
  });

  it('knows that a share was either discarded or drawn and played', () => {
    const possible = secretsAfter(twoShares);
    expect(possible).toContain('hand: 1 brown, discarded: 1 black');
    expect(possible.filter((secret) => secret.endsWith('discarded: 1 brown')).length).toBeGreaterThan(3);
    expect(
      possible.every((secret) => /discarded: 1 brown|hand: 1 brown, discarded: 1 black/.test(secret)),
    ).toBe(true);
  });

  it('knows the last discard of an exchange under way, whatever was discarded before', () => {
    const match = new Match(game, start);
    for (const [seat, text] of lastDiscard) match.apply(seat, game.parseMove(board, text));
    const sampler = game.sampler(board, game.view(match.state, 1));
    const random = new Playout(1);
    const found = Array.from({ length: 100 }, () => game.view(sampler.sample(random), 0));
    expect(new Set(found.map(({ exchange }) => exchange?.from))).toEqual(
      new Set([AIRLINES.indexOf('brown')]),
    );
    // Before it, she discarded black, and a share of the deck that may have been any.
    const discards = found.map(({ hands }) => names(Object.values(hands[0].discards ?? {})));
    expect(new Set(discards).size).toBeGreaterThan(3);
    expect(discards.every((text) => /[12] brown/.test(text))).toBe(true);
  });

  it('claims nothing more: every world that could be is sampled', () => {
    const historyOf = follower();
    const cases = { states: 0, worlds: 0 };
    const wrong: string[] = [];
    const look = (at: At): void => {
      const history = historyOf(at);
      const { state, random } = at;
      if (game.outcome(state) || state.phase === PHASE.keep || state.phase === PHASE.discard) return;
      for (const viewer of [0, 1]) {
        const small = smallCase(state, viewer, history);
        if (!small || random.below(6) > 0) continue;
        const found = sampled(at, viewer, history, small);
        cases.states++;
        cases.worlds += small.size;
        const missing = [...small].filter((world) => !found.has(world));
        const extra = [...found].filter((world) => !small.has(world));
        if (missing.length + extra.length === 0) continue;
        wrong.push(
          `${at.match.seats[0]} step ${at.step}, viewer ${viewer}: of ${small.size} possible worlds ` +
            `${missing.length} are never sampled (${missing[0]}), ` +
            `and ${extra.length} impossible ones are (${extra[0]})`,
        );
      }
    };
    randomGames(game, allBoards, often(60), 'memory, two', { laws: [], look, players: [2] });
    console.log(`${cases.states} small cases with ${cases.worlds} worlds, ${wrong.length} wrong`);
    expect(cases.states).toBeGreaterThan(often(50));
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it.each<[string, boolean, Sight[], Record<string, number>, Record<string, number>]>([
    ['an unseen share may be any', true, [{ type: 'came unseen' }], { red: 1 }, {}],
    ['a taken share is what it is', false, [{ type: 'came', airline: 3 }], { blue: 1 }, {}],
    ['a taken share may have been discarded', true, took('red', 'blue', '-'), { red: 1 }, { blue: 1 }],
    ['what came after a discard was not discarded', false, took('red', '-', 'blue'), { red: 1 }, { blue: 1 }],
    ['what was played was not discarded', false, took('red', 'blue', '-', '-red'), {}, { red: 1 }],
    ['what was drawn later can be what was played', true, took('red', '-', '?', '-red'), {}, { red: 1 }],
    ['and then nothing else was discarded', false, took('red', '-', '?', '-red'), {}, { blue: 1 }],
  ])('checker: %s', (_, possible, sights, hand, discarded) => {
    expect(couldBe(sights, { hand: counts(hand), discards: counts(discarded) })).toBe(possible);
  });
});

function took(...words: string[]): Sight[] {
  return words.map((word) => {
    if (word === '?') return { type: 'came unseen' };
    if (word === '-') return { type: 'went unseen', exchange: 1 };
    const type = word.startsWith('-') ? 'went' : 'came';
    return { type, airline: AIRLINES.findIndex((airline) => word.endsWith(airline)) };
  });
}

function counts(shares: Record<string, number>): number[] {
  return AIRLINES.map((airline) => shares[airline] ?? 0);
}

/** All that Bo can think of Ada's hand and her secret discards after these moves. */
function secretsAfter(lines: readonly (readonly [number, string])[]): string[] {
  const match = new Match(game, start);
  for (const [seat, text] of lines) match.apply(seat, game.parseMove(board, text));
  const sampler = game.sampler(board, game.view(match.state, 1));
  const random = new Playout(1);
  const found = Array.from({ length: 500 }, () => {
    const { hand, discards } = secretOf(sampler.sample(random), 0, newHistory(2));
    return `hand: ${names(hand)}, discarded: ${names(discards)}`;
  });
  return [...new Set(found)].sort();
}

const FEW = 400;
const MOST_WORLDS = 40;
const SAMPLES = 40_000;

/** All possible hands and secret discards of the other player, if they are few enough to be met by chance. */
function smallCase(s: State, viewer: number, history: History): Set<string> | undefined {
  const seat = 1 - viewer;
  const { hand, discards: gone } = secretOf(s, seat, history);
  if (sum(gone) === 0) return undefined;
  const unseen = unseenBy(s, viewer);
  if (countSelections(unseen, sum(hand)) * countSelections(unseen, sum(gone)) > FEW) return undefined;
  const worlds = new Set<string>();
  forSelections(unseen, sum(hand), (held) => {
    const rest = unseen.map((n, a) => n - held[a]);
    forSelections(rest, sum(gone), (discarded) => {
      if (couldBe(history.hands[seat], { hand: held, discards: discarded }))
        worlds.add(`${held} | ${discarded}`);
    });
  });
  return worlds.size > MOST_WORLDS ? undefined : worlds;
}

/** Shares that the viewer of a game for two does not see anywhere. */
function unseenBy(s: State, viewer: number): number[] {
  return AIRLINES.map((_, a) => {
    let seen = s.gone[a] + s.hand[viewer * SHARE_KINDS + a] + s.goneSecretly[viewer * AIRLINE_COUNT + a];
    for (let p = 0; p < s.setting.players; p++) seen += s.portfolio[p * SHARE_KINDS + a];
    for (const share of s.market) if (share === a) seen++;
    return sharesInGame(s.setting, a) - seen;
  });
}

/** What the sampler gives, until all possible worlds were met or it was asked long enough. */
function sampled(at: At, viewer: number, history: History, possible: ReadonlySet<string>): Set<string> {
  const sampler = game.sampler(at.board, game.view(at.state, viewer));
  const random = new Playout(at.step);
  const into = game.copy(at.state);
  const found = new Set<string>();
  let met = 0;
  for (let n = 0; n < SAMPLES && (met < possible.size || n < 20 * possible.size); n++) {
    const { hand, discards: gone } = secretOf(sampler.sample(random, into), 1 - viewer, history);
    const world = `${hand} | ${gone}`;
    if (!found.has(world) && possible.has(world)) met++;
    found.add(world);
  }
  return found;
}
