import type { BotJob } from '@tarmac/bots';
import type { AnyMove } from '@tarmac/kernel';
import type { Table, TablePlan } from '@tarmac/table';
import { repeatable, type World, world } from '../world.ts';
import { Wire } from './wire.ts';

/** What a bot was asked, until it answers. */
interface Question {
  readonly job: BotJob;
  answer(move: AnyMove): void;
}

const START = 1_800_000_000_000;
/** To what is no longer asked. */
const NOTHING: AnyMove = { type: 'nothing' };

/** One of the two servers, with a clock of its own; its bots think in the test. */
export class Side {
  readonly world: World;
  readonly wire: Wire;
  readonly clock: { now: number };
  private readonly desk: Desk;

  private constructor(here: World, clock: { now: number }, desk: Desk) {
    this.world = here;
    this.wire = new Wire(here.url);
    this.clock = clock;
    this.desk = desk;
  }

  static async open(seed: string, data: string, deal: (plan: TablePlan) => Table): Promise<Side> {
    const clock = { now: START };
    const desk = new Desk();
    const here = await world({
      data,
      now: () => clock.now,
      random: repeatable(seed),
      grace: 1e9,
      publicUrl: new URL('https://play.example.org/'),
      deal,
      decide: (job) => desk.ask(job),
    });
    return new Side(here, clock, desk);
  }

  /** What a bot is asked after this many entries; an answer to what it was asked before comes too late. */
  question(entries: number): Promise<Question> {
    return this.desk.take(entries);
  }

  /** Another table begins: bots of the last one wait for ever. */
  forgetQuestions(): void {
    this.desk.clear();
  }

  async close(): Promise<void> {
    this.wire.close();
    await this.world.close();
  }
}

class Desk {
  private readonly questions: Question[] = [];
  private wake = (): void => {};

  ask(job: BotJob): Promise<AnyMove> {
    return new Promise((answer) => {
      this.questions.push({ job, answer });
      this.wake();
    });
  }

  clear(): void {
    this.questions.length = 0;
  }

  async take(entries: number): Promise<Question> {
    for (;;) {
      const question = this.questions.shift();
      if (question?.job.entry === entries) return question;
      if (question) question.answer(NOTHING);
      else
        await new Promise<void>((resolve) => {
          this.wake = resolve;
        });
    }
  }
}
