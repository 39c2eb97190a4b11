// Writes the reports of a result; the file extension decides the format.
import { extname } from 'node:path';
import { makeBundle, type ResolvedSetup } from '@railwright/content';
import type { Game, GameRecord } from '@railwright/engine';
import { createBot } from '@railwright/bots';
import { playChunk, type Batch, type SimulationResult } from '@railwright/playtest';
import type { Document } from '@railwright/report/documents';
import { FORMATS } from '@railwright/report/formats';
import { exampleGames, packJson, type LinkedGames } from '@railwright/report/words';
import { wrongEnding } from '../file-ending.ts';
import { printError, safe, toSafeJson } from '../output.ts';
import { checkPlace, writeWhole } from '../write-file.ts';

/** Of any result. */
const FORMS = [...Object.keys(FORMATS), '.json'];
const TABLE = '.csv';
/** Of the result of a batch, which is a table too. */
export const BATCH_FORMS = [...FORMS, TABLE];

export interface Reported {
  readonly setup: ResolvedSetup;
  readonly batch: Batch;
  readonly game: Game;
  readonly result: SimulationResult;
  readonly document: Document;
  /** Address of the player for links. */
  readonly player: string;
}

/** @throws Failure before any game, if a file has an unknown format or no folder. */
export function checkReportFiles(files: readonly string[], forms: readonly string[] = FORMS): void {
  for (const file of files) {
    if (!forms.some((form) => form === extname(file).toLowerCase()))
      throw wrongEnding(file, 'reports', forms);
    checkPlace(file);
  }
}

/** A result with its document. */
export interface Written {
  readonly result: unknown;
  readonly document: Document;
  /** Those that the reader can open. */
  readonly games?: LinkedGames | undefined;
}

/** Writes a report in the format of the file extension. */
export async function writeReport(file: string, written: Written): Promise<void> {
  await writeWhole(file, await textOf(extname(file).toLowerCase(), written));
  printError(safe(`The report is in ${file}.`));
}

async function textOf(form: string, { result, document, games }: Written): Promise<string> {
  if (form === TABLE) return (await import('@railwright/report')).toCsv(result as SimulationResult);
  const render = await FORMATS[form]?.load();
  return render ? render(document, games) : `${toSafeJson(result, 2)}\n`;
}

export async function writeReports(files: readonly string[], reported: Reported): Promise<void> {
  for (const file of files) {
    const isPage = extname(file).toLowerCase() === '.html';
    await writeReport(file, { ...reported, games: isPage ? await linkedGames(reported) : undefined });
  }
}

/** Replays the games that the report points to; the same number gives the same game. */
async function linkedGames({ setup, batch, game, result, player }: Reported): Promise<LinkedGames> {
  const records = new Map<number, string>();
  for (const first of exampleGames(result)) {
    let record: GameRecord | undefined;
    playChunk(
      game,
      { ...batch, gather: [], first, games: 1 },
      { index: 0, first, games: 1 },
      createBot,
      (one) => {
        record = one;
      },
    );
    if (record) records.set(first, await packJson(record));
  }
  return { player, bundle: await packJson(makeBundle(setup)), records };
}
