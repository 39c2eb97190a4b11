// `npm run words`: writes the texts of the studio into its catalogs, new ones without a translation, and takes out those that are gone.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { botsFor } from '@railwright/bots';
import { BUILT_IN_LAYOUTS, CODE_NAMES } from '@railwright/content';
import { NEW_GAMES } from '@railwright/content/new';
import { CELL_FIGURES, GAME_FIGURES, PART_FIGURES } from '@railwright/figures';
import PO from 'pofile';
import { DECLARED } from '../src/lib/cards/trains/language/declared.ts';
import { englishChoice, englishLabel } from '../src/lib/core/content/plain-label.ts';
import { choicesOf } from '../src/lib/forms/model/form-schema.ts';
import { isSource, textsOf } from './translate.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const CATALOGS = { fr: 'nplurals=2; plural=(n > 1);', de: 'nplurals=2; plural=(n != 1);' } as const;
export const pathOf = (language: string): string =>
  fileURLToPath(new URL(`../src/lib/core/words/${language}.po`, import.meta.url));

/** Codes of findings, which are not translated. */
const CODES: ReadonlySet<unknown> = new Set(CODE_NAMES);
const ENGINE = 'packages/engine';
/** Schemas of files that have a form. */
const FORMS =
  'cards,locale,map,pack,preference,rules,setup,strategy,freight-train-{cars,rules,setup},game-of-trains-{abilities,deck,rules,setup}';

interface Text {
  readonly files: Set<string>;
  readonly filled: readonly string[];
  /** The plural of a noun. */
  readonly many?: string | undefined;
}

/** `counted(…, 'card')`, `counted(…, 'copy', 'copies')` */
const COUNTED = /\b(?:counted|nounFor|plural)\([^'"`;]*?,\s*'([^']+)'(?:,\s*'([^']+)')?/g;

/** All texts by their English, in the order of their files. */
export async function allTexts(): Promise<Map<string, Text>> {
  const texts = new Map<string, Text>();
  const add = (text: string, file: string, filled: readonly string[], many?: string): void => {
    const known = texts.get(text);
    if (known) known.files.add(file);
    // A text may be a noun too.
    texts.set(text, {
      files: known?.files ?? new Set([file]),
      filled: known?.filled ?? filled,
      many: known?.many ?? many,
    });
  };
  const files = globSync('{apps/editor,packages/*}/src/**', { cwd: ROOT }).filter(isSource);
  for (const file of files.sort()) {
    const code = readFileSync(ROOT + file, 'utf8');
    for (const { msgStr, placeholders } of (await textsOf(code, file)).texts)
      add(
        msgStr.join('\n'),
        file,
        placeholders.map(([at, filler]) => `{${at}} = ${filler.replace(/\s+/g, ' ')}`),
      );
    for (const [, noun = '', many = `${noun}s`] of code.matchAll(COUNTED)) add(noun, file, [], many);
  }
  for (const [doc, file] of [...docs(), ...figureTexts(), ...botTexts()]) add(doc, file, []);
  return texts;
}

/** What forms show of the schemas of content, and of the card language. */
function docs(): Map<string, string> {
  const found = new Map<string, string>();
  const collect = (value: unknown, file: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'string' && /^(doc|description)$/.test(key)) found.set(inner, file);
      else collect(inner, file);
      // Fields have their keys as labels.
      const names = key === 'properties' ? Object.keys(inner as object) : [key];
      if (
        key === 'properties' ||
        (file === ENGINE && /^(?!params$)[a-z]/.test(key) && typeof inner === 'object')
      )
        for (const name of names) found.set(englishLabel(name), file);
    }
  };
  const { ops, oneKey, options, objects } = DECLARED;
  for (const one of [ops, ...Object.values(oneKey), options, objects]) collect(one, ENGINE);
  for (const file of globSync(`schemas/{${FORMS}}.schema.json`, { cwd: ROOT }).sort()) {
    const schema: unknown = JSON.parse(readFileSync(ROOT + file, 'utf8'));
    collect(schema, file);
    // The words of cards have labels of their own.
    if (!file.includes('cards'))
      for (const word of choicesWithin(schema)) found.set(englishChoice(word), file);
  }
  for (const layout of BUILT_IN_LAYOUTS) found.set(englishChoice(layout), 'packages/content');
  return found;
}

/** The words of a schema among which forms let authors choose. */
function choicesWithin(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return [choicesOf(schema) ?? [], ...Object.values(schema).map(choicesWithin)]
    .flat()
    .filter((word) => typeof word === 'string' && !CODES.has(word));
}

/** What the studio shows of the records of figures: definitions, and heads of tables and maps of cells. */
function figureTexts(): [text: string, file: string][] {
  return [
    ...[...GAME_FIGURES, ...PART_FIGURES].map(({ definition }) => definition),
    ...CELL_FIGURES.flatMap(({ title, caption, row }) => [title, caption, `${row}, strong`, `${row}, all`]),
  ].map((text) => [text, 'packages/figures']);
}

/** Names of bots, and how those play that the studio does not describe itself. */
function botTexts(): [text: string, file: string][] {
  return NEW_GAMES.flatMap(botsFor)
    .flatMap(({ name, description, needsFile, takesBudget }) =>
      needsFile || takesBudget ? [name] : [name, description],
    )
    .map((text) => [text, 'packages/bots']);
}

/** A catalog with exactly these texts, and the translations that it has of them. */
export function catalogWith(
  texts: ReadonlyMap<string, Text>,
  language: keyof typeof CATALOGS,
  before: string,
): string {
  const said = new Map(PO.parse(before).items.map((item) => [item.msgid, item.msgstr]));
  const catalog = new PO();
  catalog.headers = {
    Language: language,
    'Content-Type': 'text/plain; charset=UTF-8',
    'Plural-Forms': CATALOGS[language],
  };
  for (const [text, { files, filled, many }] of texts) {
    const item = new PO.Item({ nplurals: many === undefined ? 1 : 2 });
    item.msgid = text;
    if (many !== undefined) item.msgid_plural = many;
    item.msgstr = said.get(text) ?? [];
    item.references = [...files];
    item.extractedComments = [...filled];
    catalog.items.push(item);
  }
  return `${catalog.toString()}\n`;
}

if (import.meta.main) {
  const texts = await allTexts();
  for (const language of Object.keys(CATALOGS) as (keyof typeof CATALOGS)[]) {
    const path = pathOf(language);
    let before = '';
    try {
      before = readFileSync(path, 'utf8');
    } catch {
      // A new language.
    }
    writeFileSync(path, catalogWith(texts, language, before));
    const missing = PO.parse(readFileSync(path, 'utf8')).items.filter(({ msgstr }) => !msgstr.some(Boolean));
    process.stdout.write(`${language}: ${texts.size} texts, ${missing.length} without a translation.\n`);
  }
}
