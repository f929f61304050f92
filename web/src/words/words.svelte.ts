import * as en from './en/index.ts';
import type { Language } from './languages.ts';

/*
 * All text of the application. A language is one folder with the same files as `en/`; the compiler refuses a
 * missing or superfluous key, because every other language is declared as `Catalogue`. Texts with values are
 * functions, so word order, plurals and lists are the language's own business. English comes with the page, the
 * others when they are chosen.
 */
export type Catalogue = typeof en;

const LOAD: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => en,
  it: () => import('./it/index.ts'),
  fr: () => import('./fr/index.ts'),
  de: () => import('./de/index.ts'),
};

let current = $state.raw<Catalogue>(en);
let spoken = $state.raw<Language>('en');
let asked: Language = 'en';

/** Texts of a part that is not loaded with the page. */
export interface LaterTexts<Texts> {
  /** Read like `words()`; only once `open` has come back. */
  texts(): Texts;
  /** Loads them in the language that is spoken; from then on they are spoken with the rest. */
  open(): Promise<void>;
}

/** Loads a part in a language and hands back what makes it the one that is spoken. */
type Opened = (language: Language) => Promise<() => void>;
const opened = new Set<Opened>();

/** Read inside markup, so that a change of language redraws: `words().shell.playNow`. */
export function words(): Catalogue {
  return current;
}

/** The language of `words()`, for texts that load on their own: `{#await RULES[spokenLanguage()]()}`. */
export function spokenLanguage(): Language {
  return spoken;
}

/** Everything that is drawn changes its language; what was half chosen stays. */
export async function speak(language: Language): Promise<void> {
  asked = language;
  const [catalogue, ...parts] = await Promise.all([
    LOAD[language](),
    ...[...opened].map((part) => part(language)),
  ]);
  if (asked !== language) return;
  current = catalogue;
  spoken = language;
  for (const say of parts) say();
}

export function laterTexts<Texts>(load: Readonly<Record<Language, () => Promise<Texts>>>): LaterTexts<Texts> {
  let said = $state.raw<Texts | null>(null);
  const part: Opened = async (language) => {
    const texts = await load[language]();
    return () => {
      said = texts;
    };
  };
  return {
    texts() {
      if (said === null) throw new Error('These texts have not been opened.');
      return said;
    },
    async open() {
      opened.add(part);
      for (let language = asked; ; language = asked) {
        const say = await part(language);
        if (language === asked) return say();
      }
    },
  };
}
