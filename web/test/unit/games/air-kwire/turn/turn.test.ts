import { type Move, makeMove } from '@tarmac/air-kwire';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTexts } from '../../../../../src/games/air-kwire/texts.ts';
import { deedOf, otherDeedOf } from '../../../../../src/games/air-kwire/tray/label.ts';
import { promptOf } from '../../../../../src/games/air-kwire/tray/prompt.ts';
import { NOTHING } from '../../../../../src/games/air-kwire/turn/choice.ts';
import { foresight } from '../../../../../src/games/air-kwire/turn/foresight.ts';
import type { Turn } from '../../../../../src/games/air-kwire/turn.svelte.ts';
import { type Dice, diceOf } from '../../../../harness/dice.ts';
import { heldAs, playOut, shuffled, sitDown } from './games.ts';
import { moments } from './moments.ts';

beforeAll(openTexts);
beforeAll(foresight.load);

/** Everything that has to be pointed at for a move, each as one press. */
function pressesFor(turn: Turn, move: Move, dice: Dice): (() => unknown)[] {
  switch (move.type) {
    case 'buy':
      return turn.openable.has(move.airline) ? [() => turn.pickAirline(move.airline)] : [];
    case 'route':
      return [
        () => turn.pickAirline(move.airline),
        () => (dice.chance(0.5) ? turn.tapCard(heldAs(turn, move.city)) : turn.pickCity(move.city)),
        () => turn.pickAircraft(move.aircraft),
      ];
    case 'decommission':
      return [() => turn.pickCity(move.city)];
    case 'draw':
      return [() => turn.pickDraw(move.from === 'pool' ? move.card : move.from)];
    case 'rehome':
      return [() => turn.pickAircraft(move.aircraft)];
    case 'dispose':
      return [() => turn.setExchange(move.exchange)];
    case 'power':
      return [() => turn.playPower(move.card)];
    default:
      return [];
  }
}

/** Those that must come one after the other. */
function pressesInOrder(turn: Turn, move: Move): (() => unknown)[] {
  if (move.type === 'settle')
    return [
      () => turn.pickCity(move.city),
      () => (move.with === 'forfeit' ? turn.setForfeit(true) : turn.pickAircraft(move.aircraft)),
    ];
  if (move.type !== 'discard') return [];
  const tap = () => turn.tapCard(heldAs(turn, move.card));
  return turn.step === 'card' && !turn.choice.discarding ? [() => turn.setDiscarding(true), tap] : [tap];
}

async function point(turn: Turn, move: Move, dice: Dice): Promise<void> {
  const presses = [...shuffled(dice, pressesFor(turn, move, dice)), ...pressesInOrder(turn, move)];
  for (const press of presses) await press();
}

/** What happens at once, with a press of its own. */
const isDirect = (turn: Turn, move: Move): boolean =>
  (move.type === 'buy' && !turn.openable.has(move.airline)) ||
  move.type === 'sell' ||
  (move.type === 'end-vote' && turn.view.phase === 'stock');

function goBack(turn: Turn): void {
  for (let steps = 0; turn.mayGoBack; steps++) {
    turn.back();
    expect(steps).toBeLessThan(8);
  }
}

const saidBy = ({ primary, other }: Turn): string[] => [
  ...(primary?.type === 'move' && primary.moves.length === 1 ? [makeMove(primary.moves[0])] : []),
  ...(other ? [makeMove(other)] : []),
];

describe('the conversation of a turn of Air-Kwire', () => {
  test('every legal move of every phase can be said by pointing in any order', async () => {
    const dice = diceOf(7);
    const said = new Set<string>();
    for (const turn of moments(60)) {
      expect(promptOf(turn).lead).not.toBe('');
      for (const move of shuffled(dice, turn.table.frame.legal).slice(0, 12)) {
        if (isDirect(turn, move)) continue;
        await point(turn, move, dice);
        expect(saidBy(turn)).toContain(makeMove(move));
        expect(promptOf(turn).lead).not.toBe('');
        for (const deed of [deedOf(turn), otherDeedOf(turn)]) expect(deed?.label).not.toBe('');
        said.add(`${turn.view.phase} ${move.type}`);
        goBack(turn);
        expect(turn.pointed).toEqual(NOTHING);
      }
    }
    const phases = {
      'free-discard': ['discard', 'done'],
      stock: ['buy', 'done', 'power'],
      vote: ['end-vote'],
      decommission: ['decommission', 'keep'],
      card: ['route', 'discard', 'power'],
      consent: ['approve', 'refuse'],
      rehome: ['rehome'],
      dispose: ['dispose'],
      settle: ['settle'],
      second: ['route', 'done'],
      replenish: ['draw', 'power'],
    };
    for (const [phase, types] of Object.entries(phases))
      for (const type of types) expect(said).toContain(`${phase} ${type}`);
  });

  test('somebody who presses whatever is there brings every match to its end', async () => {
    const reasons = new Set<string>();
    for (const seed of ['a', 'b']) {
      const turn = await sitDown({ seed, options: { powerCards: true } });
      const dice = diceOf(seed.charCodeAt(0));
      await playOut(turn, async () => {
        await dice.pick(pressesAt(turn, dice))();
        const { refusal } = turn.table;
        if (refusal?.code === 'illegal-move') {
          expect(refusal.rule).toMatch(/^AK-\d+$/);
          reasons.add(refusal.reason ?? '');
        }
        expectToAgree(turn);
      });
    }
    for (const reason of ['stock-step', 'card-step', 'no-shares-held', 'card-not-held'])
      expect(reasons).toContain(reason);
  });
});

/** Whatever somebody could press, sense or nonsense. */
function pressesAt(turn: Turn, dice: Dice): (() => unknown)[] {
  const airline = dice.pick(turn.board.airlines).id;
  const city = dice.pick(turn.board.cities).id;
  const aircraft = dice.pick(['tri-motor', 'boeing-247', 'dc-3'] as const);
  const draw = dice.pick(['pile', 'none', city]);
  return [
    () => turn.pickAirline(airline),
    () => turn.buy(airline),
    () => turn.sell(airline),
    () => turn.pickCity(city),
    () => turn.pickAircraft(aircraft),
    () => turn.hover(dice.chance(0.5) ? city : null),
    () => turn.hoverAirline(dice.chance(0.5) ? airline : null),
    () => turn.hoverAircraft(dice.chance(0.5) ? aircraft : null),
    () => turn.hoverTrade(airline, dice.roll(5) - 2),
    () => turn.setDiscarding(dice.chance(0.7)),
    () => turn.setForfeit(dice.chance(0.5)),
    () => turn.setExchange(dice.roll(6)),
    () => turn.pickDraw(draw),
    () => turn.drawNow(draw),
    () => turn.playPower(dice.pick(['reshuffle', 'reverse', 'pay-dividends'] as const)),
    () => turn.answer(dice.chance(0.8)),
    () => turn.vote(dice.chance(0.3)),
    () => turn.drop(dice.pick(['airline', 'card', 'city', 'aircraft'] as const)),
    () => turn.back(),
    () => turn.undo(),
    () => turn.goOn(),
    ...turn.hand.map(
      ({ id }) =>
        () =>
          turn.tapCard(id),
    ),
    ...[...turn.lit.keys()].slice(0, 3).map((lit) => () => turn.pickCity(lit)),
    ...[...turn.airlines].slice(0, 3).map((able) => () => turn.pickAirline(able)),
    ...Array.from({ length: 8 }, () => () => turn.go()),
  ];
}

/** What is lit, what is filled in and what the buttons play never contradict each other. */
function expectToAgree(turn: Turn): void {
  const { primary, choice, other, looked, step } = turn;
  const legal = turn.table.frame.legal.map(makeMove);
  if (primary?.type === 'move') expect(legal).toContain(makeMove(primary.moves[0]));
  if (other) expect(legal).toContain(makeMove(other));
  if (primary?.type === 'move' && primary.moves.at(-1)?.type === 'route') {
    expect(turn.lit.has(choice.city ?? '')).toBe(true);
    expect(turn.airlines.has(choice.airline ?? '')).toBe(true);
    expect(turn.types.has(choice.aircraft ?? 'dc-3')).toBe(true);
    expect(turn.hand.some(({ id }) => id === choice.card)).toBe(true);
  }
  if (looked && step !== 'consent') expect(looked.effect.points.after).toBeGreaterThanOrEqual(3);
  if (turn.lit.size > 0 && turn.composing) expect(turn.cards.size).toBeGreaterThan(0);
}
