import type { AnyMove, Seat, Viewer } from '@tarmac/kernel';
import { Playout } from '@tarmac/kernel';
import { ROUTES, type RouteName } from '@tarmac/protocol';
import { ASKS, type Onlooker, type Scene } from './asks.ts';
import { Lines } from './lines.ts';
import { chosen, differs, foreseen, type Pair, type Step, tentativeMoves } from './pair.ts';
import { PEOPLE, Room, seatNamed } from './room.ts';
import type { Twins } from './twins.ts';

const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];
/** Of one re-deal. */
const MOST_MOMENTS = 5;
const TRIES = 6;

/** What was compared. */
export interface Shown {
  /** A moment as one onlooker sees it, in both worlds. */
  pairs: number;
  moments: number;
  /** Moments at which somebody else really saw another game. */
  different: number;
  /** Moves played before the streams began. */
  depth: number;
  /** Moments with a tentative turn under way in one world alone. */
  tentative: number;
}

/** One game in two worlds that one viewer, and those who have no seat, cannot tell apart. */
export class Evening {
  readonly shown: Shown = { pairs: 0, moments: 0, different: 0, depth: 0, tentative: 0 };
  private readonly twins: Twins;
  private readonly room: Room;
  private readonly lines: Lines;
  private readonly random: Playout;
  private readonly viewer: string | null;
  private readonly seat: Viewer;
  private visits = 0;
  private over = false;

  private constructor(room: Room, viewer: string | null, seat: Viewer, random: Playout) {
    this.twins = room.twins;
    this.room = room;
    this.random = random;
    this.viewer = viewer;
    this.seat = seat;
    this.lines = new Lines(room.twins, room.id, random);
  }

  /** Two to four people; each of them is the viewer in turn, and then nobody is. */
  static async play(twins: Twins, game: string, seed: number): Promise<Shown> {
    const random = new Playout(seed + 1);
    const people = PEOPLE.slice(0, 2 + (seed % 3));
    const viewer = people[Math.floor(seed / 3) % (people.length + 1)] ?? null;
    const room = await Room.begin(twins, game, people, viewer, random);
    const [table] = await room.pair();
    const evening = new Evening(room, viewer, seatNamed(table, viewer), random);
    evening.shown.depth = table.host.step;
    await evening.run(seed % 6 === 5);
    return evening.shown;
  }

  private async run(ends: boolean): Promise<void> {
    const { lines, random, room, shown } = this;
    await lines.open(this.viewer);
    const breaks = 1 + random.below(MOST_MOMENTS);
    do {
      await this.compare();
      if (shown.moments >= breaks && random.below(2) === 0) lines.hangUp();
    } while (shown.moments < MOST_MOMENTS && (await this.act()));
    if (ends) {
      this.over = true;
      this.twins.pass(1000);
      await room.vote({ kind: 'end' }, false);
      await this.compare();
    }
    lines.close();
  }

  /** Everything that can be asked, and everything that was told. */
  private async compare(): Promise<void> {
    const { twins, lines, shown, room, viewer, seat } = this;
    await lines.pickUp();
    await this.visit();
    const onlookers: [Onlooker, string | null][] = [
      ...(viewer === null ? [] : [['seat', viewer] as [Onlooker, string]]),
      ['watcher', 'Watcher'],
      ['stranger', 'Stranger'],
      ['nobody', null],
    ];
    const scene = await this.scene();
    for (const [as, who] of onlookers) {
      for (const name of ROUTE_NAMES) {
        const { asks, by } = ASKS[name](scene);
        if (by && !by.includes(as)) continue;
        for (const asked of asks) {
          await twins.ask(who, name, { ...asked, params: { id: room.id, ...asked.params } });
        }
      }
      await twins.page(who, `/t/${room.id}`);
    }
    lines.compare();
    shown.pairs += onlookers.length;
    shown.moments++;
    if (differs(await room.pair(), seat)) shown.different++;
  }

  /** Somebody comes or goes: a stream that tells of it has told all that came before. */
  private async visit(): Promise<void> {
    const comes = this.visits++ % 2 === 0;
    const asked = { params: { id: this.room.id }, body: comes ? { seat: null } : {} };
    await this.twins.ask('Visitor', comes ? 'join' : 'leave', asked);
    await this.lines.until(new RegExp(`"watching":${comes ? 2 : 1},`));
  }

  private async scene(): Promise<Scene> {
    const { seat, random, over, room } = this;
    const [one] = await room.pair();
    const { deciding, waitingFor, undoable } = one.host.status;
    // Moves of others too, which name cards of their hands.
    const probes = deciding.flatMap((each) => {
      const { legal } = one.frame(each);
      return legal.length === 0 ? [] : [legal[random.below(legal.length)] as AnyMove];
    });
    return {
      id: room.id,
      over,
      step: one.frame(seat).step,
      at: one.seen(seat),
      probes,
      refused: seat === null ? probes : probes.filter((move) => one.why(seat, move) !== null),
      mayAct: seat !== null && (waitingFor === seat || (undoable > 0 && deciding.includes(seat))),
    };
  }

  /** Something happens. False where nothing more can that the viewer could not rightly tell apart. */
  private async act(): Promise<boolean> {
    const { random, room, twins } = this;
    const around = random.below(8);
    if (around < 3) twins.pass(1000);
    if (around === 0) await room.talk();
    if (around === 1) await room.changeSeat();
    if (around === 2) {
      const [one] = await room.pair();
      await room.vote({ kind: 'rewind', step: random.below(one.frame(null).step + 1) });
    }
    const pair = await room.pair();
    const found = this.find(pair);
    if (!found) return false;
    const { step, after } = found;
    const isSeen = [this.seat, null].some((each) => after[0].seen(each) !== pair[0].seen(each));
    const isPerson = pair[0].players[step.seat]?.kind === 'person';
    if (isPerson && step.seat !== this.seat && pair[0].host.status.undoable === 0) {
      if (await this.tryOut(pair, step.seat)) return true;
    }
    if (isSeen) {
      twins.pass(1000);
      await room.step(step);
    } else await twins.inSecret(() => room.step(step), 1 + random.below(9));
    return true;
  }

  private find(pair: Pair): { step: Step; after: Pair } | null {
    for (let tries = 0; tries < TRIES; tries++) {
      const step = chosen(pair, this.random);
      const after = step && foreseen(pair, step, this.seat);
      if (after) return { step, after };
    }
    return null;
  }

  /**
   * In the second world the seat tries something out and takes it back, if it does not leave before that; others are
   * asked in between. Says whether it has left.
   */
  private async tryOut([, two]: Pair, seat: Seat): Promise<boolean> {
    const { random, room, twins } = this;
    const [, side] = twins.sides;
    const moves = tentativeMoves(two, seat, random);
    if (moves.length === 0) return false;
    const secretly = (act: () => Promise<void>) => twins.inSecret(act, 1 + random.below(9));
    for (const move of moves) await secretly(() => room.deed(side, seat, 'move', move));
    this.shown.tentative++;
    await this.compare();
    if (random.below(4) === 0) {
      twins.pass(1000);
      const owner = await room.ownerOf(seat);
      const leaves = random.below(2) === 0;
      await room.changeSeat(leaves ? owner : undefined);
      const [, after] = await room.pair();
      if (after.players[seat]?.kind === 'bot') return true;
    }
    for (const _ of moves) await secretly(() => room.deed(side, seat, 'undo'));
    return false;
  }
}
