import type { Refusal } from './api.ts';

/** How a call of the engine fails. */
export class EngineRefusal extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = 'EngineRefusal';
    this.refusal = refusal;
  }
}

/** What failed, in the form that a screen can show. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof EngineRefusal) return error.refusal;
  const detail = error instanceof Error ? error.message : String(error);
  return { code: 'internal', message: `Something went wrong inside: ${detail}` };
}
