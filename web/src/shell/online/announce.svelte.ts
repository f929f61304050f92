import { untrack } from 'svelte';
import { nameAt, type Room } from './room.ts';
import { texts } from './texts.ts';

/** Who sat down or got up since the last look, for those who only hear the page. Called while a component is set up. */
export function announceSeats(room: () => Room): () => string {
  let said = $state.raw('');
  let before = untrack(room).seats.map((_, seat) => nameAt(untrack(room), seat));
  $effect(() => {
    const now = room().seats.map((_, seat) => nameAt(room(), seat));
    const { joined, freed } = texts().lounge;
    const changes = now.flatMap((name, seat) => {
      if (name === before[seat]) return [];
      return [name === '' ? freed(seat + 1) : joined(name, seat + 1)];
    });
    before = now;
    if (changes.length > 0) said = changes.join(' ');
  });
  return () => said;
}
