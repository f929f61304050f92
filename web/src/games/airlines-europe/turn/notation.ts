import { type Move, SHARES } from '@tarmac/airlines-europe';

/** A move as people type it. */
export function moveText(move: Move): string {
  switch (move.type) {
    case 'keep':
      return `keep ${move.shares.join(' ')}`;
    case 'licence':
      return `licence ${move.airline} ${move.route}`;
    case 'take':
      return move.from === 'deck' ? 'take deck' : `take ${move.share}`;
    case 'play': {
      const played = SHARES.filter((share) => move.shares[share] !== undefined);
      const [first] = played;
      return played.length === 1 && first
        ? `play ${move.shares[first]} ${first}`
        : `play ${played.join(' ')}`;
    }
    case 'exchange':
      return `exchange ${move.take}`;
    case 'discard':
      return move.from === 'hand' ? `discard ${move.share}` : `discard ${move.share} portfolio`;
    case 'cash':
      return 'cash';
  }
}
