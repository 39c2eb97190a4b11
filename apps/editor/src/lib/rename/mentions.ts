// Every place of a file that names something by its id: where it is called so, and where it is referred to. What a place names, the
// schema of the file says; in tests, whose positions have no schema, any word may be what the game is played with.
import { isAlias, isMap, isScalar, isSeq, parseDocument, type Scalar } from 'yaml';
import type { Path } from '@railwright/content';
import { KINDS } from '../content/packs.ts';
import { LISTS } from '../forms/model/things.ts';
import { namedKind } from '../forms/model/references.ts';
import type { NamedKind } from '../forms/model/references.ts';
import { itemSchema, propertySchema, schemaOf } from '../text/schema-path.ts';
import type { Schema } from '../text/schema-path.ts';

export interface Mention {
  readonly at: Path;
  /** Where it stands in the text, quotes included. */
  readonly from: number;
  readonly to: number;
  /** Of a choice in a test, such as `buy mail-train`, the whole. */
  readonly word: string;
  /** `played` for what may be a card, a car or an ability. */
  readonly kind: NamedKind | 'played';
  /** Whether the thing gets its name here. */
  readonly own: boolean;
}

/** What a test says of positions and choices has no schema. */
const FREE = new Set(['given', 'do', 'expect']);
/** Keys below these are no cards, but parts of a position, seats or verbs. */
const PARTS = new Set([
  ...['given', 'do', 'expect', 'opponent', 'seats', 'players'],
  ...['legal', 'illegal', 'choices', 'stations', 'rails', 'railsAt', 'score', 'decision'],
]);
/** A word alone below these is a verb. */
const VERBS = new Set(['do', 'legal', 'illegal', 'choices', 'decision', 'end']);

export function mentionsIn(path: string, text: string, schema: Schema): Mention[] {
  const found: Mention[] = [];
  const kind = KINDS.find((one) => path.split('/').at(-2) === one);
  const isPack = path === 'pack.yaml' || path.endsWith('/pack.yaml');
  const note = (node: unknown, at: Path, what: Mention['kind'] | undefined, own = false): void => {
    if (what === undefined || !isScalar(node) || typeof node.value !== 'string' || !node.range) return;
    found.push({ at, from: node.range[0], to: node.range[1], word: node.value, kind: what, own });
  };

  const free = (node: unknown, at: Path): void => {
    const above = at.findLast((step) => typeof step === 'string') ?? '';
    if (isSeq(node)) node.items.forEach((item, i) => free(item, [...at, i]));
    else if (isMap(node))
      for (const { key, value } of node.items) {
        if (!isScalar(key)) continue;
        const inner = [...at, String(key.value)];
        if (!PARTS.has(above) && !/^seat-\d+$/.test(above)) note(key, inner, 'played');
        free(value, inner);
      }
    else if (above === 'waived') note(node, at, 'terrains');
    else if (isScalar(node) && (String(node.value).includes(' ') || !VERBS.has(above)))
      note(node, at, 'played');
  };

  // What a taste likes is counted of a thing: `gained:mail-train`. Parts of the score are none.
  const liked = (key: Scalar, at: Path): void => {
    const [, count = '', word = ''] = /^([^:]+:)(.+)$/.exec(String(key.value)) ?? [];
    if (word === '' || count === 'points:' || !key.range) return;
    const quoted = key.type === 'QUOTE_DOUBLE' || key.type === 'QUOTE_SINGLE' ? 1 : 0;
    const from = key.range[0] + quoted + count.length;
    found.push({ at, from, to: key.range[1] - quoted, word, kind: 'played', own: false });
  };

  const visit = (node: unknown, at: Path, here: Schema | undefined): void => {
    if (kind === 'tests' && at.length === 3 && FREE.has(String(at[2]))) return free(node, at);
    // What an alias repeats stands elsewhere.
    if (isAlias(node) || !here) return;
    if (isSeq(node)) {
      const items = itemSchema(schema, here);
      node.items.forEach((item, i) => visit(item, [...at, i], items));
    } else if (isMap(node)) {
      for (const { key, value } of node.items) {
        if (!isScalar(key)) continue;
        const name = String(key.value);
        const inner = [...at, name];
        if (kind === 'tastes' && at[0] === 'likes') liked(key, inner);
        else if (isPack && at.length === 1 && at[0] === 'terrains') note(key, inner, 'terrains', true);
        else if (here.propertyNames && !Object.hasOwn(here.properties ?? {}, name))
          note(key, inner, namedKind(here.propertyNames, inner, undefined));
        visit(value, inner, propertySchema(schema, here, name));
      }
    } else if (isPack) note(node, at, packWord(at), at[0] === 'id');
    else if (isOwnId(kind, at)) note(node, at, kind, true);
    else note(node, at, namedKind(here, at, kind));
  };
  visit(parseDocument(text, { uniqueKeys: false, logLevel: 'silent' }).contents, [], schemaOf(schema));
  return found;
}

function packWord(at: Path): NamedKind | undefined {
  return at[0] === 'extends' || (at[0] === 'id' && at.length === 1) ? 'packs' : undefined;
}

function isOwnId(kind: NamedKind | undefined, at: Path): boolean {
  if (kind === undefined || at.at(-1) !== 'id') return false;
  return LISTS.has(kind) ? at.length === 3 && at[0] === kind : at.length === 1;
}
