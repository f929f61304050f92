import { clippedName } from '@tarmac/kernel';
import { findFace } from '../../games/registry.ts';
import type { OnlineTable } from '../../online/api.ts';
import { words } from '../../words/words.svelte.ts';
import { boardTitle } from '../summary.ts';
import { texts } from './texts.ts';

interface Described {
  readonly title: string;
  /** Where it stands. */
  readonly state: string;
  readonly board: string;
  /** Where the cards were dealt, if not by the server; of interest before one sits down. */
  readonly brought: string | null;
}

/** A table of a list in words. */
export function describeOnline(table: OnlineTable, now: number): Described {
  const { lobby } = texts();
  const { summary } = words().shell;
  const face = findFace(table.game);
  const people = table.players.flatMap((player) =>
    player?.kind === 'person' ? [clippedName(player.name)] : [],
  );
  const asked = (table.waiting?.seats ?? []).map((seat) => clippedName(table.players[seat]?.name ?? ''));
  const state = (): string => {
    if (table.phase === 'over') return lobby.over;
    if (table.phase === 'gathering') return lobby.gathering(table.players.filter((player) => !player).length);
    const said = table.mine ? lobby.yourTurn : lobby.waitsFor(asked);
    return table.waiting ? lobby.since(said, now - table.waiting.since) : said;
  };
  return {
    title: summary.title(face?.title() ?? table.game, table.players.length, people),
    state: state(),
    brought:
      table.broughtBy === null || table.phase !== 'gathering'
        ? null
        : lobby.brought(clippedName(table.broughtBy)),
    board: boardTitle(face, table.board.id, table.board.name),
  };
}
