import type { Event, Move, View } from '@tarmac/air-kwire';
import type { Frame, Told } from '@tarmac/table';
import type { OpenTable } from '../../play/open-table.ts';

export type TableKwire = OpenTable<View, Move, Event>;
export type FrameKwire = Frame<View, Move>;
export type ToldKwire = Told<Move, Event>;
