import { describe, expect, it } from 'vitest';
import { childrenOf, isNode, type Source, type SyntaxNode, sourceOf, sources } from './sources.ts';

/** What is read aloud or shown of an element besides its content; properties of components carry such names too. */
const SPOKEN =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|label|placeholder|says|text|title)$/;

/** Numbers of rules are the same in every language. */
const RULE = /^[A-Z]{2,3}-\d+$/;

const hasLetters = (text: string): boolean => /\p{L}/u.test(text) && !RULE.test(text.trim());

interface Found {
  readonly where: string;
  readonly text: string;
}

/** Text in the markup of a component that comes from no catalogue. */
function textIn(source: Source): Found[] {
  const found: Found[] = [];
  const take = (node: SyntaxNode, text: unknown): void => {
    if (typeof text === 'string' && hasLetters(text))
      found.push({ where: source.lineOf(node), text: text.trim() });
  };
  /** The texts an expression may result in; what it compares, looks up or hands to functions is not shown. */
  const results = (node: unknown): void => {
    if (!isNode(node)) return;
    if (node.type === 'Literal') take(node, node.value);
    else if (node.type === 'TemplateLiteral') {
      const { quasis, expressions } = node as unknown as { quasis: SyntaxNode[]; expressions: SyntaxNode[] };
      for (const part of quasis) take(part, (part.value as { cooked: string }).cooked);
      for (const part of expressions) results(part);
    } else if (node.type === 'ConditionalExpression') {
      results(node.consequent);
      results(node.alternate);
    } else if (
      node.type === 'LogicalExpression' ||
      (node.type === 'BinaryExpression' && node.operator === '+')
    ) {
      results(node.left);
      results(node.right);
    }
  };
  const value = (node: unknown): void => {
    for (const part of Array.isArray(node) ? node : [node]) {
      if (!isNode(part)) continue;
      if (part.type === 'Text') take(part, part.data);
      else results(part.expression);
    }
  };
  const walk = (node: SyntaxNode): void => {
    if (node.type === 'Text') take(node, node.data);
    if (node.type === 'ExpressionTag' || node.type === 'HtmlTag') results(node.expression);
    if (node.type === 'Attribute') {
      if (SPOKEN.test(String(node.name))) value(node.value);
      return;
    }
    if (node.type.endsWith('Directive')) return;
    for (const [, child] of childrenOf(node)) walk(child);
  };
  if (isNode(source.root.fragment)) walk(source.root.fragment);
  return found;
}

/** Nobody reads these: the engine answers with codes, and a test reads what collides. */
const FOR_PROGRAMMERS = [
  'engine/',
  'games/airlines-europe/map/collisions.ts',
  'games/common/map/collisions.ts',
  'play/session.svelte.ts',
];

/** Two words in a row of letters, as sentences have and settings, selectors and paths have not. */
const SENTENCE = /^\p{L}[\p{L}’']* (\p{L}+[ ,.:]?)+/u;

function sentencesIn(source: Source): Found[] {
  const found: Found[] = [];
  const walk = (node: SyntaxNode): void => {
    if (node.type === 'NewExpression' || node.type.startsWith('Import')) return;
    const text =
      node.type === 'Literal'
        ? node.value
        : node.type === 'TemplateElement'
          ? (node.value as { cooked: string }).cooked
          : '';
    if (typeof text === 'string' && SENTENCE.test(text)) found.push({ where: source.lineOf(node), text });
    for (const [, child] of childrenOf(node)) walk(child);
  };
  if (isNode(source.root.instance)) walk(source.root.instance);
  if (isNode(source.root.module)) walk(source.root.module);
  return found;
}

describe('text in components', () => {
  it('comes from a catalogue', () => {
    const components = sources().filter(({ file }) => file.endsWith('.svelte'));
    expect(components.length).toBeGreaterThan(80);
    expect(components.flatMap(textIn)).toEqual([]);
  });

  it.each([
    ['<p>Buy now</p>', 'Buy now'],
    ['<button aria-label="Close"></button>', 'Close'],
    ['<Field label="Name" />', 'Name'],
    ["<p>{busy ? 'Wait' : ''}</p>", 'Wait'],
    ['<p title="Move {step}"></p>', 'Move'],
    [`<p title={\`Move \${step}\`}></p>`, 'Move'],
    ["<p>{count + ' cards'}</p>", 'cards'],
    ["{#if open}<b>{name ?? 'Nobody'}</b>{/if}", 'Nobody'],
  ])('is found in %s', (markup, text) => {
    expect(textIn(sourceOf('A.svelte', markup)).map((found) => found.text)).toEqual([text]);
  });

  it.each([
    '<p>{say.buy(price)}</p>',
    "<Icon name={open ? 'menu' : 'close'} />",
    "<p class=\"big\">{price === 'free' ? 0 : price} · {format(price, 'short')}</p>",
  ])('is not found in %s', (markup) => {
    expect(textIn(sourceOf('A.svelte', markup))).toEqual([]);
  });

  it('is not written in scripts either', () => {
    const read = sources().filter(({ file }) => !FOR_PROGRAMMERS.some((part) => file.startsWith(part)));
    expect(read.flatMap(sentencesIn)).toEqual([]);
    const planted = sourceOf('a.ts', "const told = busy ? 'Wait a moment.' : '';");
    expect(sentencesIn(planted).map(({ text }) => text)).toEqual(['Wait a moment.']);
  });
});
