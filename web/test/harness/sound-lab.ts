import { type Cue, lengthOf, RECIPES } from '../../src/play/sound/recipes.ts';
import { Speaker } from '../../src/play/sound/speaker.ts';
import { sound } from '../../src/play/sound/synth.ts';

/* Runs in the browser: listens to the sounds without a loudspeaker. */

const RATE = 44_100;
/** How long one listens after a sound should be over, in seconds. */
const AFTER = 0.5;

export const cues = Object.keys(RECIPES) as Cue[];

/** What was heard. `after`: the highest peak when it should be over; `mean`: an offset that would click. */
export async function render(cue: Cue) {
  const length = lengthOf(cue);
  const context = new OfflineAudioContext(1, Math.ceil((length + AFTER) * RATE), RATE);
  sound(context, cue, 0, context.destination);
  const samples = (await context.startRendering()).getChannelData(0);
  const end = Math.ceil(length * RATE);
  const heard = samples.subarray(0, end);
  return {
    length,
    sound: samples.every(Number.isFinite),
    peak: peakOf(heard),
    after: peakOf(samples.subarray(end)),
    mean: heard.reduce((sum, sample) => sum + sample, 0) / heard.length,
    loudness: Math.sqrt(heard.reduce((sum, sample) => sum + sample ** 2, 0) / heard.length),
  };
}

function peakOf(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

/** How many of the cues asked for at once are played, and how late the last of them begins, in seconds. */
export function crowd(cue: Cue, count: number): { played: number; latest: number } {
  const begins: number[] = [];
  const { start } = OscillatorNode.prototype;
  const time = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'currentTime');
  if (!time) throw new Error('no clock to stop');
  OscillatorNode.prototype.start = function (at = 0) {
    begins.push(at);
    start.call(this, at);
  };
  // At once: on a busy machine the clock would go on between two of them.
  Object.defineProperty(BaseAudioContext.prototype, 'currentTime', { configurable: true, get: () => 0 });
  try {
    const speaker = new Speaker();
    speaker.wake();
    for (let i = 0; i < count; i++) speaker.play([cue]);
  } finally {
    OscillatorNode.prototype.start = start;
    Object.defineProperty(BaseAudioContext.prototype, 'currentTime', time);
  }
  const first = Math.min(...begins);
  const tones = RECIPES[cue].parts.flatMap((part) =>
    part.kind === 'tone' ? [part, ...(part.overtones ?? [])] : [],
  ).length;
  return { played: begins.length / tones, latest: Math.max(...begins) - first };
}
