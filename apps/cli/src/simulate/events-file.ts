// Writes the events of all games of a batch, one JSON object per line, while they are played. The file gets its name when it is
// complete.
import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { removeLeftovers, temporaryIn } from '@railwright/content/node';
import { streamRecord, type Game, type GameRecord } from '@railwright/engine';
import { eventLines } from '../replay/event-lines.ts';
import { writeAll } from '../write-all.ts';
import { unwritable } from '../write-file.ts';

type OnRecord = (record: GameRecord, index: number) => Promise<void>;

export interface EventsFile {
  /** Receives the records and passes them on. */
  readonly along: (next: OnRecord | undefined) => OnRecord;
  /** Moves the file into place; returns its number of games. @throws Failure if it cannot be written. */
  readonly finish: () => number;
  /** Removes an unfinished file. */
  readonly discard: () => void;
}

/** @throws Failure if the file cannot be created. */
export async function openEventsFile(file: string, game: Game): Promise<EventsFile> {
  const folder = dirname(resolve(file));
  await removeLeftovers(folder);
  const unfinished = temporaryIn(folder);
  const attempt = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      rmSync(unfinished, { force: true });
      throw unwritable(file, error);
    }
  };
  const target = attempt(() => openSync(unfinished, 'wx'));
  const lines = eventLines((text) => {
    attempt(() => {
      writeAll(target, text);
    });
  });
  let games = 0;
  return {
    along: (next) => async (record, number) => {
      streamRecord(game, record, { number }, lines.hear);
      games++;
      await next?.(record, number);
    },
    finish() {
      lines.flush();
      attempt(() => {
        closeSync(target);
        renameSync(unfinished, file);
      });
      return games;
    },
    discard() {
      rmSync(unfinished, { force: true });
    },
  };
}
