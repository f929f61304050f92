import { LANGUAGES, type Language } from '../words/languages.ts';
import { speak } from '../words/words.svelte.ts';

const KEY = 'tarmac.settings';

const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** How many times as fast as written; 0 switches movement off, and shows a ceremony at its end. */
const SPEEDS = [0, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
const SPOKEN = Object.keys(LANGUAGES) as Language[];
/** What helps a player to see; each can be switched off. */
const AIDS = ['scoreNow', 'chances', 'feed', 'rules'] as const;
export type Aid = (typeof AIDS)[number];
/** What stays off until somebody wants it. */
const EXTRAS = ['sound', 'soundAsked', 'vibration', 'autoEnd'] as const;
type Extra = (typeof EXTRAS)[number];

/** What a person has chosen for this browser. Every change is kept at once, where the browser allows it. */
export class Settings {
  #theme = $state.raw<Theme>('auto');
  #speed = $state.raw<Speed>(1);
  #ceremonies = $state.raw<Speed>(1);
  #language = $state.raw<Language>('en');
  #aids = $state.raw<Readonly<Record<Aid, boolean>>>({
    scoreNow: true,
    chances: true,
    feed: true,
    rules: true,
  });
  #extras = $state.raw<Readonly<Record<Extra, boolean>>>({
    sound: false,
    soundAsked: false,
    vibration: false,
    autoEnd: false,
  });
  /** From the address, for this page only. */
  #fixed = $state.raw<{ readonly speed?: Speed; readonly ceremonies?: Speed }>({});

  constructor() {
    this.#read();
    if (typeof location === 'undefined') return;
    const asked = new URLSearchParams(location.search).get('speed');
    const fixed = asked === null ? undefined : oneOf(SPEEDS, Number(asked));
    if (fixed !== undefined) this.#fixed = { speed: fixed, ceremonies: fixed };
  }

  #read(): void {
    const kept = readKept();
    this.#theme = oneOf(THEMES, kept.theme) ?? this.#theme;
    this.#speed = oneOf(SPEEDS, kept.speed) ?? this.#speed;
    // One speed was for both, once.
    this.#ceremonies = oneOf(SPEEDS, kept.ceremonies) ?? oneOf(SPEEDS, kept.speed) ?? this.#ceremonies;
    this.#language = oneOf(SPOKEN, kept.language) ?? preferred();
    this.#aids = { ...this.#aids, ...switches(AIDS, kept.aids) };
    this.#extras = { ...this.#extras, ...switches(EXTRAS, kept) };
  }

  /** What was chosen in another tab holds here too. */
  readAgain(): void {
    this.#read();
    showTheme(this.#theme);
    speak(this.#language).catch(() => undefined);
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    this.#keep();
    showTheme(theme);
  }

  /** How fast bots play and moves are shown. */
  get speed(): Speed {
    return this.#fixed.speed ?? this.#speed;
  }
  set speed(speed: Speed) {
    const { speed: _, ...fixed } = this.#fixed;
    this.#fixed = fixed;
    this.#speed = speed;
    this.#keep();
  }

  /** How fast scorings, payouts and mergers are told. */
  get ceremonies(): Speed {
    return this.#fixed.ceremonies ?? this.#ceremonies;
  }
  set ceremonies(ceremonies: Speed) {
    const { ceremonies: _, ...fixed } = this.#fixed;
    this.#fixed = fixed;
    this.#ceremonies = ceremonies;
    this.#keep();
  }

  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    this.#keep();
    speak(language).catch(() => undefined); // a language that does not load leaves the page as it is
  }

  get aids(): Readonly<Record<Aid, boolean>> {
    return this.#aids;
  }
  set aids(aids: Readonly<Record<Aid, boolean>>) {
    this.#aids = aids;
    this.#keep();
  }

  /** Short and quiet. */
  get sound(): boolean {
    return this.#extras.sound;
  }
  set sound(sound: boolean) {
    this.#switch({ sound, soundAsked: true });
  }

  /** Whether to ask now if sounds are wanted: once on a device, and never where somebody has chosen already. */
  askForSound(): boolean {
    const { sound, soundAsked } = this.#extras;
    if (sound || soundAsked) return false;
    this.#switch({ soundAsked: true });
    return true;
  }

  get vibration(): boolean {
    return this.#extras.vibration;
  }
  set vibration(vibration: boolean) {
    this.#switch({ vibration });
  }

  /** Turns that are done end by themselves. */
  get autoEnd(): boolean {
    return this.#extras.autoEnd;
  }
  set autoEnd(autoEnd: boolean) {
    this.#switch({ autoEnd });
  }

  #switch(change: Partial<Record<Extra, boolean>>): void {
    this.#extras = { ...this.#extras, ...change };
    this.#keep();
  }

  #keep(): void {
    const { theme, language, aids } = this;
    const speeds = { speed: this.#speed, ceremonies: this.#ceremonies };
    const kept = { theme, ...speeds, language, aids, ...this.#extras };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // If storage is refused or full, the choice holds until the page is closed.
    }
  }
}

export const settings = new Settings();

/** Once, when the page starts: shows the theme, and follows the system where that is the choice, and other tabs. */
export function followTheme(): void {
  showTheme(settings.theme);
  darkSystem().addEventListener('change', () => showTheme(settings.theme));
  addEventListener('storage', ({ key }) => {
    if (key === KEY) settings.readAgain();
  });
}

export function reducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function showTheme(theme: Theme): void {
  const shown = theme === 'auto' ? (darkSystem().matches ? 'dark' : 'light') : theme;
  document.documentElement.dataset.theme = shown;
}

function darkSystem(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

function readKept(): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The first of the browser's languages that we speak. */
function preferred(): Language {
  const asked = typeof navigator === 'undefined' ? [] : navigator.languages;
  const known = asked.flatMap((tag) => oneOf(SPOKEN, tag.slice(0, 2).toLowerCase()) ?? []);
  return known[0] ?? 'en';
}

function oneOf<T>(values: readonly T[], kept: unknown): T | undefined {
  return values.find((value) => value === kept);
}

/** Settings that were kept as on or off. */
function switches<Name extends string>(
  names: readonly Name[],
  kept: unknown,
): Partial<Record<Name, boolean>> {
  const values = Object(kept) as Partial<Record<Name, unknown>>;
  const set = names.filter((name) => typeof values[name] === 'boolean');
  return Object.fromEntries(set.map((name) => [name, values[name]])) as Partial<Record<Name, boolean>>;
}
