import { words } from '../../words/words.svelte.ts';
import type { Rulebook } from '../registry.ts';

interface Rule {
  readonly number: string;
  readonly text: string;
  readonly section: string;
}

/** The rules of Airlines Europe as the program plays them. Loaded when somebody wants to read them. */
export async function rulebook(): Promise<Rulebook> {
  const { default: text } = await import('@tarmac/airlines-europe/RULES.md?raw');
  const sections = Map.groupBy(parseRules(text, words().europe.rules.ours), ({ section }) => section);
  return { sections: [...sections].map(([title, rules]) => ({ title, rules })) };
}

const RULE = /^(AE-\d+) +(.*)$/;
const HEADING = /^(?:## )?([A-Z][^.|]*)$/;
const SETTLED = /^- ((?:AE-\d+(?:, )?)+): (.*)$/;

/**
 * Reads RULES.md: a rule begins with its number and goes on over indented lines; a line alone is a heading; the list
 * at the end settles details of rules above. `ours` stands in for the mark of our own decisions.
 */
export function parseRules(source: string, ours: string): Rule[] {
  const rules: { number: string; section: string; text: string }[] = [];
  let section = '';
  let current: { text: string }[] = [];
  for (const line of source.split('\n')) {
    const [, number, text = ''] = RULE.exec(line) ?? [];
    const [, numbers, settled = ''] = SETTLED.exec(line) ?? [];
    if (number) {
      rules.push({ number, section, text });
      current = rules.slice(-1);
    } else if (numbers) {
      current = rules.filter((rule) => numbers.split(', ').includes(rule.number));
      for (const rule of current) rule.text += ` D: ${capital(settled)}`;
    } else if (/^ +\S/.test(line)) {
      for (const rule of current) rule.text += ` ${line.trim()}`;
    } else {
      current = [];
      section = HEADING.exec(line)?.[1] ?? section;
    }
  }
  return rules.map((rule) => ({ ...rule, text: readable(rule.text, ours) }));
}

/** Without the marks of the sources: `[E M I]`, `(M)`, `(E: chosen)`; our decisions named as such. */
function readable(text: string, ours: string): string {
  const small = ours.charAt(0).toLowerCase() + ours.slice(1);
  return text
    .replace(/ ?\[[EMI](?: [EMI])*\]/g, '')
    .replace(/ \([EMI](?:[,:][^)]*)?\)/g, '')
    .replace(/\bD \(([^)]*)\):/g, `${ours} ($1)`)
    .replace(/^(.*) D$/, `${ours} $1`)
    .replace(/(\(|; )D:/g, `$1${small}`)
    .replace(/\bD:/g, ours)
    .replace(/`([^`]*)`/g, '“$1”')
    .replace(/ +/g, ' ')
    .trim();
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
