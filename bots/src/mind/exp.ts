/*
 * Powers of e by + − × ÷ alone: `Math.exp` may differ in its last bit between engines, and a choice must not.
 */

const LN2 = Math.LN2;
const SMALLEST = -700;
const LARGEST = 700;

/** e to the power of x, with a relative error of about 1e-15. */
export function exp(x: number): number {
  if (!(x > SMALLEST)) return 0;
  if (x > LARGEST) return exp(LARGEST);
  // e^x = 2^k e^r with |r| ≤ ln 2 / 2
  const k = Math.round(x / LN2);
  const r = x - k * LN2;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 13; n++) {
    term *= r / n;
    sum += term;
  }
  return sum * power2(k);
}

function power2(k: number): number {
  let base = k < 0 ? 0.5 : 2;
  let result = 1;
  for (let n = Math.abs(k); n > 0; n >>= 1) {
    if (n & 1) result *= base;
    base *= base;
  }
  return result;
}
