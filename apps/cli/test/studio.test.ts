import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const RUN = join(import.meta.dirname, '..', 'bin', 'run.js');
const EDITOR = join(import.meta.dirname, '..', '..', 'editor', 'build');
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'railwright-studio-'));
  mkdirSync(join(folder, 'mine'));
  writeFileSync(join(folder, 'mine', 'pack.yaml'), 'format: 1\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs it until it has printed an address or ended, then ends it. */
async function studio(
  ...args: string[]
): Promise<{ out: string; err: string; files: unknown; code: number | null }> {
  const child = spawn(process.execPath, [RUN, 'studio', '--no-open', '--port', '0', ...args], {
    cwd: folder,
  });
  let [out, err] = ['', ''];
  let files: unknown;
  child.stderr.on('data', (text: Buffer) => (err += text.toString()));
  await new Promise<void>((done) => {
    child.on('close', () => done());
    child.stdout.on('data', (text: Buffer) => {
      out += text.toString();
      if (out.includes('Ctrl-C')) done();
    });
  });
  const url = /http:\S+/.exec(out)?.[0];
  if (url) files = await (await fetch(`${url}api/files`)).json();
  const code = new Promise<number | null>((done) => child.on('close', done));
  if (child.exitCode === null) child.kill('SIGTERM');
  return { out, err, files, code: child.exitCode ?? (await code) };
}

test('serves the files of the folder on this machine only, and exits cleanly', async ({ skip }) => {
  const { existsSync } = await import('node:fs');
  if (!existsSync(join(EDITOR, 'index.html'))) skip('the studio is not built');
  const { out, files, code } = await studio('mine');
  expect(out).toMatch(/http:\/\/127\.0\.0\.1:\d+\//);
  expect(files).toMatchObject({ files: [{ path: 'pack.yaml' }] });
  expect(code).toBe(0);
});

test('reports a missing folder', async () => {
  const { err, code } = await studio('nowhere');
  expect(err).toMatch(/no folder|not built/);
  expect(code).toBe(2);
});
