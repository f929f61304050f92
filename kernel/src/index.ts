export type { BoardProblem, BoardProblems, CityFile, MapFile, ReportProblem } from './board-file.ts';
export { badBoard, findProblems, readCity, readingBoard } from './board-file.ts';
export { checkBoardLimits, reportBoardLimits } from './board-limits.ts';
export { checkMap, checkName, isWholeWithin } from './board-map.ts';
export { canonicalJson, sameJson } from './canonical-json.ts';
export { chanceMove, settleChance } from './chance.ts';
export type { MatchPlan, NewMatch } from './create-match.ts';
export { createMatch } from './create-match.ts';
export { checkFormat, readOptionValues, readRecordMove } from './document.ts';
export { checkPlayerName, checkRecordLimits, clippedName } from './door-limits.ts';
export type { ErrorCode, ErrorPlace, RefusalValues } from './errors.ts';
export { ERROR_CODES, TarmacError } from './errors.ts';
export type {
  AnyEvent,
  AnyMove,
  Code,
  Dealt,
  Game,
  GameTypes,
  OptionSpec,
  Options,
  Outcome,
  Sampler,
  Search,
  Seat,
  Sink,
  Viewer,
} from './game.ts';
export { CHANCE } from './game.ts';
export { Knowledge } from './knowledge.ts';
export { leaders, seatsOf } from './leaders.ts';
export { LIMITS } from './limits.ts';
export type { LogEntry, MatchStart } from './match.ts';
export { Match } from './match.ts';
export type { Verbs } from './notation.ts';
export { badNotation, expectWords, readLine, readRoute } from './notation.ts';
export { inOneBuffer } from './one-buffer.ts';
export { readOptions } from './options.ts';
export { parseJson } from './parse-json.ts';
export { Playout } from './playout.ts';
export type { Random, RandomStream } from './random.ts';
export { checkSeed, matchKey, seededRandom } from './random.ts';
export type { MatchRecord, RecordMove } from './record.ts';
export { parseRecord, RECORD_FORMAT, toRecord } from './record.ts';
export { recordText } from './record-text.ts';
export { redeal, shuffleRest } from './redeal.ts';
export type { ReplayOptions, Verdict } from './replay.ts';
export { boardShelf, replay, verify } from './replay.ts';
export { noSuchSeat, readSeat } from './seat.ts';
export { hmacSha256, sha256, toHex, toUtf8 } from './sha256.ts';
export {
  badShape,
  joinPath,
  readFields,
  readInteger,
  readList,
  readNumber,
  readObject,
  readRows,
  readText,
  within,
} from './shape.ts';
export type { Told } from './told.ts';
export { visible } from './visible.ts';
