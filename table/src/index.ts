export type { Told } from '@tarmac/kernel';
export type { Host } from './host.ts';
export { movedTable } from './moving.ts';
export { queues } from './queues.ts';
export { parseSavedTable } from './saved.ts';
export { Table } from './table.ts';
export type {
  Frame,
  News,
  Player,
  SavedTable,
  Status,
  TableEntry,
  TablePlan,
  ToldStep,
} from './types.ts';
export { TABLE_FORMAT } from './types.ts';
