import type { Airline, BoardFile, Event, Share } from '@tarmac/airlines-europe';
import type { Seat } from '@tarmac/kernel';
import type { Pace } from '../../../play/open-table.ts';
import { placeOf } from '../../common/animate/places.ts';
import ScoringCard from '../../common/animate/ScoringCard.svelte';
import { type Ghost, ghostOf, type Sky } from '../../common/animate/sky.ts';
import { flyAlong, seeFlight } from '../../common/map/flight.ts';
import { commonTexts } from '../../common/texts.ts';
import CardBack from '../identity/CardBack.svelte';
import { IDENTITY } from '../identity/identity.ts';
import type { Frame } from '../types.ts';
import Card from './Card.svelte';
import Chip from './Chip.svelte';
import { takeoffOf } from './takeoff.ts';

/** What the acts of one move need to know. */
export interface Scene {
  readonly sky: Sky;
  readonly pace: Pace;
  readonly before: Frame;
  readonly board: BoardFile;
  /** The stock market as the move goes on. */
  readonly market: (Airline | null)[];
  /** Scoring cards that have turned up, this move's included. */
  scoringCards: number;
}

/** Cards of one act follow each other by this. */
const STAGGER = 90;
const SCORING_CARD = 900;
const MOST_CARDS = 4;

const card = (share: Share | null, red = false): Ghost => ghostOf(Card, { share, red }, 58, 82);
const coin = (amount: number): Ghost => ghostOf(Chip, { amount }, 34, 34);

const bank = (): Element | null => placeOf('bank');
const seatOf = (seat: Seat): Element | null => placeOf(`seat:${seat}`);
const holding = (seat: Seat, share: Share): Element | null =>
  placeOf(`holding:${seat}:${share}`, `seat:${seat}`);
const isMine = (seat: Seat, { before }: Scene): boolean => seat === before.viewer;
/** Where a seat's cards are: the viewer's hand, or the head of a column. */
const hand = (seat: Seat, scene: Scene, share?: Share): Element | null =>
  isMine(seat, scene) ? placeOf(...(share ? [`hand:${share}`] : []), 'hand', `seat:${seat}`) : seatOf(seat);

type Acts = {
  [Type in Event['type']]?: (event: Extract<Event, { type: Type }>, scene: Scene) => Promise<void>;
};

const ACTS: Acts = {
  async revealed({ kept }, scene) {
    const flights = kept.flatMap((shares, seat) =>
      shares.map((share, i) => toPortfolio(seat, share, (2 * seat + i) * STAGGER, scene)),
    );
    await Promise.all(flights);
  },

  async licensed({ seat, airline, route, price }, { sky, pace, before, board }) {
    const map = document.querySelector('[data-map]');
    const circle = before.view.routes[board.routes.findIndex(({ id }) => id === route)]?.length ?? 0;
    const livery = { colour: IDENTITY[airline].base, symbol: `fin-${airline}` };
    const from = takeoffOf(board, before.view.routes, airline, route);
    const flight = { route, from, circle };
    if (map) await seeFlight(map, flight, pace);
    await Promise.all([
      sky.fly(coin(price), seatOf(seat), bank()),
      map && !pace.skipped ? flyAlong(map, flight, livery, pace) : undefined,
    ]);
  },

  async connected({ airline, bonus }, { sky }) {
    const flag = ghostOf(Chip, { amount: bonus, flag: true }, 36, 26);
    await sky.fly(flag, placeOf(`bonus:${airline}`), placeOf(`marker:${airline}`), { duration: 600 });
  },

  async took({ seat, share }, scene) {
    const slot = scene.market.indexOf(share);
    const from = placeOf(`market:${slot}`);
    scene.market[slot] = null;
    scene.sky.lift(from);
    await scene.sky.fly(card(share), from, hand(seat, scene));
  },

  async drew({ seat, share }, scene) {
    await scene.sky.fly(card(share), placeOf('deck'), hand(seat, scene), { turns: share !== null });
  },

  async refilled({ slot, share }, { sky, market }) {
    market[slot] = share;
    const to = placeOf(`market:${slot}`);
    sky.lift(to);
    await sky.fly(card(share), placeOf('deck'), to, { turns: true, stays: true });
  },

  async 'scoring-card'(_, scene) {
    const text = commonTexts().ceremony;
    const number = ++scene.scoringCards;
    const props = { numeral: text.numeral(number), title: text.title(number, false), Back: CardBack };
    await scene.sky.present(ghostOf(ScoringCard, props, 200, 320), placeOf('deck'), SCORING_CARD);
  },

  async played({ seat, share, count }, scene) {
    const cards = Array.from({ length: Math.min(count, MOST_CARDS) }, (_, i) => i * STAGGER);
    await Promise.all(cards.map((delay) => toPortfolio(seat, share, delay, scene)));
  },

  async paid({ seat, amount }, { sky }) {
    await sky.fly(coin(amount), bank(), seatOf(seat));
  },

  async bankrupt({ returned }, { sky }) {
    const payers = returned.flatMap((amount, seat) => (amount > 0 ? [{ amount, seat }] : []));
    await Promise.all(payers.map(({ amount, seat }) => sky.fly(coin(amount), seatOf(seat), bank())));
  },

  async 'market-removed'(_, { sky, market }) {
    const slots = market.flatMap((share, slot) => (share ? [{ share, slot }] : []));
    market.fill(null);
    const gone = slots.map(({ share, slot }, i) => {
      const from = placeOf(`market:${slot}`);
      sky.lift(from);
      return sky.vanish(card(share), from, i * STAGGER);
    });
    await Promise.all(gone);
  },

  async discarded({ seat, from, share }, scene) {
    const place =
      from === 'portfolio' && share ? holding(seat, share) : hand(seat, scene, share ?? undefined);
    await scene.sky.vanish(card(share), place);
    if (from === 'portfolio' && !isMine(seat, scene)) scene.sky.light(place);
  },

  async abacus({ seat, count }, scene) {
    const mine = isMine(seat, scene);
    const cards = Array.from({ length: count }, (_, i) => i * STAGGER);
    const ghost = (): Ghost => card(mine ? 'abacus' : null, true);
    const goal = hand(seat, scene);
    await Promise.all(
      cards.map((delay) => scene.sky.fly(ghost(), placeOf('abacus'), goal, { turns: mine, delay })),
    );
  },
};

async function toPortfolio(seat: Seat, share: Share, delay: number, scene: Scene): Promise<void> {
  const goal = holding(seat, share);
  await scene.sky.fly(card(share), hand(seat, scene, share), goal, { delay });
  if (!isMine(seat, scene)) scene.sky.light(goal);
}

/** Shows one event; what changes nothing to be seen is over at once. */
export async function act(event: Event, scene: Scene): Promise<void> {
  const show = ACTS[event.type] as ((event: Event, scene: Scene) => Promise<void>) | undefined;
  await show?.(event, scene);
}
