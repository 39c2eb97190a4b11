// `railwright generate`: maps of chance into a pack, chosen by a look at them, or by what bots make of a setup there.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generatedText, generateMaps, type GeneratedMap } from '@railwright/content/generate';
import { schemaLineFor } from '@railwright/content/import-export';
import { idProblem, titleFrom } from '@railwright/content/new';
import type { Generation } from '@railwright/playtest';
import { generationDocument } from '@railwright/report/documents';
import { generate } from '@railwright/studies';
import { formatFindings } from '../check/findings.ts';
import { shownPath } from '../content/folders.ts';
import { findingsIn, loadPaths } from '../content/load.ts';
import { findSetup, optionsFrom, UNPLAYED } from '../content/setup.ts';
import { formatDocument } from '../document-text.ts';
import { EXIT, misuse, refusal } from '../failure.ts';
import { print, printError, printJson, safe } from '../output.ts';
import { batchOf } from '../study/batch.ts';
import type { StudyFlags } from '../study/flags.ts';
import { playStudy } from '../study/play-study.ts';
import { checkReportFiles, writeReport } from '../study/write-reports.ts';
import { expectKind, openTargetPack } from '../transfer/target-pack.ts';
import { targetsOf } from '../tune/targets.ts';
import { makeFolder, writeWhole } from '../write-file.ts';
import { requestOf, type MapFlags } from './request.ts';

export interface GenerateFlags extends MapFlags, StudyFlags {
  readonly pack: string | undefined;
  readonly id: string;
  readonly count: number;
  readonly tries: number;
  readonly target: readonly string[] | undefined;
  readonly games: number;
  readonly bots: string | undefined;
  readonly 'dry-run': boolean;
  readonly force: boolean;
  readonly report: readonly string[] | undefined;
  readonly command: string;
}

interface Candidate extends GeneratedMap {
  readonly id: string;
  readonly text: string;
}

/** Where no target is named. */
const FAIR = { firstSeatAdvantage: { within: 0.05 } };

/** Returns the exit code. */
export async function generateFiles(typed: string | undefined, flags: GenerateFlags): Promise<number> {
  checkReportFiles(flags.report ?? []);
  const asked = targetsOf(flags.target ?? []);
  if (typed === undefined && flags.target)
    throw misuse('Targets are about games, and no setup is played.', 'Name a setup for bots to play.');
  const { folder, pack } = await openTargetPack(flags.pack);
  expectKind(pack, 'maps');
  const problem = idProblem(flags.id);
  if (problem !== undefined) throw misuse(problem, 'Set one with --id.');
  const request = requestOf(pack, flags);
  const tries = Math.max(flags.tries, flags.count);
  const seats = flags.players ?? 2;
  // What is played is all of them; otherwise a look is enough.
  const maps = generateMaps(request, { seats, tries, count: typed === undefined ? flags.count : tries });
  if ('problem' in maps) throw misuse(maps.problem, maps.help);
  const candidates = maps.map((map): Candidate => {
    const id = flags.count === 1 && typed === undefined ? flags.id : `${flags.id}-${map.number + 1}`;
    const name = titleFrom(id, id);
    return {
      ...map,
      id,
      text: generatedText(map.cells, request, { id, name, schemaLine: schemaLineFor(pack, 'map') }),
    };
  });
  const pathOf = ({ id }: Candidate): string => shownPath(join(folder, 'maps', `${id}.yaml`));
  // Before anything is played.
  const there = candidates.map(pathOf).find((path) => existsSync(path));
  if (there !== undefined && !flags.force && !flags['dry-run'])
    throw misuse(`${there} already exists.`, 'Choose another --id, or replace it with --force.');
  const loaded = await loadPaths([folder, ...(flags.content ?? [])], {
    everyShipped: typed !== undefined,
    skip: UNPLAYED,
    texts: new Map(candidates.map((one) => [pathOf(one), new TextEncoder().encode(one.text)])),
  });
  const { generation, interrupted } = await judged();
  if (!generation) {
    printError('Stopped before any map was judged.');
    return EXIT.interrupted;
  }
  const chosen = generation.maps.flatMap(({ map }) => candidates.filter(({ id }) => id === map));
  const document = { ...generationDocument(generation, pack.id), command: flags.command };
  if (flags.json) printJson(generation);
  else {
    for (const { id, text } of chosen) print(`${id}\n${pictureIn(text)}\n`);
    print(formatDocument(document));
  }
  for (const file of flags.report ?? []) await writeReport(file, { result: generation, document });
  if (interrupted) printError('Stopped: nothing was written.');
  else await write();
  return interrupted ? EXIT.interrupted : generation.maps.every(isFine) ? EXIT.clean : EXIT.findings;

  async function judged(): Promise<{ generation: Generation | undefined; interrupted: boolean }> {
    const about = candidates.map(({ id, number, qualities }) => ({ map: id, number, ...qualities }));
    if (typed === undefined) {
      const none = { setup: null, bots: [], tried: tries, format: 1 as const, seats, seed: flags.seed };
      const plain = about.map((one) => ({ ...one, games: 0, targets: [] }));
      return { generation: { ...none, maps: plain }, interrupted: false };
    }
    const batches = await Promise.all(
      about.map(async (one) => {
        const options = { ...optionsFrom(flags), map: `${pack.id}/${one.map}` };
        const setup = findSetup(loaded.content, typed, options);
        return { ...one, batch: await batchOf(loaded.content, setup, { ...flags, first: 0 }) };
      }),
    );
    const [first] = batches;
    if (!first) throw refusal('There is no map to play.');
    const { source, seats: played, bots } = first.batch;
    const { value, interrupted: stopped } = await playStudy(
      (place) =>
        generate(
          {
            ...{ kind: 'generate', maps: batches, targets: flags.target ? asked : FAIR, count: flags.count },
            ...{ setup: source.setup, seats: played, seed: flags.seed, bots: bots.map(({ name }) => name) },
          },
          place,
        ),
      flags,
      typed,
    );
    return { generation: value, interrupted: stopped };
  }

  async function write(): Promise<void> {
    const files = chosen.map((one) => ({ path: pathOf(one), one }));
    if (flags['dry-run']) {
      for (const { one } of flags.json ? [] : files) print(`\n${one.text.trimEnd()}`);
      return;
    }
    makeFolder(join(folder, 'maps'));
    for (const { path, one } of files) await writeWhole(path, one.text);
    tell(files.map(({ path }) => path));
  }

  function tell(paths: readonly string[]): void {
    const findings = findingsIn(loaded).filter(({ file }) => paths.includes(file));
    if (findings.length > 0) printError(formatFindings(loaded.content, findings));
    printError(safe(`Written: ${paths.join(', ')}.`));
  }
}

const isFine = ({ targets }: Generation['maps'][number]): boolean =>
  targets.every(({ verdict }) => verdict === 'met');

/** The terrain of a file, as it is written there. */
const pictureIn = (text: string): string => /^terrain: \|2?\n((?: .*\n)+)/m.exec(text)?.[1]?.trimEnd() ?? '';
