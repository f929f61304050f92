import type { Company } from '@tarmac/airlines-1990';
import type { KeyGroup, Shortcut } from '../../../play/keys.ts';
import { words } from '../../../words/words.svelte.ts';
import { mapKeys } from '../../common/map/keys.ts';
import { turnKeys, viewKeys } from '../../common/tray/keys.ts';
import { identityOf } from '../identity/identity.ts';
import { texts } from '../texts.ts';
import { ACTIONS, type Action } from '../turn/offer.ts';
import type { Turn } from '../turn.svelte.ts';

/** The keys of a table: those of a turn, of what is shown, and of the map. */
export function keysOf(turn: Turn): readonly KeyGroup[] {
  const { groups } = words().keyboard;
  return [
    {
      title: groups.turn,
      shortcuts: [
        ...ACTIONS.map((action, i) => actionKey(turn, action, i + 1)),
        ...choiceKeys(turn),
        ...turnKeys(turn, (slot) => takeAtOnce(turn, slot === null ? 'pile' : Number(slot))),
      ],
    },
    { title: groups.view, shortcuts: viewKeys() },
    { title: groups.map, shortcuts: mapKeys() },
  ];
}

/** The letter of a company, as its sign shows it. */
export function letterOf(company: Company): string {
  return identityOf(company).letter;
}

function actionKey(turn: Turn, action: Action, number: number): Shortcut {
  return {
    keys: [String(number)],
    says: texts().step.actions[action].name,
    press() {
      if (turn.step !== 'choose' && turn.step !== 'play') return false;
      void turn.choose(action);
      return true;
    },
  };
}

function choiceKeys(turn: Turn): Shortcut[] {
  const say = texts().keys;
  return [
    {
      keys: turn.board.companies.map(({ id }) => letterOf(id)),
      says: say.companies,
      press(key) {
        const company = turn.board.companies.find(({ id }) => letterOf(id) === key);
        return company !== undefined && pressLetter(turn, company.id);
      },
    },
    {
      keys: Array.from({ length: 9 }, (_, i) => String(i + 1)),
      says: say.cards,
      press(key) {
        const held = turn.flying ? turn.flights[Number(key) - 1] : undefined;
        if (held) void turn.tapFlight(held.id);
        return held !== undefined;
      },
    },
    {
      keys: ['+', '-'],
      says: say.shares,
      press(key) {
        const may = turn.mostShares > 0 && turn.choice.company !== null;
        if (may) turn.setShares(turn.choice.shares + (key === '+' ? 1 : -1));
        return may;
      },
    },
    {
      keys: ['P'],
      says: say.pile,
      press() {
        const may = turn.step === 'take';
        if (may) void turn.pickShare('pile');
        return may;
      },
    },
    {
      keys: ['K'],
      says: say.without,
      press() {
        const may = turn.table.myMove && turn.offer.without !== null;
        if (may) void turn.keep();
        return may;
      },
    },
  ];
}

function takeAtOnce(turn: Turn, slot: number | 'pile'): boolean {
  const may = turn.step === 'take';
  if (may) void turn.takeShare(slot);
  return may;
}

/** A company, or its share of the market. */
function pressLetter(turn: Turn, company: Company): boolean {
  switch (turn.step) {
    case 'take': {
      const slot = turn.view.market.indexOf(company);
      if (slot >= 0) void turn.pickShare(slot);
      return slot >= 0;
    }
    case 'choose':
    case 'found':
    case 'fly':
    case 'play':
    case 'sabotage':
      void turn.pickCompany(company);
      return true;
    default:
      return false;
  }
}
