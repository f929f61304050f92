import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';

const SOURCES = fileURLToPath(new URL('../../../src/', import.meta.url));

/** A node of the syntax of a component or module: markup, ESTree and TypeScript nodes alike. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

export interface Source {
  /** From `web/src` on. */
  readonly file: string;
  readonly root: SyntaxNode;
  lineOf(node: SyntaxNode): string;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** The nodes directly below one, each with the key it is under. */
export function childrenOf(node: SyntaxNode): [key: string, child: SyntaxNode][] {
  return Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter(isNode)
      .map((child): [string, SyntaxNode] => [key, child]),
  );
}

export function sourceOf(file: string, text: string): Source {
  const isComponent = file.endsWith('.svelte');
  const root = parse(isComponent ? text : `<script lang="ts">${text}\n</script>`, {
    modern: true,
  }) as unknown as SyntaxNode;
  const before = isComponent ? 0 : '<script lang="ts">'.length;
  return {
    file,
    root,
    lineOf: ({ start }) => `${file}:${text.slice(0, start - before).split('\n').length}`,
  };
}

/** Components and modules of the page, without the catalogues themselves. */
export function sources(): Source[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.startsWith('words/'))
    .sort()
    .map((file) => sourceOf(file, readFileSync(SOURCES + file, 'utf8')));
}
