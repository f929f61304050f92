import type { Finisher } from './finish.ts';

/** A column of the final ranking; those that make up the total are also the parts of the chart. */
export interface Column {
  readonly label: string;
  value(finisher: Finisher): number;
}
