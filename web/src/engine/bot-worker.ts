import { type BotJob, botDesk } from '@tarmac/bots';
import { toRefusal } from './to-refusal.ts';
import { answerCalls } from './worker-calls.ts';

answerCalls<BotJob>(botDesk(), toRefusal);
