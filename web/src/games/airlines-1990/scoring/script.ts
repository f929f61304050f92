import type { Company } from '@tarmac/airlines-1990';
import { SCORING_CARDS } from '@tarmac/airlines-1990/aids';
import { isScored } from '../../common/scoring/scored.ts';
import type * as common from '../../common/scoring/script.ts';
import { writeScripts } from '../../common/scoring/script.ts';
import { groupsOf, type Holder, type PlaceGroup, THIRD } from '../../common/scoring/standings.ts';
import type { Frame, Scored, Told } from '../types.ts';
import { standingsOf } from './standings.ts';

/** One company on the stage. */
export interface Scene extends common.Scene {
  readonly item: Company;
  /** On the board: its worth (A90-71). */
  readonly markers: number;
  /** Those who share places, the first ones first. */
  readonly groups: readonly PlaceGroup[];
  /** Those who have laid down no share of it. */
  readonly without: readonly Holder[];
}

type Script = common.Script<Scene>;

/** A90-73: one for each scoring card, and the final one. */
const FINAL = SCORING_CARDS + 1;

/** The scorings of one move: several when scoring cards come in a row (A90-74), or when the match ends with it. */
export function scriptsOf(told: Told, before: Frame): Script[] {
  const { scores } = before.view;
  /** A90-82: for two players the third scoring is the last. */
  const usual = scores.length === 2 ? SCORING_CARDS : FINAL;
  return writeScripts(told.events.filter(isScored), {
    open: true,
    before: scores,
    occasion: (scoring) => ({ scoring, of: Math.max(scoring, usual), final: scoring === FINAL }),
    itemOf: ({ company }) => company,
    sceneOf,
  });
}

function sceneOf({ company, markers, holdings, points }: Scored): Scene {
  const row = [markers, Math.floor(markers / 2)];
  const standings = standingsOf(holdings, points);
  const hasThird = standings.some(({ holder, places }) => holder === THIRD && places !== null);
  return {
    item: company,
    markers,
    row,
    points,
    standings,
    groups: groupsOf(row, standings),
    without: standings.flatMap(({ holder, places }) => (places === null ? [holder] : [])),
    rules: hasThird ? ['A90-82', 'A90-72'] : ['A90-72'],
  };
}
