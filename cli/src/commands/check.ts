import type { AnyGame } from '@tarmac/games';
import { borrowedId, findGame } from '@tarmac/games';
import type { ErrorCode, GameTypes, Verdict } from '@tarmac/kernel';
import { boardShelf, parseJson, parseRecord, TarmacError, verify } from '@tarmac/kernel';
import type { Arguments } from '../arguments.ts';
import type { Command, ExitCode } from '../command.ts';
import { InputError } from '../command.ts';
import { readInput } from '../files.ts';
import { borrowed } from '../inputs.ts';
import { complain, print, printJson } from '../output.ts';
import { Progress } from '../progress.ts';

/** Up to this many files each good one gets its line, too. */
const FEW = 20;

export const check: Command = {
  usage: 'RECORD…',
  summary: 'Replays records from the first move to the result. - reads one from standard input.',
  flags: {},
  notes: [
    'Exit 0 if all are right, also while a match is unfinished; 1 if a step or a result is wrong; ' +
      '2 if a file is no record at all.',
    `With more than ${FEW} files only the wrong ones are listed.`,
    'A record may be right on a board of its own. If that board has the id of one that comes with Tarmac, a note says so.',
  ],
  run,
};

type Finding =
  | ({ readonly file: string; readonly borrowedId?: string | undefined } & Verdict)
  | ({ readonly file: string; readonly status: 'wrong' | 'unreadable' } & Fault);

interface Fault {
  readonly line: string;
  readonly code?: ErrorCode | undefined;
  readonly step?: number | undefined;
  readonly path?: string | undefined;
  readonly rule?: string | undefined;
}

async function run(given: Arguments): Promise<ExitCode> {
  const files = given.words;
  if (files.length === 0) throw new InputError('RECORD is missing.');
  const asJson = given.switched('json');
  const progress = new Progress('checking', files.length);
  const counts = { finished: 0, unfinished: 0, wrong: 0, unreadable: 0 };
  const findings: Finding[] = [];
  for (const [i, file] of files.entries()) {
    const finding = await checkFile(file);
    counts[finding.status]++;
    if (asJson) findings.push(finding);
    if ('line' in finding) {
      progress.end();
      complain(`${finding.status} ${file}: ${finding.line}`);
    } else if (!asJson) {
      if (files.length <= FEW) print(`ok ${file} (${finding.status}, ${finding.steps} steps)`);
      if (finding.borrowedId !== undefined) {
        progress.end();
        print(`note ${file}: ${borrowed(finding.borrowedId)}`);
      }
    }
    progress.update(i + 1);
  }
  progress.end();
  if (asJson) printJson({ ...counts, records: findings });
  else if (files.length > 1) {
    const parts = Object.entries(counts).map(([status, count]) => `${count} ${status}`);
    print(`${files.length} records: ${parts.join(', ')}`);
  }
  return counts.unreadable > 0 ? 2 : counts.wrong > 0 ? 1 : 0;
}

async function checkFile(file: string): Promise<Finding> {
  try {
    return { file, ...verifyText(await readInput(file)) };
  } catch (error) {
    if (error instanceof InputError) return { file, status: 'unreadable', line: error.message };
    if (!(error instanceof TarmacError)) throw error;
    const { line, code, step, path, rule } = error;
    return { file, status: isNoRecord(code) ? 'unreadable' : 'wrong', line, code, step, path, rule };
  }
}

/** What names the format of a record is one, right or wrong. */
function isNoRecord(code: ErrorCode): boolean {
  return code === 'not-json' || code === 'bad-format';
}

const shelves = new Map<AnyGame, (file: unknown) => GameTypes['Board']>();

function verifyText(text: string): Verdict & { readonly borrowedId?: string | undefined } {
  const json = parseJson(text);
  // Any other JSON, a list say, has no format either.
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new TarmacError('bad-format', 'A record is a JSON object.');
  }
  const record = parseRecord(json);
  const game = findGame(record.game);
  let loadBoard = shelves.get(game);
  if (!loadBoard) {
    loadBoard = boardShelf(game);
    shelves.set(game, loadBoard);
  }
  const verdict = verify(game, record, { loadBoard });
  return { ...verdict, borrowedId: borrowedId(game, game.boardFile(loadBoard(record.board))) };
}
