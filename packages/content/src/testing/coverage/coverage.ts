// What a run of the card tests reaches of the packs: who asks for it makes one of these, and the runner tells it of every game.
import type { GameDefinition } from '@railwright/engine';
import type { AbilityData } from '../../game-of-trains/schema/abilities.ts';
import { makeDiagnostic } from '../../diagnostics/reporter.ts';
import { compareDiagnostics, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { libraryOf, qualifiedId } from '../../load/library.ts';
import type { Content, Item, Pack } from '../../model.ts';
import type { CardData } from '../../trains/schema/cards.ts';
import { PlayedSetups, type TestRun } from '../setups.ts';
import { readAbility } from './ability-parts.ts';
import { readCard, type CardParts } from './card-parts.ts';
import { PART_KINDS, type Part, type PartKind, type ThingParts } from './part.ts';
import { watchGameOfTrains } from './watch-game-of-trains.ts';
import { watchTrains } from './watch-trains.ts';
import type { GameWatch } from './watch.ts';

interface Reached {
  readonly reached: number;
  readonly total: number;
}

export interface PackCoverage {
  /** Id of the pack. */
  readonly pack: string;
  readonly game: string;
  readonly counts: Readonly<Record<PartKind, Reached>>;
  /** Of everything together, in whole percent, rounded down; 100 where there is nothing. */
  readonly percent: number;
  /** What no test reaches; of what lies within that nothing more is said. */
  readonly unreached: readonly Diagnostic[];
}

export class TestCoverage {
  readonly #content: Content;
  readonly #setups: PlayedSetups;
  readonly #cards = new Map<Item, CardParts>();
  readonly #abilities = new Map<Item, ThingParts>();
  readonly #reached = new Set<Part>();

  constructor(content: Content) {
    this.#content = content;
    this.#setups = new PlayedSetups(libraryOf(content));
    for (const { items } of content.packs) {
      for (const item of items.get('cards')?.values() ?? [])
        if (!item.broken) this.#cards.set(item, readCard(item.data as CardData, item.path));
      for (const item of items.get('abilities')?.values() ?? [])
        if (!item.broken) this.#abilities.set(item, readAbility(item.data as AbilityData, item.path));
    }
  }

  /** Who watches the games of this setup; undefined in a game that has nothing to reach. */
  watch(run: TestRun, definition: GameDefinition): GameWatch | undefined {
    const played = this.#setups.find(run);
    const parts = played.ok ? (played.setup.parts ?? []) : [];
    const reach = (part: Part | undefined): void => {
      for (let at = part; at && !this.#reached.has(at); at = at.within) this.#reached.add(at);
    };
    if (definition.game === 'trains') return watchTrains(definition, thingsIn(parts, this.#cards), reach);
    if (definition.game === 'game-of-trains')
      return watchGameOfTrains(thingsIn(parts, this.#abilities), reach);
    return undefined;
  }

  /** Of each of these packs. */
  of(isCounted: (pack: Pack) => boolean): PackCoverage[] {
    return this.#content.packs.filter(isCounted).map((pack) => this.#ofPack(pack));
  }

  #ofPack({ id, game, items }: Pack): PackCoverage {
    const own = [...(items.get('cards')?.values() ?? []), ...(items.get('abilities')?.values() ?? [])];
    const parts = own.flatMap(
      (item) =>
        (this.#cards.get(item) ?? this.#abilities.get(item))?.all.map((part) => ({ item, part })) ?? [],
    );
    const count = (counted: typeof parts): Reached => ({
      reached: counted.filter(({ part }) => this.#reached.has(part)).length,
      total: counted.length,
    });
    const { reached, total } = count(parts);
    return {
      pack: id,
      game,
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

function findingOf({ file: { path: file, document } }: Item, { unreached, path, at }: Part): Diagnostic {
  const range = at === 'key' ? document?.keyRange(path) : document?.valueRange(path);
  const start = { line: 1, column: 1 };
  return makeDiagnostic('test-unreached', file, range ?? { start, end: start }, unreached, { path });
}

/** The things of a game by the ids they have in its definition. */
function thingsIn<Parts>(
  items: readonly Item[],
  known: ReadonlyMap<Item, Parts>,
): ReadonlyMap<string, Parts> {
  const things = new Map<string, Parts>();
  for (const item of items) {
    const parts = known.get(item);
    if (parts) things.set(things.has(item.id) ? qualifiedId(item) : item.id, parts);
  }
  return things;
}
