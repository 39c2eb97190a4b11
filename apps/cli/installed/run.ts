// Starts the installed command.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';
import { outside } from './install.ts';

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export const COMMAND = join(inject('folder'), 'node_modules', 'railwright', 'bin', 'run.js');

export function railwright(node: string, cwd: string, ...args: string[]): Outcome {
  return run(node, [COMMAND, ...args], cwd, outside(node));
}

export function run(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Outcome {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

/** Runs the studio until it has responded, and returns the responses by address. */
export async function askStudio(
  node: string,
  cwd: string,
  paths: readonly string[],
): Promise<{ readonly pages: Record<string, string>; readonly code: number | null }> {
  const child = spawn(node, [COMMAND, 'studio', '--no-open', '--port', '0'], { cwd, env: outside(node) });
  const ended = new Promise<number | null>((done) => child.on('close', done));
  try {
    const url = await new Promise<string>((found, failed) => {
      let out = '';
      child.stdout.on('data', (text: Buffer) => {
        out += text.toString();
        const address = /http:\S+/.exec(out)?.[0];
        if (address !== undefined) found(address);
      });
      void ended.then(() => failed(new Error(`The studio ended: ${out}`)));
    });
    const pages: Record<string, string> = {};
    for (const path of paths) pages[path] = await (await fetch(new URL(path, url))).text();
    child.kill('SIGTERM');
    return { pages, code: await ended };
  } finally {
    child.kill('SIGKILL');
  }
}
