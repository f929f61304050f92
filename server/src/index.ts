export { addresses } from './addresses.ts';
export { buildApp } from './app.ts';
export { listen, PortTaken } from './listen.ts';
