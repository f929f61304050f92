import type { Company, FlightCard, Pattern } from '@tarmac/airlines-1990';
import type { BookWords, ExampleWords } from '../../rulebook.ts';
import type { CONTENTS } from './contents.ts';

/** A company of a scoring, with figures as the rules compute them. */
interface ScoringFacts {
  readonly company: string;
  readonly markers: number;
  /** What the second place brings. */
  readonly half: number;
  readonly names: readonly string[];
  /** By player. */
  readonly shares: readonly number[];
  readonly points: readonly number[];
}

/** The worked examples by their names, each made from its figures; names are in the language of the book. */
export interface ExampleSentences {
  overview(facts: {
    readonly companies: number;
    readonly shares: number;
    readonly markers: number;
  }): ExampleWords;
  routes(facts: {
    readonly free: string;
    readonly pattern: string;
    readonly circles: readonly number[];
    readonly flown: string;
    readonly company: string;
    readonly next: number;
  }): ExampleWords;
  found(facts: {
    readonly company: string;
    readonly headquarters: string;
    readonly shares: number;
    readonly card: string;
    readonly route: string;
    readonly circle: number;
    readonly worth: number;
    /** What a scoring would bring right after it. */
    readonly points: number;
  }): ExampleWords;
  circle(facts: {
    readonly flies: string;
    readonly wants: string;
    readonly route: string;
    readonly covered: number;
    readonly next: number;
    readonly low: string;
    readonly high: string;
  }): ExampleWords;
  unusable(facts: { readonly card: string; readonly routes: readonly string[] }): ExampleWords;
  sabotage(facts: {
    readonly company: string;
    readonly route: string;
    readonly circle: number;
    readonly next: number;
    /** Markers of the company before and after. */
    readonly before: number;
    readonly after: number;
  }): ExampleWords;
  inactive(facts: {
    readonly company: string;
    readonly headquarters: string;
    /** Who was faster. */
    readonly others: readonly string[];
  }): ExampleWords;
  places(facts: ScoringFacts): ExampleWords;
  alone(facts: ScoringFacts): ExampleWords;
  tiedFirst(facts: ScoringFacts): ExampleWords;
  tiedSecond(facts: ScoringFacts): ExampleWords;
  third(facts: ScoringFacts): ExampleWords;
}

/** The book of Airlines (1990) in one language: words/<language>/rules/airlines-1990.ts. */
export interface Book1990 extends BookWords<typeof CONTENTS> {
  readonly examples: ExampleSentences;
  /** What the examples borrow from the rest of the language: cities that have a name of their own in it … */
  city(id: string): string | undefined;
  route(from: string, to: string): string;
  /** … and the line patterns. */
  readonly patterns: Readonly<Record<Pattern, string>>;
}

/** A marker that somebody has put before the example begins; `sabotage`: on which circle, sabotage side up. */
export interface Placed {
  readonly company: Company;
  readonly route: string;
  readonly sabotage?: number;
}

/** A flight card that an example shows, and whether it can be played there. */
export interface Shown {
  readonly card: FlightCard;
  readonly may: boolean;
}
