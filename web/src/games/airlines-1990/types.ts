import type { Event, Move, View } from '@tarmac/airlines-1990';
import type { Frame, Told } from '@tarmac/table';
import type { OpenTable } from '../../play/open-table.ts';

export type Table1990 = OpenTable<View, Move, Event>;
export type Frame1990 = Frame<View, Move>;
export type Told1990 = Told<Move, Event>;
