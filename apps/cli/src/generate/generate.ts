// `railwright generate`: maps of chance into a pack, chosen by a look at them, or by what bots make of a setup there.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mapNamed } from '@railwright/content';
import { generateMaps } from '@railwright/content/generate';
import { idProblem } from '@railwright/content/new';
import type { AtlasPlan, Generation } from '@railwright/playtest';
import { generationDocument } from '@railwright/report/documents';
import { generate } from '@railwright/studies';
import { GAMES_OF_MAP } from '@railwright/studies/limits';
import { formatFindings } from '../check/findings.ts';
import { findingsIn, type LoadedContent } from '../content/load.ts';
import { formatDocument } from '../document-text.ts';
import { EXIT, misuse } from '../failure.ts';
import { print, printError, printJson, safe } from '../output.ts';
import type { StudyFlags } from '../study/flags.ts';
import { playStudy } from '../study/play-study.ts';
import { checkReportFiles, writeReport } from '../study/write-reports.ts';
import { expectKind, openTargetPack } from '../transfer/target-pack.ts';
import { targetsOf } from '../tune/targets.ts';
import { makeFolder, writeWhole } from '../write-file.ts';
import { axesOf } from './axes.ts';
import { breeder, candidateOf, loadWith, pathOf, playable, type Candidate, type Home } from './candidates.ts';
import { requestOf, sizesOf, type MapFlags } from './request.ts';

export interface GenerateFlags extends MapFlags, StudyFlags {
  readonly pack: string | undefined;
  readonly id: string;
  readonly count: number | undefined;
  readonly tries: number | undefined;
  readonly target: readonly string[] | undefined;
  readonly by: readonly string[] | undefined;
  readonly games: number | undefined;
  readonly bots: string | undefined;
  readonly 'dry-run': boolean;
  readonly force: boolean;
  readonly store?: string | undefined;
  readonly jobs?: number | undefined;
  readonly report: readonly string[] | undefined;
  readonly command: string;
}

/** Unless others are named: how many are written, and how many are made to choose from. */
const [COUNT, TRIES] = [3, 12];
/** Where no target is named. */
const FAIR = { firstSeatAdvantage: { within: 0.05 } };

/** Returns the exit code. */
export async function generateFiles(typed: string | undefined, flags: GenerateFlags): Promise<number> {
  checkReportFiles(flags.report ?? []);
  const targets = flags.target ? targetsOf(flags.target) : FAIR;
  const axes = axesOf(flags.by ?? []);
  refuseIdle(typed, flags, axes);
  const { folder, pack } = await openTargetPack(flags.pack);
  expectKind(pack, 'maps');
  const problem = idProblem(flags.id);
  if (problem !== undefined) throw misuse(problem, 'Set one with --id.');
  const home: Home = { folder, pack, id: flags.id };
  const sizes = sizesOf(flags.size);
  const requests = sizes.map((size) => requestOf(pack, { ...flags, size }));
  const request = requests[0] ?? refuseNone();
  const { count = COUNT, tries = axes ? TRIES : Math.max(TRIES, count) } = flags;
  const seats = flags.players ?? 2;
  // What is played is all of them; otherwise a look is enough.
  const isPlayed = typed !== undefined;
  const maps = generateMaps(request, {
    seats,
    tries: axes ? 1 : tries,
    count: isPlayed ? tries : count,
  });
  if ('problem' in maps) throw misuse(maps.problem, maps.help);
  const candidates = new Map<string, Candidate>();
  const note = (made: readonly Candidate[]): readonly Candidate[] => {
    for (const one of made) candidates.set(one.id, one);
    return made;
  };
  const first = note(maps.map((map) => candidateOf(map, request, home, count === 1 && !isPlayed)));
  // Before anything is played.
  const numbered = Array.from({ length: axes ? tries : 0 }, (_, i) => ({ id: `${flags.id}-${i + 1}` }));
  if (!flags['dry-run'] && !flags.force) for (const one of [...first, ...numbered]) refuseTaken(home, one);
  const { generation, interrupted } = await judged();
  if (!generation) {
    printError('Stopped before any map was judged.');
    return EXIT.interrupted;
  }
  const chosen = generation.maps.flatMap(({ map }) => candidates.get(map) ?? []);
  const loaded = await loadWith(chosen, home);
  const shown = chosen.flatMap(({ id, text }) => {
    const map = mapNamed(loaded.content, `${pack.id}/${id}`);
    return map ? [[id, { map, letters: pictureIn(text) }] as const] : [];
  });
  const { title } = pack.manifest;
  const called = typeof title === 'string' ? title : title.en;
  const document = {
    ...generationDocument(generation, called, new Map(shown)),
    command: flags.command,
  };
  if (flags.json) printJson(generation);
  else print(formatDocument(document));
  for (const file of flags.report ?? []) await writeReport(file, { result: generation, document });
  if (interrupted) {
    printError('Stopped: nothing was written.');
    return EXIT.interrupted;
  }
  if (chosen.length === 0) printError('No map lies in the atlas: nothing was written.');
  else if (!flags['dry-run']) await write(home, chosen, loaded, flags);
  else for (const { text } of flags.json ? [] : chosen) print(`\n${text.trimEnd()}`);
  return chosen.length > 0 && generation.maps.every(isFine) ? EXIT.clean : EXIT.findings;

  async function judged(): Promise<{ generation: Generation | undefined; interrupted: boolean }> {
    if (typed === undefined) {
      const plain = first.map(({ id, number, qualities }) => ({
        map: id,
        number,
        ...qualities,
        games: 0,
        targets: [],
      }));
      const about = { setup: null, bots: [], tried: tries, format: 1 as const, seats, seed: flags.seed };
      return { generation: { ...about, maps: plain }, interrupted: false };
    }
    const games = { ...flags, games: flags.games ?? GAMES_OF_MAP, first: 0 };
    const played = await playable(first, home, typed, games);
    const [{ source, seats: own, bots } = refuseNone()] = played.map(({ batch }) => batch);
    const about = { setup: source.setup, seats: own, seed: flags.seed, bots: bots.map(({ name }) => name) };
    const breed = breeder(requests, home, own);
    const atlas: Omit<AtlasPlan, 'axes'> = {
      ...{ targets, tries },
      breed: async (born) => playable(note(breed(born)), home, typed, games),
    };
    const { value, interrupted: stopped } = await playStudy(
      (place) =>
        generate(
          axes
            ? { kind: 'atlas', ...about, ...atlas, axes }
            : { kind: 'maps', ...about, maps: played, targets, count },
          place,
        ),
      flags,
      typed,
    );
    return { generation: value, interrupted: stopped };
  }
}

/** Flags that say how games are played, and what they are to be like. */
const OF_GAMES = [
  'target',
  'by',
  'games',
  'bots',
  'rules',
  'market-seed',
  'content',
  'store',
  'jobs',
] as const;

/** @throws Failure for flags that would have no effect. */
function refuseIdle(
  setup: string | undefined,
  flags: GenerateFlags,
  axes: AtlasPlan['axes'] | undefined,
): void {
  const { count = 0, tries = Infinity } = flags;
  const ofGames = OF_GAMES.find((name) => flags[name] !== undefined);
  if (setup === undefined && ofGames !== undefined)
    throw misuse(
      `--${ofGames} is about games, and no setup is played.`,
      'Name a setup for bots to play, or leave the flag out.',
    );
  if (axes && flags.count !== undefined)
    throw misuse(
      'An atlas has a map for each square, so --count has no effect.',
      'Leave it out, or set the number of squares: --by cellsUsed:0.3-0.6/5.',
    );
  if (!axes && sizesOf(flags.size).length > 1)
    throw misuse('Only the maps of an atlas differ in size.', 'Name one size, such as 10x8, or add --by.');
  const aimed = axes?.find(({ figure }) => flags.target?.some((text) => text.startsWith(`${figure}:`)));
  if (aimed)
    throw misuse(
      `${aimed.figure} cannot have a target, since the squares of the atlas set its range.`,
      'Leave the target out, or set the range with --by.',
    );
  if (tries < count)
    throw misuse(`${count} maps cannot be chosen from ${tries}.`, `Set --tries to ${count} or more.`);
}

async function write(
  home: Home,
  chosen: readonly Candidate[],
  loaded: LoadedContent,
  { force }: GenerateFlags,
): Promise<void> {
  if (!force) for (const one of chosen) refuseTaken(home, one);
  makeFolder(join(home.folder, 'maps'));
  const paths = chosen.map((one) => pathOf(home, one));
  for (const [i, { text }] of chosen.entries()) await writeWhole(paths[i] ?? '', text);
  const findings = findingsIn(loaded).filter(({ file }) => paths.includes(file));
  if (findings.length > 0) printError(formatFindings(loaded.content, findings));
  printError(safe(`Written: ${paths.join(', ')}.`));
}

/** @throws Failure for a map whose file is there. */
function refuseTaken(home: Home, one: Pick<Candidate, 'id'>): void {
  const path = pathOf(home, one);
  if (existsSync(path))
    throw misuse(`${path} already exists.`, 'Choose another --id, or replace it with --force.');
}

function refuseNone(): never {
  throw misuse('There is no map to play.', 'Ask for at least one.');
}

const isFine = ({ targets }: Generation['maps'][number]): boolean =>
  targets.every(({ verdict }) => verdict === 'met');

/** The terrain of a file, as it is written there. */
const pictureIn = (text: string): string => /^terrain: \|2?\n((?: .*\n)+)/m.exec(text)?.[1]?.trimEnd() ?? '';
