export { ceremony } from './ceremony.ts';
export { keys } from './keys.ts';
export { list } from './list.ts';
export { map } from './map.ts';
export { panels } from './panels.ts';
export { step } from './step.ts';
export { tray } from './tray.ts';
