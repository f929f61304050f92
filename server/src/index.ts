export { addresses } from './addresses.ts';
export { buildApp } from './app.ts';
export { LIMITS } from './limits.ts';
export { CannotListen, listen } from './listen.ts';
