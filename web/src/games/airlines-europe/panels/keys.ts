import { SHARES, type Share } from '@tarmac/airlines-europe';
import { airlinesInPlay } from '@tarmac/airlines-europe/aids';
import type { KeyGroup, Shortcut } from '../../../play/keys.ts';
import { settings } from '../../../play/settings.svelte.ts';
import { words } from '../../../words/words.svelte.ts';
import { IDENTITY } from '../identity/identity.ts';
import { mapKeys } from '../map/keys.ts';
import { handCards } from '../turn/cards.ts';
import { ACTIONS, type Action } from '../turn/offer.ts';
import type { Turn } from '../turn.svelte.ts';
import { boardForm } from './board-form.svelte.ts';

/** The keys of a table: those of a turn, of what is shown, and of the map. */
export function keysOf(turn: Turn): readonly KeyGroup[] {
  const { groups } = words().keyboard;
  return [
    {
      title: groups.turn,
      shortcuts: [...ACTIONS.map((action, i) => actionKey(turn, action, i + 1)), ...turnKeys(turn)],
    },
    { title: groups.view, shortcuts: viewKeys() },
    { title: groups.map, shortcuts: mapKeys() },
  ];
}

function actionKey(turn: Turn, action: Action, number: number): Shortcut {
  return {
    keys: [String(number)],
    says: words().screen.actions[action].name,
    press() {
      if (turn.step !== 'choose' && turn.choice.action === null) return false;
      void turn.choose(action);
      return true;
    },
  };
}

function turnKeys(turn: Turn): Shortcut[] {
  const { table } = turn;
  const say = words().keyboard.turn;
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
    { keys: ['Enter'], says: say.go, press: (_key, pressed) => pressEnter(turn, pressed) },
    {
      keys: ['Escape'],
      says: say.back,
      press() {
        const may = turn.mayGoBack;
        if (may) turn.back();
        return may;
      },
    },
    {
      id: 'undo',
      keys: ['U'],
      says: words().screen.buttons.undo,
      may: table.mayUndo,
      press() {
        void turn.undo();
        return true;
      },
    },
    {
      keys: [' '],
      says: say.skip,
      may: table.telling !== null,
      press(_key, pressed) {
        if (!pressed) table.skip();
        return !pressed;
      },
    },
  ];
}

function viewKeys(): Shortcut[] {
  const say = words().keyboard.view;
  return [
    {
      id: boardForm.current === 'map' ? 'list' : 'map',
      keys: ['V'],
      says: boardForm.current === 'map' ? say.list : say.map,
      press() {
        boardForm.toggle();
        return true;
      },
    },
    {
      id: 'gains',
      keys: ['G'],
      says: words().screen.feed.title,
      press() {
        settings.aids = { ...settings.aids, feed: !settings.aids.feed };
        return true;
      },
    },
  ];
}

/** On a card Enter is the large button, and takes a share of the market at once; other buttons keep their own. */
function pressEnter(turn: Turn, pressed: Element | null): boolean {
  const way = pressed?.getAttribute('data-enter');
  if (pressed && way === null) return false;
  if (way === 'take' && turn.taking) {
    const slot = pressed?.getAttribute('data-place')?.split(':')[1];
    void turn.takeShare(slot === undefined ? 'deck' : Number(slot));
    return true;
  }
  if (turn.primary === null) return false;
  void turn.go();
  return true;
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
