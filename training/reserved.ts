/** These seeds are for measuring strength, and what is measured must not have been learned. */
const RESERVED = /^strength-/;

export function refuseReserved(seed: string): void {
  if (RESERVED.test(seed)) throw new Error(`The seed ${seed} is reserved for measuring strength.`);
}
