import type { Refusal } from '../../../engine/api.ts';

/**
 * Why something pointed at goes with nobody. `own`: reasons that concern the one that was asked about and not the thing
 * itself, with what is said if they are true for all; if each has another reason, `mixed` is.
 */
export interface ForAll {
  readonly own: Readonly<Record<string, string>>;
  readonly mixed: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Whether the others have to be asked about, too. */
export const concernsOne = ({ reason }: Refusal, { own }: ForAll): boolean => (reason ?? '') in own;

/** What is true for all of them. */
export function causeOf(all: readonly Refusal[], { own, mixed, values }: ForAll): Refusal | null {
  const [first] = all;
  if (!first || all.length === 1) return first ?? null;
  const isSame = all.every(({ reason }) => reason === first.reason);
  const reason = (isSame ? own[first.reason ?? ''] : undefined) ?? mixed;
  return { ...first, reason, values };
}
