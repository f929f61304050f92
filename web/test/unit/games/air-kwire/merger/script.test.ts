import { describe, expect, it } from 'vitest';
import { payoutOf } from '../../../../../src/games/air-kwire/merger/payout.ts';
import {
  beatsOf,
  beginScript,
  CHAPTERS,
  chapterOf,
  continueScript,
  type Script,
  takingsOf,
} from '../../../../../src/games/air-kwire/merger/script.ts';
import { type ShownMove, showGame } from '../games.ts';

const GAMES = [
  showGame(3, 'script'),
  showGame(4, 'script', { powerCards: true }),
  showGame(6, 'script'),
  showGame(4, 'script', {}, 'random'),
];

/** All mergers of a game that ended, each with the table after it. */
function mergersOf({ board, moves }: (typeof GAMES)[number]) {
  const mergers: { script: Script; before: ShownMove; after: ShownMove }[] = [];
  let script: Script | null = null;
  let before = moves[0];
  for (const move of moves) {
    const begun = beginScript(move.told, move.before.view, board);
    if (begun) {
      script = begun;
      before = move;
    }
    if (!script || !before) continue;
    const over = move.after.view.defunct === null;
    script = continueScript(script, move.told, board, over);
    if (!over) continue;
    mergers.push({ script, before, after: move });
    script = null;
  }
  return mergers;
}

describe('the script of a merger', () => {
  const mergers = GAMES.flatMap(mergersOf);

  it('there are some', () => {
    expect(mergers.length).toBeGreaterThan(3);
  });

  it('[AK-40] the acquirer is worth more', () => {
    for (const { script } of mergers) {
      const { acquirer, defunct } = script.merger.before;
      expect(acquirer.price - defunct.price || acquirer.points - defunct.points).toBeGreaterThan(0);
    }
  });

  it('its chapters come in the order of the rules', () => {
    for (const { script } of mergers) {
      const chapters = script.beats.map((beat) => CHAPTERS.indexOf(chapterOf(beat)));
      expect(chapters).toEqual(chapters.toSorted((a, b) => a - b));
      expect(script.beats.at(-1)?.kind).toBe('result');
    }
  });

  it('[AK-44] every holder chooses once, in order', () => {
    for (const { script } of mergers) {
      const chose = beatsOf(script.beats, 'choice').map(({ seat }) => seat);
      expect(chose).toEqual(script.merger.holders.map(({ seat }) => seat));
    }
  });

  it('[AK-45] [AK-47] ends with the acquirer as the table has it', () => {
    const alone = mergers.filter(
      ({ after }) => !after.told.events.some(({ type }) => type === 'paid' || type === 'unpaid'),
    );
    expect(alone.length).toBeGreaterThan(3);
    for (const { script, after } of alone) {
      const line = after.after.view.airlines[script.merger.acquirer];
      expect(script.beats.at(-1)?.acquirer).toEqual({
        price: line?.price,
        points: line?.points,
        ceo: line?.ceo,
        left: 20 - (line?.sold ?? 0),
      });
    }
  });

  it('[AK-43] [AK-44] what it brought is what cash and shares grew by', () => {
    const alone = mergers.filter(({ after }) => !after.told.events.some(({ type }) => type === 'paid'));
    expect(alone.length).toBeGreaterThan(3);
    for (const { script, before, after } of alone) {
      after.after.view.cash.forEach((cash, seat) => {
        const { bonus, sale } = takingsOf(script.beats, seat);
        expect(cash - (before.before.view.cash[seat] ?? 0)).toBe(bonus + sale);
      });
    }
  });
});

describe('a payout', () => {
  const payouts = GAMES.flatMap(({ board, moves }) =>
    moves.flatMap((move) => {
      const payout = payoutOf(move.told, move.before.view, move.after.view, board);
      return payout ? [{ payout, move }] : [];
    }),
  );

  it('[AK-50] tells of every open airline, and what it paid', () => {
    expect(payouts.length).toBeGreaterThan(3);
    for (const { payout, move } of payouts) {
      const { before, after } = move;
      const open = Object.entries(before.view.airlines).filter(
        ([id, { status }]) => status === 'open' && after.view.airlines[id]?.status !== 'defunct',
      );
      expect(payout.payments).toHaveLength(open.length);
      for (const { rate, amounts, price, points } of payout.payments) {
        if (rate === null) expect(amounts.every((dollars) => dollars === 0)).toBe(true);
        else expect(rate).toBe(10 * Math.floor((price * points + 500) / 1000));
      }
    }
  });

  it('[AK-51] [AK-52] says why one did not pay', () => {
    const unpaid = payouts.flatMap(({ payout }) => payout.payments.filter(({ rate }) => rate === null));
    expect(unpaid.length).toBeGreaterThan(0);
    for (const { why, fate } of unpaid) {
      expect(why).not.toBeNull();
      expect(['warned', 'drops', 'bankrupt']).toContain(fate);
    }
  });
});
