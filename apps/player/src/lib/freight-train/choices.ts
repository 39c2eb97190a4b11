// Describes the choices of Freight Train, from their text form.
import { freightWords } from './words.ts';

export function wordOf(text: string): string {
  return text.split(' ')[0] ?? '';
}

/** The car that a choice of where to place one is about; undefined for other choices. */
export function placedCar(text: string): string | undefined {
  const [word = '', one = '', two = ''] = text.split(' ');
  if (word === 'to-train' || word === 'to-mixed') return one;
  return word === 'to-yard' ? two : undefined;
}

export interface Telling {
  readonly thing: (id: string) => string;
  /** The car at the exit of a siding of the main yard, counted from 1. */
  readonly firstOf: (siding: number) => string | undefined;
  readonly rearrangeCost: number;
  /** Whether there is a train of that type to which a car can be added. */
  readonly hasTrain: (car: string) => boolean;
}

export function tellFreightChoice(
  text: string,
  { thing, firstOf, rearrangeCost, hasTrain }: Telling,
): string {
  const ft = freightWords();
  const [word = '', one = '', two = '', three = ''] = text.split(' ');
  switch (word) {
    case 'fill':
      return ft.fill(one);
    case 'take': {
      const first = firstOf(Number(one));
      return ft.take(one, first === undefined ? '' : thing(first));
    }
    case 'from-yard':
      return ft.fromYard(
        one,
        thing(three),
        two === 'to-mixed' ? freightWords().mixedTrain : hasTrain(three) ? ft.ownTrain : ft.newTrain,
      );
    case 'to-train':
      return (hasTrain(one) ? ft.toTrain : ft.toNewTrain)(thing(one));
    case 'to-mixed':
      return ft.toMixed(thing(one));
    case 'to-yard':
    case 'place':
      return ft.toYard(thing(two), one);
    case 'rearrange':
      return ft.rearrange(rearrangeCost);
    default:
      return ft.plain[text] ?? text;
  }
}

/** Where the car being placed goes, in short; the question names the car. */
export function tellPlace(text: string, { hasTrain }: Telling): string {
  const { places } = freightWords();
  const [word = '', one = ''] = text.split(' ');
  if (word === 'to-yard') return places.siding(one);
  if (word === 'to-mixed') return places.mixed;
  return hasTrain(one) ? places.train : places.newTrain;
}
