import type { Code, Game, Playout, Seat, Sink } from '../src/index.ts';
import { CHANCE, Knowledge, leaders, seatsOf, shuffleRest, TarmacError, toUtf8 } from '../src/index.ts';

/*
 * A small game with all that the kernel must cope with. TOY-1: 2 to 4 players get four cards each.
 * TOY-2: all drop two of them in secret, at the same time. TOY-3: chance rolls a die, again after a 1.
 * TOY-4: a turn is any number of cards stacked, then a card drawn, or a pass. TOY-5: it ends when a turn ends
 * with an empty hand, or after the last round; a stack scores its cards plus the die.
 */
const KINDS = ['drop', 'stack', 'roll', 'draw', 'pass'] as const;
type Board = { readonly id: string; readonly cards: number };
/** `n` is the card, or the face of the die. */
type Move = { readonly type: (typeof KINDS)[number]; readonly n?: number };
type Event = { readonly type: Move['type']; readonly seat: Seat; readonly n: number | null };
export type Toy = {
  Board: Board;
  Options: { readonly rounds: number; readonly startingPlayer: 'drawn' | number };
  Setup: { readonly hands: number[][]; readonly deck: number[] };
  State: State;
  Move: Move;
  /** `place` by card as far as the viewer knows it, `hidden` the places of the other cards, in order. */
  View: Omit<State, 'board' | 'deck' | 'place'> & { readonly place: number[]; readonly hidden: number[] };
  Event: Event;
};

const START = { board: { id: '', cards: 0 } as Board, players: 0, rounds: 0, turn: 0, die: 0, top: 0 };
/** `place` by card; 0 is not a card. */
type State = typeof START & { readonly deck: Uint8Array; readonly place: Uint8Array };
const [DECK, HAND, DROPPED, STACK, UNSEEN] = [0, 10, 20, 30, 99];

const seats = (s: State): Seat[] => Array.from({ length: s.players }, (_, seat) => seat);
const where = (s: Pick<State, 'place'>, place: number): number[] =>
  Array.from(s.place.keys()).filter((card) => card > 0 && s.place[card] === place);

function active(s: State): Seat[] {
  if (outcome(s)) return [];
  const dropping = seats(s).filter((seat) => where(s, DROPPED + seat).length < 2);
  if (dropping.length > 0) return dropping;
  return [s.die === 0 ? CHANCE : s.turn % s.players];
}

function scoreOf(s: State, seat: Seat): number {
  return where(s, STACK + seat).reduce((sum, card) => sum + card, s.die);
}

function outcome(s: State) {
  const emptied = s.turn > 0 && where(s, HAND + ((s.turn - 1) % s.players)).length === 0;
  if (!emptied && s.turn < s.rounds * s.players) return undefined;
  const scores = seats(s).map((seat) => scoreOf(s, seat));
  const winners = seatsOf(leaders(s, s.players, scoreOf));
  return { scores, winners, reason: emptied ? 'emptied' : 'rounds' };
}

function legal(s: State, seat: Seat): Move[] {
  if (!active(s).includes(seat)) return [];
  if (seat === CHANCE) return [1, 2, 3, 4, 5, 6].map((n) => ({ type: 'roll', n }));
  const dropping = where(s, DROPPED + seat).length < 2;
  const cards = where(s, HAND + seat).map((n): Move => ({ type: dropping ? 'drop' : 'stack', n }));
  if (dropping) return cards;
  return s.top < s.deck.length
    ? [{ type: 'draw' }, { type: 'pass' }, ...cards]
    : [{ type: 'pass' }, ...cards];
}

const names: readonly string[] = KINDS;
const codeOf = ([type, n = '0']: string[]): Code => names.indexOf(type) * 100 + Number(n);
const encode = (_: Board, { type, n }: Move): Code => codeOf([type, String(n ?? 0)]);
const codes = (s: State, seat: Seat): Code[] => legal(s, seat).map((move) => encode(s.board, move));

function decode(_: Board, code: Code): Move {
  const type = KINDS[Math.floor(code / 100)];
  return code % 100 === 0 ? { type } : { type, n: code % 100 };
}

function play(s: State, seat: Seat, code: Code, sink?: Sink<Event>): void {
  const { type } = decode(s.board, code);
  const n = type === 'draw' ? s.deck[s.top] : code % 100;
  if (type === 'drop') s.place[n] = DROPPED + seat;
  if (type === 'stack') s.place[n] = STACK + seat;
  if (type === 'draw') s.place[s.deck[s.top++]] = HAND + seat;
  if (type === 'draw' || type === 'pass') s.turn++;
  if (type === 'roll' && n > 1) s.die = n;
  sink?.({ type, seat, n });
}

export const toy: Game<Toy> = {
  id: 'toy',
  title: 'Toy',
  rulesVersion: 3,
  players: { min: 2, max: 4 },
  options: [
    { name: 'rounds', values: [3, 1, 40], rule: 'TOY-5' },
    { name: 'startingPlayer', values: ['drawn', 1, 2, 3, 4], rule: 'TOY-1' },
  ],
  boardFiles: [{ id: 'toy-1', cards: 30 } as Board],
  endReasons: ['emptied', 'rounds'],
  loadBoard(file) {
    const { id, cards } = file as Board;
    if (cards >= 16 && cards <= 90) return { id, cards };
    throw new TarmacError('bad-board', 'A board has 16 to 90 cards.', { path: 'cards' });
  },
  boardFile: (board) => board,
  deal(board, _, players, random) {
    const deck = random.stream('deal').shuffle(Array.from({ length: board.cards }, (_, i) => i + 1));
    return { hands: Array.from({ length: players }, () => deck.splice(0, 4)), deck };
  },
  seats: (state) => state.players,
  setup(board, { rounds }, { hands, deck }) {
    if (new Set([...hands.flat(), ...deck]).size !== board.cards) {
      throw new TarmacError('bad-setup', 'Every card is dealt once.', { path: 'deck', rule: 'TOY-1' });
    }
    const handOf = (card: number): number => hands.findIndex((hand) => hand.includes(card));
    const place = Uint8Array.from({ length: board.cards + 1 }, (_, c) =>
      handOf(c) < 0 ? DECK : HAND + handOf(c),
    );
    return { ...START, board, rounds, players: hands.length, deck: Uint8Array.from(deck), place };
  },
  active,
  outcome,
  legal,
  apply(s, seat, move) {
    const code = encode(s.board, move);
    if (outcome(s)) throw new TarmacError('match-over', 'It is over.', { rule: 'TOY-5' });
    if (!active(s).includes(seat)) throw new TarmacError('not-your-turn', 'Wait.', { rule: 'TOY-2' });
    if (code < 0) throw new TarmacError('unknown-move', 'There is no such move.', { path: 'type' });
    if (!codes(s, seat).includes(code)) throw new TarmacError('illegal-move', 'Not now.', { rule: 'TOY-4' });
    const events: Event[] = [];
    play(s, seat, code, (event) => events.push(event));
    return events;
  },
  chance: (_, stream) => ({ type: 'roll', n: 1 + stream.below(6) }),
  redeal: (s, { setup, chance }, stream) => ({
    setup: { ...setup, deck: shuffleRest(setup.deck, s.deck.length - s.top, stream) },
    chance,
  }),
  copy: (s) => ({ ...s, place: s.place.slice() }),
  view({ players, rounds, turn, die, top, place: all }, viewer) {
    const secret = (p: number, card: number) => card > 0 && p < STACK && (p < HAND || p % 10 !== viewer);
    const place = Array.from(all, (p, card) => (secret(p, card) ? UNSEEN : p));
    return { players, rounds, turn, die, top, place, hidden: Array.from(all.filter(secret).sort()) };
  },
  seen: (e, viewer) => (['drop', 'draw'].includes(e.type) && e.seat !== viewer ? { ...e, n: null } : e),
  reveals: (event) => event.type === 'draw',
  sampler(board, { place, hidden, ...known }) {
    const sample = (random: Playout): State => {
      const drawFrom = (list: number[]) => list.splice(random.below(list.length), 1)[0];
      const left = [...hidden];
      const guess = Uint8Array.from(place, (p) => (p === UNSEEN ? drawFrom(left) : p));
      const rest = where({ place: guess }, DECK);
      const deck = [...new Uint8Array(known.top), ...Array.from(rest.slice(), () => drawFrom(rest))];
      return { ...START, ...known, board, place: guess, deck: Uint8Array.from(deck) };
    };
    return { sample: (random, into) => Object.assign(into ?? {}, sample(random)) };
  },
  parseMove: (board, text) => decode(board, codeOf(text.split(' '))),
  makeMove: (move) => Object.values(move).join(' '),
  search: {
    encode,
    decode,
    play,
    chance: (s, random, sink) => play(s, CHANCE, codeOf(['roll', String(1 + random.below(6))]), sink),
    toMove: (s) => active(s)[0] ?? -1,
    count: (s, seat) => codes(s, seat).length,
    nth: (s, seat, index) => codes(s, seat)[index],
    most: ({ cards }) => 2 * cards,
    list: (s, seat, out) => codes(s, seat).map((code, i) => out.fill(code, i, i + 1)).length,
    allows: (s, seat, code) => codes(s, seat).includes(code),
    scores: (s, out) => out.set(seats(s).map((seat) => scoreOf(s, seat))),
    winners: (s) => (outcome(s) ? leaders(s, s.players, scoreOf) : 0),
    key(s, viewer) {
      const known = new Knowledge();
      known.begin();
      known.addAll(toUtf8(JSON.stringify(toy.view(s, viewer))));
      return known.key;
    },
    copyInto: (into, from) => void Object.assign(into, from, { place: from.place.slice() }),
  },
};
