export { merger } from './merger.ts';
export { result } from './result.ts';
