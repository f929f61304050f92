import type { Answers, Player } from '../player.ts';

const COMPANIES = '.pick button[aria-pressed=false]';
const SHARES = '[data-place="hand"] button[aria-pressed=false]';
const FLIGHTS = '[data-place="flights"] button[aria-pressed=false]';
const MARKET = '[data-place^="market:"][aria-pressed=false], [data-place="pile"][aria-pressed=false]';
const ACTIONS = 'nav.tickets button';

/** A marker on the map: a card or not, a company, and a lit place. What is the only one is chosen already. */
async function mark(player: Player, cards: boolean): Promise<void> {
  for (const choices of cards ? [FLIGHTS, COMPANIES] : [COMPANIES]) {
    const offered = player.offered(choices);
    if ((await offered.count()) > 0) await player.press(offered);
  }
  await player.placeOnMap();
}

/** What is done instead, as long as it is offered. */
const decline = (player: Player) => player.offered('.other[data-move], .primary[data-move=keep]');

export const airlines1990: Answers = {
  // An action that would bring nothing asks first.
  choose: async (player) =>
    (await player.primary.count()) > 0
      ? player.hands.press(player.primary)
      : player.press(player.offered(ACTIONS)),
  found: (player) => mark(player, player.dice.chance(0.5)),
  fly: async (player) =>
    (await player.offered(COMPANIES).count()) === 0 || player.dice.chance(0.15)
      ? player.press(decline(player))
      : mark(player, player.dice.chance(0.5)),
  take: (player) => player.pickOne(MARKET),
  play: (player) => player.gather(player.dice.chance(0.5) ? COMPANIES : SHARES),
  sabotage: async (player) => (player.dice.chance(0.7) ? player.press(decline(player)) : mark(player, false)),
};
