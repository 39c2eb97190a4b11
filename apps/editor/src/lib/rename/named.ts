// Something that is to be called otherwise: every place that means it, in its pack and in all others of the folder, and their texts with
// the other id in them. Whatever stands around it in a text stays as it is.
import { parseData } from '../cards/model/card-file.ts';
import { isData } from '../cards/language/specs.ts';
import { visiblePacks } from '../cards/model/vocabulary.ts';
import type { ReadCache } from '../cards/model/vocabulary.ts';
import type { NamedKind } from '../forms/model/references.ts';
import { readThings } from '../forms/model/things.ts';
import { KINDS } from '../content/packs.ts';
import type { Schema } from '../text/schema-path.ts';
import { mentionsIn } from './mentions.ts';
import type { Mention } from './mentions.ts';

export interface Named {
  readonly kind: NamedKind;
  /** Id of the pack that has it. */
  readonly pack: string;
  readonly id: string;
}

/** A pack of the folder. */
export interface NamingPack {
  readonly id: string;
  readonly game: string;
  readonly files: readonly (readonly [path: string, text: string])[];
  /** Packs whose things can be named here by their bare ids; itself first. */
  readonly sees: readonly string[];
  /** The pack whose thing a bare id means here; undefined when there is none. */
  means(kind: NamedKind, id: string): string | undefined;
}

export interface FileMentions {
  readonly path: string;
  readonly text: string;
  readonly mentions: readonly Mention[];
}

/** What tests of each game speak of. */
const PLAYED: Readonly<Record<string, NamedKind>> = {
  trains: 'cards',
  'game-of-trains': 'abilities',
  'freight-train': 'cars',
};

/** `folders` are those of the packs to look in, `all` the texts of every file at hand. */
export function readNamingPacks(
  folders: readonly string[],
  all: ReadonlyMap<string, string>,
  cache: ReadCache,
): NamingPack[] {
  return folders.flatMap((folder) => {
    const visible = visiblePacks(folder, all, cache);
    const [own] = visible;
    if (!own) return [];
    const things = readThings(folder, all, cache);
    return {
      id: own.manifest.id,
      game: own.manifest.game,
      files: own.files.filter(([path]) => /\.ya?ml$/i.test(path)),
      sees: visible.map(({ manifest }) => manifest.id),
      means: (kind, id) => {
        const list = KINDS.find((one) => one === kind);
        if (list) return things.find(list, id)?.pack;
        const has = (names: readonly string[]): boolean => names.includes(id);
        if (kind === 'packs') return visible.find(({ manifest }) => manifest.id === id)?.manifest.id;
        return visible.find(({ files, manifestText }) =>
          has(kind === 'terrains' ? terrainsIn(manifestText, cache) : categoriesIn(files, cache)),
        )?.manifest.id;
      },
    };
  });
}

function terrainsIn(manifest: string, cache: ReadCache): string[] {
  const data = cache.read('data', manifest, parseData);
  return isData(data) && isData(data['terrains']) ? Object.keys(data['terrains']) : [];
}

function categoriesIn(files: NamingPack['files'], cache: ReadCache): string[] {
  return files.flatMap(([path, text]) => {
    const data = path.split('/').at(-2) === 'cards' ? cache.read('data', text, parseData) : undefined;
    const cards: unknown[] = isData(data) && Array.isArray(data['cards']) ? data['cards'] : [];
    return cards.flatMap((card) =>
      isData(card) && Array.isArray(card['categories']) ? (card['categories'] as string[]) : [],
    );
  });
}

/** All places that mean the thing, by file, the one where it gets its id among them. */
export function placesOf(
  named: Named,
  packs: readonly NamingPack[],
  schemaOf: (path: string, game: string) => Schema | undefined,
): FileMentions[] {
  return packs.flatMap((pack) =>
    pack.files.flatMap(([path, text]) => {
      const schema = text.includes(named.id) ? schemaOf(path, pack.game) : undefined;
      const mentions = schema
        ? mentionsIn(path, text, schema).filter((mention) => isMeant(named, mention, pack))
        : [];
      return mentions.length > 0 ? [{ path, text, mentions }] : [];
    }),
  );
}

function isMeant(named: Named, mention: Mention, pack: NamingPack): boolean {
  const { kind, own, word } = mention;
  // A pack is named before the slash of whatever it has.
  if (named.kind === 'packs')
    return kind === 'packs' ? word === named.id : wordsOf(named, mention).length > 0;
  if ((kind === 'played' ? PLAYED[pack.game] : kind) !== named.kind) return false;
  if (own) return word === named.id && pack.id === named.pack;
  const bare =
    named.kind === 'categories'
      ? pack.sees.includes(named.pack)
      : pack.means(named.kind, named.id) === named.pack;
  return wordsOf(named, mention).some((one) => one.includes('/') || bare);
}

/** The words of a mention that may be the thing: its bare id, or that with its pack. */
function wordsOf({ kind, pack, id }: Named, mention: Mention): string[] {
  const words = mention.word.split(/[\s,]+/);
  // The first word of a choice is its verb.
  const named = words.length > 1 ? (mention.kind === 'played' ? words.slice(1) : []) : words;
  return named.filter((word) =>
    kind === 'packs' ? word.startsWith(`${id}/`) : word === id || word === `${pack}/${id}`,
  );
}

/** The text with the other id in all these places. */
export function renamedText({ text, mentions }: FileMentions, named: Named, to: string): string {
  return [...mentions]
    .sort((a, b) => b.from - a.from)
    .reduce((result, mention) => {
      const raw = result.slice(mention.from, mention.to);
      return (
        result.slice(0, mention.from) + renamedScalar(raw, mention, named, to) + result.slice(mention.to)
      );
    }, text);
}

// As it is written: plain or in quotes, as a choice of several words, or as a text of several lines.
function renamedScalar(raw: string, mention: Mention, named: Named, to: string): string {
  const other = (word: string): string => renamedWord(word, mention, named, to);
  if (/[\s|>]/.test(mention.word + raw.slice(0, 1))) {
    let first = mention.kind === 'played';
    return raw.replaceAll(/[\w/-]+/g, (word) => {
      const verb = first;
      first = false;
      return verb ? word : other(word);
    });
  }
  const quote = /^["']/.exec(raw)?.[0] ?? '';
  return `${quote}${other(mention.word)}${quote}`;
}

function renamedWord(word: string, { kind: place }: Mention, { kind, pack, id }: Named, to: string): string {
  if (kind === 'packs' && place !== 'packs')
    return word.startsWith(`${id}/`) ? to + word.slice(id.length) : word;
  if (word === id) return to;
  return word === `${pack}/${id}` ? `${pack}/${to}` : word;
}

const NOUNS: Readonly<Record<NamedKind, string>> = {
  maps: 'map',
  cards: 'card',
  cars: 'type of car',
  decks: 'deck',
  abilities: 'ability',
  rules: 'rules file',
  setups: 'setup',
  locales: 'locale',
  strategies: 'strategy',
  tastes: 'taste',
  tests: 'test',
  terrains: 'terrain',
  categories: 'category',
  packs: 'pack',
};

export const nounOf = (kind: NamedKind): string => NOUNS[kind];

/** What keeps a thing from being called so; '' when nothing does. */
export function renameProblem(named: Named, to: string, packs: readonly NamingPack[]): string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(to) || to.length > 80)
    return 'An id has small letters, digits and single hyphens, such as mail-train.';
  if (['true', 'false', 'null'].includes(to)) return `In YAML ${to} is no text, so it cannot be an id.`;
  if (to === named.id) return '';
  // Wherever the bare id could be written, it must mean nothing yet.
  for (const pack of packs) {
    if (named.kind !== 'packs' && !pack.sees.includes(named.pack)) continue;
    const owner = named.kind === 'packs' && pack.id === to ? to : pack.means(named.kind, to);
    if (owner === undefined) continue;
    const there = `There is a ${nounOf(named.kind)} ${to} already`;
    return owner === named.pack || named.kind === 'packs' ? `${there}.` : `${there}, in the pack ${owner}.`;
  }
  return '';
}
