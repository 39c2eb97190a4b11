// The strategies of the content, in the form that bots play.
import type { GameDefinition } from '@railwright/engine';
import { groupsFor } from './groups.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { DiagnosticSink } from './diagnostics/sink.ts';
import type { Habits, StrategyFile } from './game-module.ts';
import { gameNamed, marketOf } from './game-named.ts';
import { itemsOf, libraryOf, qualifiedId, visibleItems } from './packs/library.ts';
import type { BundledStrategy } from './bundle/read-bundle.ts';
import type { Content, Item, ResolvedSetup, SourceFile } from './packs/model.ts';
import { asNames, english } from './packs/names.ts';
import { soundItems } from './packs/sound-items.ts';

/** A strategy as lists show it. */
export interface StrategySummary {
  /** `pack/id`. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly file: SourceFile;
  /** As written in the file. */
  readonly data: StrategyFile;
  /** The strategy for bots: plain JSON, with the ids that cards have in a game. */
  readonly strategy: object;
}

/** All strategies for a game that hold, by id. */
export function listStrategies(content: Content, game: string): StrategySummary[] {
  const library = libraryOf(content);
  return soundItems<StrategyFile>(content, game, 'strategies').flatMap((item): StrategySummary[] => {
    const strategy = gameNamed(game)?.strategies?.read(item, library);
    if (!strategy) return [];
    const { name, description } = item.data;
    return [
      {
        id: qualifiedId(item),
        name: english(name),
        description: description === undefined ? '' : english(description),
        file: item.file,
        data: item.data,
        strategy,
      },
    ];
  });
}

/** The strategies that the pack of a setup can see, for its bundle, then the groups of people. */
export function strategiesFor(
  content: Content,
  { id, game }: Pick<ResolvedSetup, 'id' | 'game'>,
): BundledStrategy[] {
  const pack = content.packs.find((one) => one.id === id.split('/')[0]);
  const visible = new Set(pack?.visible.map((one) => `${one.id}/`));
  const strategies = listStrategies(content, game)
    .filter((one) => visible.has(one.id.slice(0, one.id.indexOf('/') + 1)))
    .map(({ id: name, data, strategy }) => ({
      id: name,
      titles: asNames(data.name),
      ...(data.description !== undefined && { descriptions: asNames(data.description) }),
      strategy,
    }));
  return [...strategies, ...groupsFor(content, { id, game })];
}

/** The parts of a strategy, named as pack/id, that a game cannot use: cards without a pile, cells that its map lacks. */
export function fitStrategy(content: Content, id: string, definition: GameDefinition): readonly Diagnostic[] {
  const library = libraryOf(content);
  const sink = new DiagnosticSink();
  const item = strategyItems(content, definition.game).find((one) => qualifiedId(one) === id);
  if (item) gameNamed(definition.game)?.strategies?.fit(item, definition, library, sink);
  return sink.diagnostics;
}

/**
 * A strategy that is there with other data, as a file would have it: what bots play by. The data must fit the schema.
 */
export function changedStrategy(content: Content, id: string, data: StrategyFile): object | undefined {
  const library = libraryOf(content);
  const item = content.packs
    .flatMap(({ game }) => strategyItems(content, game))
    .find((one) => qualifiedId(one) === id);
  const game = item && library.packs.get(item.pack)?.game;
  return game === undefined || !item
    ? undefined
    : gameNamed(game)?.strategies?.read({ ...item, data }, library);
}

/** A strategy that is in no file yet, as one of a pack would be read: what bots play by. The data must fit the schema. */
export function strategyOfPack(content: Content, packId: string, data: StrategyFile): object | undefined {
  const library = libraryOf(content);
  const pack = library.packs.get(packId);
  if (!pack) return undefined;
  const item = {
    kind: 'strategies',
    id: data.id,
    pack: packId,
    file: pack.file,
    path: [],
    data,
    broken: false,
  };
  return gameNamed(pack.game)?.strategies?.read(item, library);
}

/** The play of a player as a strategy that names these cards of a definition; undefined for games without strategies. */
export function strategyFromHabits(
  habits: Habits,
  cards: readonly string[],
  definition: GameDefinition,
  phases: readonly [number, number],
): StrategyFile | undefined {
  const market = (marketOf(definition) ?? []).filter(({ id }) => cards.includes(id));
  return gameNamed(definition.game)?.strategies?.fromHabits(habits, market, phases);
}

/** A strategy without rules that are only about cards other than these. */
export function onlyWith(game: string, strategy: StrategyFile, cards: readonly string[]): StrategyFile {
  return gameNamed(game)?.strategies?.onlyWith(strategy, cards) ?? strategy;
}

/** Cards that a strategy can name by their ids alone, of those a definition has for sale. */
export function cardsFor(content: Content, id: string, definition: GameDefinition): string[] {
  const item = strategyItems(content, definition.game).find((one) => qualifiedId(one) === id);
  return item ? cardsOfPack(content, item.pack, definition) : [];
}

/** The same for strategies of a pack. */
export function cardsOfPack(content: Content, packId: string, definition: GameDefinition): string[] {
  const pack = libraryOf(content).packs.get(packId);
  if (!pack) return [];
  const visible = visibleItems(pack, 'cards');
  return (marketOf(definition) ?? []).flatMap(({ id, forSale }) => (forSale && visible.has(id) ? [id] : []));
}

function strategyItems({ packs }: Content, game: string): Item<StrategyFile>[] {
  return packs
    .filter((pack) => pack.game === game)
    .flatMap((pack) => itemsOf<StrategyFile>(pack, 'strategies'));
}
