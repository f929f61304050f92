// Where a source file can be changed by a little, and into what.
import ts from 'typescript';
import { LOOPS, NAMES, OPERATORS, SKIPPABLE } from './operators.ts';

export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** What is cut out, and what replaces it. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The length of the whole file, by which a trial knows that it is still the same. */
  readonly size: number;
  /** Runs if and only if the mutant does. */
  readonly at: number;
  /** `a < b → a <= b`, on one line. */
  readonly change: string;
}

/** All mutants of a file, in the order of its text. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  ts.forEachChild(tree, visit);
  return found.sort((one, other) => one.start - other.start || one.end - other.end);

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    changesOf(node);
    ts.forEachChild(node, visit);
  }

  /** `whole` is what a reader sees of the change. */
  function add(at: ts.Node, cut: { start: number; end: number }, text: string, whole: ts.Node = at): void {
    const [from, to] = [whole.getStart(), whole.getEnd()];
    const after = source.slice(from, cut.start) + text + source.slice(cut.end, to);
    found.push({
      ...cut,
      file,
      text,
      size: source.length,
      line: tree.getLineAndCharacterOfPosition(cut.start).line + 1,
      at: at.getStart(),
      change: `${short(source.slice(from, to))} → ${short(after)}`,
    });
  }

  function replace(node: ts.Node, ...texts: string[]): void {
    for (const text of texts) add(node, spanOf(node), text, shown(node));
  }

  function changesOf(node: ts.Node): void {
    if (ts.isBinaryExpression(node)) {
      for (const text of OPERATORS[node.operatorToken.getText()] ?? [])
        add(node, spanOf(node.operatorToken), text);
    } else if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
      unary(node);
    } else if (ts.isIfStatement(node)) {
      condition(node.expression, 'true', 'false');
    } else if (ts.isConditionalExpression(node)) {
      condition(node.condition, 'true', 'false');
    } else if (LOOPS.has(node.kind)) {
      condition((node as ts.WhileStatement).expression ?? (node as ts.ForStatement).condition, 'false');
    } else if (ts.isCallExpression(node)) {
      call(node);
    } else if (ts.isExpressionStatement(node) || SKIPPABLE.has(node.kind)) {
      replace(node, ';');
    } else if (ts.isFunctionLike(node)) {
      earlyReturn((node as ts.FunctionLikeDeclaration).body);
    } else {
      literal(node);
    }
  }

  function unary(node: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression): void {
    const { operator, operand } = node;
    const token = ts.tokenToString(operator) ?? '';
    const start = ts.isPrefixUnaryExpression(node) ? node.getStart() : operand.getEnd();
    const other = { '++': '--', '--': '++', '!': '', '-': '', '~': '' }[token];
    if (other !== undefined) add(node, { start, end: start + token.length }, other, shown(node));
  }

  function condition(node: ts.Expression | undefined, ...texts: string[]): void {
    if (node && node.kind !== ts.SyntaxKind.TrueKeyword) replace(node, ...texts);
  }

  /** Another method of the same shape, or the same thing without the call. */
  function call(node: ts.CallExpression): void {
    if (!ts.isPropertyAccessExpression(node.expression)) return;
    const { name, expression } = node.expression;
    const other = NAMES.get(name.text);
    if (other === '') add(node, { start: expression.getEnd(), end: node.getEnd() }, '');
    else if (other !== undefined) add(node, spanOf(name), other);
  }

  function earlyReturn(body: ts.Node | undefined): void {
    if (body && !ts.isBlock(body)) replace(body, 'undefined');
    if (!body || !ts.isBlock(body)) return;
    const [first] = body.statements;
    if (first) add(body, { start: first.getStart(), end: first.getStart() }, 'return; ', first);
  }

  function literal(node: ts.Node): void {
    if (isName(node)) return;
    if (ts.isNumericLiteral(node)) {
      const value = Number(node.text);
      replace(node, String(value + 1), value === 0 ? '(-1)' : String(value - 1));
    } else if (ts.isStringLiteralLike(node)) {
      replace(node, node.text === '' ? "'mutant'" : "''");
    } else if (ts.isTemplateExpression(node)) {
      replace(node, "''");
    } else if (ts.isArrayLiteralExpression(node)) {
      if (node.elements.length > 0) replace(node, '[]');
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) {
      replace(node, 'false');
    } else if (node.kind === ts.SyntaxKind.FalseKeyword) {
      replace(node, 'true');
    }
  }
}

const spanOf = (node: ts.Node) => ({ start: node.getStart(), end: node.getEnd() });

/** The key of a property, which a literal could be too. */
function isName(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}

/** A literal alone tells a reader nothing, so its surroundings are shown too if they are short. */
function shown(node: ts.Node): ts.Node {
  let whole = node;
  while (!ts.isStatement(whole) && whole.parent.getEnd() - whole.parent.getStart() < 80) whole = whole.parent;
  return whole;
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 80 ? line : `${line.slice(0, 79)}…`;
}
