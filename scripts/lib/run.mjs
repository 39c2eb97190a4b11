// Child processes: started without a shell, with their output shown as it comes, and with Node 24 first on the PATH.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from './workspace.mjs';

/**
 * Runs a program at the root of the repository and resolves to its exit code; 128 and more when a signal ended it.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [output] a file for the standard output
 * @param {number} [log] an open file for everything else that it would show
 * @returns {Promise<number>}
 */
export function run(program, args, env = process.env, output, log) {
  return new Promise((resolve) => {
    const shown = log ?? 'inherit';
    const stdout = output === undefined ? shown : openSync(output, 'w');
    const child = spawn(program, args, { cwd: ROOT, env, stdio: ['inherit', stdout, shown] });
    if (output !== undefined && typeof stdout === 'number') closeSync(stdout);
    child.once('error', (error) => {
      console.error(`Cannot start ${program}: ${error.message}`);
      resolve(127);
    });
    child.once('close', (code) => resolve(code ?? 130));
  });
}

/**
 * npm as a program and its first arguments. npm names its own file to the scripts it starts; a script started by
 * hand looks next to Node, where every installer puts it, and then trusts the PATH.
 * @returns {{ program: string, args: string[] }}
 */
export function npmCommand() {
  const home = dirname(process.execPath);
  const places = [
    process.env.npm_execpath,
    join(home, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(home, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  const file = places.find((place) => place?.endsWith('npm-cli.js') && existsSync(place));
  return file ? { program: process.execPath, args: [file] } : { program: 'npm', args: [] };
}

/**
 * The environment in which the given Node, and then the workspace's tools, are what a script finds first.
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentFor(node) {
  // Windows spells it Path, and a copy of the environment is case-sensitive there too.
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const first = [dirname(node), join(ROOT, 'node_modules', '.bin')];
  return { ...process.env, [name]: [...first, process.env[name] ?? ''].join(delimiter) };
}
