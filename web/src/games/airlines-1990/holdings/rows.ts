import type { BoardFile, Pattern, View } from '@tarmac/airlines-1990';
import { ladder, type Rung } from '@tarmac/airlines-1990/aids';
import { cityName } from '../../common/city-names.ts';
import { companyName } from '../names.ts';
import type { Choice, Step } from '../turn/choice.ts';

/** A company as the table of companies shows it. */
export interface Row extends Rung {
  readonly name: string;
  readonly city: string;
  readonly patterns: readonly Pattern[];
}

export function rowsOf(view: View, board: BoardFile): Row[] {
  return ladder(view, board).map((rung) => {
    const file = board.companies.find(({ id }) => id === rung.company);
    return {
      ...rung,
      name: companyName(board, rung.company),
      city: cityName(board, file?.headquarters ?? ''),
      patterns: file?.patterns ?? [],
    };
  });
}

/** The shares that are chosen to be laid down. */
export function layingOf(
  step: Step,
  { company, shares }: Choice,
): { company: string; shares: number } | null {
  const lays = step === 'play' || step === 'found';
  return lays && company !== null && shares > 0 ? { company, shares } : null;
}

/** Steps in which a company can be chosen in its row. */
export function asksForCompany(step: Step): boolean {
  return ['choose', 'found', 'fly', 'play', 'sabotage'].includes(step);
}
