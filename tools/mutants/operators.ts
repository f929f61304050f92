// What is put in the place of what: the kinds of mutants that are no literals.
import ts from 'typescript';

export const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '&=': ['|='],
  '|=': ['&='],
  '^=': ['|='],
  '<<=': ['>>='],
  '>>=': ['<<='],
};

/** A method and another of the same shape; '' takes the call away. */
export const NAMES: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['ceil', 'floor'],
  ['floor', 'ceil'],
  ['filter', ''],
  ['slice', ''],
  ['sort', ''],
  ['reverse', ''],
]);

export const LOOPS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.WhileStatement,
  ts.SyntaxKind.DoStatement,
  ts.SyntaxKind.ForStatement,
]);

/** Statements that can be left out, besides expressions. */
export const SKIPPABLE: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.ThrowStatement,
  ts.SyntaxKind.ContinueStatement,
  ts.SyntaxKind.BreakStatement,
]);
