export { ceremony } from './ceremony.ts';
export { result } from './result.ts';
