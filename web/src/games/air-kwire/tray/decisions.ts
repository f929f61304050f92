import type { View } from '@tarmac/air-kwire';
import { Later } from '../../../ui/later.svelte.ts';
import { withSceneTexts } from '../scene-texts.ts';

/** What a decision is put together from that a route of somebody else or a merger asks for. It comes after the table. */
export const decisions = new Later(() => withSceneTexts(import('./deciding.ts')));

const PHASES: readonly View['phase'][] = ['consent', 'decommission', 'dispose', 'settle'];

/** Whether a table that is opened now waits for it. */
export const asksForOne = ({ phase }: View): boolean => PHASES.includes(phase);
