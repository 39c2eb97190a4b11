// The parts of packs that a run of card tests reaches. The caller makes a `TestCoverage`, and the runner reports every game to it.
import type { GameDefinition } from '@railwright/engine';
import { makeDiagnostic } from '../../diagnostics/reporter.ts';
import { compareDiagnostics, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { libraryOf, qualifiedId } from '../../packs/library.ts';
import type { Content, Item, Pack } from '../../packs/model.ts';
import { playedSetup, type TestRun } from '../setups.ts';
import { tableFor } from '../table-for.ts';
import { PART_KINDS, type Part, type PartKind, type ThingParts } from '../../test-language/coverage/part.ts';
import type { GameWatch } from '../../test-language/coverage/watch.ts';

interface Reached {
  readonly reached: number;
  readonly total: number;
}

/** The parts of a pack that tests reach, such as steps of effects. */
export interface PackCoverage {
  /** Id of the pack. */
  readonly pack: string;
  readonly game: string;
  /** Singular and plural of the items that are counted: card and cards. */
  readonly nouns: readonly [one: string, several: string];
  /** Parts reached and in total, by kind of part. */
  readonly counts: Readonly<Record<PartKind, Reached>>;
  /** Of everything together, in whole percent, rounded down; 100 where there is nothing. */
  readonly percent: number;
  /** Parts that no test reaches; parts within them are not listed. */
  readonly unreached: readonly Diagnostic[];
}

/** Records which parts of packs a test run reaches. */
export class TestCoverage {
  readonly #content: Content;
  readonly #things = new Map<Item, ThingParts>();
  readonly #reached = new Set<Part>();

  constructor(content: Content) {
    this.#content = content;
    for (const pack of content.packs)
      for (const item of coveredIn(pack)) {
        const coverage = item.broken ? undefined : tableFor(pack.game)?.coverage;
        if (coverage) this.#things.set(item, coverage.read(item.data, item.path));
      }
  }

  /** The watcher for games of this setup; undefined if the game has no parts to reach. */
  watch(run: TestRun, definition: GameDefinition): GameWatch | undefined {
    const played = playedSetup(run, libraryOf(this.#content));
    const parts = played.ok ? (played.setup.parts ?? []) : [];
    const reach = (part: Part | undefined): void => {
      for (let at = part; at && !this.#reached.has(at); at = at.within) this.#reached.add(at);
    };
    return tableFor(definition.game)?.coverage?.watch(definition, thingsIn(parts, this.#things), reach);
  }

  /** Of each of these packs. */
  of(isCounted: (pack: Pack) => boolean): PackCoverage[] {
    return this.#content.packs.filter(isCounted).map((pack) => this.#ofPack(pack));
  }

  #ofPack(pack: Pack): PackCoverage {
    const { id, game } = pack;
    const parts = coveredIn(pack).flatMap(
      (item) => this.#things.get(item)?.all.map((part) => ({ item, part })) ?? [],
    );
    const count = (counted: typeof parts): Reached => ({
      reached: counted.filter(({ part }) => this.#reached.has(part)).length,
      total: counted.length,
    });
    const { reached, total } = count(parts);
    return {
      pack: id,
      game,
      nouns: tableFor(game)?.coverage?.nouns ?? ['item', 'items'],
      counts: Object.fromEntries(
        PART_KINDS.map((kind) => [kind, count(parts.filter(({ part }) => part.kind === kind))]),
      ) as Record<PartKind, Reached>,
      percent: total === 0 ? 100 : Math.floor((100 * reached) / total),
      unreached: parts
        .filter(({ part }) => !this.#reached.has(part) && (!part.within || this.#reached.has(part.within)))
        .map(({ item, part }) => findingOf(item, part))
        .sort(compareDiagnostics),
    };
  }
}

function coveredIn({ game, items }: Pack): readonly Item[] {
  const folder = tableFor(game)?.coverage?.folder;
  return folder === undefined ? [] : [...(items.get(folder)?.values() ?? [])];
}

function findingOf({ file: { path: file, document } }: Item, { unreached, path, at }: Part): Diagnostic {
  const range = at === 'key' ? document?.keyRange(path) : document?.valueRange(path);
  const start = { line: 1, column: 1 };
  return makeDiagnostic('test-unreached', file, range ?? { start, end: start }, unreached, { path });
}

/** The items of a game by the ids they have in its definition. */
function thingsIn(
  items: readonly Item[],
  known: ReadonlyMap<Item, ThingParts>,
): ReadonlyMap<string, ThingParts> {
  const things = new Map<string, ThingParts>();
  for (const item of items) {
    const parts = known.get(item);
    if (parts) things.set(things.has(item.id) ? qualifiedId(item) : item.id, parts);
  }
  return things;
}
