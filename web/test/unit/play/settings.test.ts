import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Settings } from '../../../src/play/settings.svelte.ts';

const KEY = 'tarmac.settings';

/** A browser that has stored this, at this address. */
function open(
  stored: object | null,
  search = '',
): { settings: Settings; kept: () => Record<string, unknown> } {
  const store = new Map(stored === null ? [] : [[KEY, JSON.stringify(stored)]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
  vi.stubGlobal('location', { search });
  return { settings: new Settings(), kept: () => JSON.parse(store.get(KEY) ?? '{}') };
}

const speedsOf = ({ speed, ceremonies }: Settings) => ({ speed, ceremonies });

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe('bots and ceremonies have a speed each', () => {
  it.each([
    { name: 'nothing', stored: null, speed: 1, ceremonies: 1 },
    { name: 'the one speed of an older version', stored: { speed: 4 }, speed: 4, ceremonies: 4 },
    { name: 'an older version without movement', stored: { speed: 0 }, speed: 0, ceremonies: 0 },
    { name: 'both', stored: { speed: 0, ceremonies: 2 }, speed: 0, ceremonies: 2 },
    { name: 'a speed that does not exist', stored: { speed: 2, ceremonies: 7 }, speed: 2, ceremonies: 2 },
  ])('where $name was stored', ({ stored, speed, ceremonies }) => {
    expect(speedsOf(open(stored).settings)).toEqual({ speed, ceremonies });
  });

  it('a change of one leaves the other, and both are kept', () => {
    const { settings, kept } = open({ speed: 2 });
    settings.speed = 4;
    expect(speedsOf(settings)).toEqual({ speed: 4, ceremonies: 2 });
    settings.ceremonies = 0;
    expect(kept()).toMatchObject({ speed: 4, ceremonies: 0 });
  });

  it('the address sets both, for this page only', () => {
    const { settings, kept } = open({ speed: 2, ceremonies: 1 }, '?speed=0');
    expect(speedsOf(settings)).toEqual({ speed: 0, ceremonies: 0 });
    settings.speed = 4;
    expect(speedsOf(settings)).toEqual({ speed: 4, ceremonies: 0 });
    expect(kept()).toMatchObject({ speed: 4, ceremonies: 1 });
  });
});

describe('if sounds are wanted is asked', () => {
  it('once on a device', () => {
    const { settings, kept } = open(null);
    expect(settings.askForSound()).toBe(true);
    expect(settings.askForSound()).toBe(false);
    expect(kept()).toMatchObject({ sound: false, soundAsked: true });
    expect(open(kept()).settings.askForSound()).toBe(false);
  });

  it('also where an older version has stored something', () => {
    expect(open({ speed: 1, sound: false }).settings.askForSound()).toBe(true);
  });

  it.each([true, false])('never where somebody has chosen: %s', (sound) => {
    const { settings } = open(null);
    settings.sound = sound;
    expect(settings.askForSound()).toBe(false);
    expect(settings.sound).toBe(sound);
  });

  it('never where an older version has them switched on', () => {
    expect(open({ sound: true }).settings.askForSound()).toBe(false);
  });
});
