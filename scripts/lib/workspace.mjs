// Where the repository is, which workspaces it has and where an installed tool starts.
// Like everything that runs before the dependencies exist: plain JavaScript for Node 20, built-in modules only.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {string} file */
export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** All workspaces, as folders from the root: `packages/content`. */
export function workspaces() {
  return ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(ROOT, parent))
      .map((name) => `${parent}/${name}`)
      .filter((folder) => existsSync(join(ROOT, folder, 'package.json'))),
  );
}

/**
 * The workspaces that have an npm script of this name.
 * @param {string} script
 */
export function workspacesWith(script) {
  return workspaces().filter((folder) =>
    Object.hasOwn(readJson(join(ROOT, folder, 'package.json')).scripts ?? {}, script),
  );
}

/** The workspaces that are SvelteKit apps. */
export function svelteApps() {
  return workspaces().filter((folder) => existsSync(join(ROOT, folder, 'src', 'app.html')));
}

/**
 * The JavaScript file behind a command of `node_modules/.bin`, so that it runs without a shell on every system.
 * @param {string} packageName
 * @param {string} [command] when the package has several or calls it otherwise
 */
export function commandFile(packageName, command = packageName) {
  const folder = join(ROOT, 'node_modules', packageName);
  const { bin } = readJson(join(folder, 'package.json'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
