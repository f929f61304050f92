import { TarmacError } from '@tarmac/kernel';
import manifest from '../package.json' with { type: 'json' };
import { readArguments } from './arguments.ts';
import type { ExitCode } from './command.ts';
import { InputError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { commandHelp } from './help.ts';
import { complain, outliveClosedPipes, print } from './output.ts';

async function main(args: readonly string[]): Promise<ExitCode> {
  const [first, second] = args;
  if (first === undefined || first === '--help' || first === 'help') return printHelp();
  if (first === '--version') {
    print(manifest.version);
    return 0;
  }
  const name = [`${first} ${second}`, first].find((candidate) => Object.hasOwn(COMMANDS, candidate));
  const entry = name === undefined ? undefined : COMMANDS[name];
  if (name === undefined || entry === undefined) throw unknownCommand(first, second);
  const command = await entry.load();
  const given = readArguments(args.slice(name.split(' ').length), command.flags);
  if (given.switched('help')) {
    print(...commandHelp(name, command));
    return 0;
  }
  return command.run(given);
}

function printHelp(): ExitCode {
  const column = Math.max(...Object.keys(COMMANDS).map((name) => name.length)) + 2;
  print('tarmac COMMAND …', '');
  for (const [name, { summary }] of Object.entries(COMMANDS)) print(`  ${name.padEnd(column)}${summary}`);
  print('', 'tarmac COMMAND --help says more. Every command also prints --json.');
  print('Exit codes: 0 good, 1 the check failed, 2 the input was bad.');
  return 0;
}

function unknownCommand(first: string, second: string | undefined): InputError {
  const group = Object.keys(COMMANDS).filter((name) => name.startsWith(`${first} `));
  const found = JSON.stringify(group.length > 0 && second !== undefined ? `${first} ${second}` : first);
  const known = (group.length > 0 ? group : Object.keys(COMMANDS)).join(', ');
  return new InputError(`There is no command ${found}; there is ${known}.`);
}

outliveClosedPipes();
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof TarmacError) complain(`tarmac: ${error.line}`);
  else if (error instanceof InputError) complain(`tarmac: ${error.message}`);
  else
    complain(
      `tarmac: this is a fault of Tarmac: ${process.env.TARMAC_DEBUG ? stackOf(error) : String(error)}`,
    );
  process.exitCode = error instanceof TarmacError || error instanceof InputError ? 2 : 1;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
