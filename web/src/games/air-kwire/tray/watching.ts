import type { Rich } from '../../../words/rich.ts';
import * as common from '../../common/tray/watching.ts';
import { narrate, narrateTurn } from '../narrate.ts';
import type { Table } from '../types.ts';

/** What the one who plays now has done in this turn; before the first move, who comes after. */
export function doneSoFar(table: Table): Rich {
  return common.doneSoFar(table, {
    narrate: (told) => narrate(told, table),
    narrateTurn: (tolds) => narrateTurn(tolds, table),
    turn: table.frame.view.turn,
    inTurns: true,
    endings: ['turn'],
  });
}
