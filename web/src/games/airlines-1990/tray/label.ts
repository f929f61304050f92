import { type BoardFile, type Move, makeMove, type View } from '@tarmac/airlines-1990';
import { networkOf } from '@tarmac/airlines-1990/aids';
import { cityName } from '../../common/city-names.ts';
import { commonTexts } from '../../common/texts.ts';
import type { Deed } from '../../common/tray/conversation.ts';
import { cardName, companyName, routeName } from '../names.ts';
import { texts } from '../texts.ts';
import type { Primary } from '../turn/primary.ts';

/** What the large button says and plays. */
export function deedOf(primary: Primary, view: View, board: BoardFile): Deed {
  if (primary.type === 'end') return { label: commonTexts().step.buttons.end, move: undefined };
  const [move] = primary.moves;
  return { label: labelOf(move, view, board), move: makeMove(move) };
}

function labelOf(move: Move, view: View, board: BoardFile): string {
  const say = texts().step.buttons;
  switch (move.type) {
    case 'found':
      return say.found(companyName(board, move.company), move.shares);
    case 'fly':
      return flightLabel(move, view, board);
    case 'play':
      return say.play(companyName(board, move.company), move.shares);
    case 'sabotage':
      return say.sabotage(move.circle);
    case 'take':
      return move.from === 'pile' ? say.draw : say.take(companyName(board, move.share));
    case 'swap':
      return say.swap(cardName(move.card));
    case 'refresh':
      return say.refresh(companyName(board, move.share));
    case 'draw':
      return say.expand;
    case 'keep':
      return say.keepOn;
    case 'done':
      return say.noSabotage;
    default:
      return '';
  }
}

/** To the city that comes to the network; where both ends belong to it, which route. */
function flightLabel({ company, route }: Move & { type: 'fly' }, view: View, board: BoardFile): string {
  const say = texts().step.buttons;
  const name = companyName(board, company);
  const { cities } = networkOf(view, board, company);
  const line = board.routes.find(({ id }) => id === route);
  const fresh = line ? [line.from, line.to].filter((city) => !cities.includes(city)) : [];
  return fresh[0] === undefined
    ? say.fly(name, routeName(board, route))
    : say.flyTo(name, cityName(board, fresh[0]));
}
