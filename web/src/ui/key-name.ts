import { words } from '../words/words.svelte.ts';

const ARROWS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowDown: '↓',
};

/** A key as it is printed on keyboards of the language. */
export function keyName(key: string): string {
  const { names } = words().keyboard;
  const parts = key.split(/(?<=.)\+/);
  return parts.map((part) => ARROWS[part] ?? names[part] ?? part).join('+');
}
