// A small TCP proxy that does what networks do: it cuts connections, holds them half open, delays and splits what passes.
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What happens to what passes from now on. */
export interface Weather {
  /** Milliseconds before anything passes. */
  delay: number;
  /** Whether bytes pass in small pieces. */
  splits: boolean;
}

export class Proxy {
  readonly weather: Weather = { delay: 0, splits: false };
  /** Where connections lead: each to any of these ports. */
  targets: readonly number[] = [];
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();

  constructor() {
    this.#server = createServer((near) => this.#join(near));
  }

  async listen(): Promise<number> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return (this.#server.address() as AddressInfo).port;
  }

  /** Ends every connection at once. */
  cut(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
  }

  /** Nothing passes on the connections of now, and neither side notices, until they are cut. */
  freeze(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket): void {
    const target = this.targets[Math.floor(Math.random() * this.targets.length)] ?? 0;
    const far = connect(target, '127.0.0.1');
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    const ways = [
      [near, far],
      [far, near],
    ] as const;
    for (const [from, to] of ways) {
      // Whatever the delay is by then, bytes keep their order.
      let line = Promise.resolve();
      from.on('data', (data: Buffer) => {
        line = line.then(() => this.#pass(data, to));
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        this.#pairs.delete(pair);
        to.destroy();
      });
    }
  }

  async #pass(data: Buffer, to: Socket): Promise<void> {
    const { delay, splits } = this.weather;
    if (delay > 0) await new Promise((done) => setTimeout(done, delay));
    const parts = splits ? [data.subarray(0, 3), data.subarray(3, 10), data.subarray(10)] : [data];
    for (const part of parts) if (part.length > 0 && !to.destroyed) to.write(part);
  }
}
