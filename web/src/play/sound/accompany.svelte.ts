import { untrack } from 'svelte';
import { isPageHidden } from '../../ui/page-hidden.ts';
import type { GameScreen, OpenTable } from '../open-table.ts';
import { settings } from '../settings.svelte.ts';
import type { Cue } from './recipes.ts';
import { vibrate } from './vibrate.ts';

/** Loaded when somebody wants to hear something. */
const loadSpeaker = async () => (await import('./speaker.ts')).speaker;

/** What moves and refusals sound like, and that it is somebody's turn. Called while a component is set up. */
export function accompany(table: () => OpenTable, screen: () => GameScreen): void {
  $effect(awaken);
  tellMoves(table, screen);
  callToTurn(table);
  $effect(() => {
    if (table().refusal === null) return;
    void play(['refused']);
    vibrate('refused');
  });
}

/** A tab that nobody sees only calls a player to the turn. */
export async function play(cues: readonly Cue[]): Promise<void> {
  if (!untrack(() => settings.sound)) return;
  const wanted = isPageHidden() ? cues.filter((cue) => cue === 'turn') : cues;
  if (wanted.length > 0) (await loadSpeaker()).play(wanted);
}

/** For somebody who has just pressed something to hear it. */
export async function listen(cues: readonly Cue[]): Promise<void> {
  const speaker = await loadSpeaker();
  speaker.wake();
  speaker.play(cues);
}

/** Where sounds were switched on at an earlier visit, the first touch wakes them. */
function awaken(): (() => void) | undefined {
  if (!settings.sound) return;
  const wake = (): void => void loadSpeaker().then((speaker) => speaker.wake());
  const touches = ['pointerdown', 'keydown'] as const;
  for (const touch of touches) addEventListener(touch, wake, { capture: true });
  return () => {
    for (const touch of touches) removeEventListener(touch, wake, { capture: true });
  };
}

function tellMoves(table: () => OpenTable, screen: () => GameScreen): void {
  let known = untrack(() => table().log.length);
  $effect(() => {
    const { log } = table();
    const told = log.at(-1);
    const isNew = log.length === known + 1; // neither taken back nor read again
    known = log.length;
    if (!isNew || !told) return;
    const cues = untrack(() => screen().sounds(told, table()));
    const over = untrack(() => table().frame.status.outcome !== null);
    void play([...cues, ...(over ? (['over'] as const) : [])]);
  });
}

/**
 * Once for every turn. People who share a screen are called when it is to be handed on; those who waited in another tab
 * for the others, when the game begins.
 */
function callToTurn(table: () => OpenTable): void {
  const isAsked = (): boolean => {
    const { handTo, myMove, viewer, log, info } = table();
    if (info.here.length > 1) return handTo !== null;
    return myMove && (log.length > 0 || !info.owned) && log.at(-1)?.seat !== viewer;
  };
  let called = untrack(() => (isAsked() && !isPageHidden() ? table().log.length : -1));
  $effect(() => {
    if (!isAsked()) return;
    const { length } = untrack(() => table().log);
    if (length === called) return; // back from the history
    called = length;
    void play(['turn']);
    vibrate('turn');
  });
}
