import * as europe from '../../../src/words/en/airlines-europe/index.ts';
import * as common from '../../../src/words/en/common/index.ts';
import type { Reader, Reading, Readings } from '../reader.ts';

/** A button by a text with numbers in it. */
const pattern = (text: string): RegExp => new RegExp(`^${text.replace(/\d+/g, '\\d+')}`);
const PLAY = pattern(europe.step.buttons.play(2, 4).replace('shares', 'shares?'));
const EXCHANGE = pattern(europe.step.buttons.exchange(1, 2));
/** How the name of a share in one's portfolio, or in the market, begins. */
const GIVE = new RegExp(`^${europe.panels.holdings.give('|', 0, 0).split('|')[0]}`);
const SHARE = new RegExp(`^${europe.tray.market.card('|', 1).split('|')[0]}`);

type Prompted = 'keep' | 'choose' | 'first' | 'second' | 'share' | 'pick' | 'play';

/** What is asked by a prompt that begins so. */
function prompted(question: Prompted, answer: Reading['answer']): Reading {
  const { lead, rest } = europe.step[question];
  return { asked: ({ turn }) => turn.getByText(new RegExp(`^${lead} ${rest}`)), answer };
}

const handOf = (reader: Reader) =>
  reader.group(europe.tray.hand.title).getByRole('button', { pressed: false, disabled: false });

/** By an airline and then one of its routes, or by a route and then who flies it. */
async function licence(reader: Reader): Promise<void> {
  const airlines = reader
    .group(europe.step.airlines)
    .getByRole('button', { disabled: false, pressed: false });
  const [buy, look] = [
    reader.inList(europe.list.press.buy.short),
    reader.inList(europe.list.press.look.short),
  ];
  if (reader.dice.chance(0.5)) await reader.pressOne(airlines);
  if ((await buy.count()) === 0) {
    await reader.pressOne(look);
    const which = reader.group(europe.panels.flying.pick).getByRole('button');
    await which.first().waitFor();
    if ((await buy.count()) === 0) await reader.pressOne(which);
  }
  await reader.pressOne(buy);
  await reader.leaveList();
  reader.routes++;
}

/** Enter on a share of the market, or on the deck, takes it. */
async function share(reader: Reader, fromDeck: boolean): Promise<void> {
  const market = reader.group(common.tray.market.title);
  await reader.pressOne(market.getByRole('button', fromDeck ? {} : { name: SHARE }));
}

const exchanging = (reader: Reader) => reader.turn.getByRole('group', { name: europe.step.take });

async function exchange(reader: Reader): Promise<void> {
  await reader.pressOne(exchanging(reader).getByRole('button'));
  const exchange = reader.turn.getByRole('button', { name: EXCHANGE, disabled: false });
  const held = reader.page.getByRole('button', { name: GIVE });
  for (let tries = 0; tries < 24; tries++) {
    if ((await exchange.count()) > 0) return reader.press(exchange);
    await reader.pressOne(handOf(reader).or(held), 'Space');
  }
  throw new Error('No exchange can be completed.');
}

export const airlinesEurope: Readings = {
  keep: prompted('keep', (reader) =>
    reader.gather(handOf(reader), reader.turn.getByRole('button', { name: europe.step.buttons.keep })),
  ),
  choose: prompted('choose', (reader) =>
    reader.pressOne(
      reader.turn
        .getByRole('navigation', { name: europe.step.actions.label })
        .getByRole('button', { disabled: false }),
    ),
  ),
  first: prompted('first', licence),
  second: prompted('second', async (reader) =>
    (await reader.inList(europe.list.press.look.short).count()) > 0 && reader.dice.chance(0.5)
      ? licence(reader)
      : share(reader, true),
  ),
  share: prompted('share', (reader) => share(reader, true)),
  pick: prompted('pick', (reader) => share(reader, false)),
  play: prompted('play', (reader) =>
    reader.gather(handOf(reader), reader.turn.getByRole('button', { name: PLAY, disabled: false })),
  ),
  exchange: { asked: exchanging, answer: exchange },
};
