/** AK-50: what a share pays; here by itself, because the page reckons with it too before it has loaded the rules. */
export function rateFor(price: number, points: number): number {
  return 10 * Math.floor((price * points + 500) / 1000);
}
