import type { Rich } from '../../../words/rich.ts';

/** Sentences one after the other; all but the first begin large. */
export function joined(all: readonly Rich[]): Rich {
  return all.flatMap((sentence, i) => (i === 0 ? sentence : [' ', ...capital(sentence)]));
}

/** Those that say something, one after the other. */
export function told(...sentences: readonly Rich[]): Rich {
  return sentences
    .filter((sentence) => sentence.some((part) => part !== ''))
    .flatMap((sentence, i) => (i === 0 ? sentence : [' ', ...sentence]));
}

function capital([first, ...rest]: Rich): Rich {
  if (typeof first !== 'string') return first === undefined ? rest : [first, ...rest];
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest];
}
