export { noAnswer, refusals } from './refusals.ts';
export { bring, device, invitation, lobby, lounge, pass, setup } from './rooms.ts';
export { around, talk, votes } from './table.ts';
