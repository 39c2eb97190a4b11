// Packs that note what is read from them, for results that a keeper keeps: each field, each item, and the list of items of a kind.
import { keepWith, type Keeper, type Question } from './keeper.ts';
import type { Library } from './library.ts';
import type { Item, Pack } from './model.ts';

/** The packs as a library. What is noted is asked again of the next library with the same keeper. */
export function watchedLibrary(packs: readonly Pack[], hasLost: boolean, keeper: Keeper): Library {
  const watched = new Map<string, Pack>();
  for (const pack of packs) watched.set(pack.id, new WatchedPack(pack, watched, keeper));
  const library: Library = {
    packs: new WatchedMap(
      watched,
      (id, pack) => {
        if (keeper.isNoting) keeper.note(`pack ${id}`, QUESTIONS.hasPack(id), pack !== undefined);
      },
      () => {
        keeper.note('all packs', QUESTIONS.packs, [...watched.keys()]);
      },
    ),
    get hasLost() {
      keeper.note('lost packs', QUESTIONS.hasLost, hasLost);
      return hasLost;
    },
  };
  keepWith(keeper, library);
  return library;
}

/** Made here, so that a question does not capture the library that it is noted in. */
const QUESTIONS = {
  packs: ({ packs }: Library) => [...packs.keys()],
  hasLost: ({ hasLost }: Library) => hasLost,
  hasPack:
    (id: string): Question =>
    ({ packs }) =>
      packs.has(id),
  field:
    (id: string, field: keyof Pack): Question =>
    ({ packs }) =>
      packs.get(id)?.[field],
  visible:
    (id: string): Question =>
    ({ packs }) =>
      packs.get(id)?.visible.map((pack) => pack.id),
  isIncomplete:
    (id: string, kind: string): Question =>
    ({ packs }) =>
      packs.get(id)?.incomplete.has(kind),
  item:
    (id: string, kind: string, item: string): Question =>
    ({ packs }) =>
      packs.get(id)?.items.get(kind)?.get(item),
  items:
    (id: string, kind: string): Question =>
    ({ packs }) =>
      (packs.get(id)?.items.get(kind) as WatchedMap<Item> | undefined)?.source,
};

class WatchedPack implements Pack {
  readonly id: string;
  readonly #pack: Pack;
  readonly #packs: ReadonlyMap<string, Pack>;
  readonly #keeper: Keeper;
  readonly #items: ReadonlyMap<string, WatchedMap<Item>>;
  readonly #incomplete: ReadonlySet<string>;
  #visible: readonly Pack[] | undefined;

  constructor(pack: Pack, packs: ReadonlyMap<string, Pack>, keeper: Keeper) {
    const { id } = pack;
    this.id = id;
    this.#pack = pack;
    this.#packs = packs;
    this.#keeper = keeper;
    this.#items = new Map(
      [...pack.items].map(([kind, items]) => [kind, watchedItems(id, kind, items, keeper)]),
    );
    this.#incomplete = new WatchedSet(pack.incomplete, (kind, is) => {
      keeper.note(`${id}/incomplete ${kind}`, QUESTIONS.isIncomplete(id, kind), is);
    });
  }

  get game(): string {
    return this.#noted('game');
  }
  get file(): Pack['file'] {
    return this.#noted('file');
  }
  get manifest(): Pack['manifest'] {
    return this.#noted('manifest');
  }
  get folder(): string {
    return this.#noted('folder');
  }
  get files(): Pack['files'] {
    return this.#noted('files');
  }
  get players(): Pack['players'] {
    return this.#noted('players');
  }
  get pictures(): Pack['pictures'] {
    return this.#noted('pictures');
  }
  get incomplete(): Pack['incomplete'] {
    return this.#incomplete;
  }

  /** The game decides which kinds there are. */
  get items(): Pack['items'] {
    this.#noted('game');
    return this.#items;
  }

  get visible(): Pack['visible'] {
    this.#visible ??= this.#pack.visible.flatMap(({ id }) => this.#packs.get(id) ?? []);
    if (this.#keeper.isNoting)
      this.#keeper.note(
        `${this.id}/visible`,
        QUESTIONS.visible(this.id),
        this.#visible.map(({ id }) => id),
      );
    return this.#visible;
  }

  #noted<Field extends keyof Pack>(field: Field): Pack[Field] {
    const value = this.#pack[field];
    if (this.#keeper.isNoting)
      this.#keeper.note(`${this.id}/${field}`, QUESTIONS.field(this.id, field), value);
    return value;
  }
}

function watchedItems(
  pack: string,
  kind: string,
  items: ReadonlyMap<string, Item>,
  keeper: Keeper,
): WatchedMap<Item> {
  return new WatchedMap(
    items,
    (id, item) => {
      if (keeper.isNoting) keeper.note(`${pack}/${kind}/${id}`, QUESTIONS.item(pack, kind, id), item);
    },
    () => {
      keeper.note(`${pack}/${kind}`, QUESTIONS.items(pack, kind), items);
    },
  );
}

/** Says which entry is looked up, or that all are. */
class WatchedMap<Value> extends Map<string, Value> {
  readonly source: ReadonlyMap<string, Value>;
  readonly #one: (key: string, value: Value | undefined) => void;
  readonly #all: () => void;

  constructor(
    source: ReadonlyMap<string, Value>,
    one: (key: string, value: Value | undefined) => void,
    all: () => void,
  ) {
    super(source);
    this.source = source;
    this.#one = one;
    this.#all = all;
  }

  override get(key: string): Value | undefined {
    const value = super.get(key);
    this.#one(key, value);
    return value;
  }
  override has(key: string): boolean {
    return this.get(key) !== undefined;
  }
  override get size(): number {
    this.#all();
    return super.size;
  }
  override keys(): MapIterator<string> {
    this.#all();
    return super.keys();
  }
  override values(): MapIterator<Value> {
    this.#all();
    return super.values();
  }
  override entries(): MapIterator<[string, Value]> {
    this.#all();
    return super.entries();
  }
  override [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }
  override forEach(visit: (value: Value, key: string, map: Map<string, Value>) => void): void {
    this.#all();
    super.forEach(visit);
  }
}

class WatchedSet extends Set<string> {
  readonly #one: (value: string, is: boolean) => void;

  constructor(source: ReadonlySet<string>, one: (value: string, is: boolean) => void) {
    super(source);
    this.#one = one;
  }

  override has(value: string): boolean {
    const is = super.has(value);
    this.#one(value, is);
    return is;
  }
}
