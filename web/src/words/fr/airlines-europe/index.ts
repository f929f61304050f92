export { names } from './names.ts';
export { narration } from './narration.ts';
export { refusals } from './refusals.ts';
