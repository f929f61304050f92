import { makeMove } from '@tarmac/airlines-europe';
import { commonTexts } from '../../common/texts.ts';
import type { Deed, Deeds } from '../../common/tray/conversation.ts';
import { texts } from '../texts.ts';
import type { Primary } from '../turn/primary.ts';
import type { Turn } from '../turn.svelte.ts';

/** What the buttons of a turn do, in the tray and at the thing itself. */
export function deedsOf(turn: Turn): Deeds {
  const { primary, instead } = turn;
  return {
    deed: primary && deedOf(primary),
    ending: primary?.type === 'end',
    other: instead && deedOf(instead),
    onother: () => void turn.goInstead(),
  };
}

/** With what one press plays, when it is exactly one move. */
function deedOf(primary: Primary): Deed {
  const move = primary.type !== 'end' && primary.moves.length === 1 ? primary.moves[0] : undefined;
  return { label: label(primary), move: move && makeMove(move) };
}

function label(what: Primary): string {
  const say = texts().step.buttons;
  switch (what.type) {
    case 'end':
      return commonTexts().step.buttons.end;
    case 'keep':
      return say.keep;
    case 'buy':
      return say.buy(what.price);
    case 'take':
      return what.share === null ? say.draw : say.take(texts().names.airlines[what.share].short);
    case 'play':
      return say.play(what.count, what.amount);
    case 'exchange':
      return say.exchange(what.give, what.take);
  }
}
