import type { Aircraft } from '@tarmac/air-kwire';
import { AIRCRAFT, type Meeting, type TradeEffect } from '@tarmac/air-kwire/aids';
import { nameOf, yourSeat } from '../../common/panels/people.ts';
import { aircraftName, airlineName } from '../names.ts';
import { texts } from '../texts.ts';
import type { Looked } from '../turn/looked.ts';
import type { Turn } from '../turn.svelte.ts';
import { tradeSeen } from './trade-seen.ts';

/** What else comes of what is looked at. */
export function verdictOf(turn: Turn): string {
  if (turn.looked) return ofRoute(turn, turn.looked).join(' ');
  const trade = tradeSeen(turn);
  return trade ? ofTrade(turn, trade.effect).join(' ') : '';
}

function ofRoute(turn: Turn, { effect, consent }: Looked): string[] {
  const say = texts().panels.feed;
  const { meeting, dividend, qualified, wins } = effect;
  const all = [
    consent === null || turn.step === 'consent' ? '' : say.consent(nameOf(turn.table, consent)),
    meeting ? meetingText(turn, meeting) : payText(qualified.before, qualified.after),
    dividend.due ? say.due : '',
    wins ? say.wins : '',
  ];
  return all.filter((text) => text !== '');
}

/** Who swallows whom, or why they stay apart. */
function meetingText({ board }: Turn, meeting: Meeting): string {
  const say = texts().panels.feed;
  const { verdict, acquirer, defunct, pair, points, markersShort } = meeting;
  const called = (airline: string): string => airlineName(board, airline);
  if (verdict !== 'merger') return say.apart[verdict](called(pair.higher), called(pair.lower));
  const takes = say.takesOver(called(acquirer ?? pair.higher), called(defunct ?? pair.lower), points);
  return markersShort > 0 ? `${takes} ${say.short(markersShort)}` : takes;
}

function ofTrade(turn: Turn, { cost, limits, qualified, ceo, opening, bankrupt }: TradeEffect): string[] {
  const say = texts().panels.feed;
  if (bankrupt) return [say.cost(cost), say.bankrupt];
  const { before, after } = limits;
  const leads = ceo.after !== null && ceo.after !== ceo.before ? ceo.after : null;
  const all = [
    say.cost(cost),
    opening ? say.opening : '',
    leads === null || opening
      ? ''
      : leads === yourSeat(turn.table)
        ? say.youCeo
        : say.ceo(nameOf(turn.table, leads)),
    typeText(before.aircraft, after.aircraft),
    after.cities === before.cities ? '' : say.unlocksCities(after.cities),
    opening ? '' : payText(qualified.before, qualified.after),
  ];
  return all.filter((text) => text !== '');
}

function typeText(before: Aircraft, after: Aircraft): string {
  const say = texts().panels.feed;
  const higher = AIRCRAFT.indexOf(after) - AIRCRAFT.indexOf(before);
  if (higher === 0) return '';
  return higher > 0 ? say.unlocks(aircraftName(after)) : say.locks(aircraftName(after));
}

/** AK-51 */
function payText(before: boolean, after: boolean): string {
  const say = texts().panels.feed;
  if (before === after) return '';
  return after ? say.nowPays : say.noLongerPays;
}
