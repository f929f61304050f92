import { airKwire, type BoardFile as KwireBoard } from '@tarmac/air-kwire';
import { airlines1990, type BoardFile as Board1990 } from '@tarmac/airlines-1990';
import { airlinesEurope, type BoardFile as EuropeBoard } from '@tarmac/airlines-europe';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { table } from '../../src/words/en/index.ts';
import { PLAYED_GAMES, type PlayedGame } from '../harness/answers/by-game.ts';
import { type Language, speakIn } from '../harness/languages.ts';
import { type MapReading, readMap } from '../harness/map-labels.ts';
import { openLate } from '../harness/positions.ts';
import { DESKTOP, LAPTOPS } from '../harness/sizes.ts';
import { expect, test } from '../harness/test.ts';

/** What can be at one place of the board: one of these labels, and only one. */
type Place = readonly string[];

const first = <Board>({ boardFiles }: { boardFiles: readonly unknown[] }): Board => {
  const [board] = boardFiles as readonly Board[];
  if (!board) throw new Error('no board');
  return board;
};
const europe = first<EuropeBoard>(airlinesEurope);
const northAmerica = first<Board1990>(airlines1990);
const usa = first<KwireBoard>(airKwire);

const namesOf = ({ cities }: { cities: readonly { readonly id: string }[] }): Place[] =>
  cities.map(({ id }) => [`name ${id}`]);
/** A circle shows its price or who is on it. */
const circlesOf = (
  routes: readonly { readonly id: string; readonly circles: readonly number[] }[],
): Place[] =>
  routes.flatMap(({ id, circles }) =>
    circles.map((_, circle) => [`price ${id}:${circle}`, `marker ${id}:${circle}`]),
  );

/** Everything that the board file says, place by place. */
const PLACES: Readonly<Record<PlayedGame, readonly Place[]>> = {
  'airlines-europe': [
    ...namesOf(europe),
    ...circlesOf(europe.routes.map(({ id, licences }) => ({ id, circles: licences }))),
  ],
  'airlines-1990': [
    ...namesOf(northAmerica),
    ...circlesOf(northAmerica.routes),
    ...northAmerica.companies.map(({ id }) => [`flag ${id}`]),
  ],
  'air-kwire': [...namesOf(usa), ...usa.cities.map(({ id }) => [`points ${id}`])],
};
/** At the beginning only: flags that are won, and homes that are opened. */
const AT_FIRST: Readonly<Record<PlayedGame, readonly Place[]>> = {
  'airlines-europe': europe.bonuses.map(({ airline }) => [`flag ${airline}`]),
  'airlines-1990': [],
  'air-kwire': usa.airlines.map(({ id, home }) => [`flag ${id}`, `marker ${home}:${id}`]),
};

const LEAST: Readonly<Record<string, number>> = { price: 11, name: 10, flag: 11 };

/** What is wrong with a map: labels that are missing, there twice, too small, cut or covered. */
function faultsOf({ labels, faults }: MapReading, places: readonly Place[]): string[] {
  const drawn = new Set(labels.map(({ label }) => label));
  const wrong = places
    .map((place) => [place, labels.filter(({ label }) => place.includes(label)).length] as const)
    .filter(([, count]) => count !== 1)
    .map(([place, count]) => `${place.join(' or ')} is there ${count} times`);
  const small = labels
    .filter(({ label, size }) => size > 0 && size < (LEAST[label.split(' ')[0] ?? ''] ?? 0))
    .map(({ label, size }) => `${label} has ${size.toFixed(2)} px`);
  const twice = drawn.size < labels.length ? ['a label is there twice'] : [];
  return [...wrong, ...twice, ...small, ...faults];
}

async function faultsAtAllWindows(
  page: Page,
  places: readonly Place[],
  languages: readonly Language[],
): Promise<string[]> {
  const found: string[] = [];
  for (const language of languages) {
    await speakIn(page, language);
    for (const window of [DESKTOP, ...LAPTOPS]) {
      await page.setViewportSize(window);
      const faults = faultsOf(await readMap(page), places);
      found.push(...faults.map((fault) => `${window.width} × ${window.height}, ${language}: ${fault}`));
    }
  }
  return found;
}

describe.each(PLAYED_GAMES)('every window shows the whole board of %s', (game) => {
  test('at the beginning', async ({ sitDown }) => {
    const { page } = await sitDown({ game, players: 5 }, DESKTOP);
    await page
      .locator('[data-testid=table][data-mine=true] [data-map-label]')
      .first()
      .waitFor({ state: 'attached' });
    expect(await faultsAtAllWindows(page, [...PLACES[game], ...AT_FIRST[game]], ['en', 'de'])).toEqual([]);
  });

  test('late in a game', async ({ visit }) => {
    const { page } = await visit(DESKTOP);
    await openLate(page, game);
    await page.getByRole('button', { name: table.curtain.take('') }).click();
    await page.locator('[data-map-label]').first().waitFor({ state: 'attached' });
    expect(await faultsAtAllWindows(page, PLACES[game], ['de'])).toEqual([]);
  });
});
