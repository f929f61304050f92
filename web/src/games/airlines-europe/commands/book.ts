import {
  CASH_ACTION,
  DIVIDEND,
  discardsFor,
  type Move,
  SHARES,
  type Share,
  type View,
} from '@tarmac/airlines-europe';
import { feed, nextLicence } from '@tarmac/airlines-europe/aids';
import type { Command, CommandBook, Part } from '../../../play/commands/command.ts';
import { settings } from '../../../play/settings.svelte.ts';
import type { EuropeCommands } from '../../../words/en/commands/airlines-europe.ts';
import type { Language } from '../../../words/languages.ts';
import { countPart, routeParts } from '../../common/commands/parts.ts';
import { nameOf } from '../../common/panels/people.ts';
import { commonTexts } from '../../common/texts.ts';
import { COMMANDS } from '../chapters.ts';
import { boardOf, refusalText, routeName } from '../names.ts';
import { texts } from '../texts.ts';
import type { Table } from '../types.ts';
import { everyMove } from './moves.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

export async function commandsIn(language: Language): Promise<CommandBook> {
  const { europeCommands } = await COMMANDS[language]();
  return bookOf(europeCommands);
}

/** Moves as they are typed (the notation of the game) and in the words of a language. */
function bookOf(typed: EuropeCommands): CommandBook {
  const commandsOf = (table: Table, moves: readonly Move[]): Command[] => {
    const vocabulary = vocabularyOf(typed, boardOf(table));
    return moves.map((move) => commandOf(move, { table, typed, vocabulary }));
  };
  return {
    legal: (table: Table) => commandsOf(table, table.frame.legal),
    conceivable: (table: Table) => commandsOf(table, everyMove(boardOf(table))),
    refusal: refusalText,
    rule: { mark: 'AE', of: (figures) => `AE-${figures}` },
  };
}

interface Context {
  readonly table: Table;
  readonly typed: EuropeCommands;
  readonly vocabulary: Vocabulary;
}

function commandOf(move: Move, context: Context): Command {
  const command = { parts: partsOf(move, context), says: saysOf(move, context), act: { move } };
  if (move.type !== 'licence') return command;
  return { ...command, effect: () => feeding(context.table, move.airline, move.route) };
}

function partsOf(move: Move, { table, typed, vocabulary }: Context): Part[] {
  const { verb, share, city, deck, hand, portfolio } = vocabulary;
  switch (move.type) {
    case 'keep':
      return [verb.keep, share[move.shares[0]], share[move.shares[1]]];
    case 'licence': {
      const route = boardOf(table).routes.find(({ id }) => id === move.route);
      return [verb.licence, share[move.airline], ...routeParts(route, city)];
    }
    case 'take':
      return move.from === 'deck' ? [verb.draw, deck] : [verb.take, share[move.share]];
    case 'play': {
      const played = SHARES.filter((one) => move.shares[one] !== undefined);
      const [only, other] = played;
      if (only === undefined) return [verb.play];
      if (other !== undefined) return [verb.play, share[only], share[other]];
      const count = move.shares[only] ?? 0;
      return [verb.play, countPart(count, share[only], typed.says.count(count)), share[only]];
    }
    case 'exchange':
      return [verb.exchange, { text: String(move.take) }];
    case 'discard':
      return [verb.discard, share[move.share], move.from === 'hand' ? hand : portfolio];
    case 'cash':
      return [verb.cash];
  }
}

function saysOf(move: Move, { table, typed: { says } }: Context): string {
  const { buttons } = texts().step;
  const name = (share: Share): string => texts().names.airlines[share].short;
  switch (move.type) {
    case 'keep':
      return says.keeping(name(move.shares[0]), name(move.shares[1]));
    case 'licence': {
      const board = boardOf(table);
      const price = nextLicence(table.frame.view, board, move.route)?.price;
      return says.licensing(name(move.airline), routeName(board, move.route), price);
    }
    case 'take':
      return move.from === 'deck' ? buttons.draw : buttons.take(name(move.share));
    case 'play': {
      const played = SHARES.filter((one) => move.shares[one] !== undefined);
      const [one = '', other] = played.map((share) => says.several(move.shares[share] ?? 0, name(share)));
      const count = played.reduce((sum, share) => sum + (move.shares[share] ?? 0), 0);
      return says.played(other === undefined ? one : says.both(one, other), count * DIVIDEND);
    }
    case 'exchange':
      return buttons.exchange(discardsFor(move.take), move.take);
    case 'discard':
      return says.giving(name(move.share), move.from === 'hand');
    case 'cash':
      return says.cash(CASH_ACTION);
  }
}

/** Whom a licence would feed, if that aid is wanted. */
function feeding(table: Table, airline: Parameters<typeof feed>[2], route: string): string {
  const view: View = table.frame.view;
  const found = settings.aids.feed ? feed(view, boardOf(table), airline, route) : null;
  if (!found) return '';
  const { before, after } = found.points;
  const changes = after.map((points, seat) => ({
    seat,
    name: nameOf(table, seat),
    change: points - (before[seat] ?? 0),
  }));
  return commonTexts().panels.feed.verdict(
    changes.find(({ seat }) => seat === table.viewer)?.change ?? null,
    changes.filter(({ seat, change }) => seat !== table.viewer && change !== 0),
  );
}
