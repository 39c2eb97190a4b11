// A Redis server for a test: on a free port, with its append-only file in a temporary folder.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

/** The program of the server: `REDIS_SERVER=/path/to/valkey-server` names another one. */
const PROGRAM = process.env['REDIS_SERVER'] ?? 'redis-server';

/** Why tests that need a server are skipped; undefined if there is one. */
export const MISSING = spawnSync(PROGRAM, ['--version']).error
  ? `skipped: there is no ${PROGRAM} on this machine; Debian and Ubuntu have it in the package redis-server`
  : undefined;

if (MISSING !== undefined) console.warn(`Tests that need Redis are ${MISSING}.`);

/** A Redis server on a free port of 127.0.0.1, for tests. */
export class RedisServer {
  readonly port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'railwright-redis-'));
  readonly #flags: readonly string[];
  #process: ChildProcess | undefined;

  constructor(port: number, flags: readonly string[]) {
    this.port = port;
    this.#flags = flags;
  }

  /**
   * Starts a server.
   * @param flags for its command line
   */
  static async start(...flags: string[]): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), flags);
    await server.start();
    return server;
  }

  /** The address of the server, for `parseAddress`. */
  get address(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Resumes after a pause, or restarts from its file after being killed. */
  async start(): Promise<void> {
    if (this.#process?.kill('SIGCONT')) return;
    this.#process = spawn(
      PROGRAM,
      [
        '--port',
        String(this.port),
        '--bind',
        '127.0.0.1',
        '--dir',
        this.#folder,
        '--save',
        '',
        '--appendonly',
        'yes',
        ...this.#flags,
      ],
      { stdio: 'ignore' },
    );
    await this.#answering();
  }

  /** Like a failing machine: at once, in the middle of whatever it did. */
  async kill(): Promise<void> {
    const server = this.#process;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await gone;
  }

  /** Like a machine behind a broken network: connections stay, nothing answers. */
  pause(): void {
    this.#process?.kill('SIGSTOP');
  }

  /** Processor time. */
  seconds(): number {
    return secondsOf(this.#process?.pid ?? 0);
  }

  /** Ends the server and deletes its files. */
  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #answering(): Promise<void> {
    const redis = new Redis(this.port, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
    redis.on('error', () => undefined);
    // With a password it answers too, with an error.
    await redis.ping().catch(() => undefined);
    redis.disconnect();
  }
}

/** The processor time of a process, according to Linux. */
export function secondsOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0] = text.slice(text.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return (user + system) / 100;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
