import { AIRLINES, type BoardFile, SHARES, type Share } from '@tarmac/airlines-europe';
import type { Part } from '../../../play/commands/command.ts';
import type { EuropeCommands } from '../../../words/en/commands/airlines-europe.ts';
import { namedParts, spelled } from '../../common/commands/parts.ts';
import { IDENTITY } from '../identity/identity.ts';
import { texts } from '../texts.ts';

type Verb = keyof EuropeCommands['verbs'];

/** Everything that a typed move can name; ids of the notation are understood in every language. */
export interface Vocabulary {
  readonly verb: Readonly<Record<Verb, Part>>;
  readonly share: Readonly<Record<Share, Part>>;
  readonly city: ReadonlyMap<string, Part>;
  readonly deck: Part;
  readonly hand: Part;
  readonly portfolio: Part;
}

export function vocabularyOf(typed: EuropeCommands, board: BoardFile): Vocabulary {
  return {
    verb: verbsOf(typed),
    share: byShare((share) => sharePart(typed, share)),
    city: namedParts(board.cities),
    deck: spelled(typed.deck, 'deck'),
    hand: { ...spelled(typed.hand, 'hand'), optional: true },
    portfolio: spelled(typed.portfolio, 'portfolio'),
  };
}

/** All that can be named, no matter who takes part. */
export const EVERY = { airlines: AIRLINES, shares: SHARES };

function verbsOf({ verbs, says }: EuropeCommands): Record<Verb, Part> {
  const { actions } = texts().step;
  const verb = (name: Verb, meaning: string): Part => ({ ...spelled(verbs[name], name), says: meaning });
  return {
    keep: verb('keep', says.keep),
    licence: verb('licence', actions.licence.name),
    take: verb('take', says.take),
    draw: { ...verb('take', says.take), also: [...verbs.take, 'take', ...verbs.draw] },
    play: verb('play', actions.play.name),
    exchange: verb('exchange', actions.exchange.name),
    discard: verb('discard', says.discard),
    cash: verb('cash', actions.cash.name),
  };
}

function sharePart(typed: EuropeCommands, share: Share): Part {
  const { name, short } = texts().names.airlines[share];
  const part = spelled(share === 'abacus' ? [share] : typed.shares[share], share);
  return { ...part, also: [...(part.also ?? []), IDENTITY[share].letter, name, short], says: name };
}

function byShare<T>(of: (share: Share) => T): Record<Share, T> {
  return Object.fromEntries(SHARES.map((share) => [share, of(share)])) as Record<Share, T>;
}
