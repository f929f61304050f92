import { type Cue, RECIPES, type Recipe } from './recipes.ts';

type Part = Recipe['parts'][number];
type Of<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>;

/** As good as silent; an exponential curve cannot end at nothing. */
const SILENT = 0.0001;
const ATTACK = 0.004;
/** A narrow band lets little through. */
const BAND_WIDTH = 0.9;

/** Plays a cue into `out`, beginning at a time of the context. */
export function sound(context: BaseAudioContext, cue: Cue, at: number, out: AudioNode): void {
  for (const part of RECIPES[cue].parts) {
    if (part.kind === 'tone') ring(context, part, at + part.at, out);
    else rustle(context, part, at + part.at, out);
  }
}

function ring(context: BaseAudioContext, tone: Of<'tone'>, at: number, out: AudioNode): void {
  const { pitch, to = pitch, gain, length, attack = ATTACK, overtones = [] } = tone;
  for (const [multiple, part] of [[1, 1] as const, ...overtones]) {
    const lasts = length / Math.sqrt(multiple);
    const source = new OscillatorNode(context, { frequency: pitch * multiple });
    source.frequency.setValueAtTime(pitch * multiple, at);
    source.frequency.exponentialRampToValueAtTime(to * multiple, at + lasts);
    source.connect(fading(context, { at, lasts, attack, gain: gain * part })).connect(out);
    source.start(at);
    source.stop(at + lasts);
  }
}

function rustle(context: BaseAudioContext, noise: Of<'rustle'>, at: number, out: AudioNode): void {
  const { band, to = band, gain, length: lasts, attack = ATTACK, flutter } = noise;
  const source = new AudioBufferSourceNode(context, { buffer: hiss(context), loop: true });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: band, Q: BAND_WIDTH });
  filter.frequency.setValueAtTime(band, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + lasts);
  const swelling = new GainNode(context);
  source.connect(filter).connect(swelling);
  swelling.connect(fading(context, { at, lasts, attack, gain })).connect(out);
  if (flutter !== undefined) {
    const wave = new OscillatorNode(context, { frequency: flutter });
    wave.frequency.setValueAtTime(flutter, at);
    wave.frequency.linearRampToValueAtTime(flutter / 2, at + lasts);
    swelling.gain.value = 0.5;
    wave.connect(new GainNode(context, { gain: 0.5 })).connect(swelling.gain);
    wave.start(at);
    wave.stop(at + lasts);
  }
  source.start(at);
  source.stop(at + lasts);
}

interface Fading {
  readonly at: number;
  readonly lasts: number;
  readonly attack: number;
  readonly gain: number;
}

function fading(context: BaseAudioContext, { at, lasts, attack, gain }: Fading): GainNode {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(gain, at + attack);
  node.gain.exponentialRampToValueAtTime(SILENT, at + lasts);
  return node;
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, always the same. */
function hiss(context: BaseAudioContext): AudioBuffer {
  const known = hisses.get(context);
  if (known) return known;
  const { sampleRate } = context;
  const buffer = new AudioBuffer({ length: sampleRate, sampleRate });
  const samples = buffer.getChannelData(0);
  let state = 1990;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    samples[i] = state / 2 ** 31;
  }
  hisses.set(context, buffer);
  return buffer;
}
