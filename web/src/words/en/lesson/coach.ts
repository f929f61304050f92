/** Around every lesson, whatever the game. */
export const coach = {
  label: 'Lesson',
  step: (place: number, count: number) => `Step ${place} of ${count}`,
  back: 'Read again',
  next: 'Next',
  now: 'Go on',
  leave: 'Leave the lesson',
  left: 'Your lesson is kept. It goes on where you left it.',
  watch: 'Show me the rest',
  playOn: 'I play on',
  realGame: 'Play a real game',
  stay: 'Look at the result',

  title: 'Your first game',
  begun: (place: number, count: number) =>
    `You are at step ${place} of ${count}. The table is as you left it.`,
  carryOn: 'Carry on',
  startOver: 'Start over',
};

export type CoachWords = typeof coach;
