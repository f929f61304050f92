import type { Airline } from '@tarmac/air-kwire';
import type { KeyGroup, Shortcut } from '../../../play/keys.ts';
import { words } from '../../../words/words.svelte.ts';
import { mapKeys } from '../../common/map/keys.ts';
import { turnKeys, viewKeys } from '../../common/tray/keys.ts';
import { asksForAirline } from '../holdings/rows.ts';
import { identityOf } from '../identity/identity.ts';
import { texts } from '../texts.ts';
import type { Turn } from '../turn.svelte.ts';

/** The keys of a table: those of a turn, of what is shown, and of the map. */
export function keysOf(turn: Turn): readonly KeyGroup[] {
  const { groups } = words().keyboard;
  return [
    {
      title: groups.turn,
      shortcuts: [
        ...choiceKeys(turn),
        ...answerKeys(turn),
        ...turnKeys(turn, (card) => drawAtOnce(turn, card ?? 'pile')),
      ],
    },
    { title: groups.view, shortcuts: viewKeys() },
    { title: groups.map, shortcuts: mapKeys() },
  ];
}

/** The letter of an airline, as its sign shows it. */
export function letterOf(airline: Airline): string {
  return identityOf(airline).letter;
}

function choiceKeys(turn: Turn): Shortcut[] {
  const say = texts().keys;
  return [
    {
      keys: turn.board.airlines.map(({ id }) => letterOf(id)),
      says: say.airlines,
      press(key) {
        const airline = turn.board.airlines.find(({ id }) => letterOf(id) === key);
        if (!airline || !asksForAirline(turn.step)) return false;
        void turn.pickAirline(airline.id);
        return true;
      },
    },
    { keys: ['+', '-'], says: say.trade, press: (key) => pressSign(turn, key === '+' ? 1 : -1) },
    {
      keys: Array.from({ length: 5 }, (_, i) => String(i + 1)),
      says: say.cards,
      press(key) {
        const held = turn.table.myMove ? turn.hand[Number(key) - 1] : undefined;
        if (held) void turn.tapCard(held.id);
        return held !== undefined;
      },
    },
    {
      keys: ['A'],
      says: say.aircraft,
      press() {
        const types = [...turn.types];
        const { aircraft } = turn.choice;
        const next = types[(aircraft === null ? 0 : types.indexOf(aircraft) + 1) % types.length];
        if (next !== undefined) void turn.pickAircraft(next);
        return next !== undefined;
      },
    },
    {
      keys: ['D'],
      says: say.pile,
      press() {
        const may = turn.step === 'replenish';
        if (may) void turn.pickDraw('pile');
        return may;
      },
    },
    {
      keys: ['X'],
      says: say.discard,
      press() {
        const may = turn.step === 'card';
        if (may) turn.setDiscarding(!turn.choice.discarding);
        return may;
      },
    },
  ];
}

function answerKeys(turn: Turn): Shortcut[] {
  const say = texts().keys;
  return [
    { keys: ['Y'], says: say.yes, press: () => pressAnswer(turn, true) },
    { keys: ['N'], says: say.no, press: () => pressAnswer(turn, false) },
    {
      keys: ['K'],
      says: say.without,
      press() {
        const may = turn.table.myMove && turn.other !== null;
        if (may) void turn.goOn();
        return may;
      },
    },
  ];
}

/** A share more or fewer: of the chosen airline, or of those exchanged in a merger. */
function pressSign(turn: Turn, by: 1 | -1): boolean {
  const { step, choice } = turn;
  if (step === 'dispose') {
    turn.setExchange((choice.exchange ?? 0) + by);
    return true;
  }
  if (step !== 'stock' || choice.airline === null) return false;
  void (by > 0 ? turn.buy(choice.airline) : turn.sell(choice.airline));
  return true;
}

function pressAnswer(turn: Turn, yes: boolean): boolean {
  if (turn.step === 'consent') void turn.answer(yes);
  else if (turn.step === 'vote') void turn.vote(yes);
  else return false;
  return true;
}

function drawAtOnce(turn: Turn, from: string): boolean {
  const may = turn.step === 'replenish';
  if (may) void turn.drawNow(from);
  return may;
}
