/** Around every lesson, whatever the game. */
export const coach = {
  label: 'Lesson',
  step: (place: number, count: number) => `Step ${place} of ${count}`,
  back: 'Read again',
  next: 'Next',
  now: 'Continue',
  leave: 'Leave the lesson',
  left: 'Your lesson is saved. You can continue where you left off.',
  watch: 'Show me the rest',
  playOn: 'I’ll play on',
  realGame: 'Play your first real game',
  stay: 'Look at the result',

  title: 'Your first game',
  begun: (place: number, count: number) =>
    `You are at step ${place} of ${count}. The table is as you left it.`,
  carryOn: 'Continue',
  startOver: 'Start over',
};

export type CoachWords = typeof coach;
