import { panels } from '../../../src/words/en/airlines-1990/panels.ts';
import * as common from '../../../src/words/en/common/index.ts';
import { momentOf } from '../../harness/moment.ts';
import {
  action,
  asked,
  closeIt,
  handCards,
  historyOf,
  LIST,
  learning,
  pointAtMap,
  RESULT,
  RULES,
  SCORING,
  SHARE,
  type State,
  sitDown,
  tab,
  until,
} from './state.ts';

/** The table of the second game; what the shell draws around it is the same. */
export const AIRLINES_1990: readonly State[] = [
  learning('airlines-1990'),
  {
    name: 'turn',
    async reach(page) {
      await sitDown(page, { game: 'airlines-1990', players: 6 });
      await asked('choose')(page);
    },
  },
  {
    name: 'found',
    async reach(page) {
      const may = page.locator('nav.tickets button:first-child[aria-disabled=false]');
      for (let turns = 0; turns < 12 && (await may.count()) === 0; turns++) {
        const { step } = await momentOf(page);
        await until(page, (now) => now.asks === 'choose' && now.step > step && !now.ceremony);
      }
      await may.click();
      await page.locator('.pick button[aria-disabled=false]').first().click();
      await pointAtMap(page);
    },
    async leave(page) {
      for (let steps = 0; steps < 4 && (await momentOf(page)).asks !== 'choose'; steps++) await closeIt(page);
    },
  },
  LIST,
  { name: 'take', reach: asked('take') },
  {
    name: 'fly',
    async reach(page) {
      await until(page, (now) => now.asks === 'fly' && now.step > 60 && !now.ceremony);
      await pointAtMap(page);
    },
  },
  action('play', 2, (page) => handCards(page).first().press('Space')),
  tab('companies', panels.tabs.companies),
  tab('since', common.panels.tabs.log),
  { name: 'sabotage', reach: asked('sabotage') },
  { name: 'done', reach: asked('done') },
  RULES,
  SCORING,
  historyOf('airlines-1990', 60),
  RESULT,
  SHARE,
];
