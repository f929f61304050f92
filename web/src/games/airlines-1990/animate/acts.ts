import type { BoardFile, Company, Event, FlightCard } from '@tarmac/airlines-1990';
import type { Seat } from '@tarmac/kernel';
import type { Pace } from '../../../play/open-table.ts';
import ScoringCard from '../../common/animate/ScoringCard.svelte';
import { type Ghost, ghostOf, type Sky } from '../../common/animate/sky.ts';
import { flyAlong, seeFlight } from '../../common/map/flight.ts';
import { commonTexts } from '../../common/texts.ts';
import CardBack from '../identity/CardBack.svelte';
import { identityOf } from '../identity/identity.ts';
import { companyName } from '../names.ts';
import { sceneTexts } from '../scene-texts.ts';
import type { Frame } from '../types.ts';
import Card from './Card.svelte';
import Flag from './Flag.svelte';
import Marker from './Marker.svelte';
import type { Places } from './places.ts';
import { takeoffOf } from './takeoff.ts';

/** What the acts of one move need to know. */
export interface Scene {
  readonly sky: Sky;
  readonly pace: Pace;
  readonly before: Frame;
  readonly board: BoardFile;
  readonly places: Places;
  /** The market as the move goes on. */
  readonly market: (Company | null)[];
  /** Whether scorings are shown on the stage. */
  readonly staged: boolean;
  /** Scorings that have been called by cards, this move's included. */
  scorings: number;
}

/** Cards of one act follow each other by this. */
const STAGGER = 90;
const SCORING_CARD = 900;
const MOST_CARDS = 4;

const share = (company: Company | null): Ghost =>
  ghostOf(Card, company === null ? { kind: 'share' } : { kind: 'share', share: company }, 58, 82);
const flight = (card: FlightCard | null): Ghost =>
  ghostOf(Card, card === null ? { kind: 'flight' } : { kind: 'flight', flight: card }, 58, 82);
const marker = (company: Company, sabotage = false): Ghost => ghostOf(Marker, { company, sabotage }, 30, 30);

type Acts = {
  [Type in Event['type']]?: (event: Extract<Event, { type: Type }>, scene: Scene) => Promise<void>;
};
type Flown = Extract<Event, { type: 'founded' | 'flew' }>;

const ACTS: Acts = {
  async founded(event, scene) {
    const { seat, company, shares } = event;
    await seeRoute(event, scene);
    await layDown(seat, company, shares, scene);
    await Promise.all([playFlight(event, scene), hoist(company, scene)]);
    await flyRoute(event, scene);
  },

  async flew(event, scene) {
    await seeRoute(event, scene);
    await playFlight(event, scene);
    await flyRoute(event, scene);
  },

  async 'drew-flight'({ seat, card }, { sky, places }) {
    await sky.fly(flight(card), places.flightPile(), places.flights(seat), { turns: card !== null });
  },

  async swapped({ seat, card }, { sky, places }) {
    await sky.vanish(flight(card), places.flights(seat, card));
  },

  async refreshed({ share: company }, scene) {
    await leaveMarket(company, 0, scene);
  },

  async took({ seat, share: company }, { sky, places, market }) {
    const slot = market.indexOf(company);
    const from = places.market(slot);
    market[slot] = null;
    sky.lift(from);
    await sky.fly(share(company), from, places.hand(seat));
  },

  async drew({ seat, share: company }, { sky, places }) {
    await sky.fly(share(company), places.pile(), places.hand(seat), { turns: company !== null });
  },

  async refilled({ slot, share: company }, { sky, places, market }) {
    market[slot] = company;
    const to = places.market(slot);
    sky.lift(to);
    await sky.fly(share(company), places.pile(), to, { turns: true, stays: true });
  },

  async played({ seat, company, shares }, scene) {
    await layDown(seat, company, shares, scene);
  },

  async sabotaged({ company, route, circle }, { sky, places }) {
    await sky.drop(marker(company, true), places.circle(route, circle));
  },

  async removed({ shares }, scene) {
    await Promise.all(shares.map((company, i) => leaveMarket(company, i * STAGGER, scene)));
  },

  async 'scoring-card'({ back }, scene) {
    if (!back && scene.staged) return; // the stage turns it over
    const { numeral, title } = commonTexts().ceremony;
    const number = back ? 0 : ++scene.scorings;
    const face = back
      ? { numeral: '×', title: sceneTexts().ceremony.tooEarly }
      : { numeral: numeral(number), title: title(number, false) };
    const card = ghostOf(ScoringCard, { ...face, Back: CardBack }, 200, 320);
    await scene.sky.present(card, scene.places.pile(), SCORING_CARD);
  },

  async shuffled({ pile }, { sky, places }) {
    if (pile === 'shares') return sky.light(places.pile());
    const cards = Array.from({ length: MOST_CARDS }, (_, i) => i * STAGGER);
    await Promise.all(
      cards.map((delay) => sky.fly(flight(null), places.discards(), places.flightPile(), { delay })),
    );
  },

  async 'scoring-cards-in'(_, { sky, places }) {
    sky.light(places.pile());
  },
};

/** Shares go from a hand to the row of their company. */
async function layDown(seat: Seat, company: Company, count: number, { sky, places }: Scene): Promise<void> {
  const goal = places.holding(seat, company);
  const cards = Array.from({ length: Math.min(count, MOST_CARDS) }, (_, i) => i * STAGGER);
  await Promise.all(
    cards.map((delay) => sky.fly(share(company), places.hand(seat, company), goal, { delay })),
  );
  sky.light(goal);
}

/** A marker covers the headquarters, and the flag rises. */
async function hoist(company: Company, { sky, places, board }: Scene): Promise<void> {
  const home = places.headquarters(company);
  await sky.drop(marker(company), home);
  const flag = ghostOf(Flag, { company, name: companyName(board, company) }, 34, 18);
  await sky.fly(flag, home, places.flag(company), { stays: true });
}

/** A flight card goes from a hand to its circle. */
async function playFlight({ seat, card, route, circle }: Flown, { sky, places }: Scene): Promise<void> {
  await sky.fly(flight(card), places.flights(seat, card), places.circle(route, circle), { duration: 520 });
}

function flightOf({ company, route, circle }: Flown, { before, board, places }: Scene) {
  return { route, from: takeoffOf(before.view, board, company, route), circle: places.slotOf(route, circle) };
}

/** The route comes into sight. */
async function seeRoute(event: Flown, scene: Scene): Promise<void> {
  const map = document.querySelector('[data-map]');
  if (map) await seeFlight(map, flightOf(event, scene), scene.pace);
}

/** The airplane flies, and leaves the marker on the circle. */
async function flyRoute(event: Flown, scene: Scene): Promise<void> {
  const map = document.querySelector('[data-map]');
  if (!map || scene.pace.skipped) return;
  const { company } = event;
  const livery = { colour: identityOf(company).base, symbol: `mark-${company}` };
  await flyAlong(map, flightOf(event, scene), livery, scene.pace);
}

/** A share leaves the game. */
async function leaveMarket(company: Company, delay: number, { sky, places, market }: Scene): Promise<void> {
  const slot = market.indexOf(company);
  market[slot] = null;
  const from = places.market(slot);
  sky.lift(from);
  await sky.vanish(share(company), from, delay);
}

/** Shows one event; what changes nothing to be seen is over at once. */
export async function act(event: Event, scene: Scene): Promise<void> {
  const show = ACTS[event.type] as ((event: Event, scene: Scene) => Promise<void>) | undefined;
  await show?.(event, scene);
}
