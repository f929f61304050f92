// Which modules of an open table share a file. Many small files compress badly, and over a slow line wait for each other.
import type { Rolldown } from 'vite';

export type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** What opens a table: a screen, and one of the rooms around it; a lesson is at a table too. */
const SCREEN = /\/src\/games\/[\w-]+\/screen\.ts$/;
const ROOM = /\/src\/shell\/TablePage\.svelte$/;
const AT_TABLE = [SCREEN, ROOM, /\/src\/shell\/online\/OnlineTable\.svelte$/, /\/lesson\/lesson\.ts$/];
const OF_A_GAME = /\/src\/games\//;
const GAMES = 3;

/**
 * Where a module of the page goes that no open table can do without: `table` if nothing else needs it before, `board` if
 * the games need it for their rules too, `around` if other pages do. What is of some games only stays with them.
 */
export function fileOfTable(id: string, graph: Graph): string | null {
  if (!id.includes('/web/src/')) return null;
  const entries = entriesOf(id, graph);
  const screens = entries.filter((entry) => SCREEN.test(entry)).length;
  if (screens < GAMES && !entries.some((entry) => ROOM.test(entry))) return null;
  const elsewhere = entries.filter((entry) => !isAtTable(entry, graph, new Set()));
  if (elsewhere.length === 0) return 'table';
  return elsewhere.every((entry) => OF_A_GAME.test(entry)) ? 'board' : 'around';
}

/** The modules that are loaded by name, and load this one with them. */
export function entriesOf(id: string, graph: Graph): readonly string[] {
  const seen = new Set([id]);
  for (const one of seen)
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  return [...seen].filter((one) => {
    const info = graph.getModuleInfo(one);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
  });
}

/** Whether it is loaded only where a table is open, or with it. */
function isAtTable(entry: string, graph: Graph, asked: Set<string>): boolean {
  if (asked.has(entry) || AT_TABLE.some((known) => known.test(entry))) return true;
  asked.add(entry);
  const info = graph.getModuleInfo(entry);
  if (!info || info.isEntry) return false;
  return info.dynamicImporters
    .flatMap((importer) => entriesOf(importer, graph))
    .every((parent) => isAtTable(parent, graph, asked));
}
