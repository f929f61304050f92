export { europe } from './airlines-europe.ts';
export { shell } from './shell.ts';
export { table } from './table.ts';
