import type { Page } from 'playwright-core';
import type { Language } from '../../src/words/languages.ts';

/**
 * Where the figures of a card are to be read on the screen: how many of something there are, the numbers that a text or its
 * label has, or a number of the rules that no screen shows.
 */
export type Source =
  | { readonly count: string }
  | { readonly text: string }
  /** The same, one more: what there will be after a move. */
  | { readonly more: string }
  | { readonly rule: number };

/** Numbers from 2 on as words, apart from those that mean something else as well ("neuf", "sei"). */
const WORDS: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  en: { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, forty: 40 },
  de: { zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, vierzig: 40 },
  fr: { deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, quarante: 40 },
  it: { due: 2, tre: 3, quattro: 4, cinque: 5, sette: 7, otto: 8, nove: 9, quaranta: 40 },
};
/** Numbers that are names, and the rank that no screen counts. */
const NAMES = /Boeing 247s?|DC-3s?|Platz 2/g;

/** All numbers in a text, those of one game written as in its language. */
function numbersIn(text: string, language: Language): number[] {
  const plain = text.replace(NAMES, '');
  const figures = plain.match(/\d{1,3}(?:[.,’\u202f\u00a0]\d{3})+|\d+/g) ?? [];
  const words = plain.toLowerCase().match(/\p{L}+/gu) ?? [];
  return [
    ...figures.map((figure) => Number(figure.replace(/\D/g, ''))),
    ...words.flatMap((word) => WORDS[language][word] ?? []),
  ];
}

/** Runs in the page: the card, and what its sources say. */
function read(sources: readonly Source[]): { card: string; texts: string[]; counts: number[] } {
  const shown = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const textOf = (element: Element): string =>
    [element.getAttribute('aria-label'), element.textContent].join(' ');
  const says = document.querySelector('[data-testid=coach] .says');
  return {
    card: [...(says?.querySelectorAll('h2, p') ?? [])].map((part) => part.textContent ?? '').join(' '),
    texts: sources.map((source) => {
      const selector = 'text' in source ? source.text : 'more' in source ? source.more : null;
      return selector === null ? '' : shown(selector).map(textOf).join(' | ');
    }),
    counts: sources.map((source) => ('count' in source ? shown(source.count).length : Number.NaN)),
  };
}

/** The numbers that the card says and that none of its sources has. */
export async function strayFigures(
  page: Page,
  sources: readonly Source[],
  language: Language,
): Promise<string[]> {
  const { card, texts, counts } = await page.evaluate(read, sources);
  const known = new Set(
    sources.flatMap((source, i) => {
      if ('rule' in source) return [source.rule];
      if ('count' in source) return [counts[i] ?? Number.NaN];
      const numbers = numbersIn(texts[i] ?? '', language);
      return 'more' in source ? numbers.map((number) => number + 1) : numbers;
    }),
  );
  const stray = numbersIn(card, language).filter((number) => number !== 1 && !known.has(number));
  return stray.map(
    (number) => `says ${number}, and the screen ${[...known].join(', ') || 'nothing'}: ${card}`,
  );
}

/** Which of these names the card says, and which of them the screen shows besides. */
export function namesSaid(
  page: Page,
  known: readonly string[],
): Promise<{ readonly said: string[]; readonly shown: string[] }> {
  return page.evaluate((names) => {
    const coach = document.querySelector('[data-testid=coach]');
    const texts = [...document.querySelectorAll('body *')].flatMap((element) => {
      const isShown = !coach?.contains(element) && element.checkVisibility({ visibilityProperty: true });
      return isShown && element.children.length === 0 ? [element.textContent ?? ''] : [];
    });
    const card = coach?.querySelector('.says')?.textContent ?? '';
    return {
      said: names.filter((name) => card.includes(name)),
      shown: names.filter((name) => texts.some((text) => text.includes(name))),
    };
  }, known);
}
