import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game, GameTypes, MatchRecord } from '@tarmac/kernel';
import { parseJson, parseRecord, TarmacError, verify } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';

/** A game of Air-Kwire that goes on for a hundred rounds has almost as much. */
const LARGEST = 100_000;

/** The recorded games of a folder, which `node testkit/src/write-fixtures.ts` writes again. */
export function fixtureSuite<G extends GameTypes>(game: Game<G>, home: URL): void {
  const folder = fileURLToPath(home);
  const expected: Record<string, object> = JSON.parse(readFileSync(`${folder}expected.json`, 'utf8'));

  const read = (path: string): MatchRecord => parseRecord(parseJson(readFileSync(path, 'utf8')));
  const names = (path: string): string[] => jsonFiles(path).map((file) => basename(file, '.json'));
  const finished = names(folder).filter((name) => name !== 'unfinished');

  describe('recorded games', () => {
    it.each(finished)('%s replays to its result', (name) => {
      expect(verify(game, read(`${folder}${name}.json`)).status).toBe('finished');
    });

    it('unfinished replays and has no result', () => {
      expect(verify(game, read(`${folder}unfinished.json`)).status).toBe('unfinished');
    });

    const { min, max } = game.players;
    const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    const records = finished.map((name) => read(`${folder}${name}.json`));

    it.each(game.endReasons)('there is one that ends by %s', (reason) => {
      expect(records.map(({ result }) => result?.reason)).toContain(reason);
    });

    it.each(game.options.flatMap(({ name, values }) => values.map((value) => [name, value] as const)))(
      'there is one with %s %s',
      (name, value) => {
        expect(records.map(({ options }) => options[name])).toContain(value);
      },
    );

    it.each(counts)('there is one of %i players', (players) => {
      expect(records.map(({ seats }) => seats.length)).toContain(players);
    });

    it('every board of the game has one', () => {
      const boards = records.map(({ board }) => (board as { id: string }).id);
      for (const { id } of game.boardFiles) expect(boards).toContain(id);
    });

    it('none is large', () => {
      for (const file of [...jsonFiles(folder), ...jsonFiles(`${folder}broken/`)]) {
        expect(statSync(file).size, file).toBeLessThan(LARGEST);
      }
    });
  });

  describe('broken records are refused', () => {
    it('all of them and no others are expected', () => {
      expect(names(`${folder}broken/`).sort()).toEqual(Object.keys(expected).sort());
    });

    it.each(Object.entries(expected))('%s', (name, refusal) => {
      let error: unknown;
      try {
        verify(game, read(`${folder}broken/${name}.json`));
      } catch (thrown) {
        error = thrown;
      }
      expect(error).toBeInstanceOf(TarmacError);
      expect(error).toMatchObject(refusal);
    });
  });
}

function jsonFiles(path: string): string[] {
  return readdirSync(path)
    .filter((name) => name.endsWith('.json') && name !== 'expected.json')
    .map((name) => `${path}${name}`);
}
