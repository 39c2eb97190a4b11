// Finds items by their ids: a bare id in the own pack, then in those it extends; `pack/id` in that pack.
import { nearestOf } from '../diagnostics/suggest.ts';
import { quote } from '../text/describe.ts';
import type { DiagnosticSink, Place } from '../diagnostics/sink.ts';
import type { Item, Pack } from './model.ts';
import { said } from './nouns.ts';

/** Packs by id, to look up items. */
export interface Library {
  readonly packs: ReadonlyMap<string, Pack>;
  /** Whether some pack could not be read, so that an unknown one may be no mistake. */
  readonly hasLost?: boolean;
}

/** The packs of a content as a library. */
export function libraryOf({ packs }: { readonly packs: readonly Pack[] }): Library {
  const known = libraries.get(packs) ?? { packs: new Map(packs.map((pack) => [pack.id, pack])) };
  libraries.set(packs, known);
  return known;
}

/** One for each content, so that what is read from it once need not be read again. */
const libraries = new WeakMap<readonly Pack[], Library>();

/** `pack/id` of an item. */
export function qualifiedId({ pack, id }: Pick<Item, 'pack' | 'id'>): string {
  return `${pack}/${id}`;
}

/** A value within an item that has an id. */
export function placeIn(item: Item, ...path: readonly (string | number)[]): Place {
  return { file: item.file, path: [...item.path, ...path] };
}

/** The item that a reference means; items of other games cannot be named in a pack. */
export function findItem(library: Library, from: Pack, kind: string, reference: string): Item | undefined {
  const [packId, id] = splitReference(reference);
  if (packId !== undefined) {
    const pack = library.packs.get(packId);
    return pack?.game === from.game ? pack.items.get(kind)?.get(id) : undefined;
  }
  for (const pack of from.visible) {
    const item = pack.items.get(kind)?.get(reference);
    if (item) return item;
  }
  return undefined;
}

/** The item of any pack that is called `pack/id`. */
export function itemNamed(library: Library, kind: string, name: string): Item | undefined {
  const [pack = '', id] = splitReference(name);
  return library.packs.get(pack)?.items.get(kind)?.get(id);
}

/** The pack's own items of a kind. */
export function itemsOf<T>(pack: Pack, kind: string): Item<T>[] {
  return [...(pack.items.get(kind)?.values() ?? [])] as Item<T>[];
}

/** All items of a kind that bare ids can mean; of two with one id, the one that is meant. */
export function visibleItems(pack: Pack, kind: string): Map<string, Item> {
  const items = new Map<string, Item>();
  for (const { items: own } of pack.visible)
    for (const [id, item] of own.get(kind) ?? []) if (!items.has(id)) items.set(id, item);
  return items;
}

/** Whether an unknown id of this kind may only be unknown because a file could not be read. */
export function isIncomplete(from: Pack, kind: string): boolean {
  return from.visible.some(({ incomplete }) => incomplete.has(kind) || incomplete.has(EVERYTHING));
}

/** In `incomplete` of a pack that extends one that is not there. */
export const EVERYTHING = '*';

/** Whether an id means nothing, and not for a file that could not be read. */
export function isUnknown(library: Library, from: Pack, kind: string, reference: string): boolean {
  if (findItem(library, from, kind, reference)) return false;
  const [packId] = splitReference(reference);
  if (packId === undefined) return !isIncomplete(from, kind);
  const pack = library.packs.get(packId);
  return pack ? !pack.incomplete.has(kind) : library.hasLost !== true;
}

/** Reports `reference-unknown` for a reference that means nothing, unless a file that could not be read may have it. */
export function reportUnknown(
  library: Library,
  from: Pack,
  kind: string,
  noun: string,
  reference: string,
  place: Place,
  sink: DiagnosticSink,
  at: 'key' | 'value' = 'value',
): void {
  const [packId, id] = splitReference(reference);
  const namesOf = (items: ReadonlyMap<string, unknown> | undefined): string[] =>
    sink.crowded ? [] : [...(items?.keys() ?? [])];
  if (packId === undefined) {
    if (isIncomplete(from, kind)) return;
    const known = sink.crowded ? [] : namesOf(visibleItems(from, kind));
    const { near, meant: only } = nearestOf(reference, known);
    const elsewhere = (sink.crowded ? [] : [...library.packs.values()]).filter(
      ({ game, items }) => game === from.game && items.get(kind)?.has(reference) === true,
    );
    const suggestion = elsewhere[0] ? `${elsewhere[0].id}/${reference}` : near;
    // The id may be one from another pack, one that this pack does not have yet, or `extends` lacks that pack.
    const meant = elsewhere.length > 0 ? undefined : only;
    sink.report(
      'reference-unknown',
      place,
      `${thereIsNo(noun)} ${quote(reference)} in this pack or the packs it extends.`,
      {
        at,
        help: suggestion === undefined ? undefined : `Did you mean ${suggestion}?`,
        meant,
      },
    );
    return;
  }
  const pack = library.packs.get(packId);
  if (pack && pack.game !== from.game) {
    const help = `Name one of a pack for ${from.game}.`;
    sink.report('reference-game', place, otherGame(pack, from), { at, help });
    return;
  }
  if (pack) {
    if (pack.incomplete.has(kind)) return;
    const known = namesOf(pack.items.get(kind));
    const { near, meant: only } = nearestOf(id, known);
    sink.report('reference-unknown', place, `The pack ${packId} has no ${said(noun)} ${quote(id)}.`, {
      at,
      help: near === undefined ? undefined : `Did you mean ${packId}/${near}?`,
      meant: only === undefined ? undefined : `${packId}/${only}`,
    });
    return;
  }
  if (library.hasLost === true) return;
  const packs = sink.crowded ? [] : [...library.packs.keys()];
  const { near, meant: only } = nearestOf(packId, packs);
  sink.report('reference-unknown', place, `There is no pack ${quote(packId)}.`, {
    at,
    help: near === undefined ? undefined : `Did you mean ${near}/${id}?`,
    meant:
      only !== undefined && library.packs.get(only)?.items.get(kind)?.has(id) ? `${only}/${id}` : undefined,
  });
}

/** Why what is in a pack cannot be used in another. */
export function otherGame(pack: Pack, from: Pack): string {
  return `The pack ${pack.id} is for ${pack.game}, ${from.id} for ${from.game}.`;
}

/** By nouns, for other languages. */
const NONE: Readonly<Record<string, string>> = {
  'rules file': 'There are no rules',
  ability: 'There is no ability',
  car: 'There is no car',
  card: 'There is no card',
  deck: 'There is no deck',
  locale: 'There is no locale',
  map: 'There is no map',
  setup: 'There is no setup',
  strategy: 'There is no strategy',
};

function thereIsNo(noun: string): string {
  return NONE[noun] ?? `There is no ${said(noun)}`;
}

/** Splits `pack/id`; without a slash the pack is undefined. */
export function splitReference(reference: string): [pack: string | undefined, id: string] {
  const slash = reference.indexOf('/');
  return slash < 0 ? [undefined, reference] : [reference.slice(0, slash), reference.slice(slash + 1)];
}
