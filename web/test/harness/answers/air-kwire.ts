import { POWERS } from '@tarmac/air-kwire';
import { step } from '../../../src/words/en/air-kwire/step.ts';
import type { Answers, Player } from '../player.ts';

const TRADES = '[data-trade]';
const AIRLINES = '.pick button[aria-pressed=false]';
const AIRCRAFT = '.types button[aria-pressed=false]';
const CITIES = '.cities button[aria-pressed=false]';
const FORFEIT = '.ways > button[aria-pressed=false]';
const DRAWS = '[data-place="pile"].may, [data-place^="pool:"].may';
const CARDS = '[data-place="hand"] button[aria-pressed=false]';
/** In the player's own hand. */
export const POWER_CARDS = POWERS.map(
  (power) => `button[aria-pressed=false][data-place^="hand:${power}#"]`,
).join(', ');
const CITY_CARDS = `${CARDS}${POWERS.map((power) => `:not([data-place^="hand:${power}#"])`).join('')}`;

/** The large button, if it plays this: what was read is what is pressed. */
const plays = ({ root }: Player, move: string) =>
  root.locator(`.primary[data-move="${move}"], .primary[data-move^="${move} "]`);
/** What is done instead, if it is offered. */
const without = (player: Player) => player.offered('.other[data-move]');
const isThere = async (locator: ReturnType<typeof plays>): Promise<boolean> => (await locator.count()) > 0;

const goOn = (player: Player) => player.hands.press(player.primary);

/** One or the other, whatever it is called. */
async function decide(player: Player): Promise<void> {
  const other = without(player);
  if ((await isThere(other)) && player.dice.chance(0.3)) return player.press(other);
  await goOn(player);
}

/** Plays one of the power cards in the hand; says whether one could be played. */
async function power(player: Player): Promise<boolean> {
  const cards = player.offered(POWER_CARDS);
  if (!(await isThere(cards)) || player.dice.chance(0.7)) return false;
  await player.press(cards);
  // Where a card is to be discarded, it can be played instead.
  const chosen = player.root.locator('.primary[data-move^="power "]');
  await chosen
    .or(plays(player, 'discard'))
    .or(player.root.locator('[data-conversation] .refusal'))
    .first()
    .waitFor();
  const may = await isThere(chosen);
  if (may) await player.hands.press(chosen);
  return may;
}

/** Sometimes a power card comes first. */
const orPower =
  (answer: (player: Player) => Promise<void>) =>
  async (player: Player): Promise<void> => {
    if (!(await power(player))) await answer(player);
  };

/** By the table of airlines, or by the tray where that is not in sight. */
async function trade(player: Player): Promise<void> {
  const propose = player.root.getByRole('button', { name: step.parts.propose, exact: true });
  if (player.dice.chance(0.08) && (await isThere(propose))) return player.hands.press(propose);
  if (player.dice.chance(0.4)) return goOn(player);
  const trades = player.offered(TRADES);
  if (await isThere(trades)) return player.press(trades);
  const airlines = player.offered(AIRLINES);
  if (!(await isThere(airlines))) return goOn(player);
  await player.press(airlines);
  const deals = player.offered('.trade button[data-move]');
  const opening = player.root.locator('[data-conversation=open]');
  await deals.or(opening).first().waitFor();
  if (!(await isThere(opening))) await player.press(deals);
}

/** Opens without a flight, or with one: by a lit city, or by a card of the hand. */
async function open(player: Player): Promise<void> {
  if (player.dice.chance(0.2) && (await isThere(without(player)))) return player.press(without(player));
  return player.dice.chance(0.7) ? player.placeOnMap() : flyCard(player, 'buy');
}

/** A card of the hand, then whatever is missing: an airline, perhaps another aircraft. */
async function flyCard(player: Player, move: string): Promise<void> {
  const ready = plays(player, move);
  const cards = player.offered(CITY_CARDS);
  if (!(await isThere(ready)) && (await isThere(cards))) await player.press(cards);
  const airlines = player.offered(AIRLINES);
  await ready.or(airlines).first().waitFor();
  if (!(await isThere(ready))) await player.press(airlines);
  await ready.waitFor();
  const others = player.offered(AIRCRAFT);
  if ((await isThere(others)) && player.dice.chance(0.5)) await player.press(others);
  await player.hands.press(ready);
}

/** An airline where there are several, and a lit city. */
async function flyAirline(player: Player): Promise<void> {
  const airlines = player.offered(AIRLINES);
  if (await isThere(airlines)) await player.press(airlines);
  await player.placeOnMap();
}

async function discard(player: Player): Promise<void> {
  await player.press(player.offered(CARDS));
  await player.hands.press(plays(player, 'discard'));
}

async function card(player: Player): Promise<void> {
  const instead = player.root.getByRole('button', { name: step.parts.discard, exact: true });
  const isFlying = await isThere(player.root.locator('.pass'));
  if (isFlying && player.dice.chance(0.1) && (await isThere(instead))) {
    await player.hands.press(instead);
    return discard(player);
  }
  if (isFlying) return player.dice.chance(0.3) ? flyCard(player, 'route') : flyAirline(player);
  return (await isThere(player.primary)) ? goOn(player) : discard(player);
}

/** A second route, or none. */
async function second(player: Player): Promise<void> {
  const none = without(player);
  return (await isThere(none)) && player.dice.chance(0.4) ? player.press(none) : card(player);
}

async function draw(player: Player): Promise<void> {
  const [draws, none] = [player.offered(DRAWS), without(player)];
  if (player.dice.chance(0.1) && (await isThere(none))) return player.press(none);
  if (!(await isThere(draws))) return goOn(player);
  await player.press(draws);
  await player.hands.press(plays(player, 'draw'));
}

async function freeDiscard(player: Player): Promise<void> {
  if ((await isThere(player.offered(CARDS))) && player.dice.chance(0.6)) return discard(player);
  await goOn(player);
}

/** AK-44: all shares are sold, or as many as can be are exchanged, or fewer. */
async function dispose(player: Player): Promise<void> {
  await player.press(player.offered('.disposal .way[aria-pressed=false]'));
  const chosen = plays(player, 'dispose');
  await chosen.waitFor();
  const fewer = player.root.getByRole('button', { name: step.disposal.fewer, exact: true, disabled: false });
  while ((await isThere(fewer)) && player.dice.chance(0.4)) {
    const before = await chosen.getAttribute('data-move');
    await player.press(fewer);
    await player.root.locator(`.primary[data-move^="dispose "]:not([data-move="${before}"])`).waitFor();
  }
  await player.hands.press(chosen);
}

async function rehome(player: Player): Promise<void> {
  const others = player.offered(AIRCRAFT);
  if (await isThere(others)) await player.press(others);
  await player.hands.press(plays(player, 'rehome'));
}

/** A city of the list in the tray, and what becomes of it. */
async function settle(player: Player): Promise<void> {
  const cities = player.offered(CITIES);
  if (await isThere(cities)) await player.press(cities);
  const ready = plays(player, 'settle');
  const ways = player.offered(`${AIRCRAFT}, ${FORFEIT}`);
  await ready.or(ways).first().waitFor();
  if (!(await isThere(ready)) || ((await isThere(ways)) && player.dice.chance(0.5))) await player.press(ways);
  await player.hands.press(ready);
}

async function decommission(player: Player): Promise<void> {
  if (player.dice.chance(0.5)) return player.press(without(player));
  const cities = player.offered(CITIES);
  if (await isThere(cities)) await player.press(cities);
  await player.hands.press(plays(player, 'decommission'));
}

export const airKwire: Answers = {
  stock: orPower(trade),
  open,
  card: orPower(card),
  second: orPower(second),
  replenish: orPower(draw),
  'free-discard': freeDiscard,
  consent: decide,
  vote: decide,
  decommission,
  rehome,
  dispose,
  settle,
};
