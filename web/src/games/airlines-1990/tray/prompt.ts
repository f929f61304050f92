import { cityName } from '../../common/city-names.ts';
import { commonTexts } from '../../common/texts.ts';
import type { Prompt } from '../../common/tray/conversation.ts';
import { whoIsBusy } from '../../common/tray/watching.ts';
import { cardName, companyName, routeName } from '../names.ts';
import { texts } from '../texts.ts';
import { readCard } from '../turn/cards.ts';
import type { Turn } from '../turn.svelte.ts';

/** What the table says to the viewer now. */
export function promptOf(turn: Turn): Prompt {
  const say = texts().step;
  const { table, view, choice, board } = turn;
  switch (turn.step) {
    case 'wait':
      return table.history === null
        ? whoIsBusy(table, view.turn)
        : commonTexts().step.past(table.history.step, table.history.steps);
    case 'over':
    case 'done':
      return commonTexts().step[turn.step];
    case 'choose':
      return beforeAction(turn);
    case 'found':
    case 'fly':
      return flying(turn, turn.step);
    case 'take':
      return turn.offer.pile ? say.take : say.takeFaceUp;
    case 'play':
      return choice.company === null
        ? say.play
        : say.played(companyName(board, choice.company), choice.shares);
    case 'sabotage':
      return sabotaging(turn);
  }
}

function beforeAction({ choice, view, board, aiming }: Turn): Prompt {
  const say = texts().step;
  if (aiming) return say.expandFirst(choice.route === null ? '' : routeName(board, choice.route));
  const share = choice.refresh === null ? null : view.market[choice.refresh];
  if (share) return say.refresh(companyName(board, share));
  if (choice.action === 'expand') return say.expandNothing;
  return choice.swap === null ? say.choose : say.swap(cardName(readCard(choice.swap)));
}

function flying({ choice, looked, lit, board }: Turn, step: 'found' | 'fly'): Prompt {
  const say = texts().step;
  const { company, route, card } = choice;
  if (looked) {
    const { worth, markersLeft } = looked.effect;
    return say.ready(companyName(board, looked.company), worth.after, markersLeft.after);
  }
  if (lit.size === 0) return say.flyNothing;
  if (route !== null) return say.whichCompany(routeName(board, route));
  if (company !== null) {
    const name = companyName(board, company);
    if (step === 'fly') return say.flyCompany(name);
    const city = board.companies.find(({ id }) => id === company)?.headquarters ?? '';
    return say.foundCompany(name, cityName(board, city));
  }
  if (card !== null && step === 'fly') return say.flyCard(cardName(readCard(card)));
  return say[step];
}

function sabotaging({ choice, lookedSabotage, board }: Turn): Prompt {
  const say = texts().step;
  const { company, route, circle } = choice;
  if (lookedSabotage) {
    const name = routeName(board, lookedSabotage.route);
    const { lowest, full } = lookedSabotage.effect;
    if (full || lowest.after === null) return say.sabotageFull(name);
    if (lowest.after === lowest.before) return say.sabotageLater(name, lookedSabotage.circle);
    return say.sabotageNext(name, lowest.after);
  }
  if (route !== null)
    return circle === null
      ? say.sabotageWhich(routeName(board, route))
      : say.sabotageOn(routeName(board, route));
  return company === null ? say.sabotage : say.sabotageWith(companyName(board, company));
}
