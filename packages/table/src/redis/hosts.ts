// The hosts that share a store: signs of life, who has a table open, who lets bots choose, and hints that a table has moved.
import { answerWithin, type Outage } from '@railwright/storage/redis';
import type { Redis } from 'ioredis';
import { readEntry } from '../kept.ts';
import { StoreError, type Attendant, type Hosts, type Meeting } from '../store.ts';
import type { Keys } from './keys.ts';
import { CLAIM, LEAD, LEAVE, MEET } from './scripts.ts';
import { awayError, SILENCE, type Server } from './server.ts';

/** Signs of life that may be missing before a host counts as dead. */
const SIGNS = 5;
/** Milliseconds that a host which ends waits for its word to arrive. */
const GOODBYE = 1000;
/** Tables look for themselves every so many signs, since a hint can get lost. */
const LOOK = 2;

export interface HostsOptions {
  readonly server: Server;
  /** Hears hints. */
  readonly subscriber: Redis;
  readonly keys: Keys;
  /** The name of this host, new with each start. */
  readonly id: string;
  /** Of the games. */
  readonly version: string;
  /** Milliseconds without a sign of life after which a host counts as dead. */
  readonly life: number;
  readonly outage: Outage;
}

export class RedisHosts implements Hosts {
  readonly #options: HostsOptions;
  readonly #attendants = new Map<string, Set<Attendant>>();
  readonly #clock: NodeJS.Timeout;
  /** When the sign was sent that has no answer yet. */
  #asked: number | undefined;
  #signs = 0;

  constructor(options: HostsOptions) {
    this.#options = options;
    const { subscriber, keys, id, life } = options;
    subscriber.on('message', (channel: string, host: string) => {
      if (host === id) return;
      for (const [table, attendants] of this.#attendants)
        if (keys.table(table) === channel) for (const one of attendants) one.moved();
    });
    this.#clock = setInterval(() => this.#beat(), life / SIGNS);
    this.#clock.unref();
  }

  /** The first sign of life. */
  begin(): Promise<unknown> {
    return this.#sign();
  }

  async end(): Promise<void> {
    clearInterval(this.#clock);
    const { server, keys, id } = this.#options;
    if (server.isAway) return;
    const said = server.redis.multi().del(keys.host(id)).srem(keys.hosts(), id).exec();
    // Else it is taken for dead a little later.
    await answerWithin(GOODBYE, said).catch(() => undefined);
  }

  attend(table: string, attendant: Attendant): () => void {
    const { subscriber, server, keys, id } = this.#options;
    const attendants = this.#attendants.get(table) ?? new Set();
    this.#attendants.set(table, attendants.add(attendant));
    // Without hints, tables look for themselves.
    const ignore = (): void => undefined;
    void subscriber.subscribe(keys.table(table)).catch(ignore);
    return () => {
      if (!attendants.delete(attendant) || attendants.size > 0) return;
      this.#attendants.delete(table);
      void subscriber.unsubscribe(keys.table(table)).catch(ignore);
      void server.redis.eval(LEAVE, 2, keys.here(table), keys.table(table), id).catch(ignore);
    };
  }

  async meet(table: string, here: readonly number[], after: number): Promise<Meeting> {
    const { server, keys, id } = this.#options;
    const places = [keys.here(table), keys.entries(table), keys.table(table)] as const;
    const reply = await server.ask((redis) =>
      redis.eval(MEET, 3, ...places, id, here.join(), after, keys.host('')),
    );
    const [length, others, texts] = reply as [number, string, string[]];
    if (length < after)
      throw new StoreError(
        'damaged',
        `The server that keeps the tables has lost ${after - length} of the last steps of this one.`,
      );
    return {
      entries: texts.map((text, i) => readEntry(text, `Entry ${after + i + 1} of the table ${table}`)),
      here: others === '' ? [] : others.split(',').filter(Boolean).map(Number),
    };
  }

  async lead(table: string): Promise<number | undefined> {
    const { server, keys, id } = this.#options;
    const lead = await server.ask((redis) => redis.eval(LEAD, 1, keys.table(table), id, keys.host('')));
    return lead === 0 ? undefined : Number(lead);
  }

  async claim(table: string, revision: number): Promise<boolean> {
    const { server, keys } = this.#options;
    return (await server.ask((redis) => redis.eval(CLAIM, 1, keys.table(table), revision))) === 1;
  }

  #beat(): void {
    const { server, outage } = this.#options;
    outage.tick();
    if (this.#asked !== undefined) {
      if (!server.isAway && performance.now() - this.#asked > SILENCE) this.#setAway(true);
      return;
    }
    this.#asked = performance.now();
    // A refusal is an answer too.
    const heard = (): void => {
      this.#asked = undefined;
      if (server.isAway) this.#setAway(false);
      else if (++this.#signs % LOOK === 0) this.#look();
    };
    this.#sign().then(heard, heard);
  }

  #sign(): Promise<unknown> {
    const { server, keys, id, version, life } = this.#options;
    return server.redis.multi().set(keys.host(id), version, 'PX', life).sadd(keys.hosts(), id).exec();
  }

  #setAway(isAway: boolean): void {
    const { server, outage } = this.#options;
    server.isAway = isAway;
    outage.set(!isAway);
    if (!isAway) this.#look();
    else for (const one of this.#everyone()) one.away(awayError());
  }

  #look(): void {
    for (const one of this.#everyone()) one.moved();
  }

  #everyone(): Attendant[] {
    return [...this.#attendants.values()].flatMap((attendants) => [...attendants]);
  }
}
