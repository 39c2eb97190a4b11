// The effects of a card as a tree: every value with its type in the card language. A card is taken apart once, whoever asks about it.
import { OP_SPECS, type OpName } from '@railwright/engine';
import type { Item } from '../../packs/model.ts';
import type { Path } from '../../text/path.ts';
import { isData, type Data } from '../../text/data.ts';
import {
  CARD_PARTS,
  fieldType,
  isLongForm,
  itemType,
  opParams,
  paramType,
  type NodeType,
} from './grammar.ts';

/** One value of a card, or a step. */
export class CardNode {
  readonly type: NodeType;
  readonly value: unknown;
  readonly parent: CardNode | undefined;
  /** The values within it. */
  readonly inner: CardNode[] = [];
  readonly #keys: Path;
  #all: readonly CardNode[] | undefined;
  readonly #ofType = new Map<NodeType, readonly CardNode[]>();
  #steps: readonly StepNode[] | undefined;

  /** `keys` lead from the parent to it. */
  constructor(type: NodeType, value: unknown, keys: Path, parent?: CardNode) {
    this.type = type;
    this.value = value;
    this.parent = parent;
    this.#keys = keys;
  }

  get path(): Path {
    return [...(this.parent?.path ?? []), ...this.#keys];
  }

  /** The last key of its path; in the short form of a step that of the parameter is left out. */
  get key(): string | number | undefined {
    return this.#keys.at(-1);
  }

  /** Where a field of it stands. */
  at(...keys: Path): Path {
    return [...this.path, ...keys];
  }

  /** The fields of an object; none if it is not one. */
  get fields(): Data {
    return isData(this.value) ? this.value : {};
  }

  /** The items of a list; none if it is not one. */
  get items(): readonly unknown[] {
    return Array.isArray(this.value) ? (this.value as unknown[]) : [];
  }

  /** The words of a list, or the word alone. */
  words(): readonly (readonly [word: string, path: Path])[] {
    if (typeof this.value === 'string') return [[this.value, this.path]];
    return this.items.map((word, i) => [word as string, this.at(i)]);
  }

  /** It and every value within it, outer ones before those within them. */
  all(): readonly CardNode[] {
    return (this.#all ??= this.#collect([]));
  }

  #collect(found: CardNode[]): CardNode[] {
    found.push(this);
    for (const node of this.inner) node.#collect(found);
    return found;
  }

  /** Those of a type. */
  ofType(type: NodeType): readonly CardNode[] {
    let known = this.#ofType.get(type);
    if (!known) this.#ofType.set(type, (known = this.all().filter((node) => node.type === type)));
    return known;
  }

  /** The steps among these. */
  steps(): readonly StepNode[] {
    return (this.#steps ??= this.all().filter((node) => node instanceof StepNode));
  }

  /** Whether a value around it is one of these. */
  isIn(test: (around: CardNode) => boolean): boolean {
    return this.parent !== undefined && (test(this.parent) || this.parent.isIn(test));
  }

  /** Whether a step around it does one of these ops. */
  isUnder(...ops: readonly OpName[]): boolean {
    return this.isIn((around) => around instanceof StepNode && ops.includes(around.op));
  }

  /** The value of a field. */
  field(key: string): CardNode | undefined {
    return this.inner.find((node) => node.key === key);
  }
}

/** A step: its parameters, in the long form, are its fields, and its path leads to its op. */
export class StepNode extends CardNode {
  readonly op: OpName;
  readonly written: unknown;
  readonly #isLong: boolean;
  readonly #params = new Map<string, CardNode>();

  constructor(op: OpName, written: unknown, keys: Path, parent: CardNode) {
    super('step', opParams(op, written), keys, parent);
    this.op = op;
    this.written = written;
    this.#isLong = isLongForm(OP_SPECS[op], written);
    for (const [key, value] of Object.entries(this.fields)) {
      const type = paramType(op, key);
      const node = this.#isLong ? addField(this, type, value, [key]) : add(this, type, value, []);
      if (node) this.#params.set(key, node);
    }
  }

  /** In the short form, the parameter stands where its op does. */
  override at(...keys: Path): Path {
    return this.#isLong ? super.at(...keys) : [...this.path, ...keys.slice(1)];
  }

  override field(key: string): CardNode | undefined {
    return this.#params.get(key);
  }
}

/** A card's change of its own price. */
export const isOwnPrice = ({ key, parent }: CardNode): boolean =>
  parent?.type === 'root' && (key === 'cheaper' || key === 'dearer');

/** The condition for buying the card. */
export const isBuyIf = ({ key, parent }: CardNode): boolean => parent?.type === 'root' && key === 'buyIf';

const trees = new WeakMap<Pick<Item, 'data' | 'path'>, CardNode>();

/** The words of a type in a card. */
export function wordsIn(card: Pick<Item, 'data' | 'path'>, type: NodeType): readonly string[] {
  return cardTree(card)
    .ofType(type)
    .flatMap((node) => node.words().map(([word]) => word));
}

/** A card as written. Parts that do not fit their schema are read as far as they can be. */
export function cardTree(card: Pick<Item, 'data' | 'path'>): CardNode {
  const known = trees.get(card);
  if (known) return known;
  const tree = new CardNode('root', card.data, card.path);
  trees.set(card, tree);
  for (const part of CARD_PARTS)
    if (tree.fields[part] !== undefined) add(tree, fieldType('root', part), tree.fields[part], [part]);
  return tree;
}

function grown(node: CardNode): CardNode {
  const { type, value } = node;
  if (Array.isArray(value)) value.forEach((item: unknown, i) => addItem(node, item, i));
  else if (type !== 'switches')
    for (const [key, inner] of Object.entries(node.fields))
      addField(node, fieldType(type, key), inner, [key]);
  return node;
}

function addItem(node: CardNode, item: unknown, i: number): void {
  const type = itemType(node.type);
  if (type !== 'step') add(node, type, item, [i]);
  // A step has one op; one that does not fit its schema may have several.
  else if (isData(item))
    for (const [op, written] of Object.entries(item)) addField(node, undefined, written, [i, op]);
}

/** `keys` end with that of the field. A field that should not be there may be a step or something that lasts. */
function addField(
  node: CardNode,
  type: NodeType | undefined,
  value: unknown,
  keys: Path,
): CardNode | undefined {
  const key = String(keys.at(-1));
  if (type !== undefined || !Object.hasOwn(OP_SPECS, key) || !isData(opParams(key as OpName, value)))
    return add(node, type ?? fieldType('unknown', key), value, keys);
  const step = new StepNode(key as OpName, value, keys, node);
  node.inner.push(step);
  return step;
}

function add(node: CardNode, type: NodeType | undefined, value: unknown, keys: Path): CardNode | undefined {
  if (type === undefined && (typeof value !== 'object' || value === null)) return undefined;
  const found = grown(new CardNode(type ?? 'unknown', value, keys, node));
  node.inner.push(found);
  return found;
}
