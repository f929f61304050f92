import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ANSWERS, type PlayedGame } from './answers/by-game.ts';
import { diceOf } from './dice.ts';
import { handsOf, type Input } from './hands.ts';
import { tableOf } from './online-tables.ts';
import { Player } from './player.ts';

/* Tables online, played through pages. */

export function playerAt(page: Page, game: PlayedGame, input: Input = 'mouse'): Player {
  return new Player(page, handsOf(page, input), diceOf(game.length), ANSWERS[game]);
}

/** Everybody plays until one of them is asked after this many moves; the others find out when they are asked. */
export async function playUntil(pages: readonly Page[], game: PlayedGame, until: number): Promise<void> {
  await allPlay(
    pages.map((page) => playerAt(page, game)),
    until,
  );
}

export async function allPlay(players: readonly Player[], until: number): Promise<void> {
  let enough = false;
  const playing = players.map((player) => player.play(({ step }) => enough || step >= until));
  for (const each of playing) each.catch(() => undefined); // a page that is loaded again asks nobody any more
  await Promise.race(playing);
  enough = true;
  await Promise.all(players.map(({ busy }) => busy));
}

/** The steps that the server tells this page, one after the other: none is missing, none comes twice. */
export async function expectWhole(page: Page, id: string): Promise<void> {
  const { play } = await tableOf(page, id);
  expect(play.told.map(({ step }) => step)).toEqual(play.told.map((_, i) => i + 1));
}
