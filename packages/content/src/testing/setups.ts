// The games that tests play, put together once each.
import { DiagnosticSink } from '../diagnostics/sink.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { GameResolution } from '../game-module.ts';
import { gameNamed, marketOf } from '../game-named.ts';
import { keep } from '../packs/keeper.ts';
import { findItem, qualifiedId, splitReference, type Library } from '../packs/library.ts';
import type { Read } from '../packs/read-once.ts';
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

/** A setup put together while content is being loaded, even from parts with errors. */
export function playedSetup({ setup, options }: TestRun, library: Library): Played {
  const [packId, id] = splitReference(setup);
  const item = library.packs
    .get(packId ?? '')
    ?.items.get('setups')
    ?.get(id);
  if (!item) return { ok: false, diagnostics: [] };
  const { result, findings } =
    Object.keys(options).length === 0 ? resolveOnce(item, library) : resolveWith(options, item, library);
  return result ? { ok: true, setup: result } : { ok: false, diagnostics: findings };
}

function resolveWith(options: SetupOptions, item: Item, library: Library): Read<GameResolution | undefined> {
  return keep(library, item, JSON.stringify(options), () => {
    const sink = new DiagnosticSink();
    const game = gameNamed(library.packs.get(item.pack)?.game ?? '');
    return { result: game?.resolve(item, options, library, sink), findings: sink.diagnostics };
  });
}

/** Setups that a pack sees and that have a card, as `pack/id`; the first few. */
export function setupsWithCard(pack: Pack, card: string, library: Library, most = 3): string[] {
  const found: string[] = [];
  for (const setup of setupsOf(pack)) {
    const played = playedSetup({ setup: qualifiedId(setup), options: {} }, library);
    if (played.ok && marketOf(played.setup.definition)?.some(({ id }) => id === card))
      found.push(qualifiedId(setup));
    if (found.length === most) break;
  }
  return found;
}

function setupsOf(pack: Pack): Item[] {
  return pack.visible.flatMap(({ items }) => [...(items.get('setups')?.values() ?? [])]);
}
