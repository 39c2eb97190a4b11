// A host in a process that is killed and started again.
import { spawn, type ChildProcess } from 'node:child_process';
import { until } from '../harness.ts';
import { hostFile } from './host-file.ts';

/** What a host says when it serves. */
export interface Started {
  readonly port: number;
  readonly table: string;
  readonly secrets: readonly string[];
}

export class HostProcess {
  readonly #args: readonly string[];
  #process: ChildProcess | undefined;
  /** Where it listens now. */
  port = 0;
  /** What it said that nobody should have to read. */
  output = '';

  constructor(args: readonly string[]) {
    this.#args = args;
  }

  async start(): Promise<Started> {
    const host = spawn(process.execPath, [await hostFile(), ...this.#args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = host;
    let said = '';
    host.stdout.on('data', (data: Buffer) => (said += data.toString()));
    host.stderr.on('data', (data: Buffer) => (this.output += data.toString()));
    await until(() => said.includes('\n') || host.exitCode !== null, `the host to start: ${this.output}`);
    if (!said.includes('\n')) throw new Error(`The host did not start: ${this.output}`);
    const started = JSON.parse(said) as Started;
    this.port = started.port;
    return started;
  }

  async kill(): Promise<void> {
    const host = this.#process;
    if (!host || host.exitCode !== null || host.signalCode !== null) return;
    const gone = new Promise((done) => host.once('exit', done));
    host.kill('SIGKILL');
    await gone;
  }

  pause(): void {
    this.#process?.kill('SIGSTOP');
  }
  resume(): void {
    this.#process?.kill('SIGCONT');
  }
}
