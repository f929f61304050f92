import { airKwire } from '@tarmac/air-kwire';
import { airlines1990 } from '@tarmac/airlines-1990';
import { airlinesEurope } from '@tarmac/airlines-europe';
import { TarmacError } from '@tarmac/kernel';
import { describe, expect, test } from 'vitest';
import { BOTS, botId, botNames, makeBot, tableBots } from '../src/index.ts';

const board = airlinesEurope.loadBoard(airlinesEurope.boardFiles[0]);

function refusalOf(spec: string): TarmacError {
  try {
    makeBot(airlinesEurope, board, spec);
  } catch (error) {
    if (error instanceof TarmacError) return error;
    throw error;
  }
  throw new Error(`${spec} was accepted`);
}

describe('specs of bots', () => {
  test.each([
    ['random', 'random'],
    ['greedy-1', 'greedy-1'],
    ['greedy', 'greedy-1'],
    ['greedy:cash=0.3', 'greedy-1:cash=0.3'],
    ['greedy:reach=0.8:cash=0.30', 'greedy-1:cash=0.3:reach=0.8'],
    ['greedy-1:rival=1', 'greedy-1:rival=1'],
  ])('%s makes %s', (spec, id) => {
    expect(makeBot(airlinesEurope, board, spec).id).toBe(id);
  });

  test('the id of a bot makes the same bot again', () => {
    const { id } = makeBot(airlinesEurope, board, 'greedy:cash=0.3');
    expect(makeBot(airlinesEurope, board, id).id).toBe(id);
  });

  const KNOWN = botNames(airlinesEurope).join(', ');

  test.each([
    ['gredy', `There is no bot "gredy"; there is ${KNOWN}.`],
    ['greedy-2', `There is no bot "greedy-2"; there is ${KNOWN}.`],
    ['', `There is no bot ""; there is ${KNOWN}.`],
    ['random:cash=1', 'random has no weight "cash"; its weights: none.'],
    ['greedy:cash', '"cash" must be a weight and a number, like cash=0.5.'],
    ['greedy:cash=', '"cash=" must be a weight and a number, like cash=0.5.'],
    ['greedy:cash=much', '"cash=much" must be a weight and a number, like cash=0.5.'],
    ['greedy:cash=0.5=1', '"cash=0.5=1" must be a weight and a number, like cash=0.5.'],
    ['greedy:cash=1:cash=2', 'The weight cash is given twice.'],
    [
      'greedy:cash=0.0000001',
      '"cash=0.0000001" must be a number from 0 to 1000000, with at most 6 digits after the point.',
    ],
    [
      'greedy:cash=1234567890123456789012',
      '"cash=1234567890123456789012" must be a number from 0 to 1000000, with at most 6 digits after the point.',
    ],
    [
      'greedy:cash=1000000.1',
      '"cash=1000000.1" must be a number from 0 to 1000000, with at most 6 digits after the point.',
    ],
    ['greedy:cash=-1', '"cash=-1" must be a weight and a number, like cash=0.5.'],
  ])('%s is refused', (spec, message) => {
    expect(refusalOf(spec)).toMatchObject({ code: 'unknown-bot', message });
  });

  test('an unknown weight is refused with the list of known ones', () => {
    const { code, message } = refusalOf('greedy:money=1');
    expect(code).toBe('unknown-bot');
    expect(message).toMatch(/^greedy-1 has no weight "money"; its weights: rival, leader, cash, /);
  });

  test('every bot of every game can be asked for', () => {
    for (const maker of BOTS[airlinesEurope.id]) expect(botNames(airlinesEurope)).toContain(maker.name);
    for (const maker of BOTS[airlines1990.id]) expect(botNames(airlines1990)).toContain(maker.name);
    for (const maker of BOTS[airKwire.id]) expect(botNames(airKwire)).toContain(maker.name);
  });

  test('a bot whose spec says how long it thinks, or that sees all cards, sits down at no table', () => {
    expect(botId(airlinesEurope, 'captain')).toBe('captain-1');
    expect(() => botId(airlinesEurope, 'search:iterations=1000000')).toThrow('There is no bot "search:');
    expect(() => botId(airlinesEurope, 'seer')).toThrow('There is no bot "seer"');
    for (const name of ['search', 'seer']) expect(tableBots(airlinesEurope)).not.toContain(name);
  });
});
