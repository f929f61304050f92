export type { Bot, BotMaker, Weights } from './bot.ts';
export type { BotJob } from './job.ts';
export { botDesk, botJobSeed } from './job.ts';
export type { BotMatch } from './play.ts';
export { playMatch } from './play.ts';
export { BOTS, botId, botNames, makeBot } from './registry.ts';
