import type { State } from './state.ts';
import { MAX_PLAYERS, PATTERNS, VALUES } from './types.ts';

/*
 * What a table with perfect memory knows of the flight cards (A90-95): in order, who drew one face down, who played or
 * swapped which, and when the pile was made again from the cards played. The pile a card came from narrows down what it
 * can be; a single list of everything keeps that exactly. Hands of shares need no list: shares seen taken are in the
 * hand until as many were played (`known`).
 *
 * Two bytes each: seat * 16 + what + marks, and the kind of card, also of one that was drawn face down.
 */
const WHAT = ['drew', 'flew', 'swapped'] as const;
export const [DREW, FLEW, SWAPPED] = [0, 1, 2];
/** The first entry of its turn. */
export const IN_NEW_TURN = 4;
/** Drawn from a pile that was just made again. */
export const FROM_NEW_PILE = 8;

/** `marks`: FROM_NEW_PILE or 0. */
export function remember(s: State, seat: number, what: number, kind: number, marks: number): void {
  const place = 2 * s.movements;
  const newTurn = s.movedInTurn === 0 ? IN_NEW_TURN : 0;
  s.moved[place] = seat * 16 + what + newTurn + marks;
  s.moved[place + 1] = kind;
  s.movements++;
  s.movedInTurn = 1;
}

/** `/1 drew ?`, `*0 drew solid-5` (`/`: a new turn, `*`: a new pile), `0 flew solid-5`, `2 swapped wavy-1`. */
const WORDS: string[] = [];
const CODES = new Map<string, number>();
const UNSEEN = 0;
for (let seat = 0; seat < MAX_PLAYERS; seat++) {
  for (const [what, verb] of WHAT.entries()) {
    for (const marks of [0, IN_NEW_TURN, FROM_NEW_PILE, IN_NEW_TURN + FROM_NEW_PILE]) {
      for (let kind = 0; kind < PATTERNS.length * VALUES; kind++) {
        const code = (seat * 16 + what + marks) * 256 + kind;
        const card = kind === UNSEEN ? '?' : `${PATTERNS[Math.floor(kind / VALUES)]}-${kind % VALUES}`;
        const turn = (marks & IN_NEW_TURN) === 0 ? '' : '/';
        const pile = (marks & FROM_NEW_PILE) === 0 ? '' : '*';
        WORDS[code] = `${turn}${pile}${seat} ${verb} ${card}`;
        CODES.set(WORDS[code], code);
      }
    }
  }
}

/** As this seat saw it, or, with `open`, in full. */
export function recallWords(s: State, viewer: number | null, open: boolean): string[] {
  const words: string[] = [];
  for (let place = 0; place < 2 * s.movements; place += 2) {
    const entry = s.moved[place];
    const secret = !open && (entry & 3) === DREW && entry >> 4 !== viewer;
    words.push(WORDS[entry * 256 + (secret ? UNSEEN : s.moved[place + 1])]);
  }
  return words;
}

/** The entries of these words, one after the other; a card not seen is kind 0. */
export function rememberWords(s: State, words: readonly string[]): void {
  words.forEach((word, i) => {
    const code = CODES.get(word) ?? 0;
    s.moved[2 * i] = code >> 8;
    s.moved[2 * i + 1] = code & 255;
  });
  s.movements = words.length;
}
