import { LANGUAGES, type Language, speak } from '../words/words.svelte.ts';

const KEY = 'tarmac.settings';

const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** How many times as fast as written; 0 switches movement off. */
const SPEEDS = [0, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
const SPOKEN = Object.keys(LANGUAGES) as Language[];
/** What helps a player to see; each can be switched off. */
const AIDS = ['scoreNow', 'chances', 'feed', 'rules'] as const;
export type Aid = (typeof AIDS)[number];

/** What a person has chosen for this browser. Every change is kept at once, where the browser allows it. */
export class Settings {
  #theme = $state.raw<Theme>('auto');
  #speed = $state.raw<Speed>(1);
  #language = $state.raw<Language>('en');
  #aids = $state.raw<Readonly<Record<Aid, boolean>>>({
    scoreNow: true,
    chances: true,
    feed: true,
    rules: true,
  });
  /** From the address, for this page only. */
  #fixedSpeed = $state.raw<Speed | undefined>(undefined);

  constructor() {
    const kept = readKept();
    this.#theme = oneOf(THEMES, kept.theme) ?? this.#theme;
    this.#speed = oneOf(SPEEDS, kept.speed) ?? this.#speed;
    this.#language = oneOf(SPOKEN, kept.language) ?? preferred();
    const aids = Object(kept.aids) as Partial<Record<Aid, unknown>>;
    this.#aids = { ...this.#aids, ...switches(aids) };
    if (typeof location === 'undefined') return;
    const asked = new URLSearchParams(location.search).get('speed');
    if (asked !== null) this.#fixedSpeed = oneOf(SPEEDS, Number(asked));
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    this.#keep();
    showTheme(theme);
  }

  get speed(): Speed {
    return this.#fixedSpeed ?? this.#speed;
  }
  set speed(speed: Speed) {
    this.#fixedSpeed = undefined;
    this.#speed = speed;
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

  #keep(): void {
    const { theme, language, aids } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, speed: this.#speed, language, aids }));
    } catch {
      // Storage is refused or full: the choice holds until the page is closed.
    }
  }
}

export const settings = new Settings();

/** Once, when the page starts: shows the theme, and follows the system where that is the choice. */
export function followTheme(): void {
  showTheme(settings.theme);
  darkSystem().addEventListener('change', () => showTheme(settings.theme));
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

function switches(kept: Partial<Record<Aid, unknown>>): Partial<Record<Aid, boolean>> {
  const set = AIDS.filter((aid) => typeof kept[aid] === 'boolean');
  return Object.fromEntries(set.map((aid) => [aid, kept[aid] === true]));
}
