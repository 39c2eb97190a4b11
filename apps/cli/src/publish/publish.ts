// `railwright publish`: setups for other tables, a folder a target.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Wardrobe } from '@railwright/board/svg';
import { joined } from '@railwright/engine/joined';
import type { TextLanguage } from '@railwright/engine/languages';
import {
  fileName,
  makeKit,
  packsOf,
  TARGETS,
  type Download,
  type Edition,
  type Kit,
  type PackNotes,
  type Target,
  type TargetName,
} from '@railwright/publish';
import { playLooks, type Content, type Pack, type ResolvedSetup } from '@railwright/content';
import { defaultPaths, shownPath } from '../content/folders.ts';
import { findSetup, loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { plural } from '../check/findings.ts';
import { EXIT, Failure, misuse } from '../failure.ts';
import { lookWarnings } from '../pictures/look-warnings.ts';
import { packWardrobe, setupWardrobe, withMaps } from '../pictures/wardrobe.ts';
import { print, printError, safe } from '../output.ts';
import { interruptible } from '../study/interrupt.ts';
import { style } from '../style.ts';
import { changesOf, type PublishedChanges } from './changes.ts';
import { readCommits } from './commits.ts';
import { earlierOnline } from './earlier.ts';
import { readNotes } from './notes.ts';
import { readPlaytests } from './playtests.ts';
import { TARGET_NAMES } from './options.ts';
import { openStudio } from './studio.ts';
import { checkCellWidth, printOptions, type PrintFlags } from './print-flags.ts';
import { checkTargetFolder, replaceTargetFolder } from './target-folder.ts';
import { openTools, removeOldPictures } from './tools.ts';
import { kitWarnings } from './warnings.ts';

export interface PublishFlags extends SetupFlags, PrintFlags {
  readonly content: readonly string[] | undefined;
  readonly to: readonly TargetName[];
  readonly output: string;
  readonly base: string | undefined;
  readonly earlier: boolean;
  readonly studio: boolean;
  readonly languages: readonly [TextLanguage, TextLanguage?];
  readonly seats: number | undefined;
  readonly force: boolean;
}

/** Returns the exit code. */
export async function publishSetups(names: readonly string[], flags: PublishFlags): Promise<number> {
  const isWithAddress = (name: TargetName): boolean => TARGETS[name].usesBase === true;
  if (flags.base !== undefined && !flags.to.some(isWithAddress))
    printError(
      `--base has no effect here: it is for ${joined(TARGET_NAMES.filter(isWithAddress), 'and')}, none of which is among the targets.`,
    );
  await interruptible(async (signal) => {
    for await (const { title, folder, amount, warnings, next } of publishInto(names, flags, signal)) {
      for (const warning of warnings) printError(safe(warning));
      print(`${style.green('✔')} ${title}: ${amount}, in ${safe(shownPath(folder))}`);
      for (const line of next) print(`  ${safe(line)}`);
    }
  });
  return EXIT.clean;
}

/** What was written for one target. */
export interface Written {
  readonly title: string;
  readonly folder: string;
  /** `3 files, 1.2 MB`. */
  readonly amount: string;
  /** What it lacks, in sentences. */
  readonly warnings: readonly string[];
  /** What to do with it, in sentences. */
  readonly next: readonly string[];
}

/** A target with what it publishes and the folder it gets. */
interface Publication {
  readonly name: TargetName;
  readonly target: Target;
  readonly folder: string;
  readonly edition: Edition;
}

/**
 * Publishes for one target after another.
 * @param signal stops it after the file that is being made; the folder of that target is left as it was
 * @throws Failure before anything is written, if a setup cannot be published or a folder holds anything else; later if one cannot be written
 */
export async function* publishInto(
  names: readonly string[],
  flags: PublishFlags,
  signal?: AbortSignal,
): AsyncGenerator<Written, void> {
  const targetNames = [...new Set(flags.to)];
  const printing = printOptions(flags, targetNames);
  checkSiteFlags(flags, targetNames);
  const studio = flags.studio ? openStudio() : undefined;
  const given = flags.base === undefined ? undefined : webAddress(flags.base);
  const folder = resolve(flags.output);
  const targets = targetNames.map((name) => ({ name, folder: join(folder, name) }));
  for (const target of targets) checkTargetFolder(target.folder, flags.force);
  const content = await loadForPlay(flags.content);
  const kits: Kit[] = [];
  for (const name of new Set(names))
    kits.push(await kitFor(content, findSetup(content, name, optionsFrom(flags)), flags));
  checkCellWidth(flags, kits);
  refuseSameNames(kits);
  const base = given ?? ownAddress(packsOf(content, kits));
  if (flags.earlier && base === undefined)
    throw misuse(
      '--earlier needs the address of the site.',
      'Name it with --base, or as publishedAt in pack.yaml.',
    );
  // What only the site shows keeps nobody from another table.
  const shown = targetNames.includes('site') ? kits : [];
  const notes = await notesOf(content, shown);
  const wardrobes = await wardrobesOf(content, kits);
  const playtests = await readPlaytests(content, shown);
  const site = targets.find(({ name }) => name === 'site');
  const seen = site && (await changesFor(content, packsOf(content, kits), site.folder, base, flags));
  const tools = openTools();
  const publications = targets.map(({ name, folder: place }): Publication => ({
    name,
    target: TARGETS[name],
    folder: place,
    edition: {
      content,
      kits,
      ...(base !== undefined && { base: `${base}${name}/` }),
      local: `${pathToFileURL(place).href}/`,
      tools,
      notes,
      playtests,
      ...(studio && { studio }),
      ...(seen && { changes: seen.changes }),
      ...(seen && Object.keys(seen.commits).length > 0 && { commits: seen.commits }),
      print: printing,
      wardrobes,
    },
  }));
  for (const { target, edition } of publications) {
    const problem = target.problem?.(edition);
    if (problem) throw misuse(problem.what, problem.way);
  }
  let warnings = [
    ...lookWarnings(content, packsOf(content, kits)),
    ...kitWarnings(kits),
    ...(seen?.warnings ?? []),
  ];
  for (const publication of publications) {
    const { target, edition, folder: place } = publication;
    const downloads = publications.filter((other) => other !== publication).flatMap(downloadsFrom);
    const files = untilStopped(target.publish({ ...edition, downloads }), signal);
    const online =
      flags.earlier && edition.base !== undefined
        ? await earlierOnline(edition.base, target.keeps ?? [])
        : [];
    const { gone, ...written } = await replaceTargetFolder(place, files, target.keeps, online);
    warnings = [...warnings, ...tools.takeWarnings(), ...goneSentence(gone)];
    yield {
      title: target.title,
      folder: place,
      amount: amountOf(written),
      warnings,
      next: target.next(edition),
    };
    warnings = [];
  }
  await removeOldPictures();
}

function checkSiteFlags(flags: PublishFlags, targets: readonly TargetName[]): void {
  const flag = flags.earlier ? '--earlier' : '--studio';
  if ((flags.earlier || flags.studio) && !targets.includes('site'))
    throw misuse(
      `${flag} is for the site, and site is not among the targets.`,
      'Add --to site, or leave the flag out.',
    );
}

async function* untilStopped<T>(files: AsyncIterable<T>, signal: AbortSignal | undefined): AsyncGenerator<T> {
  for await (const file of files) {
    if (signal?.aborted) throw new Failure('Stopped.', EXIT.interrupted);
    yield file;
  }
}

/** What changed since the site in its folder, or at its address if that is asked for. */
async function changesFor(
  content: Content,
  packs: readonly Pack[],
  folder: string,
  base: string | undefined,
  { content: paths, earlier }: PublishFlags,
): Promise<PublishedChanges> {
  const address = earlier && base !== undefined ? `${base}site/` : undefined;
  return changesOf(content, packs, paths ?? defaultPaths(), () => readCommits(folder, address));
}

function goneSentence(gone: readonly string[]): string[] {
  if (gone.length === 0) return [];
  return [
    `Removed, since only the last publication had it: ${joined(gone, 'and')}. To have several setups there, or several profiles of print, name all of them in one command.`,
  ];
}

/** What a target has to take away, as seen from the folder of another one. */
function downloadsFrom({ name, target, edition }: Publication): Download[] {
  return (target.downloads?.(edition) ?? []).map((file) => ({ ...file, path: `../${name}/${file.path}` }));
}

async function wardrobesOf(content: Content, kits: readonly Kit[]): Promise<Map<string, Wardrobe>> {
  const wardrobes = new Map<string, Wardrobe>();
  for (const { id } of packsOf(content, kits)) {
    const wardrobe = await withMaps(content, await packWardrobe(content, id));
    if (wardrobe) wardrobes.set(id, wardrobe);
  }
  return wardrobes;
}

async function notesOf(content: Content, kits: readonly Kit[]): Promise<Map<string, PackNotes>> {
  const notes = new Map<string, PackNotes>();
  for (const pack of packsOf(content, kits)) notes.set(pack.id, await readNotes(pack));
  return notes;
}

async function kitFor(content: Content, setup: ResolvedSetup, flags: PublishFlags): Promise<Kit> {
  const { languages, seats } = flags;
  const { min, max } = setup.seats;
  if (seats !== undefined && (seats < min || seats > max))
    throw misuse(
      `${setup.id} is for ${min} to ${max} players, not ${seats}.`,
      'Choose another number with --seats.',
    );
  const [language, second] = languages;
  const wardrobe = await withMaps(
    content,
    await setupWardrobe(content, setup.id, optionsFrom(flags), playLooks(content, setup)),
  );
  return makeKit(content, setup, {
    language,
    ...(second !== undefined && { second }),
    ...(seats !== undefined && { seats }),
    ...(wardrobe && { wardrobe }),
  });
}

/** @throws Failure for setups whose files would be mixed, such as those of `a-b/c` and `a/b-c` */
function refuseSameNames(kits: readonly Kit[]): void {
  for (const [i, kit] of kits.entries()) {
    const other = kits.slice(0, i).find((one) => fileName(one) === fileName(kit));
    if (other)
      throw misuse(
        `The files of ${other.setup.id} and of ${kit.setup.id} would have the same names: ${fileName(kit)}.`,
        'Publish them one after the other, each into a folder of its own: --output.',
      );
  }
}

/** That of packs which all say the same. */
function ownAddress(packs: readonly Pack[]): string | undefined {
  const [address, ...others] = new Set(packs.map(({ manifest }) => manifest.publishedAt));
  return address === undefined || others.length > 0 ? undefined : webAddress(address);
}

/** With a slash at its end. @throws Failure for anything but an address on the web */
function webAddress(typed: string): string {
  const address = URL.parse(typed);
  if (!address || !/^https?:$/.test(address.protocol) || address.search !== '' || address.hash !== '')
    throw misuse(
      `${typed} is not an address on the web.`,
      'Name the address at which the output folder will be, such as --base https://me.github.io/my-pack/',
    );
  if (address.username !== '' || address.password !== '')
    throw misuse(
      `${address.host} would be published together with the name and the password before it.`,
      'Name the address as everyone will open it, without them.',
    );
  return address.href.endsWith('/') ? address.href : `${address.href}/`;
}

function amountOf({ files, bytes }: { readonly files: number; readonly bytes: number }): string {
  const size = bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${plural(files, 'file')}, ${size}`;
}
