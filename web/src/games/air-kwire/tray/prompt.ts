import { cashOf, tradesLeft } from '@tarmac/air-kwire/aids';
import { nameOf } from '../../common/panels/people.ts';
import { commonTexts } from '../../common/texts.ts';
import type { Prompt } from '../../common/tray/conversation.ts';
import { kindOfId } from '../../common/tray/held-cards.ts';
import { whoIsBusy } from '../../common/tray/watching.ts';
import { airlineName, cardName, cityName, powerName } from '../names.ts';
import { paid } from '../panels/gains.ts';
import { texts } from '../texts.ts';
import { foresight } from '../turn/foresight.ts';
import type { Turn } from '../turn.svelte.ts';

type Flying = 'open' | 'ahead' | 'card' | 'second';

/** What the table says to the viewer now. */
export function promptOf(turn: Turn): Prompt {
  const say = texts().step;
  const { table, view, board, choice, step } = turn;
  if (choice.power !== null) return { lead: `${powerName(choice.power)}.`, rest: say.powers[choice.power] };
  const airline = view.airline === null ? '' : airlineName(board, view.airline);
  switch (step) {
    case 'wait':
      return table.history === null
        ? whoIsBusy(table, view.turn)
        : commonTexts().step.past(table.history.step, table.history.steps);
    case 'over':
    case 'done':
      return afterMove(turn, step);
    case 'stock':
      return trading(turn);
    case 'open':
    case 'ahead':
    case 'card':
    case 'second':
      return flying(turn, step);
    case 'consent':
      return say.consent(nameOf(table, view.turn), airline, cityName(board, view.city ?? ''));
    case 'replenish':
      return drawing(turn);
    case 'free-discard':
      return discarding(turn, say.freeDiscard);
    case 'vote':
      return say.vote(nameOf(table, view.turn));
    case 'decommission':
      return choice.city === null
        ? say.decommission(airline)
        : say.decommissionCity(cityName(board, choice.city), pointsOf(turn, choice.city));
    case 'rehome':
      return say.rehome(airline, cityName(board, turn.rehomed ?? ''));
    case 'dispose':
      return disposing(turn, airline);
    case 'settle':
      return settling(turn, airline);
  }
}

/** A turn or the game is done, or somebody is about to be asked. */
function afterMove({ view, table, hasEnded, proposes }: Turn, step: 'over' | 'done'): Prompt {
  const say = texts().step;
  if (proposes) return say.proposed;
  if (view.turn === table.viewer && view.phase === 'consent') return say.asking(nameOf(table, view.decider));
  if (step === 'done' && !hasEnded) return say.answered;
  return commonTexts().step[step];
}

function trading({ view, board, choice, owes, lit }: Turn): Prompt {
  const say = texts().step;
  if (owes && view.opened !== null) return say.owed(airlineName(board, view.opened));
  const { airline } = choice;
  const own = view.viewer === null ? undefined : view.shares[view.viewer];
  if (airline !== null) return say.stockOf(airlineName(board, airline), own?.[airline] ?? 0);
  const left = tradesLeft(view);
  return left === 0 ? say.stockDone(cashOf(view)) : say.stock(left, cashOf(view), lit.size > 0);
}

function flying(turn: Turn, step: Flying): Prompt {
  const say = texts().step;
  const { choice, looked, lit, board, view } = turn;
  if (choice.discarding) return discarding(turn, turn.mayFly ? say.discard : say.cardNothing);
  const no = turn.pointed.city === null && turn.hovered === null ? refusedIn(turn, step) : null;
  if (no) return no;
  if (looked) return lookedAt(turn);
  const { airline, city } = choice;
  if (city !== null) {
    const name = cityName(board, city);
    return step === 'open' ? say.openCity(name) : say.flyCity(name);
  }
  if (airline !== null && step === 'open') return say.open(airlineName(board, airline));
  if (view.opened !== null && step === 'card') return say.cardOwed(airlineName(board, view.opened));
  if (airline !== null) return say.flyAirline(airlineName(board, airline));
  if (lit.size === 0) return step === 'second' ? say.secondNothing : say.pass;
  return step === 'second' ? say.second : say.card;
}

/** AK-32: the last answer of a CEO who was asked in this turn, and what there is to do now. */
function refusedIn({ view, table, board, lit }: Turn, step: Flying): Prompt | null {
  if (view.refused.length === 0 || step === 'open' || step === 'ahead') return null;
  const answers = table.told.flatMap(({ events }) => events).filter((event) => event.type === 'refused');
  const answer = answers.at(-1);
  if (!answer) return null;
  const other = lit.size === 0 ? 'none' : step === 'second' ? 'second' : 'fly';
  return texts().step.refused(nameOf(table, answer.seat), cityName(board, answer.city), other);
}

/** What the route would do, what matters most. */
function lookedAt({ looked, lookedTrade, step, board }: Turn): Prompt {
  const say = texts().step;
  if (!looked) return say.card;
  const { airline, effect } = looked;
  const { meeting, points, wins } = effect;
  const name = airlineName(board, airline);
  if (meeting?.acquirer && meeting.defunct)
    return say.takesOver(airlineName(board, meeting.acquirer), airlineName(board, meeting.defunct));
  if (wins) return say.ends(name, points.after);
  if (step === 'open' && lookedTrade)
    return say.openReady(name, lookedTrade.effect.shares.after, points.after);
  return say.ready(name, points.before, points.after, paid(effect).after);
}

function discarding({ choice, board }: Turn, otherwise: Prompt): Prompt {
  return choice.card === null ? otherwise : texts().step.discarding(cardName(board, kindOfId(choice.card)));
}

function drawing({ offer, drawsLeft }: Turn): Prompt {
  const say = texts().step;
  if (!offer.pile && offer.pool.size === 0) return say.replenishNone;
  return offer.pool.size === 0 ? say.replenishPile(drawsLeft) : say.replenish(drawsLeft);
}

function disposing({ view, board }: Turn, acquirer: string): Prompt {
  const defunct = view.defunct ?? '';
  const held = view.shares[view.decider]?.[defunct] ?? 0;
  const price = view.airlines[defunct]?.price ?? 0;
  return texts().step.dispose(held, airlineName(board, defunct), acquirer, price);
}

function settling({ choice, view, board }: Turn, airline: string): Prompt {
  const say = texts().step;
  if (choice.city === null) return say.settle(airline);
  const chosen = foresight.rules?.settleChoices(view, board).find(({ city }) => city === choice.city);
  if (!choice.forfeit || !chosen) return say.settleCity(cityName(board, choice.city));
  const cities = chosen.forfeits.map((city) => cityName(board, city)).join(', ');
  return say.settleLoses(cities, chosen.loses);
}

function pointsOf({ board }: Turn, city: string): number {
  return board.cities.find(({ id }) => id === city)?.points ?? 0;
}
