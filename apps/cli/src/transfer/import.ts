// Imports content of other programs into a pack: a hexagonal Tiled map, or a table of cards.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { describeConflict, type Diagnostic, type Pack } from '@railwright/content';
import { decodeUtf8 } from '@railwright/content/node';
import { shellWord } from '@railwright/content/shell-word';
import {
  cardTableOf,
  fromTiled,
  mapFieldsOf,
  mapText,
  packTerrains,
  schemaLineFor,
  whyUnreadable,
  type CardPlace,
  type CardTable,
  type Loss,
} from '@railwright/content/import-export';
import { countFindings, formatFindings } from '../check/findings.ts';
import { shownPath } from '../content/folders.ts';
import { findingsIn, loadPaths } from '../content/load.ts';
import { EXIT, misuse, reasonOf, refusal } from '../failure.ts';
import { idFrom, idProblem, titleFrom } from '@railwright/content/new';
import { print, printError, safe } from '../output.ts';
import { makeFolder, writeWhole } from '../write-file.ts';
import { readNamedBy, projectsAround } from './tiled-files.ts';
import { lossText } from './losses.ts';
import { readSheet } from './read-sheet.ts';
import { expectKind, openTargetPack, refuseKind } from './target-pack.ts';

export interface ImportFlags {
  readonly pack: string | undefined;
  readonly id: string | undefined;
  readonly terrain: readonly string[];
  readonly force: boolean;
  readonly 'dry-run': boolean;
}

/** Larger than any map of 2,000 cells or table of cards. */
const MOST_BYTES = 20_000_000;
const UNPACK: Readonly<
  Record<string, (bytes: Uint8Array, options: { maxOutputLength: number }) => Uint8Array>
> = {
  zlib: inflateSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

interface Imported {
  readonly folder: 'maps' | 'cards';
  readonly text: string;
  readonly losses: readonly Loss[];
  /** Where the table has each card. */
  readonly places?: readonly CardPlace[];
}

/** Returns the exit code: 1 if the new file has findings. */
export async function importFile(file: string, flags: ImportFlags): Promise<number> {
  const { folder, pack } = await openTargetPack(flags.pack);
  const id = flags.id ?? idFrom(basename(file, extname(file))) ?? 'imported';
  const problem = idProblem(id);
  if (problem !== undefined) throw misuse(problem, 'Set one with --id.');
  const imported = await read(file, id, pack, flags);
  for (const loss of imported.losses) printError(lossText(loss));
  const unreadable = whyUnreadable(imported.text);
  if (unreadable !== undefined)
    throw refusal(
      `Nothing was written, because the result could not be read: ${unreadable}`,
      imported.folder === 'cards' ? 'Split the table; a pack may have any number of card files.' : undefined,
    );
  const target = join(folder, imported.folder, `${id}.yaml`);
  if (flags['dry-run']) {
    const { frames, code } = await check(file, target, imported);
    print(safe(imported.text).trimEnd());
    // The file alone is on standard output.
    if (frames !== '') printError(frames);
    return code;
  }
  if (existsSync(target) && !flags.force)
    throw misuse(`${shownPath(target)} already exists.`, 'Choose another --id, or replace it with --force.');
  makeFolder(dirname(target));
  await writeWhole(target, imported.text);
  const { frames, count, code } = await check(file, target, imported);
  if (frames !== '') print(`${frames}\n`);
  print(safe(`${file} is in ${shownPath(target)}${count === undefined ? '' : `, with ${count}`}.`));
  return code;
}

/** Checks the text as the target, whether or not it is written yet. */
async function check(file: string, target: string, { text, places = [] }: Imported) {
  const path = shownPath(target);
  const loaded = await loadPaths([path], { texts: new Map([[path, new TextEncoder().encode(text)]]) });
  const all = findingsIn(loaded);
  const findings = all
    .filter((finding) => finding.file !== path || !isOfLeftOut(finding, places))
    .map((finding) => (finding.file === path ? withPlace(finding, file, places) : finding));
  return {
    frames: formatFindings(loaded.content, findings),
    count: countFindings(all),
    code: all.some(({ severity }) => severity === 'error') ? EXIT.findings : EXIT.clean,
  };
}

/** Whether a finding is about what a card lacks only because a cell could not be read, which was said before. */
function isOfLeftOut(
  { code, message, path: [, card] = [] }: Diagnostic,
  places: readonly CardPlace[],
): boolean {
  const leftOut = [...(places[Number(card)]?.leftOut ?? [])];
  if (code === 'schema-missing-key')
    return leftOut.length > 0 && keysIn(message).every((key) => leftOut.includes(key));
  return code === 'category-empty' && leftOut.length > 0;
}

/** The keys that a finding says are missing, by the text it is said in: "The keys cost, value are missing." */
function keysIn(message: string): string[] {
  return (/keys? (.*) (?:is|are) missing/.exec(message)?.[1] ?? message).split(', ');
}

/** Says which cell of the table a finding is about. */
function withPlace(finding: Diagnostic, file: string, places: readonly CardPlace[]): Diagnostic {
  const { path: [, card, key] = [], help } = finding;
  const place = places[Number(card)];
  if (!place) return finding;
  const cell = place.cells.get(String(key));
  const where = `In ${file}, this is ${cell === undefined ? `row ${place.row}` : `cell ${cell}`}.`;
  return { ...finding, help: help === undefined ? where : `${help} ${where}` };
}

async function read(file: string, id: string, pack: Pack, flags: ImportFlags): Promise<Imported> {
  const ending = extname(file).toLowerCase();
  switch (ending) {
    case '.tmj':
    case '.json':
      expectKind(pack, 'maps');
      return readMap(file, id, pack, flags);
    case '.csv':
    case '.tsv':
    case '.txt':
      return readCards(file, pack, cardTableOf(pack.game) ?? refuseKind(pack, 'cards'));
    case '.tmx':
      throw misuse(
        `${file} is XML.`,
        `In Tiled, save the map as JSON (.tmj), or run: tiled --export-map ${shellWord(file)} ${shellWord(file.replace(/tmx$/i, 'tmj'))}`,
      );
    case '.xlsx':
    case '.xls':
    case '.ods':
      throw misuse(`${file} is a workbook.`, 'In the spreadsheet, save the sheet as CSV in UTF-8.');
    default:
      throw misuse(`${file} is neither a Tiled map (.tmj) nor a table of cards (.csv).`);
  }
}

function readMap(file: string, id: string, pack: Pack, flags: ImportFlags): Imported {
  const result = fromTiled(readText(file), {
    id,
    name: titleFrom(id, flags.id ?? basename(file, extname(file))),
    terrains: packTerrains(pack),
    terrainOf: terrainOf(flags.terrain, pack),
    fields: mapFieldsOf(pack.game),
    readNamed: readNamedBy(file),
    projects: projectsAround(file),
    inflate(bytes, method) {
      const unpack = Object.hasOwn(UNPACK, method) ? UNPACK[method] : undefined;
      if (!unpack) throw new Error(`no way to unpack ${method}`);
      return unpack(bytes, { maxOutputLength: MOST_BYTES });
    },
  });
  if (!result.ok) {
    for (const loss of result.losses) printError(lossText(loss));
    throw refusal(`${file}: ${result.message}`, result.help);
  }
  return { folder: 'maps', text: mapText(result.map, schemaLineFor(pack, 'map')), losses: result.losses };
}

async function readCards(file: string, pack: Pack, table: CardTable): Promise<Imported> {
  const { sheet, notes } = await readSheet(file, readBytes(file));
  for (const note of notes) printError(safe(`Note: ${note}`));
  if (!sheet.columns.some((title) => title.toLowerCase() === 'id'))
    throw refusal(
      `${file} has no column "id"; ${sheet.columns.length === 0 ? 'it is empty' : `its first row is ${sheet.columns.map((title) => `"${title}"`).join(', ')}`}.`,
      'The first row must contain the column names; railwright export cards writes such a table.',
    );
  const { cards, losses, places } = table.read(sheet);
  if (cards.length === 0) throw refusal(`${file} has no cards.`);
  if (cards.length > table.most)
    throw refusal(
      `${file} has ${cards.length} cards; a file of cards may have at most ${table.most}.`,
      'Split the table; a pack may have any number of card files.',
    );
  return { folder: 'cards', text: table.text(cards, schemaLineFor(pack, 'cards')), losses, places };
}

/** `3=field` or `grass=field`: the terrain of a tile. */
function terrainOf(said: readonly string[], pack: Pack): Map<string, string> {
  const known = [...packTerrains(pack).map(({ id }) => id), 'city', 'remote'];
  return new Map(
    said.map((text) => {
      // A tile can be called a=b; no terrain is.
      const at = text.lastIndexOf('=');
      const [tile, terrain] = [text.slice(0, Math.max(at, 0)).trim(), text.slice(at + 1).trim()];
      if (tile === '' || !known.includes(terrain))
        throw misuse(
          `--terrain ${text} cannot be parsed.`,
          `Write tile=terrain, with one of ${known.join(', ')}.`,
        );
      return [tile.toLowerCase(), terrain];
    }),
  );
}

function readBytes(file: string): Uint8Array {
  try {
    const { size } = statSync(file);
    if (size > MOST_BYTES)
      throw misuse(`${file} has ${size} bytes; at most ${MOST_BYTES} are read.`, 'Split it.');
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw misuse(`${file} cannot be read: ${reasonOf(error)}`);
    throw error;
  }
}

function readText(file: string): string {
  const decoded = decodeUtf8(readBytes(file));
  if (decoded.ok) {
    const conflict = describeConflict(decoded.text);
    if (conflict === undefined) return decoded.text;
    throw refusal(`${file} cannot be read. ${conflict}`, 'Resolve it first.');
  }
  const { line, column } = decoded.at;
  throw refusal(
    `${file} is not UTF-8: a byte in line ${line}, column ${column}, cannot be here.`,
    'Tiled saves maps as UTF-8; save it there again.',
  );
}
