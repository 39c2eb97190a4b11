// What is kept, played again step by step.
import { gamesVersion } from '@railwright/engine/program';
import type { Course } from './course.ts';
import type { Entry, TableHead } from './entry.ts';
import type { ByeCode } from './protocol/messages.ts';
import { StoreError } from './store.ts';

/** Why a table cannot be opened; the message is a sentence for people. */
export class TableError extends Error {
  override readonly name = 'TableError';
  readonly code: ByeCode;

  constructor(code: ByeCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** @throws what is not the fault of what is kept */
export function passOver(error: unknown): void {
  if (!(error instanceof StoreError || error instanceof TableError)) throw error;
}

/** @throws TableError if the entry does not fit, since the rules are others now or it is damaged */
export function applyKept(course: Course, entry: Entry, head: TableHead): void {
  try {
    course.apply(entry);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const version = gamesVersion();
    throw head.engine === version
      ? new TableError('damaged', `The stored table is damaged from entry ${course.revision} on: ${reason}`)
      : new TableError(
          'other-rules',
          `This table was begun with version ${head.engine} of Railwright and cannot be continued with ${version} from entry ${course.revision} on: ${reason} With the earlier version it can.`,
        );
  }
}
