import ts from 'typescript';

/** Where a value is not as declared, and how: `.hands[2].size is missing`; undefined if it is. */
type Check = (value: unknown) => string | undefined;

export interface DocumentTypes {
  problem(type: string, value: unknown): string | undefined;
  /** Objects that are declared as alternatives, such as the moves, and that no value has been so far. */
  neverMet(): string[];
}

/**
 * Reads declarations as the author of a client does, who knows nothing of the sources. Throws if a type is declared twice
 * or not at all, or if there is more to it than the names and values of JSON.
 */
export function readTypes(declarations: string): DocumentTypes {
  const checks = new Map<string, Check>();
  const unmet = new Set<ts.TypeNode>();
  const source = ts.createSourceFile('views.ts', declarations, ts.ScriptTarget.Latest, true);
  const used = new Set<string>();

  function checkOf(node: ts.TypeNode): Check {
    if (ts.isParenthesizedTypeNode(node)) return checkOf(node.type);
    if (ts.isNamedTupleMember(node)) return checkOf(node.type);
    if (ts.isTypeLiteralNode(node)) return objectCheck(node.members);
    if (ts.isUnionTypeNode(node)) return unionCheck(node.types);
    if (ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node)) return itemsCheck(node);
    const text = node.getText();
    if (ts.isLiteralTypeNode(node)) return literalCheck(JSON.parse(text.replaceAll("'", '"')));
    if (['string', 'number', 'boolean'].includes(text)) return kindCheck(text);
    if (!ts.isTypeReferenceNode(node) || node.typeArguments) throw new Error(`${text} is not plain`);
    used.add(text);
    return (value) => checks.get(text)?.(value);
  }

  function itemsCheck(node: ts.ArrayTypeNode | ts.TupleTypeNode): Check {
    if (ts.isTupleTypeNode(node)) {
      const items = node.elements.map(checkOf);
      return listCheck((place) => items[place], items.length);
    }
    const item = checkOf(node.elementType);
    return listCheck(() => item);
  }

  function unionCheck(types: readonly ts.TypeNode[]): Check {
    const alternatives = types.map((type) => ({ type, check: checkOf(type) }));
    for (const type of types.filter(ts.isTypeLiteralNode)) unmet.add(type);
    return (value) => {
      let nearest = `is ${told(value)}`;
      for (const { type, check } of alternatives) {
        const problem = check(value);
        if (problem === undefined) {
          unmet.delete(type);
          return undefined;
        }
        // Only the alternative that is meant gets beyond the type of a move or an event.
        if (/^\.(?!type )/.test(problem)) nearest = problem;
      }
      return nearest;
    };
  }

  function objectCheck(members: readonly ts.TypeElement[]): Check {
    const fields = new Map<string, Check>();
    const optional = new Set<string>();
    let others: Check = () => 'is not declared';
    for (const member of members) {
      if (ts.isIndexSignatureDeclaration(member)) others = checkOf(member.type);
      else if (ts.isPropertySignature(member) && member.type) {
        const name = member.name.getText().replaceAll("'", '');
        fields.set(name, checkOf(member.type));
        if (member.questionToken) optional.add(name);
      } else throw new Error(`${member.getText()} is not plain`);
    }
    return (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return `is ${told(value)}`;
      const own = new Map(Object.entries(value));
      for (const [name, check] of fields) {
        if (own.has(name)) {
          const problem = check(own.get(name));
          if (problem !== undefined) return at(`.${name}`, problem);
        } else if (!optional.has(name)) return `.${name} is missing`;
        own.delete(name);
      }
      for (const [name, rest] of own) {
        const problem = others(rest);
        if (problem !== undefined) return at(`.${name}`, problem);
      }
      return undefined;
    };
  }

  for (const each of source.statements) {
    if (!ts.isInterfaceDeclaration(each) && !ts.isTypeAliasDeclaration(each)) throw new Error(each.getText());
    const name = each.name.text;
    if (checks.has(name)) throw new Error(`${name} is declared twice`);
    checks.set(name, ts.isInterfaceDeclaration(each) ? objectCheck(each.members) : checkOf(each.type));
  }
  for (const name of used) if (!checks.has(name)) throw new Error(`${name} is not declared`);

  return {
    problem(type, value) {
      const check = checks.get(type);
      const problem = check ? check(value) : 'is not declared';
      return problem === undefined ? undefined : at(type, problem);
    },
    neverMet: () => Array.from(unmet, (type) => type.getText().replace(/\s+/g, ' ')),
  };
}

function listCheck(itemAt: (place: number) => Check, length?: number): Check {
  return (value) => {
    if (!Array.isArray(value) || value.length !== (length ?? value.length)) return `is ${told(value)}`;
    for (const [i, item] of value.entries()) {
      const problem = itemAt(i)(item);
      if (problem !== undefined) return at(`[${i}]`, problem);
    }
    return undefined;
  };
}

function literalCheck(literal: unknown): Check {
  return (value) => (value === literal ? undefined : `is ${told(value)}`);
}

function kindCheck(kind: string): Check {
  return (value) => (kind === typeof value ? undefined : `is ${told(value)}`);
}

function at(place: string, problem: string): string {
  return `${place}${/^[.[]/.test(problem) ? '' : ' '}${problem}`;
}

function told(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
