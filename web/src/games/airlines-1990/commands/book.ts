import type { BoardFile, FlightCard, Move } from '@tarmac/airlines-1990';
import type { Command, CommandBook, Part } from '../../../play/commands/command.ts';
import type { Commands1990 } from '../../../words/en/commands/airlines-1990.ts';
import type { Language } from '../../../words/languages.ts';
import { countPart, routeParts } from '../../common/commands/parts.ts';
import { COMMANDS } from '../chapters.ts';
import { boardOf, refusalText } from '../names.ts';
import type { Table } from '../types.ts';
import { movesNamed } from './moves.ts';
import { effectSaid, moveSaid } from './sentences.ts';
import { type CardForm, type Vocabulary, vocabularyOf } from './vocabulary.ts';

export async function commandsIn(language: Language): Promise<CommandBook> {
  const { commands1990 } = await COMMANDS[language]();
  return bookOf(commands1990);
}

/** Moves as they are typed (the notation of the game) and in the words of a language. */
function bookOf(typed: Commands1990): CommandBook {
  return {
    legal(table: Table) {
      const vocabulary = vocabularyOf(typed, boardOf(table));
      const { legal } = table.frame;
      const times = new Map<string, number>();
      for (const move of legal) times.set(pathOf(move), (times.get(pathOf(move)) ?? 0) + 1);
      return legal.map((move) =>
        commandOf(move, { table, typed, vocabulary, onlyOne: times.get(pathOf(move)) === 1 }),
      );
    },
    conceivable(table: Table, line) {
      const vocabulary = vocabularyOf(typed, boardOf(table));
      const unsaid = (route: Route): FlightCard => bestCard(table, route);
      return movesNamed(line, boardOf(table), vocabulary, unsaid).map((move) =>
        commandOf(move, { table, typed, vocabulary, onlyOne: isBest(move, table) }),
      );
    },
    refusal: refusalText,
    rule: { mark: 'A90', of: (figures) => `A90-${figures}` },
  };
}

type Route = BoardFile['routes'][number];

interface Context {
  readonly table: Table;
  readonly typed: Commands1990;
  readonly vocabulary: Vocabulary;
  /** The card, or the circle of a sabotage, can be left unsaid. */
  readonly onlyOne: boolean;
}

/** What a move says before its card or its circle. */
function pathOf(move: Move): string {
  switch (move.type) {
    case 'found':
      return `${move.type} ${move.shares} ${move.company} ${move.route}`;
    case 'fly':
    case 'sabotage':
      return `${move.type} ${move.company} ${move.route}`;
    default:
      return move.type;
  }
}

/** Without a card, a route means the best one for it: of those in the hand, or else of all there are. */
function bestCard(table: Table, { pattern }: Route): FlightCard {
  const { frame, viewer } = table;
  const held = viewer === null ? [] : (frame.view.flights[viewer]?.cards ?? []);
  const highest = (cards: readonly FlightCard[]): FlightCard | undefined =>
    cards.filter((card) => card.pattern === pattern).toSorted((one, other) => other.value - one.value)[0];
  return highest(held) ?? highest(boardOf(table).flights) ?? { pattern, value: 1 };
}

function isBest(move: Move, table: Table): boolean {
  const route = 'route' in move ? boardOf(table).routes.find(({ id }) => id === move.route) : undefined;
  if (!route || !('card' in move)) return false;
  const { pattern, value } = bestCard(table, route);
  return move.card.pattern === pattern && move.card.value === value;
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

function partsOf(move: Move, { table, typed, vocabulary, onlyOne }: Context): Part[] {
  const { verb, city, pile, card } = vocabulary;
  const company = (id: string): Part => vocabulary.company.get(id) ?? { text: id };
  const shares = ({ company: id, shares: count }: { company: string; shares: number }): Part[] => [
    countPart(count, company(id), typed.says.count(count)),
    company(id),
  ];
  switch (move.type) {
    case 'swap':
      return [verb.swap, card(move.card, 'value')];
    case 'refresh':
      return [verb.refresh, company(move.share)];
    case 'take':
      return [verb.take, move.from === 'pile' ? pile : company(move.share)];
    case 'play':
      return [verb.play, ...shares(move)];
    case 'found':
    case 'fly': {
      const route = boardOf(table).routes.find(({ id }) => id === move.route);
      const named = route?.pattern === move.card.pattern ? 'value' : 'whole';
      const form: CardForm = onlyOne ? 'unsaid' : named;
      const who = move.type === 'found' ? shares(move) : [company(move.company)];
      return [verb[move.type], ...who, card(move.card, form), ...routeParts(route, city)];
    }
    case 'sabotage': {
      const route = boardOf(table).routes.find(({ id }) => id === move.route);
      const circle = { text: String(move.circle), says: typed.says.circle(move.circle), optional: onlyOne };
      return [verb.sabotage, company(move.company), ...routeParts(route, city), circle];
    }
    case 'draw':
    case 'keep':
    case 'done':
      return [verb[move.type]];
    case 'shuffle':
      return [];
  }
}
