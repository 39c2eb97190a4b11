import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from './run-cli.ts';

const RUN = join(import.meta.dirname, '..', 'bin', 'run.js');
const isBuilt = existsSync(join(import.meta.dirname, '..', '..', 'player', 'build', 'index.html'));
const SETUP = 'homebrew-fenland/fenland-duel';
let folder = '';
const running: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'railwright-host-'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Hosting {
  readonly out: string;
  readonly err: string;
  readonly links: readonly string[];
  /** Ends it, and returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Runs it until it serves or ends. */
async function host(...args: string[]): Promise<Hosting> {
  const port = args.includes('--port') ? [] : ['--port', '0'];
  const child = spawn(process.execPath, [RUN, 'host', ...port, ...args], { cwd: folder });
  running.push(child);
  const closed = new Promise<number | null>((done) => child.on('close', done));
  let [out, err] = ['', ''];
  child.stderr.on('data', (text: Buffer) => (err += text.toString()));
  await new Promise<void>((done) => {
    void closed.then(() => done());
    child.stdout.on('data', (text: Buffer) => {
      out += text.toString();
      if (out.includes('Ctrl-C')) done();
    });
  });
  return {
    out,
    err,
    links: out.match(/#table=\S+/g) ?? [],
    stop(signal = 'SIGINT') {
      child.kill(signal);
      return closed;
    },
  };
}

test.skipIf(!isBuilt)('prints a link for each seat, and the same ones after it was killed', async () => {
  const first = await host(SETUP, '--players', '2', '--bots', 'heuristic', '--local');
  expect(first.out).toMatch(/Player 1 +http:\/\/127\.0\.0\.1:\d+\/#table=/);
  expect(first.out).toMatch(/Player 2 \(heuristic\) +http/);
  expect(first.links).toHaveLength(3);
  const page = await fetch(/http:\/\/127\.0\.0\.1:\d+\//.exec(first.out)?.[0] ?? '');
  expect(await page.text()).toContain('<title>');

  const second = await host('--local');
  expect(second.err).toContain('railwright-tables.db is in use');
  expect(await second.stop()).toBe(1);

  await first.stop('SIGKILL');
  const again = await host('--local');
  expect(again.links).toEqual(first.links);
  expect(await again.stop()).toBe(0);
  // The same setup again takes the table that nobody has come to.
  const same = await host(SETUP, '--players', '2', '--bots', 'heuristic', '--local');
  expect(same.links).toEqual(first.links);
  expect(await same.stop()).toBe(0);
  const other = await host(SETUP, '--local', '--base', 'https://example.org/trains');
  expect(other.out).toContain('https://example.org/trains/#table=');
  expect(other.links).toHaveLength(6);
  expect(await other.stop()).toBe(0);
});

test.skipIf(!isBuilt)('without the key the tables go on, and it says that links cannot be made', async () => {
  await (await host(SETUP, '--local')).stop();
  rmSync(join(folder, 'railwright-tables.key'));
  const again = await host('--local');
  expect(again.links).toEqual([]);
  expect(again.out).toContain('The key is not the one it was opened with');
});

test.skipIf(!isBuilt)('what cannot be is said with a way out, and leaves no files', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => taken.once('listening', done));
  const { port } = taken.address() as AddressInfo;
  const cases = [
    [[], 2, 'There is no railwright-tables.db here.'],
    [['fenland/nothing'], 2, 'There is no setup'],
    [[SETUP, '--players', '5'], 2, 'not for 5'],
    [[SETUP, '--bots', 'genius'], 2, 'No bot "genius"'],
    [[SETUP, '--players', '2', '--bots', 'random,random,random'], 2, '3 bots do not fit on 2 seats'],
    [[SETUP, '--base', 'example.org'], 2, '--base example.org is not an address.'],
    [[SETUP, '--hook', 'file:///etc/passwd'], 2, 'is no web hook'],
    [[SETUP, '--local', '--address', '0.0.0.0'], 2, '--local'],
  ] as const;
  const run = (...args: readonly string[]) => runCli(['host', ...args], { cwd: folder });
  for (const [args, code, message] of cases) {
    const outcome = await run(...args);
    expect(outcome.err).toContain(message);
    expect(outcome.err).not.toMatch(/\n {4}at /);
    expect(outcome.code, message).toBe(code);
  }
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(join(folder, 'notes.db'), 'These are notes and no database at all, for a thousand years.');
  const stored = [
    [['--store', 'notes.db'], 1, 'notes.db is damaged or not a file of tables'],
    [['--store', 'nowhere/tables.db'], 1, 'nowhere/tables.db cannot be opened: there is no folder'],
    [['--store', '.'], 1, '. cannot be opened: it is a folder.'],
    [['--local', '--port', String(port)], 2, `Port ${port} is taken`],
  ] as const;
  for (const [args, code, message] of stored) {
    const outcome = await run(SETUP, ...args);
    expect(outcome.err).toContain(message);
    expect(outcome.code, message).toBe(code);
  }
  taken.close();
});
