import type { Aircraft } from '@tarmac/air-kwire';
import { AIRCRAFT, type Meeting, type RouteEffect, type TradeEffect } from '@tarmac/air-kwire/aids';
import { nameOf, yourSeat } from '../../common/panels/people.ts';
import { aircraftName, airlineName } from '../names.ts';
import { texts } from '../texts.ts';
import type { Looked } from '../turn/looked.ts';
import type { Turn } from '../turn.svelte.ts';
import { limitText, prospectText, safetyText } from './prospect.ts';
import { tradeSeen } from './trade-seen.ts';

type Around = Pick<Turn, 'table' | 'board' | 'step'>;

/** What else comes of what is looked at. */
export function verdictOf(turn: Turn): string {
  if (turn.looked) return ofRoute(turn, turn.looked).join(' ');
  const trade = tradeSeen(turn);
  return trade ? ofTrade(turn, trade.effect).join(' ') : '';
}

/** What a route means for its airline: who must agree, whom it meets, what it crosses. */
export function ofRoute(turn: Around, { effect, consent }: Pick<Looked, 'effect' | 'consent'>): string[] {
  const say = texts().panels.feed;
  const { meeting, dividend, wins } = effect;
  const all = [
    consent === null || turn.step === 'consent' ? '' : say.consent(nameOf(turn.table, consent)),
    meeting ? meetingText(turn, meeting) : '',
    ...(meeting?.verdict === 'merger' ? [] : routeThresholds(effect, turn.step === 'open')),
    dividend.due ? say.due : '',
    wins ? say.wins : '',
  ];
  return all.filter((text) => text !== '');
}

/** What a route crosses, or is short of, as long as its airline stays what it is. */
export function routeThresholds({ qualified, points, prospect }: RouteEffect, opens: boolean): string[] {
  const pays = !opens && !qualified.before && prospect.pays > 0 ? texts().panels.feed.nowPays : '';
  return [
    pays,
    ...prospectText(prospect),
    limitText(prospect),
    safetyText(points.before, points.after),
  ].filter((text) => text !== '');
}

/** Who swallows whom, or why they stay apart. */
function meetingText({ board }: Around, meeting: Meeting): string {
  const say = texts().panels.feed;
  const { verdict, acquirer, defunct, pair, points, markersShort } = meeting;
  const called = (airline: string): string => airlineName(board, airline);
  if (verdict !== 'merger') return say.apart[verdict](called(pair.higher), called(pair.lower));
  const takes = say.takesOver(called(acquirer ?? pair.higher), called(defunct ?? pair.lower), points);
  return markersShort > 0 ? `${takes} ${say.short(markersShort)}` : takes;
}

function ofTrade(turn: Turn, effect: TradeEffect): string[] {
  const say = texts().panels.feed;
  const { cost, limits, opening, bankrupt } = effect;
  if (bankrupt) return [say.cost(cost), say.bankrupt];
  const { before, after } = limits;
  const all = [
    say.cost(cost),
    opening ? say.opening : '',
    typeText(before.aircraft, after.aircraft),
    after.cities === before.cities ? '' : say.unlocksCities(after.cities),
    ...tradeThresholds(turn, effect),
  ];
  return all.filter((text) => text !== '');
}

/** What a trade crosses, or is short of: who is CEO, what the airline pays. */
export function tradeThresholds(turn: Turn, effect: TradeEffect): string[] {
  const { qualified, opening, prospect } = effect;
  if (!prospect) return [];
  const pays = !opening && !qualified.before && prospect.pays > 0 ? texts().panels.feed.nowPays : '';
  const all = [opening ? '' : ceoText(turn, effect), pays, ...prospectText(prospect)];
  return all.filter((text) => text !== '');
}

/** Who becomes CEO by a trade, or how far the one who trades is from it. */
function ceoText({ table }: Turn, { ceo, short }: TradeEffect): string {
  const say = texts().panels.feed;
  if (ceo.after === ceo.before || ceo.after === null) return short === null ? '' : say.shortOfCeo(short);
  return ceo.after === yourSeat(table) ? say.youCeo : say.ceo(nameOf(table, ceo.after));
}

function typeText(before: Aircraft, after: Aircraft): string {
  const say = texts().panels.feed;
  const higher = AIRCRAFT.indexOf(after) - AIRCRAFT.indexOf(before);
  if (higher === 0) return '';
  return higher > 0 ? say.unlocks(aircraftName(after)) : say.locks(aircraftName(after));
}
