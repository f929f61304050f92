import type { Event, Move, View } from '@tarmac/airlines-europe';
import type * as table from '@tarmac/table';
import type { OpenTable } from '../../play/open-table.ts';

export type Table = OpenTable<View, Move, Event>;
export type Frame = table.Frame<View, Move>;
export type Told = table.Told<Move, Event>;
export type Scored = Extract<Event, { type: 'scored' }>;
