// Packs `dist/` and installs the tarball into an empty folder outside the workspace; downloads the oldest supported Node
// once.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { npmCommand } from '../../../scripts/lib/run.mjs';

export const OLDEST_NODE = '22.17.0';
const CLI = fileURLToPath(new URL('..', import.meta.url));
const CACHE = join(CLI, '..', '..', 'node_modules', '.cache', 'railwright-fetched');

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that is empty except for what npm installed. */
    readonly folder: string;
    readonly tarball: string;
    /** The oldest Node, and the one that runs the tests. */
    readonly nodes: readonly string[];
  }
}

/** Vitest calls it once before all tests. */
export function setup(project: TestProject): () => void {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'railwright-installed-')));
  npm(folder, 'pack', join(CLI, 'dist'), '--silent');
  const name = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (name === undefined) throw new Error('npm pack left no tarball.');
  npm(folder, 'install', `./${name}`, '--prefer-offline', '--no-audit', '--no-fund', '--silent');
  project.provide('folder', folder);
  project.provide('tarball', join(folder, name));
  project.provide('nodes', [oldestNode(), process.execPath]);
  return () => rmSync(folder, { recursive: true, force: true });
}

function oldestNode(): string {
  return join(fetchPackage('node', OLDEST_NODE), 'bin', 'node');
}

/** The folder of a package that tests need but the workspace lacks; downloaded once. */
export function fetchPackage(name: string, version: string): string {
  const cache = join(CACHE, name, version);
  const folder = join(cache, 'node_modules', name);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const manifest = { private: true, allowScripts: { [name]: true }, dependencies: { [name]: version } };
  writeFileSync(join(cache, 'package.json'), JSON.stringify(manifest));
  npm(cache, 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts=false', '--silent');
  return folder;
}

/** Runs npm like a user without the workspace. */
export function npm(cwd: string, ...args: string[]): void {
  const { program, args: first } = npmCommand();
  const { status, stdout, stderr } = spawnSync(program, [...first, ...args], {
    cwd,
    env: outside(),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed: ${stdout}${stderr}`);
}

/** The environment without the variables that npm and the tests pass on. */
export function outside(node: string = process.execPath): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|vitest|node_env|node_options|ci$|no_color$|force_color$|debug$|git_)/i.test(name),
  );
  const path = (process.env['PATH'] ?? '').split(':').filter((part) => !part.includes('node_modules'));
  return { ...Object.fromEntries(kept), PATH: [dirname(node), ...path].join(':') };
}
