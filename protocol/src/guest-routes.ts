import { z } from 'zod';
import { Done, Nothing } from './common.ts';
import type { Route } from './route.ts';
import { Name, Time } from './shapes.ts';

const Credential = z.strictObject({
  ok: z.literal(true),
  name: z.string(),
  /** Only for programs, once: send it as `Authorization: Bearer …`. Browsers get a cookie that no script can read. */
  token: z.string().optional(),
});

const GameRow = z.strictObject({
  id: z.string(),
  rulesVersion: z.int(),
  players: z.strictObject({ min: z.int(), max: z.int() }),
  boards: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  options: z.array(
    z.strictObject({ name: z.string(), values: z.array(z.union([z.string(), z.number(), z.boolean()])) }),
  ),
  bots: z.array(z.string()),
});

/** Who the caller is, and what there is to play. */
export const GUEST_ROUTES = {
  about: {
    method: 'GET',
    path: '/api',
    who: 'anyone',
    changes: false,
    says: 'Which protocol and which version of the application this server has.',
    answer: z.strictObject({ ok: z.literal(true), protocol: z.int(), build: z.string(), now: Time }),
  },
  games: {
    method: 'GET',
    path: '/api/games',
    who: 'anyone',
    changes: false,
    says: 'The games with their boards, options and bots. People choose from the levels `cadet`, `second-officer`, `first-officer`, `captain` and `chief-pilot`; a name with a number (`captain-1`) always plays alike.',
    answer: z.strictObject({ ok: z.literal(true), games: z.array(GameRow) }),
  },
  newGuest: {
    method: 'POST',
    path: '/api/guests',
    who: 'anyone',
    changes: true,
    says: 'Makes a guest. A browser gets a cookie; a program (`program: true`) gets a token instead, once.',
    body: z.strictObject({ name: Name, program: z.boolean().optional() }),
    answer: Credential,
  },
  me: {
    method: 'GET',
    path: '/api/me',
    who: 'anyone',
    changes: false,
    says: 'Who I am here; null without a credential.',
    answer: z.strictObject({ ok: z.literal(true), me: z.strictObject({ name: z.string() }).nullable() }),
  },
  rename: {
    method: 'POST',
    path: '/api/me',
    who: 'guest',
    changes: true,
    says: 'Another name, from the next table on.',
    body: z.strictObject({ name: Name }),
    answer: Done,
  },
  signOut: {
    method: 'POST',
    path: '/api/me/sign-out',
    who: 'guest',
    changes: true,
    says: 'This credential is good for nothing from now on, its streams end, and the cookie is removed.',
    body: Nothing,
    answer: Done,
  },
  newCode: {
    method: 'POST',
    path: '/api/me/code',
    who: 'guest',
    changes: true,
    says: 'A code with which another device becomes the same guest: once, within ten minutes. An older code stops working.',
    body: Nothing,
    answer: z.strictObject({ ok: z.literal(true), code: z.string(), until: Time }),
  },
  useCode: {
    method: 'POST',
    path: '/api/codes',
    who: 'anyone',
    changes: true,
    says: 'Makes this device the guest who asked for the code.',
    body: z.strictObject({ code: z.string().max(40), program: z.boolean().optional() }),
    answer: Credential,
  },
} as const satisfies Record<string, Route>;
