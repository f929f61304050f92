import { type FlightCard, type Move, makeMove } from '@tarmac/airlines-1990';
import type { Player } from '@tarmac/table';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openTexts } from '../../../../src/games/airlines-1990/texts.ts';
import { kindOf, readCard } from '../../../../src/games/airlines-1990/turn/cards.ts';
import { NOTHING } from '../../../../src/games/airlines-1990/turn/choice.ts';
import { Turn } from '../../../../src/games/airlines-1990/turn.svelte.ts';
import type { Table } from '../../../../src/games/airlines-1990/types.ts';
import { kindOfId } from '../../../../src/games/common/tray/held-cards.ts';
import type { GameScreen, OpenTable } from '../../../../src/play/open-table.ts';
import { Session } from '../../../../src/play/session.svelte.ts';
import { Settings } from '../../../../src/play/settings.svelte.ts';
import { type Dice, diceOf } from '../../../harness/dice.ts';
import { ADA, host, plan, RANDOM } from '../../engine/fixtures.ts';
import { soon } from '../../play/soon.ts';

const quick = new Settings();
quick.speed = 0;

interface Given {
  readonly seed: string;
  readonly bots?: number;
  readonly options?: Readonly<Record<string, boolean>>;
}

/** A real table of the engine, and the conversation of its only person. */
async function sitDown({ seed, bots = 2, options = {} }: Given): Promise<Turn> {
  const players: Player[] = [
    ADA,
    ...Array.from({ length: bots }, (_, i) => ({ ...RANDOM, name: `Rolf ${i}` })),
  ];
  const engine = host();
  const { info } = await engine.create(plan({ game: 'airlines-1990', players, seed, options }));
  const screen = { animate: async () => {} } as unknown as GameScreen;
  const session = await Session.open(info.id, { source: engine, screen, settings: quick, onOpen: () => {} });
  onTestFinished(() => session.close());
  return new Turn(() => session as OpenTable as Table);
}

/** A table whose person begins with a founding to choose, whatever the board deals. */
async function sitDownToFound(): Promise<Turn> {
  for (let deal = 0; deal < 100; deal++) {
    const turn = await sitDown({ seed: `deal ${deal}` });
    await asked(turn);
    if (new Set(turn.offer.found.map(({ company }) => company)).size > 1) return turn;
  }
  throw new Error('There is nothing to found.');
}

/** Until the person is asked something, or the match is over. */
async function asked(turn: Turn): Promise<void> {
  await soon(() => expect(turn.step).not.toBe('wait'));
}

beforeAll(openTexts);

const notes = (moves: readonly Move[]): string[] => moves.map(makeMove);

/** The place of a card of this kind in the hand. */
function cardOf(turn: Turn, { pattern, value }: FlightCard): string {
  const held = turn.flights.find(({ id }) => kindOfId(id) === `${pattern}-${value}`);
  if (!held) throw new Error(`There is no ${pattern}-${value} in the hand.`);
  return held.id;
}

/** Everything that has to be pointed at for a move, each as one press. */
function pressesFor(turn: Turn, move: Move): (() => Promise<void>)[] {
  switch (move.type) {
    case 'found':
      return [
        async () => {
          await turn.pickCompany(move.company);
          turn.setShares(move.shares);
        },
        () => turn.tapFlight(cardOf(turn, move.card)),
        () => turn.pickRoute(move.route),
      ];
    case 'fly':
      return [
        () => turn.pickCompany(move.company),
        () => turn.tapFlight(cardOf(turn, move.card)),
        () => turn.pickRoute(move.route),
      ];
    case 'play':
      return Array.from({ length: move.shares }, () => () => turn.tapShares(move.company));
    case 'sabotage':
      return [() => turn.pickCompany(move.company), () => turn.pickCircle(move.route, move.circle)];
    case 'take':
      return [() => turn.pickShare(move.from === 'pile' ? 'pile' : turn.view.market.indexOf(move.share))];
    case 'swap':
      return [...turn.swappable]
        .filter((id) => kindOfId(id) === kindOf(move.card))
        .map((id) => () => turn.swap(id))
        .slice(0, 1);
    case 'refresh':
      return [() => turn.refresh(turn.view.market.indexOf(move.share))];
    default:
      return [];
  }
}

const DIRECT: Readonly<Partial<Record<Move['type'], (turn: Turn) => Promise<void>>>> = {
  draw: (turn) => turn.choose('expand'),
  keep: (turn) => turn.keep(),
  done: (turn) => turn.keep(),
};

function shuffled<T>(dice: Dice, items: readonly T[]): T[] {
  const left = [...items];
  return items.map(() => left.splice(dice.roll(left.length), 1)[0] as T);
}

/** Points at all that a move needs, in any order. */
async function point(turn: Turn, move: Move, dice: Dice): Promise<void> {
  if (move.type === 'found') await turn.choose('found');
  for (const press of shuffled(dice, pressesFor(turn, move))) await press();
}

async function takeAllBack(turn: Turn): Promise<void> {
  for (let steps = 0; turn.mayGoBack; steps++) {
    turn.back();
    expect(steps).toBeLessThan(8);
  }
}

/** Plays a whole match, deciding by what `decide` does whenever the person is asked. */
async function playOut(turn: Turn, decide: () => Promise<void>): Promise<void> {
  for (let asks = 0; ; asks++) {
    await asked(turn);
    if (turn.step === 'over') return;
    expect(asks).toBeLessThan(20_000);
    if (turn.step === 'done') await turn.go();
    else await decide();
  }
}

describe('the conversation of a turn of Airlines (1990)', () => {
  test('every legal move can be said by pointing in any order', async () => {
    const said = new Set<string>();
    for (const given of [
      { seed: 'three', bots: 2 },
      { seed: 'two', bots: 1 },
      { seed: 'five', bots: 4, options: { lastRound: true, lateScoring: true } },
    ]) {
      const turn = await sitDown(given);
      const dice = diceOf(given.bots);
      await playOut(turn, async () => {
        const { legal } = turn.table.frame;
        for (const move of shuffled(dice, legal).slice(0, 12)) {
          if (DIRECT[move.type]) continue;
          await point(turn, move, dice);
          expect(turn.table.refusal).toBeNull();
          expect(turn.primary).toEqual({ type: 'move', moves: [move] });
          said.add(move.type);
          await takeAllBack(turn);
          expect(turn.pointed).toEqual(NOTHING);
        }
        const move = dice.pick(legal);
        await point(turn, move, dice);
        await (DIRECT[move.type]?.(turn) ?? turn.go());
        expect(turn.table.refusal).toBeNull();
      });
    }
    for (const type of ['found', 'fly', 'play', 'take', 'sabotage']) expect(said).toContain(type);
  });

  test('somebody who presses whatever is there brings every match to its end', async () => {
    const reasons = new Set<string>();
    for (const seed of ['a', 'b']) {
      const turn = await sitDown({ seed, bots: 3 });
      const dice = diceOf(seed.charCodeAt(0));
      await playOut(turn, async () => {
        await dice.pick(pressesAt(turn, dice))();
        const { refusal } = turn.table;
        if (refusal?.code === 'illegal-move') {
          expect(refusal.rule).toMatch(/^A90-\d+$/);
          reasons.add(refusal.reason ?? '');
        }
        expectToAgree(turn);
      });
    }
    for (const reason of [
      'one-action',
      'draw-first',
      'share-due',
      'not-connected',
      'not-founded',
      'no-card-fits',
    ])
      expect(reasons).toContain(reason);
  });

  test('what follows is filled in, and can be chosen otherwise', async () => {
    const turn = await sitDownToFound();
    expect([turn.step, turn.mapActive, turn.choice.route]).toEqual(['choose', false, null]);
    expect(turn.offer.found.every(({ route }) => turn.lit.has(route ?? ''))).toBe(true);
    await turn.choose('found');
    const [company = '', other = ''] = turn.companies;
    const held = turn.view.hands[turn.table.viewer ?? 0]?.shares ?? {};
    await turn.pickCompany(company);
    expect(turn.choice).toMatchObject({ company, shares: held[company] });
    const [route = ''] = turn.lit.keys();
    await turn.pickRoute(route);
    const lowest = Math.min(...[...turn.cards].map((id) => readCard(id).value));
    expect(readCard(turn.choice.card ?? '').value).toBe(lowest);
    expect(turn.looked?.effect).toMatchObject({ founding: true, worth: { before: 0, after: 2 } });
    expect(turn.primary).toMatchObject({ type: 'move', moves: [{ type: 'found', company, route }] });

    turn.back();
    await turn.pickCompany(other);
    expect(turn.pointed).toMatchObject({ company: other, route: null });
    turn.drop('company');
    expect([turn.choice.company, turn.step]).toEqual([null, 'found']);
    turn.back();
    expect([turn.step, turn.mayGoBack]).toEqual(['choose', false]);
  });

  test('a choice belongs to one moment, and is back after an undo', async () => {
    const turn = await sitDownToFound();
    await turn.choose('found');
    const [company = ''] = turn.companies;
    await turn.pickCompany(company);
    await turn.pickRoute([...turn.lit.keys()][0] ?? '');
    await turn.go();
    expect(turn.step).toBe('take');
    expect(turn.choice).toEqual(NOTHING);
    await turn.undo();
    expect([turn.step, turn.choice.company]).toEqual(['found', company]);
  });

  test('what was chosen on another way there does not come back', async () => {
    const turn = await sitDownToFound();
    await turn.choose('found');
    await turn.pickCompany([...turn.companies][0] ?? '');
    await turn.pickRoute([...turn.lit.keys()][0] ?? '');
    await turn.go();
    await turn.pickShare('pile');
    expect(turn.pointed.take).toBe('pile');
    await turn.undo();
    await turn.choose('expand');
    expect([turn.step, turn.pointed]).toEqual(['fly', NOTHING]);
  });

  test('[A90-21] EXPAND draws at once, and the card that came is known', async () => {
    const turn = await sitDownToFound();
    const before = turn.flights.length;
    await turn.choose('expand');
    expect([turn.step, turn.flights.length, turn.fresh.size]).toEqual(['fly', before + 1, 1]);
    expect(turn.table.mayUndo).toBe(false);
    await turn.keep();
    expect(turn.step).toBe('done');
  });

  test('[A90-22] shares of the hand begin an action, one more with each tap', async () => {
    const turn = await sitDownToFound();
    await turn.choose('found');
    const [company = ''] = turn.companies;
    const held = turn.view.hands[turn.table.viewer ?? 0]?.shares?.[company] ?? 0;
    for (let count = 1; count <= held; count++) {
      await turn.tapShares(company);
      expect(turn.choice).toMatchObject({ action: 'found', company, shares: count });
    }
    await turn.tapShares(company);
    expect(turn.pointed.company).toBeNull();
  });

  test('why not is said at the thing that was touched', async () => {
    const turn = await sitDownToFound();
    const other = turn.board.companies.find(({ id }) => !turn.companies.has(id))?.id ?? '';
    await turn.pickCompany(other);
    expect(turn.refused).toEqual({ company: other });
    expect(turn.table.refusal?.rule).toMatch(/^A90-/);
    await turn.pickShare('pile');
    expect(turn.refused).toEqual({ share: 'pile' });
    expect(turn.table.refusal).toMatchObject({ reason: 'one-action', rule: 'A90-24' });
    await turn.choose('found');
    expect(turn.refused).toBeNull();
  });
});

/** Whatever somebody could press, sense or nonsense. */
function pressesAt(turn: Turn, dice: Dice): (() => unknown)[] {
  const companies = turn.board.companies.map(({ id }) => id);
  const { id: route, circles } = dice.pick(turn.board.routes);
  const lit = [...turn.lit];
  return [
    ...(['found', 'expand', 'play'] as const).map((action) => () => turn.choose(action)),
    () => turn.pickCompany(dice.pick(companies)),
    () => turn.tapShares(dice.pick(companies)),
    () => turn.setShares(dice.roll(6)),
    () => turn.pickRoute(route),
    () => turn.pickCircle(route, dice.pick(circles)),
    () => turn.pickShare(dice.pick([0, 1, 2, 3, 4, 'pile' as const])),
    () => turn.hover(route),
    () => turn.hoverCompany(dice.pick([null, ...companies])),
    () => turn.refresh(dice.roll(5)),
    () => turn.back(),
    () => turn.keep(),
    () => turn.undo(),
    ...(turn.flights.length > 0
      ? [() => turn.tapFlight(dice.pick(turn.flights).id), () => turn.swap(dice.pick(turn.flights).id)]
      : []),
    ...lit.slice(0, 3).map(
      ([id]) =>
        () =>
          turn.pickRoute(id),
    ),
    ...Array.from({ length: 8 }, () => () => turn.go()),
  ];
}

/** What is lit, what is filled in and what the button plays never contradict each other. */
function expectToAgree(turn: Turn): void {
  const { primary, choice } = turn;
  const legal = notes(turn.table.frame.legal);
  if (primary?.type === 'move') for (const note of notes(primary.moves)) expect(legal).toContain(note);
  if (
    turn.mapActive &&
    turn.primary?.type === 'move' &&
    !['keep', 'done'].includes(turn.primary.moves[0].type)
  ) {
    expect(turn.lit.has(choice.route ?? '')).toBe(true);
    expect(turn.companies.has(choice.company ?? '')).toBe(true);
  }
  if (turn.flying && turn.lit.size > 0) {
    expect(turn.companies.size).toBeGreaterThan(0);
    expect(turn.cards.size).toBeGreaterThan(0);
  }
  for (const company of turn.step === 'choose' ? [] : turn.companies) {
    expect(legal.some((note) => note.includes(` ${company}`))).toBe(true);
  }
}
