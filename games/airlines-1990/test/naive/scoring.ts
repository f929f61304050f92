import type { State } from './state.ts';
import { count } from './state.ts';

/** A90-71: markers on the board and the one on the headquarters. */
export function worth(s: State, id: string): number {
  const flown = s.markers.filter((marker) => marker.company === id && !marker.sabotage).length;
  return flown + (s.founded.includes(id) ? 1 : 0);
}

/** A90-72, as the rulebook tells it: for the holders of one company, who gets what. */
function shareOut(points: number, holdings: number[]): number[] {
  const half = Math.floor(points / 2);
  const amounts = [...new Set(holdings.filter((n) => n > 0))].sort((a, b) => b - a);
  const [most, next] = amounts;
  const first = holdings.filter((n) => n === most && n > 0).length;
  const second = holdings.filter((n) => n === next).length;
  return holdings.map((n) => {
    if (n === 0) return 0;
    if (first > 1) return n === most ? Math.floor((points + half) / first) : 0;
    if (n === most) return next === undefined ? points + half : points;
    return n === next ? Math.floor(half / second) : 0;
  });
}

/** A90-73, A90-82 */
export function score(s: State, withThird: boolean): void {
  for (const { id } of s.board.companies) {
    const holdings = s.players.map(({ laid }) => count(laid, id));
    if (withThird) holdings.push(count([...s.pile, ...s.market], id));
    shareOut(worth(s, id), holdings).forEach((points, p) => {
      if (p < s.players.length) s.players[p].points += points;
    });
  }
}
