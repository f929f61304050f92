import { z } from 'zod';
import { AtTable } from './common.ts';
import type { Route } from './route.ts';
import { Count, Move, Refusal, RequestId } from './shapes.ts';

/** What a seat does; `expected` is how much it had seen (`at`) when it chose. */
const deed = { id: RequestId, expected: Count };

/** How much the seat has seen with this done; the news are in its streams, or in `GET /api/tables/:id`. */
const DeedDone = z.strictObject({ ok: z.literal(true), at: Count });

/** What a seat does in the game. */
export const PLAY_ROUTES = {
  move: {
    method: 'POST',
    path: '/api/tables/:id/moves',
    who: 'seat',
    changes: true,
    says: 'Plays a move. Answered when it is stored for good; the same `id` again gets the same answer and plays nothing.',
    params: AtTable,
    body: z.strictObject({ ...deed, move: Move }),
    answer: DeedDone,
  },
  undo: {
    method: 'POST',
    path: '/api/tables/:id/undo',
    who: 'seat',
    changes: true,
    says: 'Takes back my last move while it is tentative.',
    params: AtTable,
    body: z.strictObject(deed),
    answer: DeedDone,
  },
  end: {
    method: 'POST',
    path: '/api/tables/:id/end',
    who: 'seat',
    changes: true,
    says: 'What I did stands, and the next may decide.',
    params: AtTable,
    body: z.strictObject(deed),
    answer: DeedDone,
  },
  why: {
    method: 'POST',
    path: '/api/tables/:id/why',
    who: 'seat',
    changes: false,
    says: 'Why this move of mine would be refused now; null if it would not.',
    params: AtTable,
    body: z.strictObject({ move: Move }),
    answer: z.strictObject({ ok: z.literal(true), refusal: Refusal.nullable() }),
  },
} as const satisfies Record<string, Route>;
