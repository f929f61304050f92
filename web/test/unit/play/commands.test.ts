import { describe, expect, test } from 'vitest';
import { type Command, type Part, textOf } from '../../../src/play/commands/command.ts';
import { readLine } from '../../../src/play/commands/read.ts';
import { wordsIn } from '../../../src/play/commands/spelling.ts';

const verb: Part = { text: 'fly', also: ['take off'], says: 'Flights' };
const red: Part = { text: 'red', also: ['D', 'Days Of Flying'] };
const blue: Part = { text: 'blue', also: ['R', 'Rio Grande'] };
const CITIES = [
  'Zürich',
  'St. Petersburg',
  'Rome',
  'Romont',
  'Paris',
  'London',
  'Athens',
  'Kraków',
  'Bergen',
];

function flight(airline: Part, from: string, to: string): Command {
  const parts = [verb, airline, { text: from.toLowerCase() }, { text: to.toLowerCase(), glue: '-' }];
  return { parts, says: `${airline.text} ${from}–${to}`, act: { run: () => undefined } };
}
const step: Command = {
  parts: [{ text: 'step' }, { text: 'n', number: true }],
  says: 'Go there',
  act: { run: () => undefined },
};
const wait: Command = { parts: [{ text: 'wait' }], says: 'Wait', act: { run: () => undefined } };
const commands = [
  ...[red, blue].flatMap((airline) =>
    CITIES.flatMap((from, i) => CITIES.slice(i + 1).map((to) => flight(airline, from, to))),
  ),
  step,
  wait,
];

/** What Enter would do. */
function meant(line: string): string | null {
  const { understood, options } = readLine(commands, line);
  const [first] = options;
  if (!understood || first === undefined) return null;
  return first.kind === 'command' ? first.text : `${first.text} …`;
}

describe('a typed line', () => {
  test('words are the same whatever the case, accents and signs', () => {
    expect(wordsIn("  Zürich–St. Petersburg, It's STRASSE straße ")).toEqual([
      'zurich',
      'st',
      'petersburg',
      'its',
      'strasse',
      'strasse',
    ]);
  });

  test.each([
    ['fly red zürich-paris', 'fly red zürich-paris'],
    ['FLY RED ZURICH PARIS', 'fly red zürich-paris'],
    ['zuerich paris days of flying', 'fly red zürich-paris'],
    ['paris-zürich red fly', 'fly red zürich-paris'],
    ['f re zu pa', 'fly red zürich-paris'],
    ['d zür pet', 'fly red zürich-st. petersburg'],
    ['take off r london–athens', 'fly blue london-athens'],
    ['rio lon ath', 'fly blue london-athens'],
    ['krakow bergen grande', 'fly blue kraków-bergen'],
    ['red rome paris', 'fly red rome-paris'],
    ['w', 'wait'],
    ['step 12', 'step 12'],
  ])('%s', (line, text) => {
    expect(meant(line)).toBe(text);
  });

  test.each([
    ['', 'nothing is typed'],
    ['fly red zürich', 'where to?'],
    ['zürich paris', 'which airline?'],
    ['red rom paris', 'Rome or Romont'],
    ['red oslo paris', 'an unknown city'],
    ['red paris paris', 'one city twice'],
    ['red blue paris', 'two airlines'],
  ])('“%s” is not taken for a command: %s', (line) => {
    expect(meant(line)).toBeNull();
  });

  test('many commands are gathered by how they begin', () => {
    const { options } = readLine(commands, '');
    expect(options).toMatchObject([
      { kind: 'stem', text: 'fly', says: 'Flights', count: 72 },
      { kind: 'command', text: 'step ', open: true },
      { kind: 'command', text: 'wait' },
    ]);
    expect(readLine(commands, 'fly').options).toMatchObject([
      { kind: 'stem', text: 'fly red', count: 36 },
      { kind: 'stem', text: 'fly blue', count: 36 },
    ]);
    expect(readLine(commands, 'par').options).toMatchObject([
      { kind: 'stem', text: 'fly red par', count: 8 },
      { kind: 'stem', text: 'fly blue par', count: 8 },
    ]);
    expect(readLine(commands, 'fly red par').options).toHaveLength(8);
  });

  test('what is complete and exact comes first', () => {
    const play = (count: number): Command => ({
      parts: [{ text: 'play' }, { text: String(count), optional: count === 1 }, red],
      says: `${count}`,
      act: { run: () => undefined },
    });
    const plays = [3, 2, 1].map(play);
    const { options, understood } = readLine(plays, 'play red');
    expect(understood).toBe(true);
    expect(options.map(({ text }) => text)).toEqual(['play 1 red', 'play 3 red', 'play 2 red']);
    expect(readLine(plays, 'play 2 re').options.map(({ text }) => text)).toEqual(['play 2 red']);
  });

  test('every completion is read as what it stands for', () => {
    for (const command of commands.slice(0, -2))
      expect(meant(textOf(command.parts))).toBe(textOf(command.parts));
  });
});
