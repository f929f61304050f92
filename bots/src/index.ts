export type { Bot, BotMaker, Weights } from './bot.ts';
export type { BotMatch } from './play.ts';
export { playMatch } from './play.ts';
export { BOTS, botNames, makeBot } from './registry.ts';
