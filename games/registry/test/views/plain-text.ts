import ts from 'typescript';

export type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** A list of values that is longer is written with one value a line. */
const LINE = 100;

/**
 * A declaration as it is in its file, comments included, but as JSON has it: nothing is computed or generic, and
 * `readonly`, which tells a client nothing, is left out. `meet` hears of every type that it names.
 */
export function plainText(
  declaration: Declaration,
  checker: ts.TypeChecker,
  meet: (type: ts.Symbol) => void,
): string {
  const { text: source } = declaration.getSourceFile();

  function textOf(node: ts.Node): string {
    if (ts.isTypeReferenceNode(node)) return referenceText(node, '');
    if (ts.isIndexedAccessTypeNode(node)) return unionText(valuesOf(node, checker) ?? []);
    if (isReadonlyList(node)) return textOf(node.type);
    if (ts.isParenthesizedTypeNode(node) && isReadonlyList(node.type)) return textOf(node.type);
    let [text, at] = ['', node.getStart()];
    ts.forEachChild(node, (part) => {
      text += source.slice(at, part.getStart());
      if (!isLeftOut(part)) text += textOf(part);
      at = part.end + (isLeftOut(part) ? 1 : 0);
    });
    return text + source.slice(at, node.end);
  }

  /** `mark`: whether fields may be absent. */
  function referenceText(node: ts.TypeReferenceNode, mark: '' | '?'): string {
    const name = node.typeName.getText();
    const [first, second] = node.typeArguments ?? [];
    if (first && second && name === 'Record') return recordText(first, mark, textOf(second));
    if (first && ts.isTypeReferenceNode(first)) {
      if (name === 'Readonly') return referenceText(first, mark);
      if (name === 'Partial') return referenceText(first, '?');
    }
    if (first || mark) throw notPlain(node);
    meet(symbolOf(node, checker));
    return name;
  }

  /** A field for each key; where every text is a key, what such fields are like. */
  function recordText(keys: ts.TypeNode, mark: '' | '?', value: string): string {
    const values = valuesOf(keys, checker);
    if (!values) return `{ [${keys.getText().toLowerCase()}: ${textOf(keys)}]: ${value} }`;
    const fields = values.map((key) => `${/^\w+$/.test(key) ? key : `'${key}'`}${mark}: ${value}`);
    const line = `{ ${fields.join('; ')} }`;
    return line.length <= LINE ? line : `{\n${fields.map((field) => `  ${field};\n`).join('')}}`;
  }

  return `${commentOf(declaration, checker)}${textOf(declaration)}`.replace(/ +$/gm, '');
}

function unionText(values: readonly string[]): string {
  const texts = values.map((value) => `'${value}'`);
  const line = texts.join(' | ');
  return line.length <= LINE ? line : texts.map((text) => `\n  | ${text}`).join('');
}

/** The texts that a type allows, in the order of the list they come from; undefined if it allows all. */
function valuesOf(node: ts.TypeNode, checker: ts.TypeChecker): string[] | undefined {
  if (node.kind === ts.SyntaxKind.StringKeyword) return undefined;
  if (ts.isTypeReferenceNode(node)) {
    const named = declarationOf(symbolOf(node, checker), checker);
    if (ts.isTypeAliasDeclaration(named)) return valuesOf(named.type, checker);
  }
  if (!ts.isIndexedAccessTypeNode(node)) throw notPlain(node);
  // By the list and not by the union: the compiler orders unions by what it happened to read first.
  const list = checker.getTypeFromTypeNode(node.objectType);
  if (!checker.isTupleType(list)) throw notPlain(node);
  return checker.getTypeArguments(list as ts.TypeReference).map((type) => {
    if (!type.isStringLiteral()) throw notPlain(node);
    return type.value;
  });
}

export function declarationOf(symbol: ts.Symbol, checker: ts.TypeChecker): Declaration {
  const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  for (const each of own.declarations ?? []) {
    if (ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each)) return each;
  }
  throw new Error(`${symbol.name} is declared neither as an interface nor as a type`);
}

function symbolOf(node: ts.TypeReferenceNode, checker: ts.TypeChecker): ts.Symbol {
  const symbol = checker.getSymbolAtLocation(node.typeName);
  if (!symbol) throw notPlain(node);
  return symbol;
}

/** The comment of a declaration; where it has none, that of the list which its values come from. */
function commentOf(declaration: Declaration, checker: ts.TypeChecker): string {
  const comment = ts.getJSDocCommentsAndTags(declaration).at(-1) ?? commentOfList(declaration, checker);
  return comment ? `${comment.getText()}\n` : '';
}

function commentOfList(declaration: Declaration, checker: ts.TypeChecker): ts.Node | undefined {
  if (!ts.isTypeAliasDeclaration(declaration) || !ts.isIndexedAccessTypeNode(declaration.type))
    return undefined;
  const { objectType } = declaration.type;
  const query = ts.isParenthesizedTypeNode(objectType) ? objectType.type : objectType;
  const list = ts.isTypeQueryNode(query) && checker.getSymbolAtLocation(query.exprName)?.valueDeclaration;
  return list ? ts.getJSDocCommentsAndTags(list).at(-1) : undefined;
}

function isReadonlyList(node: ts.Node): node is ts.TypeOperatorNode {
  return ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword;
}

function isLeftOut(node: ts.Node): boolean {
  return node.kind === ts.SyntaxKind.ReadonlyKeyword || node.kind === ts.SyntaxKind.ExportKeyword;
}

function notPlain(node: ts.Node): Error {
  const { fileName } = node.getSourceFile();
  return new Error(
    `${fileName}: \`${node.getText()}\` cannot be told as plain JSON. Teach plain-text.ts, or write it plainly.`,
  );
}
