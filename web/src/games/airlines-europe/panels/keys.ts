import { SHARES, type Share } from '@tarmac/airlines-europe';
import { airlinesInPlay } from '@tarmac/airlines-europe/aids';
import type { KeyGroup, Shortcut } from '../../../play/keys.ts';
import { words } from '../../../words/words.svelte.ts';
import { mapKeys } from '../../common/map/keys.ts';
import { turnKeys, viewKeys } from '../../common/tray/keys.ts';
import { IDENTITY } from '../identity/identity.ts';
import { texts } from '../texts.ts';
import { handCards } from '../turn/cards.ts';
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
        ...turnKeys(turn, (slot) => takeAtOnce(turn, slot === null ? 'deck' : Number(slot))),
      ],
    },
    { title: groups.view, shortcuts: viewKeys() },
    { title: groups.map, shortcuts: mapKeys() },
  ];
}

function actionKey(turn: Turn, action: Action, number: number): Shortcut {
  return {
    keys: [String(number)],
    says: texts().step.actions[action].name,
    press() {
      if (turn.step !== 'choose' && turn.choice.action === null) return false;
      void turn.choose(action);
      return true;
    },
  };
}

function choiceKeys(turn: Turn): Shortcut[] {
  const say = texts().keys;
  return [
    {
      keys: [...airlinesInPlay(turn.view), 'abacus' as const].map((share) => IDENTITY[share].letter),
      says: say.letters,
      press(key) {
        const share = SHARES.find((known) => IDENTITY[known].letter === key);
        return share !== undefined && pressLetter(turn, share);
      },
    },
    {
      keys: ['C'],
      says: say.deck,
      press() {
        if (turn.taking) void turn.pickShare('deck');
        return turn.taking;
      },
    },
  ];
}

function takeAtOnce(turn: Turn, share: number | 'deck'): boolean {
  const may = turn.taking;
  if (may) void turn.takeShare(share);
  return may;
}

/** An airline, the next card of it in the hand, or a share of it in the market. */
function pressLetter(turn: Turn, share: Share): boolean {
  if ((turn.buying || turn.step === 'choose') && share !== 'abacus') {
    void turn.pickAirline(share);
    return true;
  }
  if (turn.taking) {
    const slot = share === 'abacus' ? -1 : turn.view.market.indexOf(share);
    if (slot >= 0) void turn.pickShare(slot);
    return slot >= 0;
  }
  if (!turn.choosingCards || turn.table.viewer === null) return false;
  const mine = handCards(turn.view.hands[turn.table.viewer]?.shares ?? null).filter(
    (card) => card.share === share,
  );
  const next = mine.find(({ id }) => !turn.choice.cards.includes(id) && turn.goesWith(id));
  if (next) turn.tapCard(next.id);
  else for (const { id } of mine) if (turn.choice.cards.includes(id)) turn.tapCard(id);
  return mine.length > 0;
}
