// The vocabulary in which events are declared; their schema and the page about them are made from the declarations.

const SCHEMAS = {
  seat: { type: 'integer', minimum: 0 },
  seats: { type: 'array', items: { type: 'integer', minimum: 0 } },
  count: { type: 'integer', minimum: 0 },
  number: { type: 'integer' },
  numbers: { type: 'array', items: { type: 'integer' } },
  pair: { type: 'array', items: { type: 'array', items: { type: 'integer' } } },
  text: { type: 'string' },
  texts: { type: 'array', items: { type: 'string' } },
  lists: { type: 'array', items: { type: 'array', items: { type: 'string' } } },
  flag: { const: true },
  yesOrNo: { type: 'boolean' },
  counts: { type: 'object', additionalProperties: { type: 'integer' } },
  object: { type: 'object' },
  textOrNull: { type: ['string', 'null'] },
} as const;
export type FieldType = keyof typeof SCHEMAS;

/** Titles for the page. */
export const TYPE_WORDS: Readonly<Record<FieldType, string>> = {
  seat: 'seat, from 0',
  seats: 'list of seats',
  count: 'number',
  number: 'number',
  numbers: 'list of numbers',
  pair: 'lists of numbers',
  text: 'text',
  texts: 'list of texts',
  lists: 'lists of texts',
  flag: '`true`',
  yesOrNo: '`true` or `false`',
  counts: 'number by name',
  object: 'object',
  textOrNull: 'text or `null`',
};

export interface EventField {
  readonly type: FieldType;
  /** One sentence. */
  readonly doc: string;
  readonly optional?: true;
}

export interface EventSpec {
  readonly doc: string;
  readonly fields: Readonly<Record<string, EventField>>;
}

export type EventSpecs = Readonly<Record<string, EventSpec>>;

/** A field that is there in some events only. */
export function maybe(type: FieldType, doc: string): EventField {
  return { type, doc, optional: true };
}

export function field(type: FieldType, doc: string): EventField {
  return { type, doc };
}

/** The JSON Schema of one event. */
export function schemaOfEvent(name: string, { doc, fields }: EventSpec): object {
  return {
    type: 'object',
    description: doc,
    required: ['type', ...Object.keys(fields).filter((key) => fields[key]?.optional !== true)],
    properties: {
      type: { const: name },
      ...Object.fromEntries(
        Object.entries(fields).map(([key, { type, doc: about }]) => [
          key,
          { ...SCHEMAS[type], description: about },
        ]),
      ),
    },
    additionalProperties: false,
  };
}
