import { findGame } from '@tarmac/games';
import type { AnyMove, Playout, Seat } from '@tarmac/kernel';
import type { Table } from '@tarmac/table';
import type { Hosted } from '../../../src/rooms/hosted.ts';
import { newId } from '../client.ts';
import type { Pair, Step } from './pair.ts';
import type { Side } from './side.ts';
import type { Twins } from './twins.ts';

/** Guests of both servers. */
export const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dan'] as const;
export const OTHERS = ['Watcher', 'Stranger', 'Visitor'] as const;

/** One table in both worlds, and what its people do there. */
export class Room {
  readonly twins: Twins;
  readonly id: string;
  private readonly viewer: string | null;
  private readonly random: Playout;

  private constructor(twins: Twins, id: string, viewer: string | null, random: Playout) {
    this.twins = twins;
    this.id = id;
    this.viewer = viewer;
    this.random = random;
  }

  /** People sit down, bots too, somebody watches, and cards are dealt that differ for all but the viewer. */
  static async begin(
    twins: Twins,
    game: string,
    people: readonly string[],
    viewer: string | null,
    random: Playout,
  ): Promise<Room> {
    const { min, max } = findGame(game).players;
    const bots = Math.min(max - people.length, Math.max(min - people.length, random.below(3)));
    const host = people[random.below(people.length)] as string;
    const seats = [
      ...people.map((name) => ({ kind: name === host ? 'me' : 'open' })),
      ...Array.from({ length: bots }, (_, i) => ({ kind: 'bot', bot: 'random', name: `Bot ${i}` })),
    ];
    const wish = { id: newId(), game, seats, access: 'link' };
    const { json } = await twins.ask(host, 'newTable', { body: wish });
    const { id } = (json as { room: { id: string } }).room;
    const params = { id };
    for (const name of people)
      if (name !== host) await twins.ask(name, 'join', { params, body: { seat: 'any' } });
    await twins.ask('Watcher', 'join', { params, body: { seat: null } });
    for (const side of twins.sides) side.forgetQuestions();
    twins.expectDeal((table) => seatNamed(table, viewer), random);
    await twins.ask(host, 'start', { params, body: { free: 'remove' } });
    return new Room(twins, id, viewer, random);
  }

  /** As they are stored now: a table may have left the memory and come back. */
  async pair(): Promise<Pair> {
    const [one, two] = await Promise.all(this.twins.sides.map((side) => this.look(side)));
    return [one?.table as Table, two?.table as Table];
  }

  /** Both worlds do the step, each with its own move where that is secret. */
  async step({ seat, name, moves }: Step): Promise<void> {
    const { table, owner, isBot } = await this.at(this.twins.sides[0], seat);
    if (owner === this.viewer && !isBot) {
      const body = { id: newId(), expected: table.seen(seat), ...(moves && { move: moves[0] }) };
      await this.twins.ask(owner, name, { params: { id: this.id }, body });
    } else
      await Promise.all(this.twins.sides.map((side, world) => this.deed(side, seat, name, moves?.[world])));
  }

  /** In one world a seat does something; its number of sights may be its own. */
  async deed(side: Side, seat: Seat, name: Step['name'], move?: AnyMove): Promise<void> {
    const { table, owner, isBot } = await this.at(side, seat);
    if (isBot && move) {
      const entries = table.host.log.length;
      (await side.question(entries)).answer(move);
      while ((await this.at(side, seat)).table.host.log.length === entries); // until it is stored
      return;
    }
    const body = { id: newId(), expected: table.seen(seat), ...(move && { move }) };
    await this.twins.deed(side, owner, name, { params: { id: this.id }, body });
  }

  /** Somebody leaves and a bot sits in, or somebody comes back. One person always stays. */
  async changeSeat(who?: string): Promise<void> {
    const { twins, id } = this;
    const [playing, [gone]] = await this.people();
    const leaves = who ?? playing[0];
    if (who === undefined && gone !== undefined) await twins.ask(gone, 'takeBack', { params: { id } });
    else if (playing.length > 1 && leaves !== undefined) await twins.ask(leaves, 'leave', { params: { id } });
  }

  /** Everybody votes on what somebody proposes; now and then somebody refuses. */
  async vote(proposal: object, mayFail = true): Promise<void> {
    const { twins, id } = this;
    const [[first, ...others]] = await this.people();
    if (first === undefined) return;
    const { json } = await twins.ask(first, 'propose', { params: { id }, body: proposal });
    const { vote } = (json as { room: { vote: { vote: number } | null } }).room;
    for (const each of others) {
      const agree = !(mayFail && this.random.below(3) === 0);
      await twins.ask(each, 'vote', { params: { id, vote: vote?.vote ?? 0 }, body: { agree } });
      if (!agree) return;
    }
  }

  async talk(): Promise<void> {
    const { twins, id } = this;
    const [[first]] = await this.people();
    await twins.ask(first ?? null, 'say', { params: { id }, body: { id: newId(), text: 'Hello' } });
    await twins.ask('Watcher', 'say', { params: { id }, body: { id: newId(), text: 'Good luck' } });
    const [side] = twins.sides;
    const { room } = await this.look(side);
    const host = room.members.find(({ who }) => who === room.host)?.name ?? null;
    const watcher = room.members.find(({ name }) => name === 'Watcher')?.who;
    for (const muted of [true, false]) {
      await twins.ask(host, 'mute', { params: { id }, body: { who: watcher, muted } });
    }
  }

  async ownerOf(seat: Seat): Promise<string> {
    return (await this.at(this.twins.sides[0], seat)).owner;
  }

  /** Those who play, in an order that changes, and those for whom a bot sits in. */
  private async people(): Promise<[playing: string[], away: string[]]> {
    const { room } = await this.look(this.twins.sides[0]);
    const turn = this.random.below(room.seats.length);
    const seats = [...room.seats.slice(turn), ...room.seats.slice(0, turn)];
    const named = (kind: string): string[] =>
      seats.flatMap(({ player, who }) => {
        const owner = room.members.find((member) => member.who === who);
        return player?.kind === kind && owner ? [owner.name] : [];
      });
    return [named('person'), named('bot')];
  }

  private async at(side: Side, seat: Seat): Promise<{ table: Table; owner: string; isBot: boolean }> {
    const { room, table } = await this.look(side);
    const { who, player } = room.seats[seat] ?? {};
    const owner = room.members.find((member) => member.who === who)?.name ?? '';
    return { table: table as Table, owner, isBot: player?.kind === 'bot' };
  }

  private look({ world }: Side): Promise<Hosted> {
    return world.online.rooms.look(this.id, (hosted) => ({ ...hosted }));
  }
}

export function seatNamed({ players }: Table, name: string | null): Seat | null {
  return name === null ? null : players.findIndex((player) => player.name === name);
}
