import type { Rich } from '../../../words/rich.ts';

/**
 * Sentences one after the other; all but the first begin large. `brief`: what the same player did, which begins small, is
 * one sentence.
 */
export function joined(all: readonly Rich[], brief = false): Rich {
  const goesOn = (i: number): boolean => brief && isSmall(all[i - 1]) && isSmall(all[i]);
  return all.flatMap((sentence, i) => {
    const part = goesOn(i + 1) ? open(sentence) : sentence;
    if (i === 0) return part;
    return goesOn(i) ? [', ', ...part] : [' ', ...capital(part)];
  });
}

/** It follows the name of a player. */
function isSmall(sentence: Rich | undefined): boolean {
  const first = sentence?.[0];
  return typeof first === 'string' && /^\p{Ll}/u.test(first);
}

/** Without its full stop. */
function open(sentence: Rich): Rich {
  const last = sentence.at(-1);
  return typeof last === 'string' ? [...sentence.slice(0, -1), last.replace(/\.$/, '')] : sentence;
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
