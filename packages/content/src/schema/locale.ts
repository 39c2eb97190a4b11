// locales/*.yaml: names and texts in another language, or as one edition words them.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { refTo } from './annotations.ts';
import { CARD_KEY, CLOSED, Format, id, names, record } from './common.ts';

const entry = (description: string) =>
  Type.Unsafe<string | { readonly name?: string; readonly text?: string }>({
    title: 'a name, or { name, text }',
    description,
    type: ['string', 'object'],
    minLength: 1,
    maxLength: 200,
    properties: {
      name: {
        title: 'text',
        description: 'The name in this language.',
        type: 'string',
        minLength: 1,
        maxLength: 200,
      },
      text: {
        title: 'text',
        description: 'The rules text in this language.',
        type: 'string',
        minLength: 1,
        maxLength: 2000,
      },
    },
    additionalProperties: false,
    minProperties: 1,
  });

export const LocaleSchema = Type.Object(
  {
    format: Format,
    id: id('locales', 'Unique among the locales of the pack. Rules name it as their wording.'),
    title: Type.Optional(names('For your own overview; players never see it.')),
    language: Type.Optional(
      Type.String({
        title: 'a language code such as en or pt-BR',
        description: 'The language of the texts; English by default.',
        pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
      }),
    ),
    cards: Type.Optional(
      record(CARD_KEY, entry('What this card is called.'), {
        title: 'names by card id',
        description: 'Names of cards.',
        maxProperties: 20_000,
      }),
    ),
    places: Type.Optional(
      record(
        { ...refTo('places'), title: 'a name as printed on the map', pattern: '^.{1,200}$' },
        entry('What this place is called.'),
        {
          title: 'names by the place’s name on the map',
          description: 'Names of places.',
          maxProperties: 2000,
        },
      ),
    ),
  },
  { ...CLOSED, title: 'a locale' },
);
export type LocaleData = Static<typeof LocaleSchema>;
