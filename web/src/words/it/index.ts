export { airKwire } from './air-kwire-face.ts';
export { airlines1990 } from './airlines-1990-face.ts';
export { airlinesEurope } from './airlines-europe-face.ts';
export { keyboard } from './keyboard.ts';
export { offline } from './offline.ts';
export { rulebook } from './rulebook.ts';
export { shell } from './shell.ts';
export { table } from './table.ts';
