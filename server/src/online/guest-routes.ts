import { tableBots } from '@tarmac/bots';
import { GAMES } from '@tarmac/games';
import { checkPlayerName } from '@tarmac/kernel';
import { LIMITS, PROTOCOL } from '@tarmac/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../rooms/refused.ts';
import type { Handlers } from './call.ts';
import { guestOf } from './call.ts';
import { giveCookie, hashOf, newCode, newToken, tidyCode } from './credentials.ts';
import type { Online } from './online.ts';
import { buildOf } from './version.ts';

const GUEST_BYTES = 16;

type GuestHandlers = Pick<
  Handlers,
  'about' | 'games' | 'newGuest' | 'me' | 'rename' | 'signOut' | 'newCode' | 'useCode'
>;

/** Who one is, and what there is to play. */
export function guestRoutes(online: Online): GuestHandlers {
  const { store, rates, gate, streams, rooms } = online;
  const { random } = rooms.needs;

  /** Programs get the token in the answer, browsers as a cookie. */
  function credential(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    name: string,
    token: string,
    program = false,
  ) {
    if (program) return { ok: true as const, name, token };
    giveCookie(reply, token, gate.isSecure(request));
    return { ok: true as const, name };
  }

  return {
    about: () => ({ ok: true, protocol: PROTOCOL, build: buildOf(online.options.root), now: online.now }),

    games: () => ({ ok: true, games: GAMES_LISTED }),

    async newGuest(call) {
      const { program } = call.body;
      const name = checkedName(call.body.name);
      rates.take('guestsByAddress', call.request.ip);
      const token = newToken(random);
      const id = random(GUEST_BYTES).toString('base64url');
      await store.guests.create({ id, name }, hashOf(token), online.now);
      return credential(call, name, token, program);
    },

    me: ({ guest }) => ({ ok: true, me: guest && { name: guest.name } }),

    async rename(call) {
      await store.guests.rename(guestOf(call).id, checkedName(call.body.name));
      return { ok: true };
    },

    async signOut({ token, request, reply }) {
      if (token !== null) {
        await store.guests.dropToken(token);
        store.peers?.tell({ token });
      }
      streams.cut(({ of }) => of.token === token);
      giveCookie(reply, null, gate.isSecure(request));
      return { ok: true };
    },

    async newCode(call) {
      const code = newCode(random);
      const until = online.now + LIMITS.code;
      await store.guests.newCode(guestOf(call).id, hashOf(code), until);
      return { ok: true, code, until };
    },

    async useCode(call) {
      rates.take('codesByAddress', call.request.ip);
      const token = newToken(random);
      const code = hashOf(tidyCode(call.body.code));
      const guest = await store.guests.useCode(code, hashOf(token), online.now);
      if (!guest) throw new Refused('bad-code');
      return credential(call, guest.name, token, call.body.program);
    },
  };
}

const GAMES_LISTED = GAMES.map((game) => ({
  id: game.id,
  rulesVersion: game.rulesVersion,
  players: game.players,
  boards: game.boardFiles.map((file) => {
    const { id, name = id } = file as { readonly id: string; readonly name?: string };
    return { id, name };
  }),
  options: game.options.map(({ name, values }) => ({ name, values: [...values] })),
  bots: tableBots(game),
}));

function checkedName(given: string): string {
  const name = given.normalize('NFC').trim();
  if (name === '') throw new Refused('bad-request');
  checkPlayerName(name);
  return name;
}
