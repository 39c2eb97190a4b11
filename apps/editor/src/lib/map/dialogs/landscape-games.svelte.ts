// What bots find on landscapes that are shown: games on each in turns, in the page's own workers, until it is known or nobody looks any more.
import { defaultBot, plainBot } from '@railwright/bots';
import { fillSeats } from '@railwright/playtest';
import type { Targets } from '@railwright/figures';
import { generatedText, type GeneratedMap, type MapRequest } from '@railwright/content/generate';
import type { PackListing } from '../../core/content/packs.ts';
import { project } from '../../core/project/project.svelte.ts';
import { cores } from '../../playtest/cores.ts';
import { takeJobWorker } from '../../playtest/spare-job.ts';
import { Task } from '../../playtest/task.svelte.ts';

/** Games on each landscape at most; fewer where going first is surely fair or unfair. */
const GAMES = 2000;
const SEED = 1;
const EVEN = 0.05;
/** The first is decided by games; of the others, the value is shown. */
const TARGETS = {
  firstSeatAdvantage: { within: EVEN },
  cellsUsed: { atLeast: 0 },
  cellsContested: { atLeast: 0 },
  rounds: { atLeast: 0 },
} as const satisfies Targets;

/** What games on a landscape say so far. */
export interface Found {
  readonly games: number;
  /** Share of the games that the player who goes first wins, and where it surely lies. */
  readonly first: { readonly value: number; readonly low: number; readonly high: number };
  readonly used: number;
  readonly contested: number;
  readonly rounds: number;
}

export class LandscapeGames {
  readonly #task = new Task<'landscapes'>(takeJobWorker);
  /** The setup that is played; '' before one is found. */
  setup = $state('');
  /** Why nothing is played. */
  reason = $state('');
  #seats = $state(2);
  /** Counts the landscapes that were to be played, so that an answer about earlier ones is dropped. */
  #wishes = 0;

  /** By id of the map; nothing of those without a game. */
  readonly found: ReadonlyMap<string, Found> = $derived.by(() => {
    const maps = this.#task.value?.maps ?? [];
    return new Map(
      maps.flatMap(({ map, games, targets }) => {
        const of = (name: keyof typeof TARGETS) => targets.find(({ target }) => target === name);
        const even = 1 / this.#seats;
        const first = of('firstSeatAdvantage');
        if (!first || games === 0) return [];
        const share = (value: number | null): number => even + (value ?? 0);
        const found: Found = {
          games,
          first: { value: share(first.value), low: share(first.low), high: share(first.high) },
          used: of('cellsUsed')?.value ?? 0,
          contested: of('cellsContested')?.value ?? 0,
          rounds: of('rounds')?.value ?? 0,
        };
        return [[map, found] as const];
      }),
    );
  });

  get running(): boolean {
    return this.#task.running;
  }

  get trouble(): string {
    return this.#task.trouble;
  }

  /** What was found before is dropped. */
  close(): void {
    this.#wishes++;
    this.#task.close();
    this.#task.show(undefined, 0, []);
    this.setup = '';
    this.reason = '';
  }

  async play(
    pack: PackListing,
    landscapes: readonly GeneratedMap[],
    { orientation }: Pick<MapRequest, 'orientation'>,
    seats: number,
  ): Promise<void> {
    this.close();
    const wish = this.#wishes;
    this.#seats = seats;
    if (!pack.manifest) return;
    const texts = landscapes.map((one): [string, string] => {
      const id = idOf(one);
      return [id, generatedText(one.cells, { orientation }, { id, name: id })];
    });
    const asked = { folder: pack.folder, pack: pack.manifest.id, texts };
    const on = await project
      .ask('landscapes', asked)
      .catch(({ message }: Error) => ({ kind: 'unplayable', reason: message }) as const);
    if (wish !== this.#wishes) return;
    if (on.kind === 'unplayable') this.reason = on.reason;
    else if (seats < on.seats.min || seats > on.seats.max)
      this.reason = `${on.title} is for ${on.seats.min} to ${on.seats.max} players.`;
    else {
      this.setup = on.title;
      const bots = fillSeats([plainBot(defaultBot(on.game))], seats);
      const maps = on.maps.map(({ map, definition, source }) => ({
        map,
        batch: { definition, source, seats, games: GAMES, first: 0, seed: SEED, bots },
      }));
      this.#task.start({ kind: 'landscapes', maps, targets: TARGETS }, cores());
    }
  }
}

/** Of a landscape that is no file. */
export const idOf = ({ number }: Pick<GeneratedMap, 'number'>): string => `playtest-landscape-${number + 1}`;

/** The fairest first: those on which going first is worth least or costs least; those without games last. */
export function fairestFirst(
  landscapes: readonly GeneratedMap[],
  found: ReadonlyMap<string, Found>,
  seats: number,
): GeneratedMap[] {
  const off = (one: GeneratedMap): number => {
    const games = found.get(idOf(one));
    return games ? Math.abs(games.first.value - 1 / seats) : Infinity;
  };
  return landscapes.toSorted((a, b) => off(a) - off(b) || 0);
}
