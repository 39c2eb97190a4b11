// The games that people played, as programs use them.
import { isRecordProblem, parseRecord, type GameRecord } from '@railwright/engine';
import { findItem, libraryOf, qualifiedId } from '../packs/library.ts';
import type { Content } from '../packs/model.ts';
import type { PlaytestData } from '../schema/playtest.ts';
import { PLAYTESTS_FOLDER } from './check-playtests.ts';

/** A game that people played, with what they said. */
export interface Playtest {
  /** Path of its file, as in diagnostics. */
  readonly file: string;
  /** Id of its pack. */
  readonly pack: string;
  /** `pack/id` of the setup that it names; as written if there is none. */
  readonly setup: string;
  /** As its file has it. */
  readonly data: PlaytestData;
  /** As in the data, checked for its shape. */
  readonly record: GameRecord;
}

/** All playtests whose files have no errors, in the order of files. Their setups may have changed since. */
export function listPlaytests(content: Content): Playtest[] {
  const broken = new Set(
    content.diagnostics.flatMap(({ severity, file }) => (severity === 'error' ? [file] : [])),
  );
  const library = libraryOf(content);
  return content.packs.flatMap((pack) =>
    pack.files.flatMap((file): Playtest[] => {
      if (file.kind !== PLAYTESTS_FOLDER || !file.document || broken.has(file.path)) return [];
      const data = file.document.data as PlaytestData;
      const record = parseRecord(data.record);
      if (isRecordProblem(record)) return [];
      const setup = findItem(library, pack, 'setups', data.setup);
      return [
        {
          ...{ file: file.path, pack: pack.id, data, record },
          setup: setup ? qualifiedId(setup) : data.setup,
        },
      ];
    }),
  );
}
