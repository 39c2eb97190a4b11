// Makes a fresh clone ready: installs the dependencies when they are missing or not those of package-lock.json, and
// finds the Node that everything else runs on. Every other script calls it first. Runs on any Node from 20 up.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environmentFor, npmCommand, run } from './lib/run.mjs';
import { ROOT, readJson } from './lib/workspace.mjs';

const MODULES = join(ROOT, 'node_modules');
const LOCK = join(ROOT, 'package-lock.json');
const STAMP = join(MODULES, '.railwright-setup');
/** The first Node 22 that runs TypeScript files without a flag. The short-lived 23 lacks some of what was brought back to 22. */
const OLDEST = [22, 18];
const NEXT_MAJOR = 24;

/** A reason why set-up cannot go on, in words for the person at the terminal. */
export class SetupError extends Error {}

function lockHash() {
  return createHash('sha256').update(readFileSync(LOCK)).digest('hex');
}

/** npm's own note of what it put into node_modules: true if each package of the lock file is there in its version. */
function holdsLockedPackages() {
  const note = join(MODULES, '.package-lock.json');
  if (!existsSync(note)) return false;
  const wanted = Object.entries(readJson(LOCK).packages);
  const present = new Map(Object.entries(readJson(note).packages));
  return wanted.every(([place, entry]) => {
    if (place === '') return true;
    const found = present.get(place);
    // Optional packages of other systems are never installed.
    return found ? found.version === entry.version && found.link === entry.link : entry.optional === true;
  });
}

function isInstalled() {
  if (!existsSync(MODULES)) return false;
  const hash = lockHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8').trim() === hash) return true;
  // npm was run by hand: just record it.
  if (!holdsLockedPackages()) return false;
  writeFileSync(STAMP, `${hash}\n`);
  return true;
}

async function install() {
  const fresh = !existsSync(MODULES);
  console.log(fresh ? 'Installing dependencies (once) …' : 'Updating dependencies to package-lock.json …');
  const { program, args } = npmCommand();
  // `npm ci` begins by deleting node_modules, which fails on Windows for a Node that runs from there.
  const command = fresh ? ['ci'] : ['install', '--no-save'];
  const code = await run(program, [...args, ...command, '--loglevel=error', '--no-audit', '--no-fund']);
  if (code !== 0) {
    throw new SetupError(
      `npm could not install the dependencies (exit code ${code}); its own message is above.\n` +
        'Check that this machine reaches the npm registry (a proxy? `npm config get registry`) and that npm works\n' +
        '(`npm --version`), then run the same command again. If it still fails, delete node_modules and try once more.',
    );
  }
  writeFileSync(STAMP, `${lockHash()}\n`);
}

/**
 * The version of a Node program, or undefined when it does not run.
 * @param {string | undefined} program
 */
function versionOf(program) {
  if (!program || !existsSync(program)) return undefined;
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const match = status === 0 ? /^v(\d+)\.(\d+)/.exec(stdout) : null;
  return match ? [Number(match[1]), Number(match[2])] : undefined;
}

/** @param {number[] | undefined} version */
function isRecent(version) {
  if (!version) return false;
  const [major = 0, minor = 0] = version;
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  return major >= NEXT_MAJOR || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * The Node of the `node` package; when that one does not run, the machine's own if it is recent enough.
 * @throws SetupError if neither does
 */
export function findNode() {
  const folder = join(MODULES, 'node', 'bin');
  const pinned = join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
  if (isRecent(versionOf(pinned))) return pinned;

  const cause =
    'The Node 24 that comes with this project does not run: its install script was blocked or failed.';
  const remedy = 'To repair it: npm rebuild node --ignore-scripts=false';
  // npm tells scripts which Node it runs on itself: the machine's, even when this script was given another.
  const own = [process.env.npm_node_execpath, process.execPath].find(
    (program) => program && !program.startsWith(MODULES + sep) && isRecent(versionOf(program)),
  );
  if (!own) {
    throw new SetupError(
      `${cause}\n${remedy}\nOr install Node ${NEXT_MAJOR} or newer; this is ${process.version}.`,
    );
  }
  console.error(`${cause}\nContinuing with ${own} instead. ${remedy}`);
  return own;
}

/**
 * Does what is missing and says which Node to use and in which environment.
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>}
 */
export async function setUp() {
  if (!isInstalled()) await install();
  const node = findNode();
  return { node, env: environmentFor(node) };
}

/**
 * Runs a script's main function after set-up; its result is the exit code. What hinders set-up is said without a stack.
 * @param {(tools: { node: string, env: NodeJS.ProcessEnv }) => Promise<number>} main
 */
export async function afterSetUp(main) {
  try {
    process.exitCode = await main(await setUp());
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await afterSetUp(async () => 0);
}
