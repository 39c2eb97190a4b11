// The games that tests play, put together once each.
import { DiagnosticSink } from '../diagnostics/sink.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { GameResolution } from '../game-module.ts';
import { gameNamed, marketOf } from '../game-named.ts';
import { findItem, qualifiedId, type Library } from '../packs/library.ts';
import { resolveOnce } from '../resolve-once.ts';
import type { Item, Pack, SetupOptions } from '../packs/model.ts';
import type { TestData } from '../schema/tests.ts';

/** One way in which a test is played. */
export interface TestRun {
  /** `pack/id`. */
  readonly setup: string;
  readonly options: SetupOptions;
  /** Which of several rules, as `pack/id`. */
  readonly edition?: string;
}

/** The runs of a test whose references are sound; ids as `pack/id`. */
export function runsOf(test: TestData, pack: Pack, library: Library): TestRun[] {
  const refer = (kind: string, id: string): string => {
    const item = findItem(library, pack, kind, id);
    return item ? qualifiedId(item) : id;
  };
  const { rules, map, marketSeed, market, switches } = test;
  const setup = refer('setups', test.setup);
  const options: SetupOptions = {
    ...(map !== undefined && { map: refer('maps', map) }),
    ...(marketSeed !== undefined && { marketSeed }),
    ...(market && { market: market.map((card) => refer('cards', card)) }),
    ...(switches && { switches }),
  };
  if (rules === undefined) return [{ setup, options }];
  if (typeof rules === 'string') return [{ setup, options: { ...options, rules: refer('rules', rules) } }];
  return rules.map((one) => {
    const edition = refer('rules', one);
    return { setup, options: { ...options, rules: edition }, edition };
  });
}

/** Two players, where that is possible, unless the test says otherwise. */
export function playersOf(
  { players }: Pick<TestData, 'players'>,
  { seats, defaultSeats }: Pick<GameResolution, 'seats' | 'defaultSeats'>,
): number {
  return players ?? Math.max(seats.min, Math.min(2, defaultSeats));
}

export function playersProblem(
  players: number,
  { seats }: Pick<GameResolution, 'seats'>,
): string | undefined {
  if (players >= seats.min && players <= seats.max) return undefined;
  return `This setup is for ${seats.min} to ${seats.max} players, not ${players}.`;
}

export type Played =
  | { readonly ok: true; readonly setup: GameResolution }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** Setups put together while content is being loaded, even from parts with errors. */
export class PlayedSetups {
  readonly #library: Library;
  readonly #known = new Map<string, Played>();

  constructor(library: Library) {
    this.#library = library;
  }

  find({ setup, options }: TestRun): Played {
    const key = JSON.stringify([setup, options]);
    const known = this.#known.get(key) ?? this.#resolve(setup, options);
    this.#known.set(key, known);
    return known;
  }

  /** Setups that a pack sees and that have a card, as `pack/id`; the first few. */
  withCard(pack: Pack, card: string, most = 3): string[] {
    const found: string[] = [];
    for (const setup of setupsOf(pack)) {
      const played = this.find({ setup: qualifiedId(setup), options: {} });
      if (played.ok && marketOf(played.setup.definition)?.some(({ id }) => id === card))
        found.push(qualifiedId(setup));
      if (found.length === most) break;
    }
    return found;
  }

  #resolve(id: string, options: SetupOptions): Played {
    const slash = id.indexOf('/');
    const pack = this.#library.packs.get(id.slice(0, slash));
    const item = pack?.items.get('setups')?.get(id.slice(slash + 1));
    if (item && Object.keys(options).length === 0) {
      const { result, findings } = resolveOnce(item, this.#library);
      return result ? { ok: true, setup: result } : { ok: false, diagnostics: findings };
    }
    const sink = new DiagnosticSink();
    const setup = item && pack && gameNamed(pack.game)?.resolve(item, options, this.#library, sink);
    return setup ? { ok: true, setup } : { ok: false, diagnostics: sink.diagnostics };
  }
}

function setupsOf(pack: Pack): Item[] {
  return pack.visible.flatMap(({ items }) => [...(items.get('setups')?.values() ?? [])]);
}
