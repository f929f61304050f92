import type { AnyMove, Playout, Seat, Viewer } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';
import { Table, type TablePlan } from '@tarmac/table';
import { redealt } from '@tarmac/testkit';

/** Kinds of moves whose cards nobody else sees. */
const SECRET = ['keep', 'discard'];
/** How often another move is tried where one would show which world it is. */
const TRIES = 6;
/** Of one turn. */
const MOST_TENTATIVE = 3;

/** The same game in two worlds, which differ only in what a viewer cannot know. */
export type Pair = readonly [one: Table, two: Table];

/** Something that is done in both worlds; the move may differ where it is secret. */
export interface Step {
  readonly seat: Seat;
  readonly name: 'move' | 'undo' | 'end';
  readonly moves?: readonly [one: AnyMove, two: AnyMove];
}

/** Deals, deals again what the viewer cannot know, and plays on for this many steps, bots and chance included. */
export function dealtPair(plan: TablePlan, viewerOf: (table: Table) => Viewer, random: Playout): Pair {
  const one = Table.deal(plan);
  const viewer = viewerOf(one);
  const saved = one.host.toSaved();
  const isPossible = (setup: unknown): boolean => refused(() => Table.open({ ...saved, setup })) === null;
  const from = (cards: number): number => random.below(cards);
  const two = Table.open({ ...saved, setup: redealt(saved.setup, viewer, isPossible, from) });
  return playedOn([one, two], viewer, random.below(120), random);
}

function playedOn(from: Pair, viewer: Viewer, steps: number, random: Playout): Pair {
  let pair = from;
  let failed = 0;
  for (let played = 0; played < steps && failed < TRIES; played++) {
    const [one, two] = pair.map(({ host }) => host.log.length) as [number, number];
    const step = chosen(pair, random);
    if (!step) break;
    if (done(pair, step) && alike(pair, viewer)) continue;
    pair = [upTo(pair[0], one), upTo(pair[1], two)];
    failed++;
  }
  // Nobody comes to a game that is over.
  return pair[0].host.status.outcome ? [upTo(pair[0], 0), upTo(pair[1], 0)] : pair;
}

/** What somebody may do next, alike in both worlds; null where there is no such thing. */
export function chosen([one, two]: Pair, random: Playout): Step | null {
  const { deciding, waitingFor, undoable, outcome, ended } = one.host.status;
  if (outcome || ended) return null;
  const persons = deciding.filter((seat) => one.players[seat]?.kind === 'person');
  const seat = waitingFor ?? persons[random.below(Math.max(1, persons.length))] ?? deciding[0];
  if (seat === undefined) return null;
  if (undoable > 0 && random.below(4) === 0) return { seat, name: 'undo' };
  if (waitingFor !== null) return { seat, name: 'end' };
  const { legal } = one.frame(seat);
  const there = two.frame(seat).legal;
  const known = new Set(there.map((move) => JSON.stringify(move)));
  const common = legal.filter((move) => known.has(JSON.stringify(move)));
  const isSecret = ({ type }: AnyMove): boolean => SECRET.includes(type);
  const move = common[random.below(Math.max(1, common.length))];
  const moves = move ? [move, move] : [legal.find(isSecret), there.find(isSecret)];
  return moves[0] && moves[1] ? { seat, name: 'move', moves: [moves[0], moves[1]] } : null;
}

/** How the pair would be after this step; null if it is not possible or if the viewer could rightly tell the worlds apart. */
export function foreseen(pair: Pair, step: Step, viewer: Viewer): Pair | null {
  const copies: Pair = [copyOf(pair[0]), copyOf(pair[1])];
  return done(copies, step) && alike(copies, viewer) ? copies : null;
}

/** Moves of the seat that nobody else would see. */
export function tentativeMoves(table: Table, seat: Seat, random: Playout): AnyMove[] {
  const moves: AnyMove[] = [];
  let copy = copyOf(table);
  for (let tries = 0; tries < TRIES && moves.length < MOST_TENTATIVE; tries++) {
    const { legal } = copy.frame(seat);
    const move = legal[random.below(Math.max(1, legal.length))];
    if (!move || copy.host.status.waitingFor !== null) break;
    const before = copy;
    copy = copyOf(copy);
    copy.move(seat, move);
    if (copy.host.status.undoable > moves.length) moves.push(move);
    else copy = before;
  }
  return moves;
}

function copyOf(table: Table): Table {
  return Table.open(table.host.toSaved());
}

/** Whether somebody else than the viewer sees another game. */
export function differs([one, two]: Pair, viewer: Viewer): boolean {
  return one.players.some((_, seat) => seat !== viewer && viewOf(one, seat) !== viewOf(two, seat));
}

function done(pair: Pair, { seat, name, moves }: Step): boolean {
  return pair.every((table, world) => {
    const move = moves?.[world];
    return (
      refused(() => {
        if (name !== 'move') table[name](seat);
        else if (move && table.players[seat]?.kind === 'bot')
          table.host.answer({ seat, entry: table.host.log.length }, move);
        else if (move) table.move(seat, move);
      }) === null
    );
  });
}

function alike([one, two]: Pair, viewer: Viewer): boolean {
  return [viewer, null].every((each) => viewOf(one, each) === viewOf(two, each));
}

function viewOf(table: Table, viewer: Viewer): string {
  return JSON.stringify(table.frame(viewer).view);
}

function upTo(table: Table, entries: number): Table {
  const saved = table.host.toSaved();
  return Table.open({ ...saved, log: saved.log.slice(0, entries) });
}

function refused(act: () => unknown): TarmacError | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof TarmacError) return error;
    throw error;
  }
}
