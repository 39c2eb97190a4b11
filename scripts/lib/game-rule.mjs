// The rule of oxlint and ESLint that keeps games apart: code that knows a game is in a folder of its name, and all other code asks the registries of
// the layers by feature. Registries and the faces of packages may name what is in these folders, and nothing more.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { exportsOfGames } from './game-exports.mjs';
import { faces } from './faces.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const ENGINE = join(ROOT, 'packages', 'engine', 'src');

/** Names of all games: the folders of the engine that have a module. */
export const GAMES = readdirSync(ENGINE).filter((name) => existsSync(join(ENGINE, name, 'module.ts')));

const ANY = GAMES.join('|');
/** `trains`, and `trains/`, which ids of its own pack begin with. */
const NAME = new RegExp(`^(${ANY})/?$`);
const FOLDER = new RegExp(`^\\.{1,2}/(.*/)?(${ANY})/`);
const OWN = new RegExp(`/(${ANY})/[^/]`);

/** Files with a line for each game. */
const REGISTRY = /\/src\/(.*\/)?(games|experts|observers)\.ts$/;
/** Files by which packages are imported, as `exports` of their package.json. */
const FACE = /\/packages\/[^/]+\/src\/([^/]+\/)?(index|language)\.ts$/;

const inRepository = (/** @type {string} */ path) => `/${relative(ROOT, path).replaceAll('\\', '/')}`;

/** By the name a package is imported by: what its face exports from the folders of games. */
const EXPORTED = new Map(
  faces(ROOT).map(({ specifier, file }) => [
    specifier,
    exportsOfGames(file, (path) => OWN.test(inRepository(path))),
  ]),
);
/** `@railwright/engine/text/fr`: a way into the folder of a game. */
const WAY_IN = /^@railwright\/engine\/text\//;

/** @type {import('eslint').Rule.RuleModule} */
export const byFeature = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      name: 'Do not compare the name of a game outside its folder: ask its module in the registry what it can do.',
      folder: 'Reach code in the folder of a game through the registry of the layer.',
      known: '{{name}} belongs to one game: use it in a folder of its name, and ask the registry elsewhere.',
    },
  },
  create(context) {
    const path = inRepository(resolve(ROOT, context.filename));
    if (OWN.test(path) || REGISTRY.test(path)) return {};
    /** @param {{ source?: unknown }} node */
    const imports = ({ source }) => {
      const node = /** @type {(import('eslint').Rule.Node & { value?: unknown }) | null | undefined} */ (
        source
      );
      const from = String(node?.value);
      if (node && !FACE.test(path) && (FOLDER.test(from) || WAY_IN.test(from)))
        context.report({ node, messageId: 'folder' });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string' && NAME.test(node.value))
          context.report({ node, messageId: 'name' });
      },
      TemplateLiteral(node) {
        if (NAME.test(node.quasis[0]?.value.cooked ?? '')) context.report({ node, messageId: 'name' });
      },
      /** The key of a table by game. */
      'ObjectExpression > Property[computed=false] > Identifier.key'(
        /** @type {import('eslint').Rule.Node & { name?: unknown }} */ node,
      ) {
        if (NAME.test(String(node.name))) context.report({ node, messageId: 'name' });
      },
      ImportDeclaration: imports,
      ExportAllDeclaration: imports,
      ExportNamedDeclaration: imports,
      ImportExpression: imports,
      ImportSpecifier(node) {
        // Imports from neighbouring files are judged by where those lie.
        const { parent } = node;
        if (parent.type !== 'ImportDeclaration') return;
        const name = node.imported.type === 'Identifier' ? node.imported.name : String(node.imported.value);
        if (EXPORTED.get(String(parent.source.value))?.has(name))
          context.report({ node, messageId: 'known', data: { name } });
      },
    };
  },
};
