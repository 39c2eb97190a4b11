// Lanes in web workers that stay open from one batch to the next: opening a worker takes longer than playing a few games.
import type { Batch, Lane, Lanes } from '@railwright/playtest';
import type { LaneSeries } from '@railwright/playtest/job';
import type { WebLane } from './web-lane.ts';

/** Chunks are short, so that lanes pause soon after a user acts. */
const GAMES_A_CHUNK = 20;

export class WebSeries implements LaneSeries {
  readonly ahead: number;
  readonly #open: (batch: Batch) => WebLane;
  readonly #idle: WebLane[] = [];
  #closed = false;

  /** Up to `lanes` batches run at once, each on a lane of its own. */
  constructor(open: (batch: Batch) => WebLane, lanes: number) {
    this.#open = open;
    this.ahead = lanes;
  }

  readonly lanesFor = (batch: Batch): Lanes => ({
    openLane: () => this.#lane(batch),
    jobs: 1,
    chunkGames: () => GAMES_A_CHUNK,
  });

  readonly close = (): void => {
    this.#closed = true;
    for (const lane of this.#idle.splice(0)) void lane.close();
  };

  /** An idle lane, preferably with the same definition. */
  #take(definition: unknown): WebLane | undefined {
    const known = this.#idle.findIndex((lane) => lane.definition === definition);
    return this.#idle.splice(known, 1)[0];
  }

  #lane(batch: Batch): Lane {
    const idle = this.#take(batch.definition);
    idle?.turnTo(batch);
    const lane = idle ?? this.#open(batch);
    let open = true;
    let busy = false;
    return {
      async play(chunk) {
        busy = true;
        const reply = await lane.play(chunk);
        busy = false;
        return reply;
      },
      close: async () => {
        if (!open) return;
        open = false;
        if (busy || lane.gone || this.#closed) await lane.close();
        else this.#idle.push(lane);
      },
    };
  }
}
