// cars/*.yaml of Freight Train: types of freight car.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CLOSED, Format, id, names } from '../../schema/common.ts';

const Car = Type.Object(
  { id: id('cars', 'Unique among the cars of the pack.'), name: names('Printed on the car.') },
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
