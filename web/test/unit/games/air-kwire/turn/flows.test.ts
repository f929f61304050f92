import { type Move, makeMove } from '@tarmac/air-kwire';
import { cashOf, openings } from '@tarmac/air-kwire/aids';
import { disposeChoices, settleChoices } from '@tarmac/air-kwire/foresight';
import { beforeAll, describe, expect, test } from 'vitest';
import { isPower } from '../../../../../src/games/air-kwire/names.ts';
import { openTexts, texts } from '../../../../../src/games/air-kwire/texts.ts';
import { deedOf, discardDeedOf, isFinal } from '../../../../../src/games/air-kwire/tray/label.ts';
import { disposingOf } from '../../../../../src/games/air-kwire/tray/ways.ts';
import { NOTHING } from '../../../../../src/games/air-kwire/turn/choice.ts';
import { foresight } from '../../../../../src/games/air-kwire/turn/foresight.ts';
import type { Turn } from '../../../../../src/games/air-kwire/turn.svelte.ts';
import { diceOf } from '../../../../harness/dice.ts';
import { asked, heldAs, playUntil, sitDown } from './games.ts';
import { moments } from './moments.ts';

beforeAll(openTexts);
beforeAll(foresight.load);

/** A table at which it comes to something, whatever the board deals. */
async function sitDownTo(isSo: (turn: Turn) => boolean, powerCards = false): Promise<Turn> {
  for (let deal = 0; deal < 60; deal++) {
    const turn = await sitDown({ seed: `deal ${deal}`, options: { powerCards } });
    if (await playUntil(turn, diceOf(deal), () => isSo(turn))) return turn;
  }
  throw new Error('It does not come to it.');
}

const me = ({ table }: Turn): number => table.viewer ?? -1;
const openingOf = (turn: Turn) => turn.step === 'stock' && turn.firstRoutes.length > 1;
/** Flights for airlines of the viewer's own. */
const own = ({ begun, view, table }: Turn) =>
  begun.filter(
    ({ airline, moves }) => moves[0].type === 'done' && view.airlines[airline ?? '']?.ceo === table.viewer,
  );
const flyingAhead = (turn: Turn) => turn.step === 'stock' && own(turn).length > 1;
const flyingOf = (turn: Turn) =>
  turn.step === 'card' && new Set(turn.offer.ways.map(({ airline }) => airline)).size > 1;

describe('the flows of a turn of Air-Kwire', () => {
  test('[AK-21] an airline is opened and flown with one press', async () => {
    const turn = await sitDownTo(openingOf);
    const [airline = ''] = turn.openable;
    expect([turn.step, turn.mapActive]).toEqual(['stock', false]);
    expect(new Set(turn.lit.keys())).toEqual(new Set(turn.begun.map(({ city }) => city)));
    await turn.buy(airline);
    expect([turn.step, turn.choice.airline, turn.mapActive]).toEqual(['open', airline, true]);
    expect(turn.other).toEqual({ type: 'buy', airline });

    const flights = openings(turn.view, turn.board).find((one) => one.airline === airline)?.flights ?? [];
    expect([...turn.lit.keys()]).toEqual(flights.map(({ city }) => city));
    const { city = '', purchases = 0, aircraft } = flights.at(-1) ?? {};
    await turn.tapCard(heldAs(turn, city));
    expect(turn.choice).toMatchObject({ airline, city, aircraft });
    expect(turn.looked?.effect.points.before).toBe(0);
    expect(turn.lookedTrade?.effect.opening).toBe(true);
    expect(turn.primary?.type === 'move' && turn.primary.moves.map(makeMove)).toEqual([
      ...Array.from({ length: purchases }, () => `buy ${airline}`),
      'done',
      `route ${airline} ${city} ${aircraft}`,
    ]);
    await turn.go();
    expect(turn.view.airlines[airline]).toMatchObject({ status: 'open', cities: [{ city, aircraft }] });
  });

  test('[AK-27] a player who only opens can trade on, and owes the route', async () => {
    const turn = await sitDownTo(openingOf);
    const [airline = ''] = turn.openable;
    await turn.buy(airline);
    await turn.goOn();
    expect([turn.step, turn.view.opened, turn.choice, turn.owes]).toEqual(['stock', airline, NOTHING, false]);
    await turn.go();
    expect([turn.step, [...turn.airlines]]).toEqual(['card', [airline]]);
    expect(turn.choice.airline).toBe(airline);
  });

  test('a card or a city of the stock step begins an opening too', async () => {
    const turn = await sitDownTo(openingOf);
    const [{ city = '' } = {}] = turn.firstRoutes;
    await turn.tapCard(heldAs(turn, city));
    expect([turn.step, turn.choice.city]).toEqual(['open', city]);
    turn.back();
    expect(turn.step).toBe('stock');
    await turn.pickCity(city);
    expect([turn.step, turn.choice.card]).toEqual(['open', heldAs(turn, city)]);
  });

  test('[AK-22] a lit city flies while shares are traded, with the airline chosen before it or after', async () => {
    const turn = await sitDownTo(flyingAhead);
    const way = own(turn)[0];
    const [airline, city] = [way?.airline ?? '', way?.city ?? ''];
    expect([turn.mapActive, turn.lit.has(city)]).toEqual([false, true]);

    await turn.pickCity(city);
    expect([turn.step, turn.mapActive, turn.choice.card]).toEqual(['ahead', true, heldAs(turn, city)]);
    if (turn.choice.airline === null) await turn.pickAirline(airline);
    const byCity = turn.primary;
    turn.back();
    turn.back();
    expect([turn.step, turn.choice]).toEqual(['stock', NOTHING]);
    await turn.pickAirline(airline);
    expect(turn.step).toBe('stock');
    await turn.tapCard(heldAs(turn, city));
    expect([turn.step, turn.primary]).toEqual(['ahead', byCity]);

    expect(byCity?.type === 'move' && byCity.moves.map(({ type }) => type)).toEqual(['done', 'route']);
    expect(deedOf(turn)?.move).toMatch(/^route /);
    expect(deedOf(turn)?.label).toMatch(/^End trading and fly /);
    await turn.go();
    expect(turn.view.airlines[airline]?.cities.map((there) => there.city)).toContain(city);
    await turn.undo();
    await turn.undo();
    expect(turn.view.phase).toBe('stock');
  });

  test('[AK-22] flights foreseen while shares are traded are those that are legal when that is done', async () => {
    const turn = await sitDownTo(flyingAhead);
    const plain = (moves: readonly Move[]): string[] =>
      moves
        .flatMap((move) => (move.type === 'route' || move.type === 'discard' ? [makeMove(move)] : []))
        .sort();
    const flights = turn.begun.filter(({ moves }) => moves[0].type === 'done').flatMap(({ moves }) => moves);
    const discards = [...turn.discards].map((card): Move => ({ type: 'discard', card }));
    await turn.go();
    expect(turn.step).toBe('card');
    expect(plain([...flights, ...discards])).toEqual(plain(turn.table.frame.legal));
  });

  test('[AK-22] a chosen card can be discarded as well as flown, also while shares are traded', async () => {
    const turn = await sitDownTo(flyingAhead);
    const { city } = own(turn)[0] ?? {};
    await turn.tapCard(heldAs(turn, city ?? ''));
    const discard = { type: 'discard', card: city };
    expect(turn.discarded).toEqual({ type: 'move', moves: [{ type: 'done' }, discard] });
    expect(discardDeedOf(turn)?.move).toBe(`discard ${city}`);
    turn.setDiscarding(true);
    expect(turn.primary).toEqual(turn.discarded);
    turn.back();
    turn.back();
    await turn.go();
    await turn.tapCard(heldAs(turn, city ?? ''));
    expect([turn.step, turn.discarded]).toEqual(['card', { type: 'move', moves: [discard] }]);
    await turn.discard();
    expect([turn.step, turn.view.pool.includes(city ?? '')]).toEqual(['replenish', true]);
  });

  test('[AK-22] a card that nobody can fly is discarded', async () => {
    const stuck = ({ hand, begun, discards }: Turn) =>
      hand.find(
        ({ card }) => discards.has(card) && !isPower(card) && !begun.some(({ city }) => city === card),
      );
    const turn = await sitDownTo((one) => one.step === 'stock' && stuck(one) !== undefined);
    const { id = '', card } = stuck(turn) ?? {};
    await turn.tapCard(id);
    expect([turn.step, turn.composing, turn.mapActive]).toEqual(['ahead', false, false]);
    expect(turn.primary).toEqual({ type: 'move', moves: [{ type: 'done' }, { type: 'discard', card }] });
    await turn.tapCard(id);
    expect([turn.step, turn.choice]).toEqual(['stock', NOTHING]);
  });

  test('[AK-20] shares are bought and sold at once, and taken back', async () => {
    const turn = await sitDownTo(({ step, buys, openable }) => step === 'stock' && buys.size > openable.size);
    const airline = [...turn.buys].find((id) => !turn.openable.has(id)) ?? '';
    const cash = turn.view.cash[me(turn)];
    turn.hoverTrade(airline, 1);
    const cost = turn.lookedTrade?.effect.cost ?? 0;
    await turn.buy(airline);
    expect(turn.view.cash[me(turn)]).toBe((cash ?? 0) - cost);
    await turn.sell(airline);
    await turn.undo();
    await turn.undo();
    expect(turn.view.cash[me(turn)]).toBe(cash);
  });

  test('[AK-31] what follows is filled in: the lowest type, and it can be chosen otherwise', async () => {
    const turn = await sitDownTo(
      (one) => flyingOf(one) && one.offer.ways.some(({ aircraft }) => aircraft === 'boeing-247'),
    );
    const way = turn.offer.ways.find(({ aircraft }) => aircraft === 'boeing-247');
    const { airline, city } = way ?? { airline: null, city: null };
    await turn.pickCity(city ?? '');
    await turn.pickAirline(airline ?? '');
    const [lowest] = turn.types;
    expect(turn.choice).toMatchObject({ airline, city, aircraft: lowest });
    await turn.pickAircraft('boeing-247');
    expect(turn.primary).toEqual({ type: 'move', moves: way?.moves });
    expect(turn.range).toEqual({ airline, aircraft: 'boeing-247' });
    turn.drop('airline');
    expect(turn.pointed).toMatchObject({ airline: null, city, aircraft: null });
  });

  test('[AK-22] a card goes instead of a route', async () => {
    const turn = await sitDownTo(flyingOf);
    turn.setDiscarding(true);
    expect([turn.mapActive, turn.composing, turn.cards.size]).toEqual([false, false, turn.hand.length]);
    const [card] = turn.hand;
    await turn.tapCard(card?.id ?? '');
    expect(turn.primary).toEqual({ type: 'move', moves: [{ type: 'discard', card: card?.card }] });
    await turn.go();
    expect([turn.step, turn.view.pool.includes(card?.card ?? '')]).toEqual(['replenish', true]);
    expect(turn.choice.draw).toBe('pile');
    await turn.pickDraw(card?.card ?? '');
    expect(turn.table.refusal).toMatchObject({ rule: 'AK-23' });
  });

  test('[AK-32] a route of somebody else’s airline asks with one press', async () => {
    const foreign = (turn: Turn) =>
      turn.offer.ways.find(({ airline }) => turn.view.airlines[airline ?? '']?.ceo !== turn.table.viewer);
    const turn = await sitDownTo((one) => one.step === 'card' && foreign(one) !== undefined);
    const { airline, city } = foreign(turn) ?? {};
    await turn.pickAirline(airline ?? '');
    await turn.pickCity(city ?? '');
    expect(turn.asks).toBe(turn.view.airlines[airline ?? '']?.ceo);
    expect(turn.looked?.consent).toBe(turn.asks);
    await turn.go();
    await asked(turn);
    const last = turn.table.told.findLast(({ seat }) => seat !== turn.table.viewer);
    expect(['approve', 'refuse']).toContain(last?.move?.type);
  });

  test('[AK-23] several cards can be drawn, also from the pool', async () => {
    const isSo = ({ step, poolCards, drawsLeft }: Turn) =>
      step === 'replenish' && poolCards.size > 0 && drawsLeft > 1;
    const turn = await sitDownTo(isSo, true);
    const [card = ''] = turn.poolCards;
    expect(turn.choice.draw).toBeNull();
    await turn.pickDraw(card);
    expect(turn.primary).toEqual({ type: 'move', moves: [{ type: 'draw', from: 'pool', card }] });
    const [held, left] = [turn.hand.length, turn.drawsLeft];
    await turn.go();
    expect(turn.hand.length).toBe(held + 1);
    expect([turn.step, turn.drawsLeft]).toEqual(['replenish', left - 1]);
    expect([...turn.fresh].some((id) => id.startsWith(card))).toBe(true);
  });

  test('[AK-70] a power card is chosen like any card, and played by the button', async () => {
    const turn = await sitDownTo(({ step, powers }) => step === 'stock' && powers.size > 0, true);
    const [power = 'reverse'] = turn.powers;
    await turn.tapCard(heldAs(turn, power));
    expect(turn.primary).toEqual({ type: 'move', moves: [{ type: 'power', card: power }] });
    await turn.playPower(power);
    expect(turn.pointed).toEqual(NOTHING);
    await turn.playPower(power);
    await turn.go();
    expect(turn.table.told.map(({ move }) => move)).toContainEqual({ type: 'power', card: power });
  });

  test('[AK-44] shares of an airline that was taken over are exchanged and sold', async () => {
    const turn = await sitDownTo(({ step, offer }) => step === 'dispose' && (offer.exchanges ?? 0) > 0);
    const choices = disposeChoices(turn.view, turn.board, turn.view.decider);
    expect(disposingOf(turn)).toMatchObject({ sell: { chosen: false }, exchange: { chosen: false } });
    expect([turn.choice.exchange, turn.primary]).toEqual([null, null]);
    turn.setExchange(0);
    expect(turn.primary).toEqual({ type: 'move', moves: [{ type: 'dispose', exchange: 0 }] });
    expect(disposingOf(turn)).toMatchObject({ sell: { chosen: true }, exchange: { chosen: false } });
    turn.back();
    expect([turn.choice.exchange, turn.primary]).toEqual([null, null]);
    turn.setExchange(99);
    expect(turn.choice.exchange).toBe(choices.length - 1);
    const { gets = 0 } = choices.at(-1) ?? {};
    const held = turn.view.shares[me(turn)]?.[turn.view.airline ?? ''] ?? 0;
    const { airline, turn: player } = turn.view;
    const ways = disposingOf(turn);
    expect(ways).toMatchObject({ exchange: { exchange: gets, chosen: true }, most: gets });
    const cash = texts().panels.money(cashOf(turn.view) + (choices.at(-1)?.brings ?? 0));
    expect(ways?.exchange.figures.slice(0, 2)).toEqual([
      cash,
      texts().step.disposal.sharesAt(held + gets, choices.at(-1)?.priceAfter ?? 0),
    ]);
    expect(isFinal(turn)).toBe(player !== me(turn));
    await turn.go();
    expect(turn.view.shares[me(turn)]?.[airline ?? '']).toBe(held + gets);
    expect(turn.hasEnded).toBe(false);
    // What came of it has been shown: there is nothing left to confirm.
    expect(turn.table.mayEnd).toBe(false);
  });

  test('[AK-47] a city without a marker gets an aircraft, or is given up', async () => {
    const asking = moments(8).filter(({ step }) => step === 'settle');
    expect(asking.length).toBeGreaterThan(0);
    for (const turn of asking) {
      const choices = settleChoices(turn.view, turn.board);
      expect(new Set(turn.lit.keys())).toEqual(new Set(choices.map(({ city }) => city)));
      for (const { city, types, forfeits } of choices) {
        await turn.pickCity(city);
        for (const aircraft of types) {
          await turn.pickAircraft(aircraft);
          expect(turn.choice).toMatchObject({ city, aircraft, forfeit: false });
        }
        if (forfeits.length === 0) continue;
        turn.setForfeit(true);
        expect(turn.primary).toEqual({ type: 'move', moves: [{ type: 'settle', city, with: 'forfeit' }] });
      }
    }
  });

  test('why not is said at the thing that was touched', async () => {
    const turn = await sitDownTo(flyingOf);
    const other = turn.board.cities.find(({ id }) => !turn.lit.has(id))?.id ?? '';
    await turn.pickCity(other);
    expect(turn.refused).toEqual({ city: other });
    expect(turn.table.refusal?.rule).toMatch(/^AK-3[01]$/);
    await turn.buy('beacon');
    expect(turn.refused).toEqual({ trade: 'beacon' });
    expect(turn.table.refusal).toMatchObject({ reason: 'card-step', rule: 'AK-22' });
    await turn.pickCity([...turn.lit.keys()][0] ?? '');
    expect(turn.refused).toBeNull();
  });

  test('a choice belongs to one moment, and is back after an undo', async () => {
    const turn = await sitDownTo(
      (one) =>
        flyingOf(one) &&
        one.offer.ways.some(({ airline }) => one.view.airlines[airline ?? '']?.ceo === me(one)),
    );
    const own = turn.offer.ways.find(({ airline }) => turn.view.airlines[airline ?? '']?.ceo === me(turn));
    await turn.pickAirline(own?.airline ?? '');
    await turn.pickCity(own?.city ?? '');
    await turn.go();
    expect(turn.pointed).toEqual(NOTHING);
    await turn.undo();
    expect([turn.step, turn.pointed.airline]).toEqual(['card', own?.airline]);
  });
});
