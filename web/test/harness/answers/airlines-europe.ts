import * as europe from '../../../src/words/en/airlines-europe/index.ts';
import type { Answers, Player } from '../player.ts';

const EXCHANGE = new RegExp(`^${europe.step.buttons.exchange(1, 2).replace(/\d+/g, '\\d+')}$`);
/** How the labels of shares in one's portfolio begin during an exchange. */
const GIVE = europe.panels.holdings.give('|', 0, 0).split('|')[0];

const AIRLINES = `[aria-label="${europe.step.airlines}"] button[aria-pressed=false]`;
const CARDS = '[data-place="hand"] button[aria-pressed=false]';
const SHARES = '[data-place^="market:"][aria-pressed=false], [data-place="deck"][aria-pressed=false]';

async function licence(player: Player): Promise<void> {
  await player.press(player.offered(AIRLINES));
  await player.placeOnMap();
}

async function exchange(player: Player): Promise<void> {
  const takes = player.root.getByRole('group', { name: europe.step.take }).getByRole('button');
  if ((await takes.count()) > 0) await player.press(takes);
  // The bubble says it, too.
  const exchange = player.root.locator('.go').getByRole('button', { name: EXCHANGE, disabled: false });
  for (let tries = 0; tries < 24; tries++) {
    if ((await exchange.count()) > 0) return player.hands.press(exchange);
    await player.press(player.offered(`${CARDS}, button[aria-label^="${GIVE}"]`));
  }
  throw new Error('No exchange can be completed.');
}

export const airlinesEurope: Answers = {
  keep: (player) => player.gather(CARDS),
  play: (player) => player.gather(CARDS),
  choose: (player) => player.press(player.offered('nav.tickets button')),
  licence,
  second: async (player) =>
    (await player.offered(AIRLINES).count()) > 0 && player.dice.chance(0.5)
      ? licence(player)
      : player.pickOne(SHARES),
  share: (player) => player.pickOne(SHARES),
  pick: (player) => player.pickOne(SHARES),
  exchange,
};
