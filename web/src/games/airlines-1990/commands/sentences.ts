import type { Move } from '@tarmac/airlines-1990';
import {
  type Change,
  effectOf,
  effectOfPlay,
  effectOfSabotage,
  nextCircle,
} from '@tarmac/airlines-1990/aids';
import { settings } from '../../../play/settings.svelte.ts';
import type { Commands1990 } from '../../../words/en/commands/airlines-1990.ts';
import { nameOf } from '../../common/panels/people.ts';
import { commonTexts } from '../../common/texts.ts';
import { boardOf, companyName, routeName } from '../names.ts';
import type { Table } from '../types.ts';
import { cardName } from './vocabulary.ts';

/** What a move does, in words. */
export function moveSaid(move: Move, table: Table, { says, does }: Commands1990): string {
  const board = boardOf(table);
  const name = (company: string): string => companyName(board, company);
  const circle = (route: string): number | undefined => nextCircle(table.frame.view, board, route)?.number;
  switch (move.type) {
    case 'swap':
      return says.swapping(cardName(move.card));
    case 'refresh':
      return says.refreshing(name(move.share));
    case 'found':
      return says.founding({
        company: name(move.company),
        shares: move.shares,
        route: routeName(board, move.route),
        circle: circle(move.route),
        card: cardName(move.card),
      });
    case 'fly':
      return says.flying({
        company: name(move.company),
        route: routeName(board, move.route),
        circle: circle(move.route),
        card: cardName(move.card),
      });
    case 'take':
      return move.from === 'pile' ? says.takingPile : says.taking(name(move.share));
    case 'play':
      return says.playing(move.shares, name(move.company));
    case 'sabotage':
      return says.sabotaging(name(move.company), routeName(board, move.route), move.circle);
    case 'draw':
    case 'keep':
    case 'done':
      return does[move.type];
    case 'shuffle':
      return '';
  }
}

/** Whom it helps or hinders, if that aid is wanted. */
export function effectSaid(move: Move, table: Table, { says }: Commands1990): string {
  if (!settings.aids.feed) return '';
  const board = boardOf(table);
  const { view } = table.frame;
  const { viewer } = table;
  switch (move.type) {
    case 'found':
    case 'fly': {
      const shares = move.type === 'found' ? move.shares : 0;
      const effect = effectOf(view, board, move.company, move.route, shares);
      return effect ? gainsSaid(effect.points, table) : '';
    }
    case 'play':
      return viewer === null ? '' : gainsSaid(effectOfPlay(view, board, viewer, move).points, table);
    case 'sabotage': {
      const { company, route, circle } = move;
      const { lowest, closes, inactive } = effectOfSabotage(view, board, company, route, circle);
      const named = (companies: readonly string[]) => companies.map((id) => companyName(board, id));
      return says.hindering({ lowest: lowest.after, closes: named(closes), inactive: named(inactive) });
    }
    default:
      return '';
  }
}

/** Points of a scoring that came now. */
function gainsSaid({ before, after }: Change<readonly number[]>, table: Table): string {
  const changes = after.map((points, seat) => ({
    seat,
    name: nameOf(table, seat),
    change: points - (before[seat] ?? 0),
  }));
  return commonTexts().panels.feed.verdict(
    changes.find(({ seat }) => seat === table.viewer)?.change ?? null,
    changes.filter(({ seat, change }) => seat !== table.viewer && change !== 0),
  );
}
