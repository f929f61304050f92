import type { Company } from '@tarmac/airlines-1990';
import type { Change } from '@tarmac/airlines-1990/aids';
import type { Turn } from '../turn.svelte.ts';

/** What changes for the company that is looked at. */
export interface About {
  readonly company: Company;
  /** Null: nothing that is to be seen here. */
  readonly worth: Change<number> | null;
  readonly circle: number | null;
  readonly left: Change<number> | null;
}

export function aboutOf({ looked, lookedPlay, lookedSabotage, choice }: Turn): About | null {
  if (looked) {
    const { worth, circle, markersLeft } = looked.effect;
    return { company: looked.company, worth, circle, left: markersLeft };
  }
  if (lookedSabotage) {
    const { company, circle, effect } = lookedSabotage;
    return { company, worth: null, circle, left: effect.markersLeft };
  }
  if (lookedPlay && choice.company !== null)
    return { company: choice.company, worth: lookedPlay.worth, circle: null, left: null };
  return null;
}
