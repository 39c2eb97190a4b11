// Games over a bad network at hosts that are killed again and again, and the judgement of what came of it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGame, createRng, randomBelow, type Game, type RngWords } from '@railwright/engine';
import type { NewTable } from '@railwright/table';
import { until } from '../harness.ts';
import { checkHistory } from './check-history.ts';
import { fileGround, redisGround, wait, type Counts, type Ground } from './grounds.ts';
import type { Noted } from './history.ts';
import { HostProcess } from './host-process.ts';
import { Person } from './person.ts';
import { Proxy } from './proxy.ts';

export type { Counts } from './grounds.ts';

export const noCounts = (): Counts => ({
  ...{ kills: 0, serverKills: 0, pauses: 0, cuts: 0 },
  ...{ acknowledged: 0, views: 0, games: 0 },
});

export const faultsOf = ({ kills, serverKills, pauses, cuts }: Counts): number =>
  kills + serverKills + pauses + cuts;

const PEOPLE = 3;

/** Where tables can be kept; on Redis, three hosts share them. */
export const GROUNDS = {
  file: fileGround,
  redis: () => redisGround('always'),
  'redis-everysec': () => redisGround('everysec'),
} as const;

/** What a round is about. */
export interface RoundOptions {
  readonly table: NewTable;
  readonly seed: number;
  /** Most faults; it ends earlier when the game is over. */
  readonly faults: number;
  readonly store: keyof typeof GROUNDS;
}

/** Plays one table and counts what happens; returns sentences about broken promises. */
export async function playThrough(options: RoundOptions, counts: Counts): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'railwright-chaos-'));
  const ground = await GROUNDS[options.store](folder);
  const round = new Round(options, folder, ground, counts);
  try {
    return await round.play(options.faults);
  } finally {
    await round.end();
    await ground.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

class Round {
  readonly #folder: string;
  readonly #ground: Ground;
  readonly #game: Game;
  readonly #rng: RngWords;
  readonly #counts: Counts;
  readonly #proxy = new Proxy();
  readonly #history: Noted[] = [];
  readonly #heard: string[] = [];
  #hosts: HostProcess[] = [];
  #people: Person[] = [];
  #secrets: readonly string[] = [];

  constructor({ table, seed }: RoundOptions, folder: string, ground: Ground, counts: Counts) {
    this.#game = createGame(table.bundle.definition, PEOPLE + 1);
    this.#rng = createRng(seed);
    this.#folder = folder;
    this.#ground = ground;
    this.#counts = counts;
    writeFileSync(join(folder, 'bundle.json'), table.json);
  }

  async play(faults: number): Promise<string[]> {
    const port = await this.#proxy.listen();
    const files = ['tables.key', 'bundle.json'].map((name) => join(this.#folder, name));
    const args = [this.#ground.place, ...files, String(this.#game.seats), `http://127.0.0.1:${port}/`];
    this.#hosts = Array.from({ length: this.#ground.hosts }, () => new HostProcess(args));
    let table = '';
    // One after another: the first one makes the table.
    for (const host of this.#hosts) ({ table, secrets: this.#secrets } = await host.start());
    this.#meetHosts();
    this.#people = Array.from(
      { length: PEOPLE },
      (_, seat) =>
        new Person(
          { port, table, secret: this.#secrets[seat] ?? '', seat },
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
    await this.#killAll();
    return this.#judge(table);
  }

  async end(): Promise<void> {
    for (const person of this.#people) person.leave();
    this.#proxy.close();
    await this.#killAll();
  }

  #killAll(): Promise<unknown> {
    return Promise.all(this.#hosts.map((host) => host.kill()));
  }

  /** Whoever connects from now on comes to any of them. */
  #meetHosts(): void {
    this.#proxy.targets = this.#hosts.map((host) => host.port);
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
    const { fault } = this.#ground;
    if (fault && randomBelow(this.#rng, 2) === 0) await fault(this.#rng, this.#counts);
    else await this.#faultOfHost();
  }

  async #faultOfHost(): Promise<void> {
    const [kind, counts] = [randomBelow(this.#rng, 6), this.#counts];
    const host = this.#hosts[randomBelow(this.#rng, this.#hosts.length)];
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
      host?.pause();
      await wait(randomBelow(this.#rng, 200));
      host?.resume();
    } else {
      counts.kills++;
      await host?.kill();
      await host?.start();
      this.#meetHosts();
    }
  }

  async #judge(table: string): Promise<string[]> {
    const { seed, entries, gaps } = await this.#ground.kept(table);
    const said = this.#hosts.map(({ output }) => output).filter(Boolean);
    return [
      ...gaps,
      ...checkHistory(this.#game, seed, entries, this.#history),
      ...this.#leaks(seed),
      ...said.map((output) => `A host said: ${output}`),
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
