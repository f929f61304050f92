import type { DeviceCode, Refusal } from '../engine/api.ts';

/**
 * How a refusal is said: by its reason, or by its code. Texts for what only a server refuses load with the tables
 * online; the screens of those tables have them.
 */
export function refusedBy(
  texts: Readonly<Record<DeviceCode, string>>,
  reasons: Readonly<Record<string, string>>,
): (refusal: Refusal) => string {
  return ({ code, reason }) => reasons[reason ?? ''] ?? texts[code as DeviceCode] ?? texts.internal;
}
