import { DONE, sabotageCode } from '@tarmac/airlines-1990';
import type { Code } from '@tarmac/kernel';
import type { Plan } from '../plan.ts';
import type { Network } from './network.ts';
import { lowest } from './network.ts';
import type { Table } from './table.ts';
import type { GreedyWeights } from './weights.ts';
import type { Worth } from './worth.ts';

/**
 * A90-60: the best sabotage, or none. The marker is taken from the company that needs it most among those that serve
 * others; the circle is the one that others miss most. Only the lowest free circle of a route is missed immediately.
 */
export function sabotage(t: Table, network: Network, worth: Worth, weights: GreedyWeights): Code {
  const { board } = t;
  let company = -1;
  for (let c = 0; c < board.companyCount; c++) {
    if (t.markers[c] > 0 && (company < 0 || worth.supply[c] < worth.supply[company])) company = c;
  }
  if (company < 0) return DONE;
  let best: Plan = { code: DONE, worth: weights.sabotage };
  for (let route = 0; route < board.routeCount; route++) {
    if (network.isTarget[route] === 0) continue;
    let missed = 0;
    for (let rest = network.flyers(route); rest !== 0; rest &= rest - 1) missed += worth.room[lowest(rest)];
    const gain = -missed * network.narrowed(route) - worth.supply[company];
    if (gain > best.worth) best = { code: sabotageCode(company, route, network.circle[route]), worth: gain };
  }
  return best.code;
}
