import type { Airline } from '@tarmac/airlines-europe';
import type { Pace } from '../../../play/open-table.ts';
import { type Flight, flyAlong } from '../../common/map/flight.ts';
import { IDENTITY } from '../identity/identity.ts';

/** Flies an airplane along its route to the licence that was bought, where it becomes the fin of the airline. */
export function flyPlane(
  map: Element,
  { airline, ...flight }: Flight & { readonly airline: Airline },
  pace: Pace,
): Promise<void> {
  return flyAlong(map, flight, { colour: IDENTITY[airline].base, symbol: `fin-${airline}` }, pace);
}
