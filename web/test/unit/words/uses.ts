import { childrenOf, isNode, type Source, type SyntaxNode } from './sources.ts';

/** A place in the sources where something is taken from the catalogue. */
export interface Use {
  /** `panels.bar.deck`; `*` where the key is only known when the page runs: `options.*.name`. */
  readonly path: string;
  readonly where: string;
}

/** How sources get hold of a catalogue: the function that gives it, and its type. */
export interface Reader {
  readonly call: string;
  readonly type: string;
}

/** What a name stands for, as paths of the catalogue: `const say = $derived(words().shell)`. */
type Names = Map<string, Set<string>>;
/** Whether a path leads to several texts, not to one. */
type IsPart = (path: string) => boolean;

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
const textOf = (node: unknown): string =>
  isNode(node) ? String(node.type === 'Identifier' ? node.name : (node.value ?? '*')) : '*';

/** Every path that is read in a source to its end; names in between are followed. */
export function usesIn(source: Source, isPart: IsPart, reader: Reader): Use[] {
  const names = namesIn(source.root, isPart, reader);
  const uses: Use[] = [];
  const walk = (node: SyntaxNode): void => {
    const paths = pathsOf(node, names, reader);
    for (const path of paths) uses.push({ path, where: source.lineOf(node) });
    for (const [key, child] of childrenOf(node)) {
      if (paths.length > 0 && (key === 'object' || key === 'callee')) walkInside(child);
      else if (!isOnlyNamed(node, key, names, isPart, reader)) walk(child);
    }
  };
  /** Below a path that has been read, only the keys in brackets and values of calls are of interest. */
  const walkInside = (node: SyntaxNode): void => {
    for (const [key, child] of childrenOf(node)) {
      if (key === 'object' || key === 'callee') walkInside(child);
      else if (key === 'arguments' || node.computed === true) walk(child);
    }
  };
  walk(source.root);
  return uses;
}

/** Giving something a name does not read it yet; the names of properties and types read nothing. */
function isOnlyNamed(parent: SyntaxNode, key: string, names: Names, isPart: IsPart, reader: Reader): boolean {
  switch (parent.type) {
    case 'VariableDeclarator':
      return key === 'id' || (isNode(parent.init) && aliasPaths(parent.init, names, reader).some(isPart));
    case 'MemberExpression':
      return key === 'property' && parent.computed !== true;
    case 'Property':
      return key === 'key' && parent.computed !== true;
    case 'FunctionDeclaration':
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return key === 'params' || key === 'id';
    default:
      return key === 'typeAnnotation' || parent.type.startsWith('Import');
  }
}

/** The paths an expression stands for; none when it is not of the catalogue. */
function pathsOf(node: unknown, names: Names, reader: Reader): string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Identifier':
      return [...(names.get(String(node.name)) ?? [])];
    case 'CallExpression': {
      const { callee } = node;
      if (isNode(callee) && callee.type === 'Identifier' && callee.name === reader.call) return [''];
      return isNode(callee) && callee.type === 'Identifier' ? pathsOf(callee, names, reader) : [];
    }
    case 'MemberExpression': {
      const key = node.computed === true && !isLiteral(node.property) ? '*' : textOf(node.property);
      return pathsOf(node.object, names, reader).map((path) => join(path, key));
    }
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return pathsOf(node.expression, names, reader);
    default:
      return [];
  }
}

const isLiteral = (node: unknown): boolean => isNode(node) && node.type === 'Literal';

/** What a declaration names: also through `$derived(…)`, `() => …` and a choice between parts. */
function aliasPaths(node: SyntaxNode, names: Names, reader: Reader): string[] {
  switch (node.type) {
    case 'CallExpression': {
      const [first] = Array.isArray(node.arguments) ? node.arguments : [];
      const isDerived = isNode(node.callee) && node.callee.name === '$derived';
      return isDerived && isNode(first) ? aliasPaths(first, names, reader) : pathsOf(node, names, reader);
    }
    case 'ArrowFunctionExpression':
      return isNode(node.body) && Array.isArray(node.params) && node.params.length === 0
        ? aliasPaths(node.body, names, reader)
        : [];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap((part) =>
        isNode(part) ? aliasPaths(part, names, reader) : [],
      );
    case 'LogicalExpression':
      return isNode(node.right) ? aliasPaths(node.right, names, reader) : [];
    default:
      return pathsOf(node, names, reader);
  }
}

/** Names are followed without their scopes: one that means several parts stands for all of them. */
function namesIn(root: SyntaxNode, isPart: IsPart, reader: Reader): Names {
  const names: Names = new Map();
  const give = (pattern: unknown, paths: readonly string[]): void => {
    if (!isNode(pattern) || paths.length === 0) return;
    if (pattern.type === 'Identifier') {
      const known = names.get(String(pattern.name)) ?? new Set<string>();
      names.set(String(pattern.name), known);
      for (const path of paths) known.add(path);
    } else if (pattern.type === 'ObjectPattern') {
      for (const [, property] of childrenOf(pattern))
        give(
          property.value,
          paths.map((path) => join(path, textOf(property.key))),
        );
    }
  };
  const walk = (node: SyntaxNode): void => {
    if (node.type === 'VariableDeclarator' && isNode(node.init))
      give(node.id, aliasPaths(node.init, names, reader).filter(isPart));
    if (node.type === 'Identifier' && isNode(node.typeAnnotation))
      give({ ...node, typeAnnotation: undefined }, typePaths(node.typeAnnotation, reader));
    for (const [, child] of childrenOf(node)) walk(child);
  };
  walk(root);
  walk(root);
  return names;
}

/** `Catalogue['shell']['names']` */
function typePaths(node: SyntaxNode, reader: Reader): string[] {
  if (node.type === 'TSTypeAnnotation')
    return isNode(node.typeAnnotation) ? typePaths(node.typeAnnotation, reader) : [];
  if (node.type === 'TSTypeReference') return textOf(node.typeName) === reader.type ? [''] : [];
  if (node.type !== 'TSIndexedAccessType' || !isNode(node.objectType) || !isNode(node.indexType)) return [];
  const key = textOf(node.indexType.literal);
  return typePaths(node.objectType, reader).map((path) => join(path, key));
}
