// A real `railwright host` and pages at its tables, for the browser tests.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

/** In `npm test` the package, which starts in half the time. */
export const CLI =
  process.env['RAILWRIGHT_COMMAND'] ?? fileURLToPath(new URL('../../cli/bin/run.js', import.meta.url));
export const CONTENT = fileURLToPath(new URL('../../../content', import.meta.url));

export class Host {
  readonly #folder = mkdtempSync(join(tmpdir(), 'railwright-host-'));
  #port = 0;
  #process: ChildProcess | undefined;
  /** The address of its relay, if it is one. */
  relay = '';
  /** By table: a link for each seat, then that of onlookers. */
  links: string[][] = [];

  /** Opens a table of each setup and serves it; without setups, the tables go on. `PORT` in a flag is its port. */
  async start(setups: readonly string[] = [], ...flags: string[]): Promise<void> {
    if (this.#port === 0) this.#port = await freePort();
    const port = ['--port', String(this.#port), '--store', join(this.#folder, 'tables.db')];
    const told = flags.map((flag) => flag.replace('PORT', String(this.#port)));
    const args = [CLI, 'host', ...setups, '--local', ...port, ...told];
    const opened = setups.length > 0 ? ['--content', CONTENT] : [];
    const child = spawn(process.execPath, [...args, ...opened], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    let said = '';
    child.stdout.on('data', (data: Buffer) => (said += data.toString()));
    child.stderr.on('data', (data: Buffer) => (said += data.toString()));
    await expect.poll(() => said, { timeout: 60_000 }).toContain('Press Ctrl-C to stop');
    this.relay = /ws:\S+relay/.exec(said)?.[0] ?? '';
    const tables = said.split(/, table /).slice(1);
    this.links = tables.map((text) => text.match(/http:\S+#table=\S+/g) ?? []);
  }

  /** Ends it without a chance to say goodbye. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Opens the link of a seat and sits down. */
export async function sitDown(page: Page, link: string | undefined, name: string): Promise<void> {
  await page.goto(link ?? '');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name').fill(name);
  await dialog.getByRole('button', { name: 'Sit down' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
}
