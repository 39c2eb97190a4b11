// Schemas that several kinds of file share. Every schema is written as a TypeBox type or as JSON Schema with its static
// type next to it. There is no oneOf or anyOf anywhere: a value that may be of several types has a type union, so that one
// mistake is one error at the right place. `title` completes the sentence "this must be …".
import { Type } from 'typebox';
import type { Static, TSchema } from 'typebox';
import type { Names } from '@railwright/engine';
import { defines, refTo, type Annotations, type NamedKind } from './annotations.ts';

/** Nothing but the declared keys. */
export const CLOSED = { additionalProperties: false } as const;

export const ID_PATTERN = '^[a-z][a-z0-9]*(-[a-z0-9]+)*$';
export const REFERENCE_PATTERN = '^([a-z][a-z0-9]*(-[a-z0-9]+)*/)?[a-z][a-z0-9]*(-[a-z0-9]+)*$';
const LANGUAGE_PATTERN = '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$';
/** Longest text that names something. */
const MAX_NAME = 200;

/** The format that this program reads and writes. */
export const FORMAT = 1;

export const Format = Type.Unsafe<typeof FORMAT>({
  title: `the number ${FORMAT}`,
  description: 'Version of the file format.',
  type: 'integer',
  const: FORMAT,
});

const ID = {
  title: 'an id: small letters, digits and single hyphens, such as mail-train',
  pattern: ID_PATTERN,
  maxLength: 80,
} as const;

/** A new id. */
export function id(kind: NamedKind, description: string) {
  return Type.String({ ...defines(kind), ...ID, description });
}

/** The id of something, in this pack or the packs it extends, or `pack/id`. */
export function reference(to: NamedKind, description: string) {
  return Type.String({
    ...refTo(to),
    title: 'an id, or pack/id for another pack’s',
    description,
    pattern: REFERENCE_PATTERN,
    maxLength: 161,
  });
}

/** Text, or text by language. */
export function names(description: string) {
  return Type.Unsafe<string | Names>({
    title: 'text, or texts by language such as { en: Kyoto, fr: Kyoto }',
    description,
    type: ['string', 'object'],
    minLength: 1,
    maxLength: 2000,
    properties: { en: { title: 'text', description: 'English.', type: 'string', minLength: 1 } },
    required: ['en'],
    propertyNames: { title: 'a language code such as en or pt-BR', pattern: LANGUAGE_PATTERN },
    additionalProperties: { title: 'text', type: 'string', minLength: 1, maxLength: 2000 },
  });
}

export function text(description: string, maxLength = MAX_NAME) {
  return Type.String({ title: 'text', description, minLength: 1, maxLength });
}

export function wholeNumber(description: string, minimum: number, maximum: number) {
  return Type.Integer({
    title: `a whole number from ${minimum} to ${maximum}`,
    description,
    minimum,
    maximum,
  });
}

export const SeatRange = Type.Object(
  { min: wholeNumber('Fewest seats.', 1, 8), max: wholeNumber('Most seats.', 1, 8) },
  { ...CLOSED, title: 'fewest and most seats, such as { min: 2, max: 4 }' },
);

/** An object whose keys are all of one form and whose values are all of one type. */
export function record<T extends TSchema>(
  key: Annotations & { readonly title: string; readonly pattern: string; readonly description?: string },
  value: T,
  options: { readonly title: string; readonly description: string; readonly maxProperties?: number },
) {
  return Type.Unsafe<Readonly<Record<string, Static<T>>>>({
    ...options,
    type: 'object',
    propertyNames: { ...key, maxLength: 161 },
    additionalProperties: value,
  });
}

export const CARD_KEY = { ...refTo('cards'), title: 'the id of a card', pattern: REFERENCE_PATTERN } as const;
