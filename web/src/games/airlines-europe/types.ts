import type { Event, Move, View } from '@tarmac/airlines-europe';
import type { Frame, Told } from '@tarmac/table';
import type { OpenTable } from '../../play/open-table.ts';

export type EuropeTable = OpenTable<View, Move, Event>;
export type EuropeFrame = Frame<View, Move>;
export type EuropeTold = Told<Move, Event>;
