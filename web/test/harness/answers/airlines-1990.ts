import type { Answers, Player } from '../player.ts';

const COMPANIES = '.pick button[aria-pressed=false]';
const SHARES = '[data-place="hand"] button[aria-pressed=false]';
const FLIGHTS = '[data-place="flights"] button[aria-pressed=false]';
const MARKET = '[data-place^="market:"][aria-pressed=false], [data-place="pile"][aria-pressed=false]';
const ACTIONS = 'nav.tickets button';

/** A marker on the map: by a company or a card, and then a lit place. */
async function mark(player: Player, first: string): Promise<void> {
  const choices = player.offered(first);
  if ((await choices.count()) > 0) await player.press(choices);
  await player.placeOnMap();
}

/** What is done instead, as long as it is offered. */
const decline = (player: Player) => player.offered('.other[data-move]');

export const airlines1990: Answers = {
  choose: (player) => player.press(player.offered(ACTIONS)),
  found: (player) => mark(player, player.dice.chance(0.5) ? COMPANIES : FLIGHTS),
  fly: async (player) =>
    (await player.offered(COMPANIES).count()) === 0 || player.dice.chance(0.15)
      ? player.press(decline(player))
      : mark(player, player.dice.chance(0.5) ? COMPANIES : FLIGHTS),
  take: (player) => player.pickOne(MARKET),
  play: (player) => player.pickOne(player.dice.chance(0.5) ? COMPANIES : SHARES),
  sabotage: async (player) =>
    player.dice.chance(0.7) ? player.press(decline(player)) : mark(player, COMPANIES),
};
