// All texts of a pack that may be in several languages, each as a row: found by the schemas, so that a new text of a file needs nothing here.
import { schemaAt, type Path, type Schema } from '@railwright/content';
import { isData, stringAt, textsAt, type Data } from '../../core/content/data.ts';
import type { PackIndex } from '../../core/content/pack-index.ts';
import { KINDS, type PackListing } from '../../core/content/packs.ts';
import type { Reading, TextFile } from '../../core/content/text-file.ts';
import { withText } from '../../cards/model/card-file.ts';
import { fieldKind, fieldTitle } from '../model/form-schema.ts';
import { localeLanguage, LOCALE_PARTS, withEntry } from '../model/locale.ts';

/** Where texts are written: by language, or in one language as the entry of a locale. */
export interface TextSpot {
  readonly file: string;
  readonly path: Path;
  readonly value: unknown;
  readonly entry?: 'name' | 'text';
}

interface TextCell {
  readonly text: string;
  /** Undefined for a text of another pack. */
  readonly spot?: TextSpot;
}

export interface TextRow {
  readonly key: string;
  readonly kind: string;
  /** What has the text, such as the id of a card. */
  readonly of: string;
  readonly what: string;
  readonly file: string;
  /** What the address of the file adds to show it. */
  readonly place: string;
  /** By language. */
  readonly cells: ReadonlyMap<string, TextCell>;
  /** Where texts in further languages go; undefined for a locale, which has one language. */
  readonly spot?: TextSpot;
  /** The name of a place that is written plainly: it stands on the map in all languages. */
  readonly everywhere?: string;
}

interface Found {
  readonly path: Path;
  readonly value: unknown;
  readonly of: string;
  readonly place: string;
}

// @wc-include
const KIND_WORDS: Readonly<Record<string, string>> = {
  pack: 'pack',
  maps: 'maps',
  cards: 'cards',
  cars: 'types of car',
  decks: 'decks',
  abilities: 'abilities',
  rules: 'rules',
  setups: 'setups',
  locales: 'names and texts',
  strategies: 'strategies',
  preferences: 'play styles',
  groups: 'groups',
  lessons: 'lessons',
};
/** What a kind of file is called. */
export const kindWord = (kind: string): string => KIND_WORDS[kind] ?? kind;

/** Without those that quote people, and tests, whose names only designers see. */
const TEXT_KINDS = KINDS.filter((kind) => kind !== 'tests' && kind !== 'playtests' && kind !== 'locales');

/** The files of a pack with texts in several languages, by kind. */
export function textFiles({
  folder,
  files,
}: PackListing): readonly (readonly [kind: string, path: string])[] {
  const own = TEXT_KINDS.flatMap((kind) => (files.get(kind) ?? []).map((path) => [kind, path] as const));
  return [['pack', `${folder}pack.yaml`], ...own];
}

/** `schemas` are those of `textFiles`, by kind. */
export function textRows(
  pack: PackListing,
  schemas: ReadonlyMap<string, Schema | undefined>,
  packIndex: PackIndex,
  fileAt: (path: string) => TextFile | undefined,
): TextRow[] {
  const rows = textFiles(pack).flatMap(([kind, file]): TextRow[] => {
    const schema = schemas.get(kind);
    const found = schema ? (fileAt(file)?.read(readingOf(schema)) ?? []) : [];
    return found.map(({ path, value, of, place }) => {
      const spot = { file, path, value };
      const isEverywhere = typeof value === 'string' && isPlaceName(kind, path);
      return {
        ...(isEverywhere && { everywhere: value }),
        ...{ key: [file, ...path].join('\n'), kind, spot, file, place },
        of: of || nameOf(file),
        what: fieldTitle(String(path.at(-1))),
        cells: new Map(
          Object.entries(textsAt({ value }, 'value')).map(([language, text]) => [language, { text, spot }]),
        ),
      };
    });
  });
  return withLocales(rows, pack, packIndex, fileAt);
}

/** A translation counts where the file itself has no text; any other entry of a locale is a row. */
function withLocales(
  rows: readonly TextRow[],
  { files }: PackListing,
  packIndex: PackIndex,
  fileAt: (path: string) => TextFile | undefined,
): TextRow[] {
  const all = new Map(rows.map((row) => [ownKey(row), row]));
  for (const file of files.get('locales') ?? []) {
    const data = fileAt(file)?.data;
    if (!isData(data)) continue;
    const language = localeLanguage(data);
    for (const part of LOCALE_PARTS)
      for (const [of, value] of Object.entries(isData(data[part]) ? data[part] : {}))
        for (const entry of ['name', 'text'] as const) {
          const text = isData(value) ? stringAt(value, entry) : entry === 'name' ? String(value) : '';
          if (text === '') continue;
          const cell = { text, spot: { file, path: [part, of], value, entry } };
          const key = `${part} ${entry} ${of}`;
          const own = all.get(key);
          if (own && !own.cells.get(language)?.text)
            all.set(key, { ...own, cells: new Map([...own.cells, [language, cell]]) });
          else {
            const card = part === 'cards' ? packIndex.find('cards', of)?.data : { name: of };
            const others = Object.entries(textsAt(card ?? {}, entry)).map(
              ([other, there]) => [other, { text: there }] as const,
            );
            all.set(`${file} ${key}`, {
              ...{
                key: `${file} ${key}`,
                kind: 'locales',
                of,
                what: fieldTitle(entry),
                file,
                place: '',
              },
              cells: new Map<string, TextCell>([...others, [language, cell]]),
            });
          }
        }
  }
  return [...all.values()];
}

/** As a locale names it: cards by their id, places by their name. */
function ownKey({ kind, of, key, cells, spot }: TextRow): string {
  const path = spot?.path ?? [];
  if (kind === 'cards' && path[0] === 'cards') return `cards ${String(path[2])} ${of}`;
  return isPlaceName(kind, path) ? `places name ${cells.get('en')?.text ?? key}` : key;
}

const isPlaceName = (kind: string, [list, , field]: Path): boolean =>
  kind === 'maps' && list === 'places' && field === 'name';

export const isMissing = ({ spot, everywhere, cells }: TextRow, language: string): boolean =>
  spot !== undefined && everywhere === undefined && (cells.get(language)?.text ?? '') === '';

/** What stands at a spot with a text in a language changed; undefined if nothing is left. */
export function withChanged({ value, entry }: TextSpot, language: string, text: string): unknown {
  if (!entry) return withText(value, language, text);
  const there = isData(value)
    ? { name: stringAt(value, 'name'), text: stringAt(value, 'text') }
    : { name: String(value), text: '' };
  return withEntry(there, entry, text);
}

const readings = new WeakMap<Schema, Reading<readonly Found[]>>();

function readingOf(schema: Schema): Reading<readonly Found[]> {
  const reading =
    readings.get(schema) ?? (({ data }: TextFile) => [...namesIn(schema, data, schema, [], '', '')]);
  readings.set(schema, reading);
  return reading;
}

function* namesIn(
  root: Schema,
  value: unknown,
  schema: Schema | undefined,
  path: Path,
  of: string,
  place: string,
): Generator<Found> {
  if (!schema || typeof value === 'number' || value === null) return;
  if (fieldKind(schema) === 'names') {
    if (typeof value === 'string' || isData(value)) yield { path, value, of, place };
    return;
  }
  const inner = (step: string | number): Schema | undefined =>
    schemaAt({ ...schema, $defs: root.$defs ?? {} }, [step]);
  if (Array.isArray(value))
    for (const [i, item] of (value as unknown[]).entries())
      yield* namesIn(
        root,
        item,
        inner(i),
        [...path, i],
        itemName(item, of || String(path.at(-1) ?? ''), i),
        itemPlace(item, path, place),
      );
  else if (isData(value))
    for (const [key, part] of Object.entries(value)) {
      const isKeyed = !Object.hasOwn(schema.properties ?? {}, key);
      yield* namesIn(root, part, inner(key), [...path, key], isKeyed ? key : of, place);
    }
}

function itemName(item: unknown, of: string, i: number): string {
  const data: Data = isData(item) ? item : {};
  return stringAt(data, 'id') || stringAt(data, 'at') || `${of} ${i + 1}`.trim();
}

function itemPlace(item: unknown, path: Path, place: string): string {
  if (path.length > 1 || !isData(item)) return place;
  const [id, at] = [stringAt(item, 'id'), stringAt(item, 'at')];
  if (path[0] === 'cards' && id !== '') return `&card=${encodeURIComponent(id)}`;
  return at === '' ? place : `&cell=${encodeURIComponent(at)}`;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.ya?ml$/i, '');
