import { airlinesEurope } from '@tarmac/airlines-europe';
import { createMatch, Playout, recordText, toRecord } from '@tarmac/kernel';
import type { Loose } from './tarmac.ts';

/** A random game on the small board, as the text of its record. */
export function randomRecord(seed = 1, moves = Number.POSITIVE_INFINITY): string {
  const board = airlinesEurope.loadBoard(airlinesEurope.boardFiles.at(-1));
  const names = ['Ada', 'Ben', 'Cleo'];
  const { match } = createMatch(airlinesEurope, { board, names, seed: `cli ${seed}` });
  const { search } = airlinesEurope;
  const random = new Playout(seed);
  for (let seat = search.toMove(match.state); seat >= 0 && match.log.length < moves; ) {
    const code = search.nth(match.state, seat, random.below(search.count(match.state, seat)));
    match.apply(seat, search.decode(board, code));
    seat = search.toMove(match.state);
  }
  return recordText(toRecord(match));
}

/** The record with something done to it. */
export function spoilt(record: string, spoil: (json: Loose) => void): string {
  const json = JSON.parse(record);
  spoil(json);
  return JSON.stringify(json);
}
