// Games over a bad network at a host that is killed again and again, and the judgement of what came of it.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createGame, createRng, randomBelow, type Game, type RngWords } from '@railwright/engine';
import type { NewTable } from '@railwright/table';
import { until } from '../harness.ts';
import { checkHistory } from './check-history.ts';
import type { KeptEntry, Noted } from './history.ts';
import { Person } from './person.ts';
import { Proxy } from './proxy.ts';

export interface Counts {
  kills: number;
  pauses: number;
  cuts: number;
  /** Choices and other changes that were acknowledged, and views received. */
  acknowledged: number;
  views: number;
  games: number;
}

const PEOPLE = 3;
const START = new URL('../start-host.ts', import.meta.url).pathname;

/** Plays one table until the game is over or `faults` have happened; sentences about broken promises. */
export async function playThrough(
  table: NewTable,
  seed: number,
  faults: number,
  counts: Counts,
): Promise<string[]> {
  const round = new Round(table, seed, counts);
  try {
    return await round.play(faults);
  } finally {
    await round.end();
  }
}

class Round {
  readonly #folder = mkdtempSync(join(tmpdir(), 'railwright-chaos-'));
  readonly #game: Game;
  readonly #rng: RngWords;
  readonly #counts: Counts;
  readonly #proxy = new Proxy();
  readonly #history: Noted[] = [];
  readonly #heard: string[] = [];
  #host: ChildProcess | undefined;
  #people: Person[] = [];
  #secrets: readonly string[] = [];
  #output = '';
  /** The address that pages know. */
  #base = '';

  constructor({ bundle, json }: NewTable, seed: number, counts: Counts) {
    this.#game = createGame(bundle.definition, PEOPLE + 1);
    this.#rng = createRng(seed);
    this.#counts = counts;
    writeFileSync(join(this.#folder, 'bundle.json'), json);
  }

  async play(faults: number): Promise<string[]> {
    const port = await this.#proxy.listen();
    this.#base = `http://127.0.0.1:${port}/`;
    const { table, secrets } = await this.#start();
    this.#secrets = secrets;
    this.#people = Array.from(
      { length: PEOPLE },
      (_, seat) =>
        new Person(
          { port, table, secret: secrets[seat] ?? '', seat },
          this.#game,
          createRng(randomBelow(this.#rng, 1_000_000)),
          (noted) => this.#note(noted),
          (text) => this.#heard.push(text),
        ),
    );
    for (let i = 0; i < faults && !this.#isOver(); i++) await this.#fault();
    this.#proxy.weather.delay = 0;
    for (const person of this.#people) person.rest();
    await until(() => this.#people.every(({ isResting }) => isResting), 'the last answers');
    this.#counts.games++;
    await this.#kill();
    return this.#judge(table);
  }

  async end(): Promise<void> {
    for (const person of this.#people) person.leave();
    this.#proxy.close();
    await this.#kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #isOver(): boolean {
    return this.#people.every(({ isOver }) => isOver);
  }

  #note(noted: Noted): void {
    this.#history.push(noted);
    if (noted.kind === 'done') this.#counts.acknowledged++;
    if (noted.kind === 'saw') this.#counts.views++;
  }

  /** Lets people play for a moment, then does something to them. */
  async #fault(): Promise<void> {
    const before = this.#counts.acknowledged;
    const some = before + 1 + randomBelow(this.#rng, 8);
    await until(() => this.#counts.acknowledged >= some || this.#isOver(), 'some choices');
    await wait(randomBelow(this.#rng, 20));
    this.#proxy.weather.delay = randomBelow(this.#rng, 3) === 0 ? randomBelow(this.#rng, 15) : 0;
    this.#proxy.weather.splits = randomBelow(this.#rng, 2) === 0;
    const [kind, counts] = [randomBelow(this.#rng, 6), this.#counts];
    if (kind === 0) {
      counts.cuts++;
      this.#proxy.cut();
    } else if (kind === 1) {
      counts.cuts++;
      this.#proxy.freeze();
      await wait(50);
      this.#proxy.cut();
    } else if (kind === 2) {
      counts.pauses++;
      this.#host?.kill('SIGSTOP');
      await wait(randomBelow(this.#rng, 200));
      this.#host?.kill('SIGCONT');
    } else {
      counts.kills++;
      await this.#kill();
      await this.#start();
    }
  }

  async #start(): Promise<{ table: string; secrets: readonly string[] }> {
    const { seats } = this.#game;
    const host = spawn(
      process.execPath,
      [START, join(this.#folder, 'tables.db'), join(this.#folder, 'bundle.json'), String(seats), this.#base],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    this.#host = host;
    let said = '';
    host.stdout.on('data', (data: Buffer) => (said += data.toString()));
    host.stderr.on('data', (data: Buffer) => (this.#output += data.toString()));
    await until(() => said.includes('\n') || host.exitCode !== null, `the host to start: ${this.#output}`);
    if (!said.includes('\n')) throw new Error(`The host did not start: ${this.#output}`);
    const { port, table, secrets } = JSON.parse(said) as { port: number; table: string; secrets: string[] };
    this.#proxy.target = port;
    return { table, secrets };
  }

  async #kill(): Promise<void> {
    const host = this.#host;
    if (!host || host.exitCode !== null || host.signalCode !== null) return;
    const gone = new Promise((done) => host.once('exit', done));
    host.kill('SIGKILL');
    await gone;
  }

  #judge(table: string): string[] {
    const database = new DatabaseSync(join(this.#folder, 'tables.db'));
    const rows = database.prepare('SELECT n, entry FROM entries WHERE id = ? ORDER BY n').all(table);
    const head = database.prepare('SELECT head FROM tables WHERE id = ?').get(table);
    database.close();
    const { seed } = JSON.parse(String(head?.['head'])) as { seed: number };
    const entries = rows.map(({ entry }) => JSON.parse(String(entry)) as KeptEntry);
    const gaps = rows.flatMap(({ n }, i) => (n === i + 1 ? [] : [`Entry ${i + 1} is missing.`]));
    return [
      ...gaps,
      ...checkHistory(this.#game, seed, entries, this.#history),
      ...this.#leaks(seed),
      ...(this.#output === '' ? [] : [`The host said: ${this.#output}`]),
    ];
  }

  /** No frame before the end holds the seed or a secret. */
  #leaks(seed: number): string[] {
    const secrets = [`"seed":${seed}`, ...this.#secrets];
    return this.#heard.flatMap((text) => {
      const isEnd = text.includes('"record":');
      return secrets
        .filter((secret) => text.includes(secret) && !(isEnd && secret.startsWith('"seed"')))
        .map((secret) => `A frame holds ${secret}.`);
    });
  }
}

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
