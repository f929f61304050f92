import type { Aircraft, Airline, Move } from '@tarmac/air-kwire';
import { limitsAt } from '@tarmac/air-kwire/aids';
import type { Command, CommandBook, Part } from '../../../play/commands/command.ts';
import type { KwireCommands } from '../../../words/en/commands/air-kwire.ts';
import type { Language } from '../../../words/languages.ts';
import { COMMANDS } from '../chapters.ts';
import { boardOf, refusalText } from '../names.ts';
import type { Table } from '../types.ts';
import { effectSaid } from './effects.ts';
import { movesNamed } from './moves.ts';
import { moveSaid } from './sentences.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

export async function commandsIn(language: Language): Promise<CommandBook> {
  const { kwireCommands } = await COMMANDS[language]();
  return bookOf(kwireCommands);
}

/** Moves as they are typed (the notation of the game) and in the words of a language. */
function bookOf(typed: KwireCommands): CommandBook {
  return {
    legal(table: Table) {
      const vocabulary = vocabularyOf(typed, boardOf(table));
      const { legal } = table.frame;
      const flights = new Map<string, number>();
      for (const move of legal) flights.set(pathOf(move), (flights.get(pathOf(move)) ?? 0) + 1);
      return legal.map((move) =>
        commandOf(move, { table, typed, vocabulary, onlyOne: flights.get(pathOf(move)) === 1 }),
      );
    },
    conceivable(table: Table, line) {
      const vocabulary = vocabularyOf(typed, boardOf(table));
      return movesNamed(line, boardOf(table), vocabulary).map((move) =>
        commandOf(move, { table, typed, vocabulary, onlyOne: isMeant(move, table) }),
      );
    },
    refusal: refusalText,
    rule: { mark: 'AK', of: (figures) => `AK-${figures}` },
  };
}

interface Context {
  readonly table: Table;
  readonly typed: KwireCommands;
  readonly vocabulary: Vocabulary;
  /** The type of aircraft of a route can be left unsaid. */
  readonly onlyOne: boolean;
}

/** What a move says before the type of aircraft. */
function pathOf(move: Move): string {
  return move.type === 'route' ? `${move.airline} ${move.city}` : move.type;
}

/** Without an aircraft, a route means the best one that the price allows. */
function bestAircraft(table: Table, airline: Airline): Aircraft {
  const { types } = limitsAt(boardOf(table), table.frame.view.airlines[airline]?.space ?? 0);
  return types.at(-1) ?? 'tri-motor';
}

function isMeant(move: Move, table: Table): boolean {
  return move.type === 'route' && move.aircraft === bestAircraft(table, move.airline);
}

function commandOf(move: Move, context: Context): Command {
  const { table, typed } = context;
  return {
    parts: partsOf(move, context),
    says: moveSaid(move, table, typed),
    effect: () => effectSaid(move, table, typed),
    act: { move },
  };
}

function partsOf(move: Move, { table, vocabulary, onlyOne }: Context): Part[] {
  const { verb, noun, airline, aircraft, card, count, unsaid } = vocabulary;
  const { view } = table.frame;
  switch (move.type) {
    case 'buy': {
      const isClosed = view.airlines[move.airline]?.status === 'closed';
      return [isClosed ? verb.open : verb.buy, airline(move.airline, 'said')];
    }
    case 'sell':
      return [verb.sell, airline(move.airline, 'said')];
    case 'route':
      return [
        verb.route,
        airline(move.airline, 'said'),
        card(move.city),
        aircraft(move.aircraft, onlyOne ? 'unsaid' : 'said'),
      ];
    case 'discard':
      return [verb.discard, card(move.card)];
    case 'draw':
      return move.from === 'pool'
        ? [verb.draw, unsaid(noun.pool), card(move.card)]
        : [verb.draw, noun[move.from]];
    case 'rehome':
      return [verb.rehome, aircraft(move.aircraft, 'said')];
    case 'dispose':
      return [verb.dispose, count(move.exchange)];
    case 'settle':
      return move.with === 'forfeit'
        ? [unsaid(verb.settle), card(move.city), noun.forfeit]
        : [verb.settle, card(move.city), aircraft(move.aircraft, 'said')];
    case 'power':
      return [unsaid(verb.power), card(move.card)];
    case 'decommission':
      return [verb.decommission, airline(move.airline, 'unsaid'), card(move.city)];
    case 'keep':
      return [verb.keep, airline(move.airline, 'unsaid')];
    case 'end-vote': {
      if (view.phase === 'vote') return [unsaid(verb.vote), move.agree ? noun.yes : noun.no];
      return [verb.propose, move.agree ? unsaid(noun.yes) : noun.no];
    }
    case 'done':
    case 'approve':
    case 'refuse':
    case 'pass':
      return [verb[move.type]];
    case 'shuffle':
      return [];
  }
}
