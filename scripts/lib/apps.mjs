// Finds the apps to build again: those never built, and those whose files or dependencies have changed, including the
// installed packages.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, workspacesWith } from './workspace.mjs';

const SKIPPED = new Set(['node_modules', 'build', 'dist', 'test', 'test-results', '.svelte-kit']);

/**
 * When the newest file below a folder was written.
 * @param {string} folder
 * @returns {number}
 */
function newestBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .reduce((newest, entry) => {
      const path = join(folder, entry.name);
      return Math.max(newest, entry.isDirectory() ? newestBelow(path) : statSync(path).mtimeMs);
    }, 0);
}

/** @param {string} app */
function isStale(app) {
  const page = join(ROOT, app, 'build', 'index.html');
  if (!existsSync(page)) return true;
  const sources = [app, 'packages', 'content', 'schemas'].map((folder) => newestBelow(join(ROOT, folder)));
  const files = [
    'svelte.config.js',
    'package-lock.json',
    'scripts/fingerprints-plugin.ts',
    'scripts/page-shells.ts',
    'scripts/ready-content-plugin.ts',
    'scripts/worker-chunks.ts',
  ].map((file) => statSync(join(ROOT, file)).mtimeMs);
  return Math.max(...sources, ...files) > statSync(page).mtimeMs;
}

/** The apps with pages to build, as folders from the root. */
export function staleApps() {
  return workspacesWith('build').filter((folder) => folder.startsWith('apps/') && isStale(folder));
}
