import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Declaration } from './plain-text.ts';
import { declarationOf, plainText } from './plain-text.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** What a client meets of a game. */
export const TOLD = ['View', 'Move', 'Event'] as const;

/**
 * Reads the sources of the games: by the name of a block of docs/views.md, its declarations. A type is in the first
 * block of its game that needs it; those of the kernel stand in `shared`.
 */
export function blocksOf(games: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const indexOf = (game: string): string => `${ROOT}games/${game}/src/index.ts`;
  const program = ts.createProgram(games.map(indexOf), compilerOptions());
  const checker = program.getTypeChecker();

  function exported(game: string, name: string): Declaration {
    const file = program.getSourceFile(indexOf(game));
    const module = file && checker.getSymbolAtLocation(file);
    const symbol = module && checker.getExportsOfModule(module).find((each) => each.name === name);
    if (!symbol) throw new Error(`${game} exports no ${name}`);
    return declarationOf(symbol, checker);
  }

  /** Writes down what is met, and what is met while writing, in this order. */
  function written(met: Set<Declaration>, meet: (declaration: Declaration) => void): string[] {
    return Array.from(met, (each) => plainText(each, checker, (name) => meet(declarationOf(name, checker))));
  }

  const shared = new Set<Declaration>();
  const blocks = new Map<string, readonly string[]>();
  for (const game of games) {
    const before = new Set<Declaration>();
    for (const name of TOLD) {
      const here = new Set<Declaration>([exported(game, name)]);
      const texts = written(here, (declaration) => {
        const isShared = declaration.getSourceFile().fileName.startsWith(`${ROOT}kernel/`);
        if (isShared) shared.add(declaration);
        else if (!before.has(declaration)) here.add(declaration);
      });
      for (const declaration of here) before.add(declaration);
      blocks.set(`${game} ${name}`, texts);
    }
  }
  return blocks.set(
    'shared',
    written(shared, (declaration) => shared.add(declaration)),
  );
}

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.base.json`, ts.sys.readFile);
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT).options;
}
