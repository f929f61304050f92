import type { Locator } from 'playwright-core';
import { list as own } from '../../../src/words/en/airlines-1990/list.ts';
import { panels } from '../../../src/words/en/airlines-1990/panels.ts';
import { step } from '../../../src/words/en/airlines-1990/step.ts';
import { tray } from '../../../src/words/en/airlines-1990/tray.ts';
import * as common from '../../../src/words/en/common/index.ts';
import type { Reader, Readings } from '../reader.ts';

/** Exactly one of these texts, with any company for `XXX` and any number for 2. */
const anyOf = (...texts: string[]): RegExp =>
  new RegExp(`^(${texts.map((text) => text.replace('XXX', '\\w{3}').replace('2', '\\d+')).join('|')})$`);
const FOUND = anyOf(step.buttons.found('XXX', 2).replace('shares', 'shares?'), step.waiting.found);
const PLAY = anyOf(step.buttons.play('XXX', 2));
const KEEP = anyOf(step.buttons.keep, step.buttons.keepOn);
const SWAP = new RegExp(`^(${step.buttons.swap('')}|${step.buttons.refresh('')})`);
/** A card of no use, in the hand or in the market. */
const USELESS = new RegExp(`, (${tray.flights.unusable}|${tray.market.worthless})$`);
const SHARE = new RegExp(`^${tray.market.share('|', 1).split('|')[0]}`);
const PILE = new RegExp(`^${tray.market.pile}, (?!0 )`);

const button = (reader: Reader, name: RegExp | string) =>
  reader.turn.getByRole('button', { name, exact: true });
const actionsOf = ({ turn }: Reader) => turn.getByRole('navigation', { name: step.actions.label });
const open = (group: Locator) => group.getByRole('button', { pressed: false, disabled: false });

/** Sometimes a card of no use is replaced before the action; one that would bring nothing asks first. */
async function choose(reader: Reader): Promise<void> {
  const anyway = button(reader, step.buttons.expand);
  if (await anyway.isVisible()) return reader.press(anyway);
  const useless = reader
    .group(tray.flights.title)
    .or(reader.group(common.tray.market.title))
    .getByRole('button', { name: USELESS });
  if ((await useless.count()) > 0 && reader.dice.chance(0.5)) {
    await reader.pressOne(useless, 'Space');
    const swap = button(reader, SWAP);
    await swap
      .or(reader.page.getByRole('alert').filter({ hasText: 'A90-' }))
      .first()
      .waitFor();
    if (await swap.isVisible()) {
      await reader.press(swap);
      await actionsOf(reader).waitFor();
    }
  }
  await reader.pressOne(actionsOf(reader).getByRole('button', { disabled: false }));
}

/** Without it, if there is nothing to point at or the dice say so. */
async function unless(
  reader: Reader,
  chance: number,
  without: Locator,
  deed: () => Promise<void>,
): Promise<void> {
  const cannot = (await reader.inList(own.press.look.short).count()) === 0;
  return cannot || reader.dice.chance(chance) ? reader.press(without) : deed();
}

/** One of several; the only one is chosen already. */
async function pickOne(reader: Reader, group: string): Promise<void> {
  const left = open(reader.group(group));
  if ((await left.count()) > 0) await reader.pressOne(left, 'Space');
}

/** By a company and then one of its routes, or by a route and then what it still takes: a circle, a company. */
async function mark(reader: Reader, companies: string, go: string): Promise<void> {
  if (reader.dice.chance(0.5)) await pickOne(reader, companies);
  const goes = reader.inList(go);
  const which = open(reader.group(panels.flying.pick).or(reader.group(panels.flying.pickCircle)));
  for (let parts = 0; (await goes.count()) === 0 && parts < 4; parts++) {
    await reader.pressOne((await which.count()) > 0 ? which : reader.inList(own.press.look.short));
    await goes.or(which).first().waitFor();
  }
  await reader.pressOne(goes);
  reader.routes++;
}

export const airlines1990: Readings = {
  choose: { asked: actionsOf, answer: choose },
  found: {
    asked: (reader) => button(reader, FOUND),
    async answer(reader) {
      if (reader.dice.chance(0.3)) await pickOne(reader, tray.flights.title);
      await mark(reader, step.parts.company, own.press.found.short);
    },
  },
  fly: {
    asked: (reader) => button(reader, KEEP),
    answer: (reader) =>
      unless(reader, 0.15, button(reader, KEEP), () => mark(reader, step.parts.company, own.press.fly.short)),
  },
  take: {
    asked: ({ turn }) => turn.getByText(new RegExp(`^${step.take.lead} `)),
    answer: (reader) => {
      const market = reader.group(common.tray.market.title);
      const shares = market.getByRole('button', { name: SHARE });
      return reader.pressOne(shares.or(market.getByRole('button', { name: PILE })));
    },
  },
  play: {
    asked: (reader) => button(reader, PLAY).or(button(reader, step.waiting.play)),
    answer: (reader) =>
      reader.gather(
        open(reader.group(tray.shares.title)).or(open(reader.group(step.parts.company))),
        reader.turn.getByRole('button', { name: PLAY, disabled: false }),
      ),
  },
  sabotage: {
    asked: (reader) => button(reader, step.buttons.noSabotage),
    answer: (reader) =>
      unless(reader, 0.6, button(reader, step.buttons.noSabotage), () =>
        mark(reader, step.parts.marker, own.press.sabotage.short),
      ),
  },
};
