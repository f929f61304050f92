import { z } from 'zod';
import { Room } from './room.ts';
import { TableId } from './shapes.ts';

/* What many routes share. */

export const Nothing = z.strictObject({});
export const AtTable = z.strictObject({ id: TableId });
export const Done = z.strictObject({ ok: z.literal(true) });
export const InRoom = z.strictObject({ ok: z.literal(true), room: Room });
