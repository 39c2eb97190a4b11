// Writes the reports of a result; the file extension decides the format.
import { extname } from 'node:path';
import { makeBundle, type ResolvedSetup } from '@railwright/content';
import type { Game, GameRecord } from '@railwright/engine';
import { createBot } from '@railwright/bots';
import { playChunk, type Batch, type SimulationResult } from '@railwright/playtest';
import {
  exampleGames,
  itemWords,
  packJson,
  toCsv,
  toHtml,
  toMarkdown,
  type LinkedGames,
} from '@railwright/report';
import { misuse } from '../failure.ts';
import { printError, safe, toSafeJson } from '../output.ts';
import { checkPlace, writeWhole } from '../write-file.ts';

const FORMS = ['.html', '.md', '.json', '.csv'] as const;

export interface Reported {
  readonly setup: ResolvedSetup;
  readonly batch: Batch;
  readonly game: Game;
  readonly result: SimulationResult;
  /** The command line as typed. */
  readonly command: string;
  /** Address of the player for links. */
  readonly player: string;
}

/** @throws Failure before any game, if a file has an unknown format or no folder. */
export function checkReportFiles(files: readonly string[], forms: readonly string[] = FORMS): void {
  for (const file of files) {
    if (!forms.some((form) => form === extname(file).toLowerCase()))
      throw misuse(`${file} has no file extension for a report.`, `End its name in ${forms.join(', ')}.`);
    checkPlace(file);
  }
}

export async function writeReports(files: readonly string[], reported: Reported): Promise<void> {
  for (const file of files) {
    await writeWhole(file, await textOf(extname(file).toLowerCase(), reported));
    printError(safe(`The report is in ${file}.`));
  }
}

async function textOf(form: string, reported: Reported): Promise<string> {
  const { result, setup } = reported;
  if (form === '.json') return `${toSafeJson(result, 2)}\n`;
  if (form === '.csv') return toCsv(result);
  const data = {
    title: setup.title,
    result,
    command: reported.command,
    ...itemWords(setup.definition),
  };
  return form === '.md' ? toMarkdown(data) : toHtml({ ...data, games: await linkedGames(reported) });
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
