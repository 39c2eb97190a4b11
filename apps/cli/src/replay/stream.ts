// Writes the events of many records to standard output, one game after another. A rejected record is reported, and the
// others follow.
import { existsSync, globSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EndlessEffectError, streamRecord } from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import { plural } from '../check/findings.ts';
import { EXIT, Failure, misuse } from '../failure.ts';
import { printError, printText, safe } from '../output.ts';
import { eventLines } from './event-lines.ts';
import { recordLoader, refused, type LoadedRecord } from './load-record.ts';

/** The records: a file, all JSON files of a folder, or those that match a pattern. @throws Failure if there are none. */
function recordsOf(typed: string): string[] {
  if (existsSync(typed) && statSync(typed).isDirectory()) {
    const files = readdirSync(typed).filter((file) => file.endsWith('.json'));
    if (files.length === 0) throw misuse(`There are no records in ${typed}.`);
    // Sorted by the number at the end: game 9 before game 10.
    const order = new Intl.Collator('en', { numeric: true });
    return files.sort(order.compare).map((file) => join(typed, file));
  }
  if (!typed.includes('*') || existsSync(typed)) return [typed];
  const found = globSync(typed.replaceAll('\\', '/')).sort(
    new Intl.Collator('en', { numeric: true }).compare,
  );
  if (found.length === 0) throw misuse(`Nothing matches ${typed}.`);
  return found;
}

/** Returns the exit code. */
export async function streamRecords(typed: string, folders: readonly string[] | undefined): Promise<number> {
  const files = recordsOf(typed);
  const load = await recordLoader(folders);
  const lines = eventLines(printText);
  let rejected = 0;
  for (const file of files) {
    const failure = streamOne(file, load, lines.hear);
    if (!failure) continue;
    lines.flush();
    if (files.length === 1) throw failure;
    printError(safe(failure.message));
    rejected++;
  }
  lines.flush();
  if (rejected > 0) printError(`${plural(rejected, 'record')} of ${files.length} rejected.`);
  return rejected > 0 ? EXIT.findings : EXIT.clean;
}

function streamOne(
  file: string,
  load: (file: string) => LoadedRecord,
  hear: Parameters<typeof streamRecord>[3],
): Failure | undefined {
  let loaded: LoadedRecord | undefined;
  try {
    loaded = load(file);
    const { record, game } = loaded;
    const problem = streamRecord(game, record, { file }, hear, gamesVersion());
    return problem && refused(file, problem.message, record);
  } catch (error) {
    if (error instanceof Failure) return error;
    if (error instanceof EndlessEffectError) return refused(file, error.message, loaded?.record);
    throw error;
  }
}
