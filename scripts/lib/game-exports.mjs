// Finds exports of packages that come from the folders of games: names that belong to one game.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * The exports of a file that lie in a game's folder, by the test of paths.
 * @param {string} file
 * @param {(path: string) => boolean} isOwn
 * @returns {Set<string>}
 */
export function exportsOfGames(file, isOwn) {
  const names = new Set();
  for (const statement of parse(file).statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
    const from = join(dirname(file), /** @type {ts.StringLiteral} */ (statement.moduleSpecifier).text);
    if (!from.endsWith('.ts') && !isOwn(from)) continue;
    const { exportClause } = statement;
    if (exportClause && ts.isNamedExports(exportClause)) {
      if (isOwn(from)) for (const { name } of exportClause.elements) names.add(name.text);
    } else for (const name of isOwn(from) ? allExports(from) : exportsOfGames(from, isOwn)) names.add(name);
  }
  return names;
}

/**
 * @param {string} file
 * @returns {string[]}
 */
function allExports(file) {
  return parse(file).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, moduleSpecifier } = statement;
      if (exportClause && ts.isNamedExports(exportClause))
        return exportClause.elements.map(({ name }) => name.text);
      return moduleSpecifier
        ? allExports(join(dirname(file), /** @type {ts.StringLiteral} */ (moduleSpecifier).text))
        : [];
    }
    if (!ts.canHaveModifiers(statement)) return [];
    if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    const { name } = /** @type {ts.DeclarationStatement} */ (statement);
    return name ? [name.text] : [];
  });
}

/** @param {string} file */
const parse = (file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
