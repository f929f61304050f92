import { COMMON_FLAGS } from './arguments.ts';
import type { Command, Flag } from './command.ts';

const WIDTH = 100;

export function commandHelp(name: string, command: Command): string[] {
  const flags = Object.entries({ ...command.flags, ...COMMON_FLAGS }).map(([flag, about]) => [
    named(flag, about),
    about.help,
  ]);
  const column = Math.max(...flags.map(([flag = '']) => flag.length)) + 4;
  const lines = flags.flatMap(([flag = '', help = '']) => {
    const [first = '', ...more] = wrap(help, column);
    return [`  ${flag.padEnd(column - 2)}${first}`, ...more.map((line) => ' '.repeat(column) + line)];
  });
  const notes = (command.notes ?? []).flatMap((note) => ['', ...wrap(note, 0)]);
  return [`tarmac ${name} ${command.usage}`.trim(), '', command.summary, '', ...lines, ...notes];
}

function named(name: string, { value, many }: Flag): string {
  return `--${name}${value === undefined ? '' : ` ${value}`}${many ? ' …' : ''}`;
}

function wrap(text: string, indent: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent + line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
