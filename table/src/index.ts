export { parseSavedTable } from './saved.ts';
export { Table } from './table.ts';
export type { Frame, Player, SavedTable, Status, TableEntry, TablePlan, Told } from './types.ts';
export { TABLE_FORMAT } from './types.ts';
