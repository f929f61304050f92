/**
 * Everything that can be refused is refused with one of these codes. The list is closed: screens translate by
 * code, programs branch on it. `message` is a plain English sentence that a player understands.
 */
export const ERROR_CODES = [
  'not-json',
  'too-large',
  'bad-shape',
  'bad-format',
  'unknown-game',
  'unknown-board',
  'unknown-option',
  'unknown-bot',
  'unknown-move',
  'unknown-seat',
  'bad-players',
  'bad-seed',
  'bad-board',
  'bad-name',
  'bad-net',
  'bad-setup',
  'bad-notation',
  'rules-version',
  'not-your-turn',
  'illegal-move',
  'match-over',
  'nothing-to-undo',
  'wrong-result',
  /** The table has moved on since the player chose. */
  'stale',
  'not-agreed',
  /** What a bot has learned could not be loaded. No weaker bot plays instead. */
  'missing-net',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

export interface ErrorPlace {
  /** The number of the rule that refused, for example `AE-43`. */
  readonly rule?: string;
  /** Where in a document: `board.routes[3].licences`. */
  readonly path?: string;
  /** Which entry of a record's moves, counted from 1. */
  readonly step?: number;
  /** Which refusal of its game it is, for example `not-served`, with what its sentence needs: for translations. */
  readonly reason?: string;
  readonly values?: RefusalValues;
}

export type RefusalValues = Readonly<Record<string, string | number>>;

export class TarmacError extends Error {
  readonly code: ErrorCode;
  readonly rule: string | undefined;
  readonly path: string | undefined;
  readonly step: number | undefined;
  readonly reason: string | undefined;
  readonly values: RefusalValues | undefined;

  constructor(code: ErrorCode, message: string, place: ErrorPlace = {}) {
    super(message);
    this.name = 'TarmacError';
    this.code = code;
    this.rule = place.rule;
    this.path = place.path;
    this.step = place.step;
    this.reason = place.reason;
    this.values = place.values;
  }

  /** The known parts of the place. */
  get place(): ErrorPlace {
    const { rule, path, step, reason, values } = this;
    return {
      ...(rule !== undefined && { rule }),
      ...(path !== undefined && { path }),
      ...(step !== undefined && { step }),
      ...(reason !== undefined && { reason }),
      ...(values !== undefined && { values }),
    };
  }

  /** The same refusal, seen from a document that contains the place. */
  within(place: ErrorPlace): TarmacError {
    return new TarmacError(this.code, this.message, { ...this.place, ...place });
  }

  /** One line: what, where, which rule. */
  get line(): string {
    const where = [
      this.step === undefined ? '' : `step ${this.step}`,
      this.path ?? '',
      this.rule === undefined ? '' : `rule ${this.rule}`,
    ].filter((part) => part !== '');
    return where.length === 0 ? this.message : `${this.message} (${where.join(', ')})`;
  }
}
