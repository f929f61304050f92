import { parseRecord, replay, toRecord } from '@tarmac/kernel';
import type { Law } from '../moment.ts';
import { inTurn, nameOf, viewers } from '../moment.ts';
import { difference, sameState } from '../same.ts';

/** Money, cards and markers are all somewhere. */
export const conservation: Law = {
  name: 'nothing is lost and nothing comes from nowhere',
  check({ kit, state }) {
    const found = kit.conserved(state);
    if (found !== undefined) throw new Error(found);
  },
};

/** Looking changes nothing, and the same look shows the same. */
export const lookingIsSafe: Law = {
  name: 'looking changes nothing',
  check({ game, state, players, step }) {
    const before = game.copy(state);
    if (!sameState(before, state)) throw new Error('a copy is not the same as the original');
    const viewer = inTurn(players, step);
    const look = (): unknown => [
      game.active(state),
      game.outcome(state) ?? null,
      game.view(state, viewer),
      viewer === null ? [] : game.legal(state, viewer),
    ];
    const found = difference(look(), look());
    if (found !== undefined) throw new Error(`two looks of ${nameOf(viewer)} at one state: ${found}`);
    if (!sameState(before, state)) throw new Error('looking at a state changed it');
  },
};

/** A copy goes its own way. */
export const copiesAreIndependent: Law = {
  name: 'a copy goes its own way',
  check({ game, state, last }) {
    if (!last) return;
    const kept = game.copy(state);
    const branch = game.copy(last.before);
    if (sameState(branch, state)) throw new Error('the last move changed nothing at all');
    const events = game.apply(branch, last.seat, last.move);
    if (!sameState(branch, state)) throw new Error('the same move from a copy leads to another state');
    const found = difference(last.events, events);
    if (found !== undefined) throw new Error(`the same move from a copy tells another story: ${found}`);
    game.search.copyInto(branch, last.before);
    if (!sameState(branch, last.before)) throw new Error('copyInto does not copy everything');
    if (!sameState(kept, state)) throw new Error('a move played on a copy changed the original');
  },
};

/** Views (one in every state, in turn), moves and events are plain JSON. */
export const plainJson: Law = {
  name: 'views, moves and events survive JSON',
  check({ game, state, players, last, step }) {
    const viewer = inTurn(players, step);
    const values: [string, unknown][] = [[`the view of ${nameOf(viewer)}`, game.view(state, viewer)]];
    if (last) {
      values.push(['the move', last.move], ['the events', last.events]);
      const seen = last.events.map((event) => game.seen(event, viewer));
      values.push([`the events as ${nameOf(viewer)} sees them`, seen]);
    }
    for (const [what, value] of values) {
      const found = difference(value, JSON.parse(JSON.stringify(value)));
      if (found !== undefined) throw new Error(`${what}: ${found}`);
    }
  },
};

/** A match has an outcome exactly when it is over, and it ends. */
export const everyMatchEnds: Law = {
  name: 'every match ends, and only the end has an outcome',
  check({ game, kit, state, players, step }) {
    const outcome = game.outcome(state);
    const running = game.active(state).length > 0;
    if (step > kit.mostDecisions) throw new Error(`no end after ${step} decisions`);
    if (!outcome) {
      if (!running) throw new Error('nobody may move, but there is no outcome');
      return;
    }
    const { scores, winners, reason } = outcome;
    if (running) throw new Error('there is an outcome while somebody may move');
    if (!game.endReasons.includes(reason)) throw new Error(`'${reason}' is not one of the reasons to end`);
    if (scores.length !== players) throw new Error(`${scores.length} scores for ${players} players`);
    const known = winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < players);
    if (winners.length === 0 || !known || new Set(winners).size < winners.length) {
      throw new Error(`the winners are ${JSON.stringify(winners)}`);
    }
    const best = Math.max(...scores);
    if (winners.some((seat) => scores[seat] < best)) throw new Error(`${winners} win with ${scores}`);
  },
};

/** The same log gives the same state: through the text of a record. Costs a whole replay. */
export const sameLogSameState: Law = {
  name: 'the same log gives the same state',
  check(at) {
    const { game, match, state, players, board } = at;
    const text = JSON.stringify(toRecord(match));
    const record = parseRecord(JSON.parse(text));
    if (JSON.stringify(record) !== text) throw new Error('a record does not survive JSON');
    const again = replay(game, record, { loadBoard: () => board });
    if (!sameState(again.state, state)) throw new Error('the replay of the record ends in another state');
    for (const viewer of viewers(players)) {
      const found = difference(game.view(state, viewer), game.view(again.state, viewer));
      if (found !== undefined) throw new Error(`${nameOf(viewer)} sees the replay differently: ${found}`);
    }
    const found = difference(toRecord(again), toRecord(match));
    if (found !== undefined) throw new Error(`the record of the replay: ${found}`);
  },
};

/** A table goes back by writing a state over a later one; a search writes them over each other all the time. */
export const statesOverwrite: Law = {
  name: 'a state can be written over any other',
  check({ game, state, earlier }) {
    const [back, on] = [game.copy(state), game.copy(earlier)];
    game.search.copyInto(back, earlier);
    if (!sameState(back, earlier)) throw new Error('an earlier state, written over a later one, is another');
    game.search.copyInto(on, state);
    if (!sameState(on, state)) throw new Error('a later state, written over an earlier one, is another');
  },
};
