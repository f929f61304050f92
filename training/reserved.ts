/** Seeds for measuring strength: nothing may have been learned from the deals that are measured. */
const RESERVED = /^strength-/;

export function refuseReserved(seed: string): void {
  if (RESERVED.test(seed)) throw new Error(`The seed ${seed} is reserved for measuring strength.`);
}
