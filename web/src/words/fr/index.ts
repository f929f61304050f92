export { europe } from './airlines-europe.ts';
export { ceremony } from './ceremony.ts';
export { map, runway } from './map.ts';
export { result } from './result.ts';
export { screen } from './screen.ts';
export { shell } from './shell.ts';
export { table } from './table.ts';
