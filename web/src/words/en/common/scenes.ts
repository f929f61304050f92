export { result } from './result.ts';
