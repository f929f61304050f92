import { TarmacError } from '../src/index.ts';

/** The refusal that `act` ends in; anything else fails the test. */
export function refusal(act: () => unknown): TarmacError {
  try {
    act();
  } catch (error) {
    if (error instanceof TarmacError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
