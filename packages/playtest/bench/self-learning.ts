// Training in one thread, by its processor time, for the benches: other work on the machine counts little.
import { base64Of, type BotSpec } from '@railwright/bots';
import type { Game } from '@railwright/engine';
import {
  checkNow,
  ROLLOUTS,
  Learner,
  AllReduce,
  allReduceMemory,
  openTables,
  type Check,
  type Settings,
  type Teacher,
} from '@railwright/learn';
import { formatPlayer, playerOf, type PlayerSource } from '../src/index.ts';

export class SelfLearning {
  readonly checks: Check[] = [];
  decisions = 0;
  /** Processor seconds: of everything, and of playing alone. */
  spent = 0;
  playing = 0;
  readonly #games: readonly Game[];
  readonly #settings: Settings;
  readonly #learner: Learner;

  constructor(games: readonly Game[], settings: Settings, seed: number, teacher?: Teacher) {
    const tables = openTables(games);
    this.#games = games;
    this.#settings = settings;
    this.#learner = new Learner({
      ...{ tables, settings, seed, teacher, rollouts: ROLLOUTS },
      own: Array.from({ length: ROLLOUTS }, (_, lane) => lane),
      allReduce: new AllReduce(allReduceMemory(1, ROLLOUTS, Learner.gradientSize(tables, settings)), 0),
    });
  }

  get games(): number {
    return this.#learner.games;
  }

  /** Continues until it has used this many seconds of a budget of `last`. */
  learnUntil(seconds: number, last: number): void {
    while (this.spent < seconds) {
      const start = cpuSeconds();
      this.#learner.play(Math.min(1, this.spent / last));
      this.playing += cpuSeconds() - start;
      const round = this.#learner.improve(Math.min(1, this.spent / last));
      const check = checkNow(this.#learner, this.checks);
      if (check) this.checks.push(check);
      this.spent += cpuSeconds() - start;
      this.decisions += round.decisions;
    }
  }

  /** Its knowledge as the bytes of a player file; `progress` is the part of the budget that is used up. */
  player(progress: number, setups: PlayerSource['setups'], seed: number): Uint8Array {
    const { games, decisions, checks } = this;
    const learned = { state: this.#learner.state(), games, decisions, progress, checks };
    const source = { setups, engine: '', strength: [], seed };
    return formatPlayer(playerOf(this.#games, this.#settings, learned, source));
  }
}

export function learnedSpec(name: string, bytes: Uint8Array): BotSpec {
  return { name, bot: 'learned', player: base64Of(bytes) };
}

/** Of all threads. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
