export { noAnswer, refusals } from './refusals.ts';
export { device, invitation, lobby, lounge, pass, setup } from './rooms.ts';
export { around, talk, votes } from './table.ts';
