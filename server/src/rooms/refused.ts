import type { OnlineCode } from '@tarmac/protocol';
import { sentenceOf } from '@tarmac/protocol';

/** What the server refuses before the table or the rules are asked. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: OnlineCode;

  constructor(code: OnlineCode) {
    super(sentenceOf(code));
    this.code = code;
  }
}
