import type { Locator } from 'playwright-core';
import { list as own } from '../../../src/words/en/air-kwire/list.ts';
import { panels } from '../../../src/words/en/air-kwire/panels.ts';
import { step } from '../../../src/words/en/air-kwire/step.ts';
import { tray } from '../../../src/words/en/air-kwire/tray.ts';
import type { Reader, Reading, Readings } from '../reader.ts';

/** One of these texts, with anything for `X` and any number for 1. */
const anyOf = (...texts: string[]): RegExp =>
  new RegExp(
    `^(${texts.map((text) => text.replace(/[$,]/g, '\\$&').replace(/X/g, '.+').replace(/1/g, '[\\d,]+')).join('|')})$`,
  );

const { buttons, waiting, parts } = step;
const TRADE = anyOf(panels.airlines.buy('X', 1), panels.airlines.sell('X', 1));
const STOCK = anyOf(buttons.done, buttons.buy('X', 1));
const OPEN = anyOf(buttons.openOnly, waiting.open, buttons.openFly('X', 1, 'X'));
const CARD = anyOf(
  waiting.fly,
  buttons.fly('X', 'X'),
  buttons.ask('X'),
  waiting.discard,
  buttons.discard('X'),
  buttons.pass,
);
const DISCARD = anyOf(buttons.discard('X'));
const REPLENISH = anyOf(waiting.replenish, buttons.draw, buttons.take('X'), buttons.none);
const REHOME = anyOf(buttons.rehome('X', 'X'));
const SETTLED = anyOf(buttons.rehome('X', 'X'), buttons.forfeit('X'));
/** The ways to dispose of shares, and the button that does it. */
const WAYS = /^(Sell all|Exchange \d+ for \d+ sell) /;
const DISPOSE = /^(Sell \d+ for \S+|Exchange \d+ for \d+|Exchange \d+, sell \d+)$/;
/** What a button of the list does when it does it at once. */
const AT_ONCE = new RegExp(
  `^(${[own.press.fly, own.press.ask, own.press.open].map(({ short }) => short).join('|')}) `,
);

const button = ({ turn }: Reader, name: RegExp | string) =>
  turn.getByRole('button', { name, exact: true, disabled: false });
const open = (group: Locator) => group.getByRole('button', { pressed: false, disabled: false });
const handOf = (reader: Reader) => open(reader.group(tray.hand.title));
const airlinesOf = ({ turn }: Reader) => open(turn.getByRole('group', { name: parts.airline, exact: true }));

/** What is asked by a button, whether it can be pressed already or not. */
function asks(name: RegExp | string, answer: Reading['answer']): Reading {
  return { asked: ({ turn }) => turn.getByRole('button', { name, exact: true }).first(), answer };
}

/** The one or the other. */
const either = (yes: string, no: string): Reading =>
  asks(yes, (reader) => reader.press(button(reader, reader.dice.chance(0.7) ? yes : no)));

/** A trade by an airline of the tray, or on to the card. */
async function trade(reader: Reader): Promise<void> {
  const airlines = airlinesOf(reader);
  if (reader.dice.chance(0.4) || (await airlines.count()) === 0) return reader.press(button(reader, STOCK));
  await reader.pressOne(airlines);
  const trades = button(reader, TRADE);
  await trades.or(button(reader, buttons.openOnly)).first().waitFor();
  if ((await trades.count()) > 0) await reader.pressOne(trades);
}

/** By an airline and then a city of the list, or by a city and then what it still takes. */
async function fly(reader: Reader): Promise<void> {
  const airlines = airlinesOf(reader);
  if ((await airlines.count()) > 0 && reader.dice.chance(0.5)) await reader.pressOne(airlines);
  const goes = reader.list.getByRole('button', { name: AT_ONCE });
  const which = open(reader.group(own.pickAirline));
  for (let steps = 0; (await goes.count()) === 0 && steps < 4; steps++) {
    await reader.pressOne((await which.count()) > 0 ? which : reader.inList(own.press.look.short));
    await goes.or(which).first().waitFor();
  }
  await reader.pressOne(goes);
  reader.routes++;
}

async function discard(reader: Reader): Promise<void> {
  const cards = handOf(reader);
  if ((await button(reader, DISCARD).count()) === 0) await reader.pressOne(cards, 'Space');
  await reader.press(button(reader, DISCARD));
}

async function card(reader: Reader): Promise<void> {
  const pass = button(reader, buttons.pass);
  if ((await pass.count()) > 0) return reader.press(pass);
  const instead = button(reader, parts.discard);
  const mayFly = (await instead.count()) > 0;
  if (mayFly && reader.dice.chance(0.9)) return fly(reader);
  if (mayFly) await reader.press(instead);
  return discard(reader);
}

/** Enter on the pile or on an open card takes it. */
async function draw(reader: Reader): Promise<void> {
  const pile = reader.page.getByRole('button', { name: new RegExp(`^${tray.pool.pile}, `), pressed: false });
  const cards = pile.or(open(reader.group(tray.pool.title)));
  if ((await cards.count()) === 0) return reader.press(button(reader, buttons.none));
  await reader.pressOne(cards);
}

async function dispose(reader: Reader): Promise<void> {
  await reader.pressOne(button(reader, WAYS));
  const fewer = button(reader, step.disposal.fewer);
  if ((await fewer.count()) > 0 && reader.dice.chance(0.5)) await reader.press(fewer, 'Space');
  await reader.press(button(reader, DISPOSE));
}

/** A city, and what becomes of it. */
async function settle(reader: Reader): Promise<void> {
  const cities = open(reader.turn.getByRole('group', { name: parts.city, exact: true }));
  if ((await cities.count()) > 0) await reader.pressOne(cities);
  const settled = button(reader, SETTLED);
  const ways = open(reader.turn.getByRole('group', { name: parts.aircraft, exact: true }));
  await settled.or(ways).first().waitFor();
  if ((await settled.count()) === 0) await reader.pressOne(ways);
  await reader.press(settled);
}

export const airKwire: Readings = {
  open: asks(OPEN, async (reader) =>
    reader.dice.chance(0.2) ? reader.press(button(reader, buttons.openOnly)) : fly(reader),
  ),
  stock: asks(STOCK, trade),
  second: asks(buttons.noSecond, (reader) => reader.press(button(reader, buttons.noSecond))),
  freeDiscard: asks(buttons.keepRest, (reader) => reader.press(button(reader, buttons.keepRest))),
  consent: either(buttons.approve, buttons.refuse),
  vote: either(buttons.playOn, buttons.agree),
  decommission: asks(buttons.keep, (reader) => reader.press(button(reader, buttons.keep))),
  settle: {
    asked: ({ turn }) => turn.getByRole('group', { name: parts.city, exact: true }),
    answer: settle,
  },
  rehome: asks(REHOME, (reader) => reader.press(button(reader, REHOME))),
  dispose: asks(WAYS, dispose),
  replenish: asks(REPLENISH, draw),
  card: asks(CARD, card),
};
