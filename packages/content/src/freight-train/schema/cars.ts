// cars/*.yaml of Freight Train: types of freight car.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { art } from '../../schema/art.ts';
import { CLOSED, Format, id, names } from '../../schema/common.ts';
import { layoutName } from '../../schema/looks.ts';

const Car = Type.Object(
  {
    id: id('cars', 'Unique among the cars of the pack.'),
    name: names('Printed on the car.'),
    art: Type.Optional(art('The picture on the card.')),
    layout: Type.Optional(layoutName('The layout of this card, if it differs from that of the pack.')),
  },
  {
    ...CLOSED,
    title: 'a type of car',
    description: 'One type of car.',
    examples: [{ id: 'coal', name: { en: 'Coal', fr: 'Charbon' } }],
  },
);
export type CarData = Static<typeof Car>;

export const CarsSchema = Type.Object(
  {
    format: Format,
    cars: Type.Array(Car, {
      title: 'a list of types of car, each with a dash',
      description: 'The types of car of this file.',
      minItems: 1,
      maxItems: 500,
    }),
  },
  { ...CLOSED, title: 'a file of types of car' },
);
