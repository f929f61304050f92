import type { Airline, BoardFile, City, Event } from '@tarmac/air-kwire';
import type { Seat } from '@tarmac/kernel';
import type { Pace } from '../../../play/open-table.ts';
import type { Ghost, Sky } from '../../common/animate/sky.ts';
import { flyBetween } from '../map/flight.ts';
import type { Frame } from '../types.ts';
import * as ghosts from './ghosts.ts';
import type { Places } from './places.ts';
import { takeoffOf } from './takeoff.ts';

/** What the acts of one move need to know. */
export interface Scene {
  readonly sky: Sky;
  readonly pace: Pace;
  readonly before: Frame;
  readonly board: BoardFile;
  readonly places: Places;
  /** All events of the move. */
  readonly events: readonly Event[];
}

/** Things of one act follow each other by this. */
const STAGGER = 90;
const POWER_CARD = 1300;
const MOST_CARDS = 4;

type Acts = {
  [Type in Event['type']]?: (event: Extract<Event, { type: Type }>, scene: Scene) => Promise<void>;
};

const ACTS: Acts = {
  async bought({ seat, airline, shares }, { sky, places }) {
    const [from, to] = [places.airline(airline), places.holding(seat, airline)];
    await flyAll(shares, sky, ghosts.share(airline), from, to);
    sky.light(to);
  },

  async sold({ seat, airline }, { sky, places }) {
    const from = places.holding(seat, airline);
    await sky.fly(ghosts.share(airline), from, places.airline(airline));
    sky.light(from);
  },

  async moved({ airline, to }, { sky, places }) {
    const from = places.marker(airline);
    const goal = places.space(to);
    sky.light(places.price(airline));
    if (!goal) return;
    sky.lift(from);
    await sky.fly(ghosts.marker(airline), from, goal, { stays: true });
  },

  async ceo({ airline, seat }, { sky, places }) {
    sky.light(places.holding(seat, airline));
  },

  async flew({ seat, airline, city, aircraft }, scene) {
    const { sky, pace, places, before, board } = scene;
    await sky.fly(ghosts.card(board, city), places.hand(seat, city), places.city(city), { duration: 520 });
    const from = takeoffOf(before.view, board, airline, city);
    const map = document.querySelector('[data-map]');
    if (map && from !== null && !pace.skipped)
      await flyBetween(map, { airline, aircraft, from, to: city }, pace);
    sky.light(places.airline(airline));
    sky.light(places.dividend());
  },

  async discarded({ seat, card }, { sky, places, board }) {
    await sky.fly(ghosts.card(board, card), places.hand(seat, card), places.pool());
  },

  async drew({ seat, card }, { sky, places, board }) {
    const turns = card !== null;
    await sky.fly(ghosts.card(board, card), places.pile(), places.hand(seat), { turns });
  },

  async took({ seat, card }, { sky, places, board, before }) {
    const from = places.pool(card);
    const isLast = before.view.pool.filter((open) => open === card).length === 1;
    if (isLast) sky.lift(from);
    await sky.fly(ghosts.card(board, card), from, places.hand(seat));
  },

  async power({ seat, card }, { sky, places, board }) {
    await sky.present(ghosts.shownCard(board, card), places.hand(seat, card), POWER_CARD);
  },

  async rehomed({ acquirer, city, aircraft }, { sky, places }) {
    if (aircraft) await sky.drop(ghosts.plane(acquirer, aircraft), places.city(city));
  },

  async bonus({ airline, amounts }, scene) {
    await payOut(scene.places.airline(airline), amounts, scene);
  },

  async disposed({ seat, airline, exchanged, amount }, { sky, places, before }) {
    const from = places.holding(seat, airline);
    const acquirer = before.view.airline;
    if (acquirer !== null)
      await flyAll(exchanged, sky, ghosts.share(acquirer), from, places.holding(seat, acquirer));
    if (amount > 0) await sky.fly(ghosts.cash(amount), from, places.seat(seat));
  },

  async 'taken-over'({ acquirer, defunct, cities, shared }, scene) {
    const { sky, places } = scene;
    const handed = cities.map((city) => sky.drop(ghosts.marker(acquirer), places.city(city)));
    await Promise.all([...handed, ...shared.map((city) => leave(city, defunct, scene))]);
    sky.light(places.airline(acquirer));
  },

  async replaced({ airline, city, aircraft }, { sky, places }) {
    await sky.drop(ghosts.plane(airline, aircraft), places.city(city));
  },

  async forfeited({ airline, cities }, scene) {
    await Promise.all(cities.map((city) => leave(city, airline, scene)));
  },

  async decommissioned({ airline, city }, scene) {
    await leave(city, airline, scene);
  },

  async paid(event, scene) {
    const all = scene.events.filter((one) => one.type === 'paid');
    if (event !== all[0]) return; // all at once
    const totals = event.amounts.map((_, seat) =>
      all.reduce((sum, one) => sum + (one.amounts[seat] ?? 0), 0),
    );
    await payOut(scene.places.dividend(), totals, scene);
  },

  async bankrupt({ airline }, scene) {
    const { sky, places, before, board } = scene;
    const home = board.airlines.find(({ id }) => id === airline)?.home;
    const cities = before.view.airlines[airline]?.cities.map(({ city }) => city) ?? [];
    const marker = places.marker(airline);
    sky.lift(marker);
    await Promise.all([
      ...[...cities, ...(home === undefined ? [] : [home])].map((city) => leave(city, airline, scene)),
      sky.vanish(ghosts.marker(airline), marker),
    ]);
    sky.light(places.airline(airline));
  },

  async voted({ seat }, { sky, places }) {
    sky.light(places.seat(seat));
  },

  async shuffled(_, { sky, places, board }) {
    await flyAll(MOST_CARDS, sky, ghosts.card(board, null), places.pool(), places.pile());
    sky.light(places.pile());
  },
};

/** Some of the same, one after the other. */
async function flyAll(
  count: number,
  sky: Sky,
  ghost: Ghost,
  from: Element | null,
  to: Element | null,
): Promise<void> {
  const delays = Array.from({ length: Math.min(count, MOST_CARDS) }, (_, i) => i * STAGGER);
  await Promise.all(delays.map((delay) => sky.fly(ghost, from, to, { delay })));
}

/** Money goes to the players. */
async function payOut(
  from: Element | null,
  amounts: readonly number[],
  { sky, places }: Scene,
): Promise<void> {
  await Promise.all(
    amounts.map(async (amount, seat: Seat) => {
      if (amount === 0) return;
      await sky.fly(ghosts.cash(amount), from, places.seat(seat), { duration: 600, delay: seat * STAGGER });
      sky.light(places.seat(seat));
    }),
  );
}

/** An airline leaves a city. */
async function leave(city: City, airline: Airline, { sky, places }: Scene): Promise<void> {
  await sky.vanish(ghosts.marker(airline), places.piece(city, airline) ?? places.city(city));
}

/** Shows one event; what changes nothing to be seen is over at once. */
export async function act(event: Event, scene: Scene): Promise<void> {
  const show = ACTS[event.type] as ((event: Event, scene: Scene) => Promise<void>) | undefined;
  await show?.(event, scene);
}
