import { commonTexts } from '../../common/texts.ts';
import type { Prompt } from '../../common/tray/conversation.ts';
import { whoIsBusy } from '../../common/tray/watching.ts';
import { routeName } from '../names.ts';
import { texts } from '../texts.ts';
import { countsOf, sharesToGive } from '../turn/cards.ts';
import type { Turn } from '../turn.svelte.ts';

export function promptOf(turn: Turn): Prompt {
  const say = texts().step;
  const { choice, table, view } = turn;
  switch (turn.step) {
    case 'past':
      return commonTexts().step.past(table.history?.step ?? 0, table.history?.steps ?? 0);
    case 'wait':
      return waiting(turn);
    case 'licence':
    case 'second':
      return buying(turn, turn.step === 'second');
    case 'play':
      return choice.cards.length === 0 || turn.primary?.type !== 'play'
        ? say.play
        : say.played(turn.primary.count, turn.primary.amount);
    case 'exchange': {
      const give = sharesToGive(view, choice.take);
      return choice.cards.length === 0 ? say.exchange(give) : say.giving(choice.cards.length, give);
    }
    case 'done':
    case 'over':
      return commonTexts().step[turn.step];
    default:
      return say[turn.step];
  }
}

function waiting({ table, view }: Turn): Prompt {
  const others = table.frame.status.deciding.filter((seat) => seat !== table.viewer);
  const nobodyShown = table.telling === null && table.thinking === null;
  if (nobodyShown && view.phase === 'keep' && others.length > 1) return { lead: '', rest: texts().step.kept };
  return whoIsBusy(table, view.turn);
}

function buying(turn: Turn, second: boolean): Prompt {
  const say = texts().step;
  const { airline, route } = turn.choice;
  if (turn.looked) {
    const { price } = turn.looked.feed;
    const cash = turn.view.cash[turn.view.turn] ?? 0;
    return say.costs(routeName(turn.board, turn.looked.route), price, cash - price);
  }
  if (route !== null) return say.whichAirline(routeName(turn.board, route));
  if (airline !== null) {
    const name = texts().names.airlines[airline].short;
    return second ? say.secondOf(name) : say.firstOf(name);
  }
  return second ? say.second : say.first;
}

/** Why a greyed card cannot join the chosen ones, and the rule. */
export function whyNot(turn: Turn): { text: string; rule: string } | null {
  const why = texts().tray.hand;
  const { cards, take } = turn.choice;
  if (cards.length === 0) return null;
  switch (turn.step) {
    case 'keep':
      return { text: why.onePair, rule: 'AE-17' };
    case 'play':
      return Object.keys(countsOf(cards)).length > 1 || cards.length === 1
        ? { text: why.twoAirlines, rule: 'AE-50' }
        : { text: why.oneAirline, rule: 'AE-50' };
    case 'exchange':
      return { text: why.enough(sharesToGive(turn.view, take)), rule: 'AE-55' };
    default:
      return null;
  }
}
