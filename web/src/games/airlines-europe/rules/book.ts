import type { Airline } from '@tarmac/airlines-europe';
import type { SceneTexts } from '../../../words/airlines-europe.ts';
import type { BookWords, ExampleWords } from '../../rulebook.ts';
import type { CONTENTS } from './contents.ts';

/** A purchase in an example: names in the language of the book, figures as the rules compute them. */
export interface PurchaseFacts {
  readonly airline: string;
  readonly route: string;
  readonly price: number;
  readonly bonus: number;
  readonly from: number;
  readonly to: number;
  /** What the zone pays before and after, without the places that get nothing: "3-2-1". */
  readonly paid: string;
  readonly pays: string;
}

interface ScoringFacts {
  readonly airline: string;
  readonly row: string;
  /** Why, in a sentence for each place. */
  readonly reason: string;
}

/** The worked examples by their names, each made from its figures. */
export interface ExampleSentences {
  fleet(facts: { readonly shares: number }): ExampleWords;
  prices(facts: {
    readonly route: string;
    readonly first: string;
    readonly firstPrice: number;
    readonly next: string;
    readonly nextPrice: number;
    readonly lastPrice: number;
  }): ExampleWords;
  licence(facts: PurchaseFacts): ExampleWords;
  bonus(facts: PurchaseFacts & { readonly home: string; readonly target: string }): ExampleWords;
  remote(facts: PurchaseFacts): ExampleWords;
  play(facts: {
    readonly airline: string;
    readonly count: number;
    readonly amount: number;
    readonly two: readonly [string, string];
    readonly twoAmount: number;
  }): ExampleWords;
  exchange(facts: { readonly give: number; readonly take: number }): ExampleWords;
  majority(facts: ScoringFacts & { readonly value: number; readonly without: string }): ExampleWords;
  abacus(facts: {
    readonly names: readonly [string, string, string];
    readonly shares: readonly [number, number, number];
    /** By scoring, then by player. */
    readonly points: readonly (readonly number[])[];
  }): ExampleWords;
  split(facts: ScoringFacts): ExampleWords;
}

/** The book of Airlines Europe in one language: words/<language>/rules/airlines-europe.ts. */
export interface EuropeBook extends BookWords<typeof CONTENTS> {
  readonly examples: ExampleSentences;
  /** What the examples borrow from the rest of the language: cities that have a name of their own in it … */
  city(id: string): string | undefined;
  /** … and why the points of a scoring fell as they did. */
  readonly reason: SceneTexts['ceremony']['reason'];
}

/** A licence that somebody has bought before the example begins. */
export type Bought = readonly [airline: Airline, route: string];
