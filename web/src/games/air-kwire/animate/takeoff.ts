import type { Airline, BoardFile, City, View } from '@tarmac/air-kwire';
import { citiesOf, distance } from '@tarmac/air-kwire/aids';

/** The city that an aircraft takes off from: the nearest of its airline's (AK-31). */
export function takeoffOf(view: View, board: BoardFile, airline: Airline, to: City): City | null {
  const bases = citiesOf(view, board, airline).filter((city) => city !== to);
  const far = (city: City): number => distance(board, city, to);
  return bases.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}
