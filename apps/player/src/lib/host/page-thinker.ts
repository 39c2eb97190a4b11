// Bots of the tables that this page holds: they think in the workers of the page. The table has dealt anew what they cannot see.
import type { BotSpec } from '@railwright/bots';
import { State } from '@railwright/engine';
import type { Question, Subject, Thinker } from '@railwright/table';
import { BotClient } from '../play/bot-client.ts';
import { loadGame } from '../play/load-game.ts';
import { url as learnedWorker } from '../play/workers/learned.worker.ts?chunk';

/** The bots of a table, in one worker. */
interface Room {
  readonly bots: readonly (BotSpec | undefined)[];
  readonly client: BotClient;
  /** Rejects when the worker cannot be loaded or has stopped. */
  readonly lost: Promise<never>;
}

export class PageThinker implements Thinker {
  readonly #rooms = new Map<string, Room>();

  async think(question: Question, subject: Subject): Promise<number> {
    const { table, seat, data, rng } = question;
    const { client, lost } = await this.#roomFor(question, subject);
    const state = new State(data.length);
    state.data.set(data);
    state.rng.set(rng);
    try {
      return await Promise.race([client.choose(state, seat), lost]);
    } catch (error) {
      this.forget(table);
      throw error;
    }
  }

  forget(table: string): void {
    this.#rooms.get(table)?.client.close();
    this.#rooms.delete(table);
  }

  close(): Promise<void> {
    for (const table of this.#rooms.keys()) this.forget(table);
    return Promise.resolve();
  }

  async #roomFor({ table, seat, spec }: Question, { bundle, seats }: Subject): Promise<Room> {
    const known = this.#rooms.get(table);
    if (known && JSON.stringify(known.bots[seat]) === JSON.stringify(spec)) return known;
    const bots = Array.from({ length: seats }, (_, i) => (i === seat ? spec : known?.bots[i]));
    const { kit } = await loadGame(bundle, []);
    const worker = bots.some((bot) => bot?.player !== undefined) ? learnedWorker : kit.botWorker;
    const game = kit.create(bundle.definition, seats);
    this.forget(table);
    let lose: () => void = () => undefined;
    const lost = new Promise<never>((_, reject) => {
      lose = () => reject(new Error('The bots of this page have stopped.'));
    });
    lost.catch(() => undefined);
    const client = new BotClient(game, bundle.definition, bots, worker, () => lose());
    const room = { bots, client, lost };
    this.#rooms.set(table, room);
    return room;
  }
}
