// Resolves an id in each pack, finds every place that means one item, and gives the texts with another id in these places. The
// rest of a text stays as it is: comments, quotes, order.
import { gameNamed } from '../game-named.ts';
import type { NamedKind } from '../schema/annotations.ts';
import { LineStarts } from '../yaml/line-starts.ts';
import type { Mention } from './mentions.ts';

/** An item with an id, in one pack. */
export interface Named {
  readonly kind: NamedKind;
  /** Id of the pack that has it. */
  readonly pack: string;
  readonly id: string;
}

/** A pack with its files, read as leniently as one likes. */
export interface NamingPack {
  readonly id: string;
  readonly game: string;
  readonly files: readonly NamingFile[];
  /** Packs whose items can be named here by their bare ids; itself first. */
  readonly sees: readonly string[];
  /** The pack whose item a bare id means here; undefined if there is none. */
  means(kind: NamedKind, id: string): string | undefined;
}

interface NamingFile {
  readonly path: string;
  readonly text: string;
  mentions(): readonly Mention[];
}

/** The places in a file that mean something. */
export interface FileMentions {
  readonly path: string;
  readonly text: string;
  /** Places in the text, in its order. */
  readonly mentions: readonly Mention[];
}

/** The kind of item that a mention names in a pack for this game. */
export function kindNamed({ to }: Pick<Mention, 'to'>, game: string): NamedKind | undefined {
  return to === 'played' ? gameNamed(game)?.played : to;
}

/** All places that mean the item, by file, including the one where it gets its id. */
export function placesOf(named: Named, packs: readonly NamingPack[]): FileMentions[] {
  return packs.flatMap((pack) =>
    pack.files.flatMap((file) => {
      const { path, text } = file;
      if (!text.includes(named.id)) return [];
      const mentions = file.mentions().filter((mention) => isMeant(named, mention, pack));
      return mentions.length > 0 ? [{ path, text, mentions }] : [];
    }),
  );
}

function isMeant(named: Named, mention: Mention, pack: NamingPack): boolean {
  const { id, own, scope } = mention;
  // References to items in a pack begin with its name.
  if (named.kind === 'packs')
    return mention.to === 'packs'
      ? id === named.id
      : (scope === 'pack' || scope === 'game') && id.startsWith(`${named.id}/`);
  const kind = kindNamed(mention, pack.game);
  if (kind !== named.kind) return false;
  if (own) return id === named.id && pack.id === named.pack;
  if (id === `${named.pack}/${named.id}`) return true;
  if (id !== named.id) return false;
  return kind === 'categories' ? pack.sees.includes(named.pack) : pack.means(kind, id) === named.pack;
}

/** The text at the place once the item is renamed. */
function renamedWord({ id }: Mention, named: Named, to: string): string {
  return named.kind === 'packs' || !id.includes('/') ? to + id.slice(named.id.length) : `${named.pack}/${to}`;
}

/** The text with the other id in all these places. */
export function renamedText({ text, mentions }: FileMentions, named: Named, to: string): string {
  const lines = new LineStarts(text);
  return mentions
    .toSorted(
      (a, b) => b.range.start.line - a.range.start.line || b.range.start.column - a.range.start.column,
    )
    .reduce((result, mention) => {
      const { start, end } = mention.range;
      const from = lines.lineStart(start.line - 1) + start.column - 1;
      const until = lines.lineStart(end.line - 1) + end.column - 1;
      return result.slice(0, from) + renamedWord(mention, named, to) + result.slice(until);
    }, text);
}

/** A sentence that says why an item cannot be renamed; '' if it can. */
export function renameProblem(named: Named, to: string, packs: readonly NamingPack[]): string {
  const isId = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(to) && to.length <= 80;
  if (!isId) return 'An id has lower-case letters, digits and single hyphens, such as mail-train.';
  if (['true', 'false', 'null'].includes(to)) return `In YAML, ${to} is not text, so it cannot be an id.`;
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

const NOUNS: Readonly<Record<NamedKind, string>> = {
  maps: /* @wc-include */ 'map',
  cards: /* @wc-include */ 'card',
  cars: /* @wc-include */ 'type of car',
  decks: /* @wc-include */ 'deck',
  abilities: /* @wc-include */ 'ability',
  rules: /* @wc-include */ 'rules file',
  setups: /* @wc-include */ 'setup',
  locales: /* @wc-include */ 'locale',
  strategies: /* @wc-include */ 'strategy',
  preferences: /* @wc-include */ 'preference',
  groups: /* @wc-include */ 'group',
  terrains: /* @wc-include */ 'terrain',
  regions: /* @wc-include */ 'region',
  tokens: /* @wc-include */ 'token',
  resources: /* @wc-include */ 'resource',
  categories: /* @wc-include */ 'category',
  layouts: /* @wc-include */ 'layout',
  packs: /* @wc-include */ 'pack',
  cells: /* @wc-include */ 'cell',
  places: /* @wc-include */ 'place',
  ends: /* @wc-include */ 'end of a game',
  selections: /* @wc-include */ 'selection',
  played: /* @wc-include */ 'thing',
};

/** The word for a kind of item, such as `card`. */
export const nounOf = (kind: NamedKind): string => NOUNS[kind];
