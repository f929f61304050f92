import type { Language } from '../../../words/languages.ts';
import type { BookWords, ExampleWords } from '../../rulebook.ts';
import type { CONTENTS } from './contents.ts';

/** Purchases one after the other. */
interface PurchaseFacts {
  readonly airline: string;
  /** What each costs, without the fee. */
  readonly prices: readonly string[];
  readonly fee: string;
  /** With all fees. */
  readonly cost: string;
  /** Shares the buyer has then. */
  readonly shares: number;
  /** The price afterwards, with its limits. */
  readonly price: string;
  readonly cities: number;
  readonly aircraft: string;
}

/** The bonuses of a merger. */
interface BonusFacts {
  readonly airline: string;
  readonly rate: string;
  /** Twenty times and ten times the rate, and both together. */
  readonly first: string;
  readonly second: string;
  readonly both: string;
  readonly names: readonly string[];
  /** By player. */
  readonly shares: readonly number[];
  readonly amounts: readonly string[];
}

interface RoundedFacts {
  readonly points: number;
  /** One per cent of price times points. */
  readonly exact: string;
  readonly rate: string;
}

/** The worked examples by their names, each made from its figures; names and money are in the language of the book. */
export interface ExampleSentences {
  overview(facts: { readonly airlines: number; readonly shares: number }): ExampleWords;
  track(facts: {
    readonly spaces: number;
    readonly first: string;
    readonly last: string;
    /** City limits on the first and the last space. */
    readonly fewest: number;
    readonly most: number;
    /** Prices from which these types may fly. */
    readonly boeing: string;
    readonly dc3: string;
  }): ExampleWords;
  turn(): ExampleWords;
  trade(facts: PurchaseFacts): ExampleWords;
  opening(facts: PurchaseFacts): ExampleWords;
  range(facts: {
    readonly airline: string;
    readonly home: string;
    readonly price: string;
    /** One city within each range that no lower type reaches. */
    readonly cities: readonly string[];
    /** How many cities each type reaches. */
    readonly reached: readonly number[];
  }): ExampleWords;
  rangeCheck(facts: {
    readonly airline: string;
    readonly home: string;
    readonly near: string;
    readonly far: string;
  }): ExampleWords;
  merger(facts: {
    readonly acquirer: string;
    readonly defunct: string;
    readonly city: string;
    readonly aircraft: string;
    readonly home: string;
    readonly taken: string;
    readonly acquirerPrice: string;
    readonly defunctPrice: string;
    /** City points of the acquirer afterwards. */
    readonly points: number;
  }): ExampleWords;
  bonus(facts: BonusFacts): ExampleWords;
  tiedSecond(facts: BonusFacts): ExampleWords;
  tiedFirst(facts: BonusFacts): ExampleWords;
  alone(facts: BonusFacts): ExampleWords;
  exchange(facts: {
    readonly acquirer: string;
    readonly defunct: string;
    readonly name: string;
    readonly held: number;
    readonly gets: number;
    readonly sells: number;
    readonly brings: string;
    /** Prices of the acquirer. */
    readonly before: string;
    readonly after: string;
  }): ExampleWords;
  dividend(facts: {
    readonly airline: string;
    readonly price: string;
    readonly down: RoundedFacts;
    readonly up: RoundedFacts;
    readonly name: string;
    readonly shares: number;
    readonly amount: string;
  }): ExampleWords;
  qualified(facts: {
    readonly pays: string;
    /** Over its city limit, with an aircraft that its price forbids, with more shares sold than city points. */
    readonly cities: string;
    readonly aircraft: string;
    readonly shares: string;
  }): ExampleWords;
}

/** The book of Air-Kwire in one language: words/<language>/rules/air-kwire.ts. */
export interface BookKwire extends BookWords<typeof CONTENTS> {
  readonly examples: ExampleSentences;
  /** What the examples borrow from the rest of the language: cities that have a name of their own in it … */
  city(id: string): string | undefined;
  /** … and how it writes dollars. */
  readonly language: Language;
}
