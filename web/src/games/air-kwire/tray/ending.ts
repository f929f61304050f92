import { cashOf, type Ending } from '@tarmac/air-kwire/aids';
import { nameOf, yourSeat } from '../../common/panels/people.ts';
import { texts } from '../texts.ts';
import { foresight } from '../turn/foresight.ts';
import type { Turn } from '../turn.svelte.ts';

/** Who would win if the game ended: by all wealth, or by what is open, and then what the viewer has besides. */
export function endingText(turn: Turn): string {
  const ending = foresight.rules?.endingOf(turn.view, turn.board);
  if (!ending) return '';
  return [leadText(turn, ending), ...(ending.certain ? [] : behindText(turn, ending))].join(' ');
}

function leadText({ table }: Turn, { leaders, ahead, certain, ends }: Ending): string {
  const say = texts().step.ending;
  const you = yourSeat(table);
  const others = leaders.filter((seat) => seat !== you).map((seat) => nameOf(table, seat));
  const isYou = others.length < leaders.length;
  const { alone, you: youAlone, level } = certain ? say.wins : say.leads;
  const [name] = others;
  const clause =
    leaders.length > 1 ? level(others, isYou) : name === undefined ? youAlone(ahead) : alone(name, ahead);
  const when = certain ? (ends ? say.ends : say.now) : say.open;
  return `${when} ${clause}.`;
}

/** How far the viewer is behind, and what they have in cash: only they know. */
function behindText({ table, view }: Turn, { leaders, counted }: Ending): string[] {
  const { viewer } = table;
  const isBehind = viewer !== null && !leaders.includes(viewer);
  const behind = isBehind ? Math.max(...counted) - (counted[viewer] ?? 0) : 0;
  return behind > 0 ? [texts().step.ending.behind(behind, cashOf(view))] : [];
}
