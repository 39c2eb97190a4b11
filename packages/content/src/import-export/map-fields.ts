// How each field of a map file goes to programs that draw maps. Games answer for every field of their schema, so that a writer
// never lags behind it.

/**
 * How a field of an entry is written: the labels of its `cells` as shapes on the map (`cell` one, `pair` two, `runs` a list with
 * runs such as B1-B4), a `text` by language as its name, a `number` or a `word` as its property, an `id` as a property named after
 * the class.
 */
export type EntryField = 'cell' | 'pair' | 'runs' | 'text' | 'number' | 'word' | 'id';

/** A list whose entries are shapes. */
export interface ShapeField {
  /** Tiled's name for their class. */
  readonly class: string;
  /** A `place` has the class `city` or `remote`, after its number. */
  readonly shape: 'place' | 'point' | 'line' | 'arrow' | 'tiles';
  readonly fields: Readonly<Record<string, EntryField>>;
}

/**
 * How a field of the file is written: `format` marks the map as one of ours, the `id` is in the name of the file, a `text` by
 * language becomes properties of the map, `orientation` and `terrain` are its grid and its tiles, `barriers` lines along edges.
 */
export type MapField = 'format' | 'id' | 'text' | 'orientation' | 'terrain' | 'barriers' | ShapeField;

/** By the key of the file, in the order in which files have them. */
export type MapFields = Readonly<Record<string, MapField>>;

/** The lists whose entries are shapes, places apart: they are the map's own. */
export function shapeFields(fields: MapFields): [string, ShapeField][] {
  return Object.entries(fields).filter(
    (entry): entry is [string, ShapeField] => typeof entry[1] === 'object',
  );
}

export function textFields(fields: MapFields): string[] {
  return Object.keys(fields).filter((key) => fields[key] === 'text');
}

/** The keys of an entry's fields that are written in this way. */
export function entryKeys({ fields }: ShapeField, ...ways: readonly EntryField[]): string[] {
  return Object.keys(fields).filter((key) => ways.includes(fields[key] as EntryField));
}
