/** Somebody in a sentence. `third`: with two players the last scoring has a third holder, who is nobody at the table. */
export interface Who {
  readonly name: string;
  readonly is: 'you' | 'player' | 'third';
  /** How the third is called in the middle of a sentence. */
  readonly said?: string;
}
