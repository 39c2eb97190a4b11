// New files that are shown as forms: enough of each to begin with, and as much chosen already as can be.
import { editDocument } from '@railwright/content';
import { idFromName } from '../../core/content/id-from-name.ts';
import type { FormFolder } from '../document/form-document.svelte.ts';
import type { Data } from '../../core/content/data.ts';
import type { ThingKind, Things } from '../../core/content/things.ts';

/** What can be made in a pack, by its game. */
export const NEW_FILES: Readonly<Record<string, readonly FormFolder[]>> = {
  trains: ['setups', 'rules', 'locales'],
  'game-of-trains': ['setups', 'rules', 'decks', 'abilities'],
  'freight-train': ['setups', 'rules', 'cars'],
};

export const FILE_NOUNS: Readonly<Record<FormFolder, string>> = {
  setups: 'Setup',
  rules: 'Rules',
  locales: 'Names and texts',
  decks: 'Deck',
  abilities: 'Abilities',
  cars: 'Types of car',
};

const SCHEMAS: Readonly<Record<FormFolder, string>> = {
  setups: 'setup',
  rules: 'rules',
  locales: 'locale',
  decks: 'deck',
  abilities: 'abilities',
  cars: 'cars',
};

export interface NewFile {
  readonly folder: FormFolder;
  readonly game: string;
  readonly title: string;
}

export function newFileId(title: string): string {
  return idFromName(title, 'new');
}

/** `textOf` gives the text of a file; a file much like the new one is copied with its comments. */
export function newFileText(
  { folder, game, title }: NewFile,
  things: Things,
  textOf: (path: string) => string | undefined,
): string {
  const id = newFileId(title);
  const copied = folder === 'decks' || (folder === 'rules' && game !== 'trains');
  const [model] = things.of(folder);
  const text = copied && model ? textOf(model.path) : undefined;
  if (text !== undefined) return written(text, { id, title: title.trim() });
  const schema = game === 'trains' ? SCHEMAS[folder] : `${game}-${SCHEMAS[folder]}`;
  return written(
    `# yaml-language-server: $schema=../../../schemas/${schema}.schema.json\nformat: 1\n`,
    dataOf(folder, game, id, title.trim(), things),
  );
}

function written(text: string, data: Data): string {
  return editDocument(
    text,
    Object.entries(data).map(([key, value]) => ({ path: [key], value })),
  );
}

function dataOf(folder: FormFolder, game: string, id: string, title: string, things: Things): Data {
  const first = (kind: ThingKind): string => things.of(kind)[0]?.id ?? '';
  switch (folder) {
    case 'setups': {
      const head = { id, title, rules: first('rules') };
      if (game === 'trains') return { ...head, map: first('maps'), market: { cards: [] } };
      if (game === 'game-of-trains') return { ...head, deck: first('decks') };
      return { ...head, cars: things.of('cars').map((car) => car.id) };
    }
    case 'rules': {
      const base = first('rules');
      return base === '' ? { id, title } : { id, title, extends: base };
    }
    case 'locales':
      return { id, title, language: 'fr', cards: {} };
    case 'decks':
      return { id, title, count: 2, railcars: {} };
    case 'abilities':
      return { abilities: [{ id, name: title, steps: [{ swap: { distance: 1 } }] }] };
    case 'cars':
      return { cars: [{ id, name: title }] };
  }
}
