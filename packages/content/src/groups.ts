// The groups of a content: players like people whose games were recorded, and whether the learned player and the setup are still those
// that they were fitted to.
import type { Names } from '@railwright/engine';
import type { DiagnosticSink } from './diagnostics/sink.ts';
import { PLAYERS_FOLDER } from './game-named.ts';
import { didYouMean } from './diagnostics/suggest.ts';
import type { BundledStrategy } from './bundle/read-bundle.ts';
import { findItem, itemsOf, libraryOf, placeIn, qualifiedId, type Library } from './packs/library.ts';
import type { Content, Item, Pack, PlayerFile, ResolvedSetup } from './packs/model.ts';
import { asNames } from './packs/names.ts';
import { soundItems } from './packs/sound-items.ts';
import { resolveOnce } from './resolve-once.ts';
import type { GroupData } from './schema/group.ts';
import { quote, whatThereIs } from './text/describe.ts';
import { hashJson } from './text/hash.ts';

/** A group as programs use it. */
export interface GroupSummary {
  /** `pack/id`. */
  readonly id: string;
  /** Names by language. */
  readonly titles: Names;
  /** As its file has it. */
  readonly data: GroupData;
  /** Path of the player file that it is based on; undefined: the one that plays as `learned`. */
  readonly player: string | undefined;
  /** `pack/id` of the setup that its people played; undefined for one that was written by hand. */
  readonly setup: string | undefined;
}

/** All groups for a game whose files have no errors, by id. */
export function listGroups(content: Content, game: string): GroupSummary[] {
  const library = libraryOf(content);
  return soundItems<GroupData>(content, game, 'groups').flatMap((item): GroupSummary[] => {
    const pack = library.packs.get(item.pack);
    if (!pack) return [];
    const { data } = item;
    const setup = setupOf(item, pack, library);
    return [
      {
        ...{ id: qualifiedId(item), titles: asNames(data.name), data },
        player: playerOf(pack, data)?.path,
        setup: setup && qualifiedId(setup),
      },
    ];
  });
}

/** A group as a bot of a bundle, whose learned player plays like it. */
export function asBundled({ id, titles, data }: GroupSummary): BundledStrategy {
  const { description, certainty, likes, follows } = data;
  return {
    ...{ id, titles, isGroup: true as const },
    ...(description !== undefined && { descriptions: asNames(description) }),
    strategy: { certainty, ...(likes && { likes }), ...(follows && { follows }) },
  };
}

/** Groups that played a setup, and those of its pack and the packs that it extends, as bots of a bundle. */
export function groupsFor(
  content: Content,
  { id, game }: Pick<ResolvedSetup, 'id' | 'game'>,
): BundledStrategy[] {
  const pack = content.packs.find((one) => one.id === id.split('/')[0]);
  const visible = new Set(pack?.visible.map((one) => one.id));
  return listGroups(content, game)
    .filter((one) => one.setup === id || visible.has(one.id.slice(0, one.id.indexOf('/'))))
    .map(asBundled);
}

/** Whether players are there, and what has changed since groups were fitted. */
export function checkGroups(library: Library, sink: DiagnosticSink): void {
  for (const pack of library.packs.values())
    for (const item of itemsOf<GroupData>(pack, 'groups'))
      if (!item.broken) checkGroup(item, pack, library, sink);
}

function checkGroup(item: Item<GroupData>, pack: Pack, library: Library, sink: DiagnosticSink): void {
  const { player: named, fitted } = item.data;
  const player = playerOf(pack, item.data);
  if (named !== undefined && !player && tellsOfPlayers(pack)) {
    const known = playersOf(pack).map(nameOf);
    sink.report(
      'group-player',
      placeIn(item, 'player'),
      `There is no player ${quote(named)} for ${pack.game} in this pack or the packs it extends.`,
      { help: didYouMean(named, known) ?? whatThereIs(known) },
    );
  }
  if (!fitted) return;
  if (player?.fingerprint !== undefined && player.fingerprint !== fitted.player)
    sink.report(
      'group-outdated',
      placeIn(item, 'fitted', 'player'),
      `${nameOf(player)} has changed since this group was fitted.`,
    );
  const setup = setupOf(item, pack, library);
  const now = setup && resolveOnce(setup, library).result;
  if (setup && now && hashJson(now.definition) !== fitted.content)
    sink.report(
      'group-outdated',
      placeIn(item, 'fitted', 'content'),
      `This group played ${qualifiedId(setup)} before a change, or with other options.`,
    );
}

const setupOf = ({ data }: Item<GroupData>, pack: Pack, library: Library): Item | undefined =>
  data.fitted && findItem(library, pack, 'setups', data.fitted.setup);

const playerOf = (pack: Pack, { player }: GroupData): PlayerFile | undefined =>
  player === undefined ? undefined : playersOf(pack).find((one) => nameOf(one) === player);

/** Those that can play, the pack's own first. */
const playersOf = ({ visible, game }: Pack): PlayerFile[] =>
  visible.flatMap(({ players }) => players).filter(({ header }) => header?.game === game);

const nameOf = ({ path }: PlayerFile): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/\.player$/i, '');

/** An editor that does not read players knows nothing of them. */
const tellsOfPlayers = ({ visible }: Pack): boolean =>
  visible.every(({ incomplete }) => !incomplete.has(PLAYERS_FOLDER));
