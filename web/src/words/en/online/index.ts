export { noAnswer, refusals } from './refusals.ts';
export { bring, device, invitation, lobby, lounge, noServer, pass, setup } from './rooms.ts';
export { around, talk, votes } from './table.ts';
