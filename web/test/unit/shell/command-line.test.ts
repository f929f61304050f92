import { describe, expect, test } from 'vitest';
import type { Command, CommandBook } from '../../../src/play/commands/command.ts';
import type { OpenTable } from '../../../src/play/open-table.ts';
import { Line } from '../../../src/shell/keyboard/line.svelte.ts';
import { shellCommands as typed } from '../../../src/words/en/commands/shell.ts';

const move = (text: string): Command => ({
  parts: text.split(' ').map((word) => ({ text: word })),
  says: text,
  act: { move: { type: text } },
});
const CARDS = ['king', 'queen', 'ten', 'nine', 'eight', 'seven', 'six', 'five', 'four'];
const book: CommandBook = {
  legal: () => [...CARDS.map((card) => move(`play ${card}`)), move('pass')],
  conceivable: () => [move('play ace'), move('pass')],
  refusal: ({ reason }) => `because ${reason}`,
  rule: { mark: 'T', of: (figures) => `T-${figures}` },
};

/** A line at a table where somebody is to move. */
function lineAt(table: Partial<OpenTable> = {}): Line {
  const why: OpenTable['why'] = async () => ({
    code: 'illegal-move',
    message: '',
    reason: 'no ace',
    rule: 'T-7',
  });
  const info = { id: crypto.randomUUID() };
  const seen = { info, viewer: 0, myMove: true, history: null, why, ...table } as OpenTable;
  const step: Command = {
    parts: [{ text: 'step' }, { text: '', number: true }],
    says: 'Go',
    act: { run: () => undefined },
  };
  return new Line({ table: seen, book, typed, others: () => [step] });
}

function typing(line: Line, text: string): Line {
  line.text = text;
  return line;
}

describe('the command line', () => {
  test('nothing is taken that was not understood', () => {
    const line = typing(lineAt(), 'p');
    expect(line.active).toBe(-1);
    expect(line.take()).toBeNull();
    expect(line.problem?.text).toBe(typed.several);
  });

  test('what is understood is taken, and can be recalled by the person who typed it', () => {
    const line = typing(lineAt(), 'pas');
    expect(line.chosen?.text).toBe('pass');
    expect(line.take()?.text).toBe('pass');
    line.text = '';
    expect(line.recall(-1)).toBe(true);
    expect(line.text).toBe('pass');
    expect(line.recall(1)).toBe(true);
    expect(line.text).toBe('');
    expect(lineAt().recall(-1) && lineAt().text).toBe('');
  });

  test('people who share the screen do not see what the others typed', () => {
    const info = { id: 'shared' } as OpenTable['info'];
    typing(lineAt({ info, viewer: 0 }), 'play king').take();
    const other = lineAt({ info, viewer: 1 });
    other.recall(-1);
    expect(other.text).toBe('');
    const same = lineAt({ info, viewer: 0 });
    same.recall(-1);
    expect(same.text).toBe('play king');
  });

  test('arrow keys go round, and Tab writes what they reach', () => {
    const line = typing(lineAt(), 'play');
    line.move(-1);
    expect(line.active).toBe(CARDS.length - 1);
    line.move(1);
    expect(line.active).toBe(0);
    expect(line.complete()).toBe(true);
    expect(line.text).toBe('play king');
    expect(line.complete()).toBe(false);
  });

  test('Tab leaves an empty line; the beginning of several lines is only written', () => {
    const line = lineAt();
    expect(line.complete()).toBe(false);
    line.move(1);
    expect(line.chosen).toMatchObject({ kind: 'stem', text: 'play', count: 9 });
    expect(line.take()).toBeNull();
    expect(line.text).toBe('play ');
  });

  test('a number is asked for', () => {
    const line = typing(lineAt(), 'step');
    expect(line.take()).toBeNull();
    expect(line.text).toBe('step ');
    expect(line.take()).toBeNull();
    expect(line.problem?.text).toBe(typed.number);
    expect(typing(line, 'step 4').take()).toMatchObject({ number: 4, open: false });
  });

  test('a move that the rules refuse says why, with its rule', async () => {
    const line = typing(lineAt(), 'play ace');
    await Promise.resolve();
    expect(line.problem).toEqual({ text: 'because no ace', rule: 'T-7' });
    expect(typing(line, 'play trumps').problem).toEqual({ text: typed.unknown, rule: undefined });
  });

  test('while others are shown nothing is offered; in the past nothing is played', async () => {
    const waiting = typing(lineAt({ myMove: false, why: async () => null }), 'pass');
    await Promise.resolve();
    expect(waiting.options).toEqual([]);
    expect(waiting.problem?.text).toBe(typed.later);
    const history = { step: 1, steps: 2, playing: false } as NonNullable<OpenTable['history']>;
    expect(typing(lineAt({ myMove: false, history }), 'pass').problem?.text).toBe(typed.past);
  });
});
