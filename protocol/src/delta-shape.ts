import { z } from 'zod';
import type { Delta as DeltaJson } from './delta.ts';

/** The schema has its own file, so that a browser that applies differences does not load zod. */
export const Delta: z.ZodType<DeltaJson> = z
  .union([z.tuple([z.unknown()]), z.record(z.string(), z.unknown())])
  .meta({ id: 'Delta' }) as z.ZodType<DeltaJson>;
