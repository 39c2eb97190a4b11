// How each field of a map of Trains goes to programs that draw maps. The type asks for an answer when the schema gains a field.
import type { Names } from '@railwright/engine';
import type { EntryField, MapField, ShapeField } from '../../import-export/map-fields.ts';
import type { MapData } from '../schema/map.ts';

/** The ways in which a value of a type can be written. */
type WayOf<T> = [T] extends [number]
  ? 'number'
  : [T] extends [string]
    ? 'cell' | 'word' | 'id'
    : [T] extends [string | Names]
      ? 'text'
      : [T] extends [readonly string[]]
        ? 'pair' | 'runs'
        : never;

interface ShapesOf<Entry> extends ShapeField {
  readonly fields: { readonly [F in keyof Entry]-?: EntryField & WayOf<NonNullable<Entry[F]>> };
}

type FieldOf<T> = [T] extends [readonly (infer Entry)[]]
  ? Entry extends readonly string[]
    ? 'barriers'
    : ShapesOf<Entry>
  : Exclude<MapField, ShapeField | 'barriers'>;

export const MAP_FIELDS: { readonly [K in keyof MapData]-?: FieldOf<NonNullable<MapData[K]>> } = {
  format: 'format',
  id: 'id',
  name: 'text',
  description: 'text',
  orientation: 'orientation',
  terrain: 'terrain',
  places: {
    class: 'city',
    shape: 'place',
    fields: { at: 'cell', city: 'number', remote: 'number', name: 'text' },
  },
  barriers: 'barriers',
  oneWay: { class: 'one-way', shape: 'arrow', fields: { from: 'cell', to: 'cell' } },
  links: {
    class: 'link',
    shape: 'line',
    fields: { between: 'pair', cost: 'number', kind: 'word', toll: 'number', for: 'word', name: 'text' },
  },
  routes: {
    class: 'route',
    shape: 'line',
    fields: { from: 'cell', to: 'cell', points: 'number', for: 'word', name: 'text' },
  },
  bonuses: { class: 'bonus', shape: 'point', fields: { at: 'cell', points: 'number', coins: 'number' } },
  regions: { class: 'region', shape: 'tiles', fields: { id: 'id', name: 'text', cells: 'runs' } },
  tokens: { class: 'token', shape: 'point', fields: { at: 'cell', kind: 'word', count: 'number' } },
};
