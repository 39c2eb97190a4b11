// The fields of a card as its schema declares them: a field added to the schema appears in the form without changes here.
import type { Schema } from '@railwright/content';
import { plainLabel } from '../../../core/content/plain-label.ts';

type FieldKind =
  | 'names'
  | 'number'
  | 'flag'
  | 'words'
  | 'steps'
  | 'lasting'
  | 'nested'
  | 'text'
  | 'amount'
  | 'condition'
  | 'other';

export interface CardField {
  readonly key: string;
  readonly title: string;
  readonly doc: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
}

interface FieldSchema extends Schema {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
}

const TITLES: Readonly<Record<string, string>> = {
  value: 'Coins',
  mandatory: 'Effect is mandatory',
  cheaper: 'Cheaper by …',
  dearer: 'Dearer by …',
  buyIf: 'Can be bought only if …',
  endPoints: 'Points at the end for …',
  onBuy: 'When bought',
  onGain: 'When gained',
  instead: 'Instead of what would happen to it',
  text: 'Own wording',
};

/** The fields of one card, in the order of the schema; none before the schema is loaded. */
export function cardFields(schema: Schema | undefined): CardField[] {
  const card = (schema as FieldSchema | undefined)?.properties?.['cards']?.items;
  const required = new Set(card?.required ?? []);
  return Object.entries(card?.properties ?? {}).map(([key, field]) => ({
    key,
    title: fieldTitle(key),
    doc: field.description ?? '',
    kind: kindOf(field),
    required: required.has(key),
    minimum: field.minimum,
    maximum: field.maximum,
  }));
}

/** The name of a card's field. */
export function fieldTitle(key: string): string {
  return (Object.hasOwn(TITLES, key) ? TITLES[key] : undefined) ?? plainLabel(key);
}

function kindOf(field: FieldSchema): FieldKind {
  if (field.$ref === '#/$defs/steps') return 'steps';
  if (field.$ref === '#/$defs/lasting') return 'lasting';
  if (field.$ref === '#/$defs/amount') return 'amount';
  if (field.$ref === '#/$defs/condition') return 'condition';
  const types = [field.type ?? []].flat();
  if (types.includes('integer')) return 'number';
  if (types.includes('boolean')) return 'flag';
  if (types.includes('array')) return 'words';
  if (types.includes('string') && types.includes('object')) return 'names';
  if (types.includes('object') && field.properties?.['do']?.$ref === '#/$defs/steps') return 'nested';
  return types.includes('string') ? 'text' : 'other';
}
