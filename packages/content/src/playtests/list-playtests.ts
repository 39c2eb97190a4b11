// The games that people played, as programs use them.
import { isRecordProblem, parseRecord, type GameRecord } from '@railwright/engine';
import { gameNamed } from '../game-named.ts';
import { filesOf } from '../packs/checked-file.ts';
import { findItem, libraryOf, qualifiedId, type Library } from '../packs/library.ts';
import type { Content, Item, Pack } from '../packs/model.ts';
import { english } from '../packs/names.ts';
import { brokenFiles } from '../packs/sound-items.ts';
import { isNames } from '../question.ts';
import type { PlaytestData } from '../schema/playtest.ts';
import { isData } from '../text/data.ts';
import { PLAYTESTS_FOLDER } from './check-playtests.ts';

/** A card, a type of car or an ability that somebody said something about. */
export interface PlaytestCard {
  /** `pack/id`. */
  readonly id: string;
  /** In English; the id, if it has no name. */
  readonly name: string;
}

/** A game that people played, with what they said. */
export interface Playtest {
  /** Path of its file, as in diagnostics. */
  readonly file: string;
  /** Id of its pack. */
  readonly pack: string;
  /** `pack/id` of the setup that it names; as written if there is none. */
  readonly setup: string;
  /** `pack/id` of the map that was played, as it is now; absent if the game has none, or if it is gone. */
  readonly map?: string;
  /** The cards, cars and abilities that its notes are about, as they are named there; those that are gone are missing. */
  readonly cards: ReadonlyMap<string, PlaytestCard>;
  /** As its file has it. */
  readonly data: PlaytestData;
  /** As in the data, checked for its shape. */
  readonly record: GameRecord;
}

/** All playtests whose files have no errors, in the order of files. Their setups may have changed since. */
export function listPlaytests(content: Content): Playtest[] {
  const broken = brokenFiles(content);
  const library = libraryOf(content);
  return content.packs.flatMap((pack) =>
    filesOf(pack, PLAYTESTS_FOLDER).flatMap((file): Playtest[] => {
      if (broken.has(file.path)) return [];
      const data = file.document?.data as PlaytestData;
      const record = parseRecord(data.record);
      if (isRecordProblem(record)) return [];
      const setup = findItem(library, pack, 'setups', data.setup);
      return [
        {
          ...{ file: file.path, pack: pack.id, data, record },
          setup: setup ? qualifiedId(setup) : data.setup,
          ...mapOf(library, pack, setup, record),
          cards: cardsIn(library, pack, data),
        },
      ];
    }),
  );
}

/** A setup has one of its own, unless another was chosen for the game. */
function mapOf(
  library: Library,
  pack: Pack,
  setup: Item | undefined,
  { options }: GameRecord,
): Pick<Playtest, 'map'> {
  const own = isData(setup?.data) ? setup.data['map'] : undefined;
  const named = options?.['map'] ?? own;
  const from = setup && library.packs.get(setup.pack);
  const map = typeof named === 'string' ? findItem(library, from ?? pack, 'maps', named) : undefined;
  return map ? { map: qualifiedId(map) } : {};
}

function cardsIn(
  library: Library,
  pack: Pack,
  { notes = [] }: PlaytestData,
): ReadonlyMap<string, PlaytestCard> {
  const kind = gameNamed(pack.game)?.played;
  const found = notes.flatMap(({ about }) => {
    const named = about?.card;
    const item = kind && named !== undefined ? findItem(library, pack, kind, named) : undefined;
    if (!item || named === undefined) return [];
    const name = isData(item.data) ? item.data['name'] : undefined;
    const isNamed = typeof name === 'string' || isNames(name);
    return [[named, { id: qualifiedId(item), name: isNamed ? english(name) : item.id }] as const];
  });
  return new Map(found);
}
