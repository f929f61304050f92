import type { Aircraft, Airline, BoardFile, Card, City } from '@tarmac/air-kwire';
import { AIRCRAFT, POWERS } from '@tarmac/air-kwire/aids';
import type { Part } from '../../../play/commands/command.ts';
import type { KwireCommands } from '../../../words/en/commands/air-kwire.ts';
import { namedParts, spelled } from '../../common/commands/parts.ts';
import { aircraftName, cityName, powerName } from '../names.ts';

type Verb = keyof KwireCommands['verbs'];
type Word = keyof KwireCommands['nouns'];
/** What may be said or left out: where only one thing can be meant, it need not be said. */
type Said = 'said' | 'unsaid';

/** What people at the table call the aircraft, whatever they speak. */
const CALLED: Readonly<Record<Aircraft, readonly string[]>> = {
  'tri-motor': ['tri', 'trimotor', 'trimotore', 'trimoteur', 'ford'],
  'boeing-247': ['boeing', '247', 'b247'],
  'dc-3': ['dc3', 'douglas'],
};

/** Everything that a typed move can name. */
export interface Vocabulary {
  readonly verb: Readonly<Record<Verb, Part>>;
  readonly noun: Readonly<Record<Word, Part>>;
  readonly city: ReadonlyMap<City, Part>;
  airline(id: Airline, said: Said): Part;
  aircraft(type: Aircraft, said: Said): Part;
  /** A city or a power card. */
  card(card: Card): Part;
  count(count: number): Part;
  unsaid(part: Part): Part;
}

export function vocabularyOf(typed: KwireCommands, board: BoardFile): Vocabulary {
  const city = namedParts(board.cities);
  const powers = namedParts(POWERS.map((id) => ({ id, name: powerName(id) })));
  const airlines = new Map(board.airlines.map((airline) => [airline.id, airlinePart(airline, board, typed)]));
  const aircraft = new Map(AIRCRAFT.map((type) => [type, aircraftPart(type)]));
  const counts = new Map<number, Part>();
  const unsaid = optionals();
  const or = (part: Part | undefined, text: string, said: Said): Part =>
    said === 'said' ? (part ?? { text }) : unsaid(part ?? { text });
  return {
    verb: verbsOf(typed),
    noun: nounsOf(typed),
    city,
    airline: (id, said) => or(airlines.get(id), id, said),
    aircraft: (type, said) => or(aircraft.get(type), type, said),
    card: (card) => powers.get(card) ?? or(city.get(card), card, 'said'),
    count(count) {
      const part = counts.get(count) ?? countPart(count, typed);
      counts.set(count, part);
      return part;
    },
    unsaid,
  };
}

/** The same part, but the line is understood without it; one for each, because a part is read only once. */
function optionals(): (part: Part) => Part {
  const made = new Map<Part, Part>();
  return (part) => {
    const optional = made.get(part) ?? { ...part, optional: true };
    made.set(part, optional);
    return optional;
  };
}

function verbsOf({ verbs, does }: KwireCommands): Record<Verb, Part> {
  const verb = (name: Verb): [Verb, Part] => [
    name,
    { ...spelled(verbs[name], NOTATION[name] ?? name), says: does[name] },
  ];
  return Object.fromEntries((Object.keys(verbs) as Verb[]).map(verb)) as Record<Verb, Part>;
}

/** Verbs that the notation of the game calls otherwise. */
const NOTATION: Partial<Record<Verb, string>> = { open: 'buy', propose: 'end-vote', vote: 'end-vote' };

function nounsOf({ nouns }: KwireCommands): Record<Word, Part> {
  const noun = (name: Word): [Word, Part] => [name, spelled(nouns[name], name)];
  return Object.fromEntries((Object.keys(nouns) as Word[]).map(noun)) as Record<Word, Part>;
}

function airlinePart(
  { id, name, home }: BoardFile['airlines'][number],
  board: BoardFile,
  { says }: KwireCommands,
): Part {
  return { text: id, also: [name], says: says.airline(name, cityName(board, home)) };
}

function aircraftPart(type: Aircraft): Part {
  return { text: type, also: CALLED[type], says: aircraftName(type) };
}

function countPart(count: number, { nouns, says }: KwireCommands): Part {
  const part: Part = { text: String(count), says: says.count(count) };
  return count === 0 ? { ...part, also: nouns.none } : part;
}
