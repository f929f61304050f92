import type { BoardFile, Company, FlightCard, Pattern } from '@tarmac/airlines-1990';
import type { Part } from '../../../play/commands/command.ts';
import type { Commands1990 } from '../../../words/en/commands/airlines-1990.ts';
import { cityName } from '../../common/city-names.ts';
import { namedParts, spelled } from '../../common/commands/parts.ts';
import { texts } from '../texts.ts';

type Verb = keyof Commands1990['verbs'];

/** How a flight card is told: by its whole name, by its value alone, or not at all where only this one can be meant. */
export type CardForm = 'whole' | 'value' | 'unsaid';

/** Everything that a typed move can name. */
export interface Vocabulary {
  readonly verb: Readonly<Record<Verb, Part>>;
  readonly company: ReadonlyMap<Company, Part>;
  readonly city: ReadonlyMap<string, Part>;
  readonly pile: Part;
  card(card: FlightCard, form: CardForm): Part;
}

export function vocabularyOf(typed: Commands1990, board: BoardFile): Vocabulary {
  return {
    verb: verbsOf(typed),
    company: new Map(
      board.companies.map(({ id, name, headquarters }) => [
        id,
        { text: id, also: [name], says: typed.says.company(name, cityName(board, headquarters)) },
      ]),
    ),
    city: namedParts(board.cities),
    pile: spelled(typed.pile, 'pile'),
    card: cardsOf(typed.patterns),
  };
}

function verbsOf({ verbs, does }: Commands1990): Record<Verb, Part> {
  const verb = (name: Verb): [Verb, Part] => [name, { ...spelled(verbs[name], name), says: does[name] }];
  return Object.fromEntries((Object.keys(verbs) as Verb[]).map(verb)) as Record<Verb, Part>;
}

/** One part for each card and form, because a part is read only once. */
function cardsOf(patterns: Readonly<Record<Pattern, string>>): Vocabulary['card'] {
  const made = new Map<string, Part>();
  return ({ pattern, value }, form) => {
    const id = `${pattern}-${value}`;
    const name = cardName({ pattern, value });
    const part = made.get(id + form) ?? {
      text: `${patterns[pattern]}-${value}`,
      also: [id, name, ...(form === 'whole' ? [] : [String(value)])],
      says: name,
      optional: form === 'unsaid',
    };
    made.set(id + form, part);
    return part;
  };
}

export function cardName({ pattern, value }: FlightCard): string {
  return `${texts().names.patterns[pattern]} ${value}`;
}
