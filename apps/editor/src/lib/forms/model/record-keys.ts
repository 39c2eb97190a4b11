// The keys that can be added to an object keyed by ids or words: items of the pack, end reasons of the game, places on maps, switches of
// other rules.
import type { Path } from '@railwright/content';
import { wordsAt, isData } from '../../core/content/data.ts';
import { findGame } from '../../core/find-game.ts';
import type { FormSchema } from './form-schema.ts';
import type { FormFolder } from '../document/form-document.svelte.ts';
import { referredKind } from './references.ts';
import { itemTitle } from '../../core/content/pack-index.ts';
import type { ItemKind, PackIndex } from '../../core/content/pack-index.ts';

export interface RecordKey {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
}

interface Surroundings {
  readonly packIndex: PackIndex;
  readonly game: string;
  readonly language: string;
  readonly folder: FormFolder;
}

/** The kind of item that the keys identify; undefined for other words. */
export function keyKind({ propertyNames }: FormSchema): ItemKind | undefined {
  return propertyNames && referredKind(propertyNames);
}

/** `free` says whether any other well-formed word can be a key too. */
export function recordKeys(
  schema: FormSchema,
  path: Path,
  { packIndex, game, language, folder }: Surroundings,
): { readonly options: readonly RecordKey[]; readonly free: boolean } {
  const kind = keyKind(schema);
  if (kind) {
    const options = packIndex
      .of(kind)
      .map((item) => ({ value: item.id, label: itemTitle(item, language), note: item.pack }));
    return { options, free: false };
  }
  const other = schema.propertyNames?.['x-ref']?.to;
  if (other === 'ends') return { options: (findGame(game)?.ends ?? []).map(asKey), free: false };
  if (other === 'places') return { options: placeNames(packIndex).map(asKey), free: false };
  if (other === 'categories') {
    const categories = packIndex.of('cards').flatMap(({ data }) => wordsAt(data, 'categories'));
    const { categories: named } = packIndex.words;
    const all = new Set([...Object.keys(named), ...categories]);
    return { options: [...all].map((id) => ({ value: id, label: named[id]?.['en'] ?? id })), free: false };
  }
  const said = (folder === 'pack' ? [] : packIndex.of(folder)).flatMap(({ data }) => {
    const there = Object.hasOwn(data, String(path.at(-1))) ? data[String(path.at(-1))] : undefined;
    return isData(there) ? Object.keys(there) : [];
  });
  return { options: [...new Set(said)].map(asKey), free: true };
}

/** English names of the places on maps. */
export function placeNames(packIndex: PackIndex): string[] {
  const names = packIndex.of('maps').flatMap(({ data }) => {
    const places = Object.hasOwn(data, 'places') ? data['places'] : undefined;
    return Array.isArray(places) ? places.map(placeName) : [];
  });
  return [...new Set(names.filter((name) => name !== undefined))];
}

function placeName(place: unknown): string | undefined {
  const name = isData(place) && Object.hasOwn(place, 'name') ? place['name'] : undefined;
  const text = isData(name) && Object.hasOwn(name, 'en') ? name['en'] : name;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

function asKey(value: string): RecordKey {
  return { value, label: value };
}
