import { type BotJob, preparedDesk } from '@tarmac/bots';
import { toRefusal } from './to-refusal.ts';
import { answerCalls } from './worker-calls.ts';

answerCalls<BotJob>(preparedDesk(), toRefusal);
