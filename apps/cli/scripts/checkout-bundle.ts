// Makes the bundle that the command line of this checkout runs until a source changes; see bin/program.js. Set-up calls it.
import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { foldersIn, sourcesIn } from '@railwright/engine/program/sources';
import { freshBundle, LIST, stampOf } from '../bin/program.js';
import { reasonOf } from '../src/failure.ts';

const CLI = join(import.meta.dirname, '..');
const ROOT = join(CLI, '..', '..');
const BUILD = dirname(LIST);
/** Commands that are still running load parts of their bundle when they need them. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** Clocks of file systems are this coarse. */
const TICK_MS = 50;

if (freshBundle() === undefined) {
  removeOld();
  try {
    await make();
  } catch (error) {
    // Who runs the sources sees what is wrong with them.
    console.error(`The command line will run from its sources: ${reasonOf(error)}`);
  }
}

async function make(): Promise<void> {
  const { bundle } = await import('./package/bundle.ts');
  const started = Date.now();
  const folder = `${started.toString(36)}-${process.pid}`;
  const modules = await bundle(CLI, join(BUILD, folder));
  const places = [...new Set([...modules.flatMap(placeOf), ...others()])].sort();
  if (places.some((place) => isYoung(place, started - TICK_MS))) {
    rmSync(join(BUILD, folder), { recursive: true });
    throw new Error('a file changed while they were bundled.');
  }
  const text = [folder, ...places.map((place) => `${place}\t${stampOf(place)}`)].join('\n');
  writeFileSync(`${LIST}-${folder}`, `${text}\n`);
  renameSync(`${LIST}-${folder}`, LIST);
}

/** From the root. Modules that the bundler made up have no file. */
function placeOf(module: string): string[] {
  if (module.startsWith('\0')) return [];
  const [file = ''] = module.split('?');
  return [fromRoot(file)];
}

function fromRoot(file: string): string {
  return relative(ROOT, file).replaceAll(sep, '/');
}

/** Files that decide how modules are found and bundled, and the fingerprints inside. */
function others(): string[] {
  const packages = join(ROOT, 'packages');
  const manifests = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(ROOT, parent)).flatMap((name) =>
      ['package.json', 'tsconfig.json'].map((file) => `${parent}/${name}/${file}`),
    ),
  );
  return [
    ...[...foldersIn(packages), ...sourcesIn(packages)].map((place) => fromRoot(join(packages, place))),
    ...manifests,
    ...['package.json', 'package-lock.json', 'tsconfig.json', 'node_modules/.package-lock.json'],
    ...[import.meta.filename, join(CLI, 'scripts', 'package', 'bundle.ts')].map(fromRoot),
    ...['scripts/fingerprints-plugin.ts', 'scripts/ready-content-plugin.ts'],
  ];
}

/** Whether it was written while the bundle was made, which may have read it before or after. */
function isYoung(place: string, since: number): boolean {
  const status = statSync(join(ROOT, place), { throwIfNoEntry: false });
  return status !== undefined && Math.max(status.mtimeMs, status.ctimeMs) >= since;
}

function removeOld(): void {
  if (!existsSync(BUILD)) return;
  for (const path of readdirSync(BUILD).map((name) => join(BUILD, name)))
    if (statSync(path).mtimeMs < Date.now() - KEPT_MS) rmSync(path, { recursive: true, force: true });
}
