import type { Answers, Player } from '../player.ts';

const TRADES = '[data-trade]';
const AIRLINES = '.pick button[aria-pressed=false]';
const CARDS = '[data-place="hand"] button[aria-pressed=false]';
const DRAWS = '[data-place="pile"][aria-pressed=false], [data-place^="pool:"][aria-pressed=false]';
const CITIES = '.cities button[aria-pressed=false]';
const SETTLEMENTS = '.ways button[aria-pressed=false]';

/** What is done instead, if it is offered. */
const without = (player: Player) => player.offered('.other[data-move]');

const goOn = (player: Player) => player.hands.press(player.primary);

/** By the table of airlines, or by the tray where that is not in sight. */
async function trade(player: Player): Promise<void> {
  if (player.dice.chance(0.4)) return goOn(player);
  const trades = player.offered(TRADES);
  if ((await trades.count()) > 0) return player.press(trades);
  const airlines = player.offered(AIRLINES);
  if ((await airlines.count()) === 0) return goOn(player);
  await player.press(airlines);
  const deals = player.offered('.trade button[data-move]');
  const opening = player.root.locator('[data-conversation=open]');
  await deals.or(opening).first().waitFor();
  if ((await opening.count()) === 0) await player.press(deals);
}

/** An airline where there are several, and a lit city. */
async function fly(player: Player): Promise<void> {
  const airlines = player.offered(AIRLINES);
  if ((await airlines.count()) > 0) await player.press(airlines);
  await player.placeOnMap();
}

async function card(player: Player): Promise<void> {
  if ((await player.root.locator('.pick').count()) > 0) return fly(player);
  if ((await player.primary.count()) === 0) await player.press(player.offered(CARDS));
  await goOn(player);
}

async function draw(player: Player): Promise<void> {
  if ((await player.offered(DRAWS).count()) > 0) await player.pickOne(DRAWS);
  else await goOn(player);
}

/** A city of the list in the tray, and what becomes of it. */
async function settle(player: Player): Promise<void> {
  const cities = player.offered(CITIES);
  if ((await cities.count()) > 0) await player.press(cities);
  if ((await player.primary.count()) === 0) await player.press(player.offered(SETTLEMENTS));
  await goOn(player);
}

/** One or the other, whatever it is called. */
async function decide(player: Player): Promise<void> {
  const other = without(player);
  if ((await other.count()) > 0 && player.dice.chance(0.3)) return player.press(other);
  await goOn(player);
}

export const airKwire: Answers = {
  stock: trade,
  open: async (player) =>
    player.dice.chance(0.2) && (await without(player).count()) > 0
      ? player.press(without(player))
      : player.placeOnMap(),
  card,
  second: async (player) => (player.dice.chance(0.5) ? decide(player) : card(player)),
  replenish: draw,
  'free-discard': goOn,
  consent: decide,
  vote: decide,
  decommission: async (player) => (player.dice.chance(0.5) ? player.press(without(player)) : settle(player)),
  rehome: goOn,
  dispose: goOn,
  settle,
};
