import type { Company } from '@tarmac/airlines-1990';
import type { Pace } from '../../../play/open-table.ts';
import { type Flight, flyAlong } from '../../common/map/flight.ts';
import { identityOf } from '../identity/identity.ts';

/** Flies an airplane along a route to the circle that it covers, where it becomes the sign of the company. */
export function flyPlane(
  map: Element,
  { company, ...flight }: Flight & { readonly company: Company },
  pace: Pace,
): Promise<void> {
  return flyAlong(map, flight, { colour: identityOf(company).base, symbol: `mark-${company}` }, pace);
}
